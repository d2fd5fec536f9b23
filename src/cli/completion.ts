/** `toolint completion SHELL`: a script that completes commands, options, their values and the ids of rules. */
import { didYouMean } from '../core/did-you-mean.js';
import { BUILTIN_PACKS } from '../core/pack.js';
import type { Rule } from '../core/rule.js';
import { UserError } from '../files/errors.js';
import { COMMANDS, LINTING, OPTIONS, type Option } from './args.js';
import type { Terminal } from './terminal.js';

interface Words {
  readonly rules: readonly string[];
}

const SHELLS: Readonly<Record<string, (words: Words) => string>> = { bash, zsh, fish };

export function completion(rest: readonly string[], rules: readonly Rule[], terminal: Terminal): number {
  const [shell, ...more] = rest;
  const known = Object.keys(SHELLS);
  if (shell === undefined || more.length > 0)
    throw new UserError(`Name one shell: toolint completion ${known.join('|')}`);
  if (!Object.hasOwn(SHELLS, shell))
    throw new UserError(`There is no completion for "${shell}"${didYouMean(shell, known)}: ${known.join(', ')}.`);
  terminal.out(SHELLS[shell]!({ rules: rules.map(({ id }) => id).sort() }));
  return 0;
}

const options = Object.entries(OPTIONS) as [string, Option][];
const FLAGS = options.map(([name]) => `--${name}`);
const PATHS = new Set(['FILE', 'PATH', 'NAME']);
/** Options with a fixed set of values. */
const CHOICES = options.flatMap(([name, { choices }]) => (choices ? [{ name, choices }] : []));
const WITH_PATH = options.flatMap(([name, { value = '', choices }]) => (!choices && PATHS.has(value) ? [name] : []));
const PACKS = [...BUILTIN_PACKS];
const FIRST = [...COMMANDS, ...LINTING].join(' ');

function bash({ rules }: Words): string {
  const cases = CHOICES.map(({ name, choices }) => `    --${name}) words="${choices.join(' ')}" ;;`);
  return `# toolint completion for bash. Add to ~/.bashrc:  source <(toolint completion bash)
_toolint() {
  local words="" current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  case "$previous" in
${cases.join('\n')}
    ${WITH_PATH.map((name) => `--${name}`).join('|')}) COMPREPLY=($(compgen -f -- "$current")); return ;;
    explain) words="${[...rules, ...PACKS].join(' ')}" ;;
    rules) words="${PACKS.join(' ')}" ;;
    completion) words="${Object.keys(SHELLS).join(' ')}" ;;
    --rule) words="${[...rules, ...PACKS.map((pack) => `${pack}/*`)].join(' ')}" ;;
    *)
      if [[ $current == -* ]]; then words="${FLAGS.join(' ')}"
      elif (( COMP_CWORD == 1 )); then words="${FIRST}"
      fi ;;
  esac
  set -o noglob
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  set +o noglob
  [[ $current == -* || $previous == -* || \${#COMPREPLY[@]} -gt 0 ]] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _toolint toolint
`;
}

function zsh({ rules }: Words): string {
  const quoted = (text: string): string => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, String.raw`\$&`);
  const specs = options.map(([name, { help, value, choices, multiple, optional }]) => {
    const again = multiple ? '*' : '';
    const action = choices ? `(${choices.join(' ')})` : name === 'rule' ? '_toolint_rules' : '_files';
    const takes = value === undefined ? '' : `${optional ? '::' : ':'}${quoted(value)}:${action}`;
    return `    '${again}--${name}${value === undefined || optional ? '' : '='}[${quoted(help)}]${takes}'`;
  });
  return `#compdef toolint
# toolint completion for zsh. Write it to a file named _toolint in a folder of $fpath.
_toolint_rules() { local -a ids; ids=(${rules.join(' ')}); compadd -a ids }
_toolint() {
  case "\${words[2]}" in
    explain) (( CURRENT > 2 )) && { _toolint_rules; compadd ${PACKS.join(' ')}; return } ;;
    rules) (( CURRENT > 2 )) && { compadd ${PACKS.join(' ')}; return } ;;
    completion) (( CURRENT > 2 )) && { compadd ${Object.keys(SHELLS).join(' ')}; return } ;;
  esac
  (( CURRENT == 2 )) && compadd ${FIRST}
  _arguments -s \\
${specs.join(' \\\n')} \\
    '*:file:_files'
}
compdef _toolint toolint
`;
}

function fish({ rules }: Words): string {
  const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = options.map(([name, { short, help, value, choices, optional }]) => {
    const takes = value === undefined || optional ? '' : choices ? ' -x' : ' -r';
    const from = choices ? ` -a ${quoted(choices.join(' '))}` : '';
    return `complete -c toolint -l ${name}${short ? ` -s ${short}` : ''}${takes}${from} -d ${quoted(help)}`;
  });
  const after = (command: string, words: readonly string[]): string =>
    `complete -c toolint -n '__fish_seen_subcommand_from ${command}' -f -a ${quoted(words.join(' '))}`;
  return `# toolint completion for fish. Write it to ~/.config/fish/completions/toolint.fish
complete -c toolint -n __fish_use_subcommand -a ${quoted(FIRST)}
${after('explain', [...rules, ...PACKS])}
${after('rules', PACKS)}
${after('completion', Object.keys(SHELLS))}
${lines.join('\n')}
`;
}
