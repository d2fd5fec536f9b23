/** The command line as data. One table says what there is; help is printed from it. */
import { parseArgs } from 'node:util';
import { didYouMean, near } from '../core/did-you-mean.js';
import { PRESETS, SEVERITIES } from '../core/pack.js';
import { REPORT_FORMATS } from '../report/index.js';
import { UserError } from '../files/errors.js';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: true;
  readonly value?: string;
  /** The value may be left out. */
  readonly optional?: true;
  readonly choices?: readonly string[];
  readonly help: string;
}

export const OPTIONS = {
  config: { type: 'string', short: 'c', value: 'FILE', help: 'use this config and look for no other' },
  preset: {
    type: 'string',
    value: 'NAME',
    choices: PRESETS,
    help: 'recommended, strict or spec',
  },
  rule: {
    type: 'string',
    multiple: true,
    value: 'ID=SEVERITY',
    help: 'error, warning, info or off for one rule (repeatable)',
  },
  format: { type: 'string', short: 'f', value: 'NAME', choices: REPORT_FORMATS, help: REPORT_FORMATS.join(', ') },
  'output-file': {
    type: 'string',
    short: 'o',
    value: 'FILE',
    help: 'write the report there, or the patch of --fix-dry-run',
  },
  fix: { type: 'boolean', help: 'fix what can be fixed without changing what was meant' },
  'fix-unsafe': { type: 'boolean', help: 'fix also where the meaning may change' },
  'fix-dry-run': { type: 'boolean', help: 'print what --fix would change as a unified diff' },
  'fail-on': {
    type: 'string',
    value: 'SEVERITY',
    choices: [...SEVERITIES, 'never'],
    help: 'exit 1 from error (default), warning or info on, or never',
  },
  'max-warnings': { type: 'string', value: 'N', help: 'exit 1 when there are more warnings' },
  'if-no-manifests': {
    type: 'string',
    value: 'WHAT',
    choices: ['error', 'warn', 'ignore'],
    help: 'error, warn (default) or ignore when nothing can be linted',
  },
  changed: {
    type: 'string',
    value: 'BASE',
    optional: true,
    help: 'only findings on lines changed since BASE (the main branch)',
  },
  'ignore-unknown': { type: 'boolean', help: 'take named files for what they hold, and pass over the others' },
  suppress: { type: 'boolean', help: 'accept all that is found, in toolint-suppressions.json' },
  reason: { type: 'string', value: 'TEXT', help: 'why it is accepted (with --suppress)' },
  'prune-suppressions': { type: 'boolean', help: 'take out suppressions that have nothing left to hide' },
  stdin: { type: 'boolean', help: 'lint what comes in on standard input' },
  'stdin-filename': { type: 'string', value: 'NAME', help: 'the name to lint it under' },
  quiet: { type: 'boolean', short: 'q', help: 'show errors only' },
  color: { type: 'boolean', help: 'colours, whatever the terminal' },
  'no-color': { type: 'boolean', help: 'no colours' },
  'print-config': { type: 'string', value: 'FILE', help: 'show the rules that hold for a file' },
  why: { type: 'string', value: 'PATH', help: 'show what a file or folder was taken for, or why not' },
  version: { type: 'boolean', short: 'v', help: 'show the version' },
  help: { type: 'boolean', short: 'h', help: 'show this help' },
} as const satisfies Record<string, Option>;

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
  /** The base of `--changed` stands behind a blank, so it may be a path. */
  readonly isBaseLoose: boolean;
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
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option: Option | undefined = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name as Name] : undefined;
    if (!option) throw new UserError(`There is no option ${token.rawName}${hint(token.rawName)}. See toolint --help.`);
    check(token.rawName, option, token.value, values[token.name]);
    if (token.name === 'changed') isBaseLoose = token.inlineValue === false;
  }
  return { flags: values as Flags, paths: positionals, isBaseLoose };
}

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

const COMMANDS = ['explain', 'rules', 'init', 'help'];

/** What is no path and looks like a command was hardly meant as a path. */
export function refuseMisspelt(word: string): void {
  const said = `There is no file or command "${word}"`;
  if (word === 'lint')
    throw new UserError(`${said}: to lint, name files and folders alone, as in toolint src, or nothing at all.`);
  if (/^[a-z]+$/i.test(word) && near(word, COMMANDS) !== undefined)
    throw new UserError(`${said}${didYouMean(word, COMMANDS)}. See toolint --help.`);
}

function shownValue({ value, optional }: Option): string {
  if (value === undefined) return '';
  return optional ? ` [${value}]` : ` ${value}`;
}

function hint(raw: string): string {
  return didYouMean(
    raw,
    Object.keys(OPTIONS).map((name) => `--${name}`),
  );
}

export function help(): string {
  const rows = Object.entries(OPTIONS).map(([name, option]: [string, Option]) => {
    const left = `${option.short ? `-${option.short}, ` : '    '}--${name}${shownValue(option)}`;
    return `  ${left.padEnd(34)}${option.help}`;
  });
  return `toolint: finds what is wrong in the manifests that describe tools to AI models.

Usage
  toolint [paths or globs...]       lint; without paths, everything below this folder
  toolint explain <rule-id>         what a rule wants, and why
  toolint rules [--format json]     every rule there is
  toolint init                      set up this repository: config, workflow

Options
${rows.join('\n')}

Exit status: 0 clean, 1 findings, 2 it could not run or a file could not be read.
`;
}
