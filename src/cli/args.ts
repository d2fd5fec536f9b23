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

export const OPTIONS = {
  config: { type: 'string', short: 'c', value: 'FILE', help: 'use only this config file' },
  preset: {
    type: 'string',
    value: 'NAME',
    choices: PRESET_NAMES,
    help: 'recommended, strict, spec or a store',
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
  'fix-unsafe': { type: 'boolean', help: 'also apply fixes that may change the meaning' },
  'fix-dry-run': { type: 'boolean', help: 'print what --fix would change as a unified diff' },
  'fail-on': {
    type: 'string',
    value: 'SEVERITY',
    choices: [...SEVERITIES, 'never'],
    help: 'least severe finding that gives exit status 1: error (default), warning, info or never',
  },
  'max-warnings': { type: 'string', value: 'N', help: 'exit 1 if there are more than N warnings' },
  'if-no-manifests': {
    type: 'string',
    value: 'WHAT',
    choices: ['error', 'warn', 'ignore'],
    help: 'error, warn (default) or ignore when nothing can be linted',
  },
  'base-release': { type: 'boolean', help: 'toolint diff: compare HEAD with the newest release, without naming BASE' },
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
  reason: {
    type: 'string',
    value: 'TEXT',
    help: 'why it is accepted; with --suppress, --suppress-at or --suppress-rule',
  },
  'prune-suppressions': { type: 'boolean', help: 'remove suppressions that hide nothing any more' },
  stdin: { type: 'boolean', help: 'lint standard input, as toolint - does' },
  'stdin-filename': { type: 'string', value: 'NAME', help: 'the name to lint it under' },
  quiet: { type: 'boolean', short: 'q', help: 'show errors only' },
  color: { type: 'boolean', help: 'always print colours' },
  'no-color': { type: 'boolean', help: 'never print colours' },
  'print-config': {
    type: 'string',
    value: 'FILE',
    help: 'show the settings for a file, and which configs they come from',
  },
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
  cache: { type: 'boolean', help: 'keep results, and lint only what changed since the last run' },
  'cache-file': {
    type: 'string',
    value: 'FILE',
    help: 'where to keep them (default: node_modules/.cache/toolint.json, else .toolint-cache.json)',
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
    help: 'ask only this one of --servers (repeatable), or the name to report a single server under',
  },
  env: {
    type: 'string',
    command: 'server',
    multiple: true,
    value: 'NAME=VALUE',
    help: 'a variable for the server; NAME alone passes on your value (repeatable)',
  },
  'env-from': {
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
  'list-timeout': {
    type: 'string',
    command: 'server',
    value: 'SECONDS',
    help: 'how long each later request may take, and a list with all its pages (20)',
  },
  timeout: {
    type: 'string',
    command: 'server',
    value: 'SECONDS',
    help: 'how long everything with one server may take, both starts and the end too (120)',
  },
  'max-pages': { type: 'string', command: 'server', value: 'N', help: 'read at most N pages of a list (default 100)' },
  as: {
    type: 'string',
    command: 'server',
    value: 'CLIENT',
    choices: ['full', 'bare'],
    help: 'ask as a client with all capabilities (full, default) or with none (bare)',
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
  baseline: {
    type: 'string',
    command: 'server',
    value: 'FILE',
    help: 'compare the tools with those in FILE instead of linting them, by the rules of toolint diff',
  },
  update: { type: 'boolean', command: 'server', help: 'write the file of --baseline, and exit with status 0' },
  budget: {
    type: 'string',
    command: 'server',
    value: 'TOKENS',
    help: 'warn if the tools cost more than TOKENS tokens',
  },
  badge: { type: 'boolean', command: 'clients', help: 'print a badge for shields.io: the clients that take all tools' },
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
