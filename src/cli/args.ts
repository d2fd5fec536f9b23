/** The command line as data. One table says what there is; help is printed from it. */
import { parseArgs } from 'node:util';
import { didYouMean, nearestWord } from '../core/did-you-mean.js';
import { PRESETS, SEVERITIES } from '../core/pack.js';
import { REPORT_FORMATS } from '../report/index.js';
import { UserError } from '../files/errors.js';

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: true;
  readonly value?: string;
  /** The value may be left out. */
  readonly optional?: true;
  readonly choices?: readonly string[];
  /** The command that it belongs to, where it is for no other. */
  readonly command?: 'server';
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
    help: 'error, warning, info or off for a rule or a family (mcp/*); repeatable',
  },
  clients: {
    type: 'string',
    value: 'LIST',
    help: 'the AI clients that must accept the tools, separated by commas: claude,openai',
  },
  format: { type: 'string', short: 'f', value: 'NAME', choices: REPORT_FORMATS, help: REPORT_FORMATS.join(', ') },
  'output-file': {
    type: 'string',
    short: 'o',
    value: 'FILE',
    help: 'write the report there, or the patch of --fix-dry-run',
  },
  statistics: { type: 'boolean', help: 'count the findings of each rule instead of listing them' },
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
  'base-release': { type: 'boolean', help: 'toolint diff: compare with the newest release' },
  changed: {
    type: 'string',
    value: 'BASE',
    optional: true,
    help: 'only findings on lines changed since BASE (the main branch)',
  },
  'ignore-unknown': { type: 'boolean', help: 'skip named files that are not manifests' },
  suppress: { type: 'boolean', help: 'accept everything that is reported, in toolint-suppressions.json' },
  'suppress-at': {
    type: 'string',
    value: 'PLACE',
    help: 'accept one finding: FILE:LINE or FILE:LINE:COLUMN, as reports print it',
  },
  'suppress-rule': { type: 'string', value: 'ID', help: 'accept only what this rule reports; also with --suppress-at' },
  reason: { type: 'string', value: 'TEXT', help: 'why it is accepted (with --suppress, or one of the two above)' },
  'prune-suppressions': { type: 'boolean', help: 'remove suppressions that hide nothing any more' },
  stdin: { type: 'boolean', help: 'lint what comes in on standard input' },
  'stdin-filename': { type: 'string', value: 'NAME', help: 'the name to lint it under' },
  quiet: { type: 'boolean', short: 'q', help: 'show errors only' },
  color: { type: 'boolean', help: 'colours, whatever the terminal' },
  'no-color': { type: 'boolean', help: 'no colours' },
  'print-config': { type: 'string', value: 'FILE', help: 'show the rules that hold for a file' },
  'print-tools': { type: 'boolean', help: 'print the tools as they are served, as JSON' },
  why: {
    type: 'string',
    value: 'PATH',
    help: 'show the format that each file was recognised as, or why it was skipped',
  },
  'show-files': {
    type: 'boolean',
    help: 'list the files with tools and their formats, and those that were skipped, with the reason',
  },
  watch: { type: 'boolean', short: 'w', help: 'lint again when files in this folder change, until Ctrl-C' },
  timing: { type: 'boolean', help: 'show where the time goes, by phase and by rule' },
  version: { type: 'boolean', short: 'v', help: 'show the version' },
  help: { type: 'boolean', short: 'h', help: 'show this help' },
  url: { type: 'string', command: 'server', value: 'URL', help: 'the server behind this URL, instead of a command' },
  servers: {
    type: 'string',
    command: 'server',
    value: 'FILE',
    help: "the servers in a client's config or a server.json",
  },
  name: {
    type: 'string',
    command: 'server',
    multiple: true,
    value: 'NAME',
    help: 'only this one of --servers (repeatable); else what to call the server',
  },
  env: {
    type: 'string',
    command: 'server',
    multiple: true,
    value: 'NAME=VALUE',
    help: 'a variable for the server; a name alone hands on your own (repeatable)',
  },
  'env-file': {
    type: 'string',
    command: 'server',
    multiple: true,
    value: 'FILE',
    help: 'variables for the server, one a line (repeatable)',
  },
  header: {
    type: 'string',
    command: 'server',
    multiple: true,
    value: 'NAME: VALUE',
    help: 'a header for the server behind --url (repeatable)',
  },
  cwd: { type: 'string', command: 'server', value: 'DIR', help: 'run the server here instead of in an empty folder' },
  'start-timeout': { type: 'string', command: 'server', value: 'SECONDS', help: 'how long it may take to start (30)' },
  'list-timeout': { type: 'string', command: 'server', value: 'SECONDS', help: 'how long a list may take (20)' },
  'max-pages': { type: 'string', command: 'server', value: 'N', help: 'how many pages a list may have (100)' },
  as: {
    type: 'string',
    command: 'server',
    value: 'CLIENT',
    choices: ['full', 'bare'],
    help: 'a client that can do everything (full, default) or only list (bare)',
  },
  protocol: {
    type: 'string',
    command: 'server',
    value: 'REVISION',
    help: 'auto (default), a revision of MCP such as 2026-07-28, otc or gloodata',
  },
  source: {
    type: 'string',
    command: 'server',
    value: 'DIR',
    help: 'report findings at the lines of the source in this folder',
  },
  save: { type: 'string', command: 'server', value: 'FILE', help: 'write what the server answered, to lint it again' },
  budget: { type: 'string', command: 'server', value: 'TOKENS', help: 'warn when the tools cost more tokens' },
  twice: { type: 'boolean', command: 'server', help: 'start the server twice and report what differs' },
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
    if (!option) throw new UserError(`There is no option ${token.rawName}${hint(token.rawName)}. See toolint --help.`);
    check(token.rawName, option, token.value, values[token.name]);
    if (token.name === 'changed') isBaseLoose = token.inlineValue === false;
  }
  const isStdin = positionals.length === 1 && positionals[0] === '-';
  const flags: Flags = { ...(values as Flags), ...(isStdin && { stdin: true }) };
  return { flags, paths: isStdin ? [] : positionals, isBaseLoose, behindDashes };
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

export const COMMANDS = ['explain', 'rules', 'clients', 'init', 'server', 'diff', 'dump', 'lsp', 'completion', 'help'];

/** What is no path and looks like a command was hardly meant as a path. */
export function refuseMisspelt(word: string): void {
  const said = `There is no file or command "${word}"`;
  if (word === 'lint')
    throw new UserError(`${said}: to lint, name files and folders alone, as in toolint src, or nothing at all.`);
  if (/^[a-z]+$/i.test(word) && nearestWord(word, COMMANDS) !== undefined)
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

/** Options that only `toolint server` has mean nothing elsewhere. */
export function refuseOptionsOf(command: 'server', flags: Flags): void {
  const stray = Object.keys(flags).find((name) => (OPTIONS[name as Name] as Option | undefined)?.command === command);
  if (stray !== undefined)
    throw new UserError(`--${stray} goes together with toolint ${command}, as in toolint ${command} --${stray} …`);
}

function rowsFor(command: Option['command']): string {
  const own = Object.entries(OPTIONS).filter(([, option]: [string, Option]) => option.command === command);
  return own
    .map(([name, option]: [string, Option]) => {
      const left = `${option.short ? `-${option.short}, ` : '    '}--${name}${shownValue(option)}`;
      return `  ${left.padEnd(34)}${option.help}`;
    })
    .join('\n');
}

/** How each command is called, and what it does. */
const USAGE: readonly (readonly [command: string, form: string, what: string])[] = [
  ['', '[paths or globs...]', 'lint; without paths, everything below this folder'],
  ['explain', '<rule-id>', 'what a rule wants, and why'],
  ['', '-', 'lint standard input'],
  ['rules', '[PACK]', 'every rule there is, or those of a pack, such as mcp'],
  ['clients', '[FILE]', 'what AI clients refuse, and which of them take the tools of a file'],
  ['lsp', '', 'serve an editor (language server protocol)'],
  ['init', '', 'set up this repository: config, workflow'],
  ['diff', '[BASE [HEAD]] [-- paths]', 'what changed for those who call the tools, and what breaks'],
  ['dump', '[paths...]', 'all tools as one sorted list'],
  ['server', '-- COMMAND', 'ask a running server for its lists, and lint them'],
  ['completion', 'SHELL', 'a completion script for bash, zsh or fish'],
];

function usageOf([command, form, what]: (typeof USAGE)[number]): string {
  const call = ['toolint', command, form].filter((word) => word !== '').join(' ');
  return `  ${call.padEnd(34)}${call.length < 34 ? '' : '  '}${what}`;
}

/** What a command does comes first, where one is named. */
export function help(command = ''): string {
  const own = command === '' ? undefined : USAGE.find(([name]) => name === command);
  const ofServer = `Options of toolint server
${rowsFor('server')}

`;
  const isServer = command === 'server';
  return `${own ? `${usageOf(own).trim()}\n\n` : ''}${isServer ? ofServer : ''}toolint: finds what is wrong in the manifests that describe tools to AI models.

Usage
${USAGE.map(usageOf).join('\n')}

Options
${rowsFor(undefined)}

${isServer ? '' : ofServer}Exit status: 0 clean, 1 findings, 2 it could not run or a file could not be read.
`;
}
