/** The command line as data. One table says what there is; help.ts prints help from it. */
import { parseArgs } from 'node:util';
import { didYouMean, nearestWord } from '../core/did-you-mean.js';
import { PRESET_NAMES, SEVERITIES } from '../core/pack.js';
import { REPORT_FORMATS } from '../report/index.js';
import { UserError } from '../files/errors.js';

/** Commands with options of their own. */
export const OWNERS = ['server', 'clients'] as const;
type OwnerCommand = (typeof OWNERS)[number];

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: true;
  readonly value?: string;
  /** The value may be left out. */
  readonly optional?: true;
  readonly choices?: readonly string[];
  /** The command that it belongs to, where it is for no other. */
  readonly command?: OwnerCommand;
  readonly help: string;
}

type More = Pick<Option, 'short' | 'optional' | 'choices' | 'command'>;

const flag = (help: string, more: More = {}) => ({ type: 'boolean', help, ...more }) as const;
const text = (value: string, help: string, more: More = {}) => ({ type: 'string', value, help, ...more }) as const;
/** May be given more than once. */
const texts = (value: string, help: string) => ({ ...text(value, help), multiple: true }) as const;
const ofServer = <O extends Option>(option: O) => ({ ...option, command: 'server' }) as const;

export const OPTIONS = {
  config: text('FILE', 'use only this config file', { short: 'c' }),
  preset: text('NAME', 'recommended, strict, spec or a store', { choices: PRESET_NAMES }),
  rule: texts('ID=SEVERITY', 'error, warning, info or off for a rule or a family (mcp/*); repeatable'),
  clients: text('LIST', 'the AI clients that must accept the tools, separated by commas: claude,openai'),
  format: text('NAME', REPORT_FORMATS.join(', '), { short: 'f', choices: REPORT_FORMATS }),
  'output-file': text('FILE', 'write the report there, or the patch of --fix-dry-run', { short: 'o' }),
  statistics: flag('count the findings of each rule instead of listing them'),
  fix: flag('fix what can be fixed without changing what was meant'),
  'fix-unsafe': flag('also apply fixes that may change the meaning'),
  'fix-dry-run': flag('print what --fix would change as a unified diff'),
  'fail-on': text(
    'SEVERITY',
    'least severe finding that gives exit status 1: error (default), warning, info or never',
    { choices: [...SEVERITIES, 'never'] },
  ),
  'max-warnings': text('N', 'exit 1 if there are more than N warnings'),
  'if-no-manifests': text('WHAT', 'error, warn (default) or ignore when nothing can be linted', {
    choices: ['error', 'warn', 'ignore'],
  }),
  'base-release': flag('toolint diff: compare HEAD with the newest release, without naming BASE'),
  changed: text('BASE', 'only findings on lines changed since BASE (the main branch)', { optional: true }),
  'ignore-unknown': flag('skip named files that are not manifests'),
  suppress: flag('accept everything that is reported, in toolint-suppressions.json'),
  'suppress-at': text('PLACE', 'accept one finding: FILE:LINE or FILE:LINE:COLUMN, as reports print it'),
  'suppress-rule': text('ID', 'accept only what this rule reports; also with --suppress-at'),
  reason: text('TEXT', 'why it is accepted; with --suppress, --suppress-at or --suppress-rule'),
  'prune-suppressions': flag('remove suppressions that hide nothing any more'),
  stdin: flag('lint standard input, as toolint - does'),
  'stdin-filename': text('NAME', 'the name to lint it under'),
  quiet: flag('show errors only', { short: 'q' }),
  color: flag('always print colours'),
  'no-color': flag('never print colours'),
  'print-config': text('FILE', 'show the settings for a file, and which configs they come from'),
  'print-tools': flag('print the tools as they are served, as JSON'),
  why: text('PATH', 'show the format that each file was recognised as, or why it was skipped'),
  'show-files': flag('list the files with tools and their formats, and those that were skipped, with the reason'),
  cache: flag('keep results, and lint only what changed since the last run'),
  'cache-file': text(
    'FILE',
    'where to keep them (default: node_modules/.cache/toolint.json, else .toolint-cache.json)',
  ),
  watch: flag('lint again when files in this folder change, until Ctrl-C', { short: 'w' }),
  timing: flag('show where the time goes, by phase and by rule'),
  version: flag('show the version', { short: 'v' }),
  help: flag('show this help', { short: 'h' }),
  url: ofServer(text('URL', 'the server behind this URL, instead of a command')),
  servers: ofServer(text('FILE', "the servers in a client's config or a server.json")),
  name: ofServer(
    texts('NAME', 'ask only this one of --servers (repeatable), or the name to report a single server under'),
  ),
  env: ofServer(texts('NAME=VALUE', 'a variable for the server; NAME alone passes on your value (repeatable)')),
  'env-from': ofServer(texts('FILE', 'variables for the server, one a line (repeatable)')),
  header: ofServer(texts('NAME: VALUE', 'a header for the server behind --url (repeatable)')),
  cwd: ofServer(text('DIR', 'run the server here instead of in an empty folder')),
  'start-timeout': ofServer(text('SECONDS', 'how long it may take to start (30)')),
  'list-timeout': ofServer(text('SECONDS', 'how long each later request may take, and a list with all its pages (20)')),
  timeout: ofServer(text('SECONDS', 'how long everything with one server may take, both starts and the end too (120)')),
  'max-pages': ofServer(text('N', 'read at most N pages of a list (default 100)')),
  as: ofServer(
    text('CLIENT', 'ask as a client with all capabilities (full, default) or with none (bare)', {
      choices: ['full', 'bare'],
    }),
  ),
  protocol: ofServer(text('REVISION', 'auto (default), a revision of MCP such as 2026-07-28, otc or gloodata')),
  source: ofServer(text('DIR', 'report findings at the lines of the source in this folder')),
  save: ofServer(text('FILE', 'write what the server answered, to lint it again')),
  baseline: ofServer(
    text('FILE', 'compare the tools with those in FILE instead of linting them, by the rules of toolint diff'),
  ),
  update: ofServer(flag('write the file of --baseline, and exit with status 0')),
  budget: ofServer(text('TOKENS', 'warn if the tools cost more than TOKENS tokens')),
  badge: flag('print a badge for shields.io: the clients that take all tools', { command: 'clients' }),
  twice: ofServer(flag('start the server twice and report what differs')),
} satisfies Record<string, Option>;

type Name = keyof typeof OPTIONS;
type Value<N extends Name> = (typeof OPTIONS)[N] extends { multiple: true }
  ? string[]
  : (typeof OPTIONS)[N]['type'] extends 'boolean'
    ? boolean
    : string;

export type Flags = { readonly [N in Name]?: Value<N> };

export interface Args {
  readonly flags: Flags;
  readonly paths: readonly string[];
  /** What is to be done, where linting is called by a name of its own: then no path is taken for a command. */
  readonly isLint: boolean;
  /** The base of `--changed` is after a blank, so it may be a path. */
  readonly isBaseLoose: boolean;
  /** How many of the paths are after `--`. */
  readonly behindDashes: number;
}

export function readArgs(argv: readonly string[]): Args {
  const { values, positionals, tokens } = parseArgs({
    args: withValues(argv),
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  let isBaseLoose = false;
  const dashes = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
  const behindDashes = tokens.filter(({ kind, index }) => kind === 'positional' && index > dashes).length;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option: Option | undefined = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name as Name] : undefined;
    if (/^env-file(?:-if-exists)?$/.test(token.name)) throw new UserError(NODE_READS);
    if (!option) throw new UserError(`There is no option ${token.rawName}${hint(token.rawName)}. See toolint --help.`);
    check(token.rawName, option, token.value, values[token.name]);
    if (token.name === 'changed') isBaseLoose = token.inlineValue === false;
  }
  const [first = ''] = positionals;
  const isLint = LINTING.includes(first) && behindDashes < positionals.length;
  const named = isLint ? positionals.slice(1) : positionals;
  const isStdin = named.length === 1 && named[0] === '-';
  const flags: Flags = {
    ...(values as Flags),
    ...(isStdin && { stdin: true }),
    ...(isLint && first === 'fix' && { fix: true }),
  };
  return { flags, paths: isStdin ? [] : named, isLint, isBaseLoose, behindDashes };
}

/** Wherever it is before `--`, and before toolint can say a word. */
const NODE_READS =
  'Node itself reads the file that --env-file names, as settings of its own: name variables for a server with --env-from FILE.';

/** Where nothing follows that can be its value, the value of an option that may lack one is empty. */
function withValues(argv: readonly string[]): string[] {
  const end = argv.indexOf('--');
  return argv.map((word, at) => {
    const isBare = (end < 0 || at < end) && OPTIONALS.has(word) && (argv[at + 1] ?? '-').startsWith('-');
    return isBare ? `${word}=` : word;
  });
}

const OPTIONALS = new Set(
  Object.entries(OPTIONS).flatMap(([name, option]: [string, Option]) => (option.optional ? [`--${name}`] : [])),
);

function check(name: string, option: Option, value: string | undefined, kept: unknown): void {
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UserError(`${name} takes no value.`);
    return;
  }
  if (value === undefined || kept === true) throw new UserError(`${name} needs a value: ${name} ${option.value}.`);
  if (option.choices && !option.choices.includes(value)) {
    const choices = option.choices.join(', ');
    throw new UserError(`${name} must be one of ${choices}, not "${value}"${didYouMean(value, option.choices)}.`);
  }
}

export const COMMANDS = 'explain rules clients init server diff dump lsp mcp completion help'.split(' ');

/** What people write for linting, since other linters have it. A folder of such a name is `./lint`. */
export const LINTING: readonly string[] = ['check', 'lint', 'fix'];

/** What is no path and looks like a command was hardly meant as a path. */
export function refuseMisspelt(word: string): void {
  const known = [...COMMANDS, ...LINTING];
  if (/^[a-z]+$/i.test(word) && nearestWord(word, known) !== undefined)
    throw new UserError(`There is no file or command "${word}"${didYouMean(word, known)}. See toolint --help.`);
}

function hint(raw: string): string {
  return didYouMean(
    raw,
    Object.keys(OPTIONS).map((name) => `--${name}`),
  );
}

/** Options that only one command has mean nothing elsewhere. */
export function refuseOptionsOf(commands: readonly OwnerCommand[], flags: Flags): void {
  for (const name of Object.keys(flags)) {
    const { command }: Option = OPTIONS[name as Name] ?? {};
    if (command !== undefined && commands.includes(command))
      throw new UserError(`--${name} goes together with toolint ${command}, as in toolint ${command} --${name} …`);
  }
}
