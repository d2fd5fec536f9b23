/** `--print-config FILE` and `--why PATH`: what toolint knows about a file or a folder. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { NO_FORMAT } from '../engine/recognise.js';
import { printable } from '../core/text.js';
import type { Format, Knowledge } from '../core/format.js';
import type { Preset, Rule } from '../core/rule.js';
import { docsPage } from '../core/version.js';
import { printableConfig, createConfigs, type Configs } from '../config/resolve.js';
import { discover, extensionOf, type FoundFile } from '../files/discover.js';
import { openServices } from '../run/services.js';
import { relativePath, EXTENSIONS, SOURCE_EXTENSIONS } from '../files/paths.js';
import { LIBRARIES } from '../generated/library-names.js';
import { check, run } from '../run/run.js';
import { groupBy } from '../core/collections.js';
import { plural } from '../report/text.js';
import type { Flags } from './args.js';
import { UserError } from '../files/errors.js';
import { readClients } from '../config/check.js';
import type { Terminal } from './terminal.js';
import type { FixKind } from '../engine/fix.js';
import { validate } from '../generated/validate-config.js';
import type { Report } from '../core/finding.js';
import type { SuppressionsUpdate } from '../run/suppressions.js';
import type { FileChange } from './changed.js';

export async function printConfig(
  file: string,
  flags: Flags,
  { rules }: Knowledge,
  terminal: Terminal,
): Promise<number> {
  const path = relativePath(terminal.cwd, resolve(terminal.cwd, file));
  const config = await configsFor(flags, rules, terminal.cwd).for(path);
  terminal.out(`${JSON.stringify(printableConfig(config), null, 2)}\n`);
  return 0;
}

export async function why(
  file: string,
  flags: Flags,
  { rules, formats }: Knowledge,
  terminal: Terminal,
): Promise<number> {
  const configs = configsFor(flags, rules, terminal.cwd);
  if (statSync(resolve(terminal.cwd, file), { throwIfNoEntry: false })?.isDirectory()) {
    const { report } = await check({ cwd: terminal.cwd, paths: [file], configs, formats });
    terminal.out(whyFolder(file, report));
    return report.failures.length > 0 ? 2 : 0;
  }
  const { files, problems } = await discover({ cwd: terminal.cwd, paths: [file], extensions: EXTENSIONS });
  const { also } = await configs.for('.');
  const { services, imports, close } = openServices(terminal.cwd);
  // As a run over the whole folder would see it, then as a run that names it.
  const lintAs = async (named: boolean) =>
    run({ files: files.map(({ path, absolute }) => ({ path, absolute, named })), configs, formats, services, imports });
  const isSearchedFor = EXTENSIONS.includes(extensionOf(file)) || files.some(({ path }) => also?.(path));
  const found = isSearchedFor ? await lintAs(false) : undefined;
  const named = await lintAs(true);
  close();
  const failure = [...problems, ...named.failures][0];
  const say = (text: string): number => {
    terminal.out(`${printable(file, 400)}: ${text}\n`);
    return failure ? 2 : 0;
  };
  if (failure) return say(failure.message);
  const ours = found?.files[0];
  if (ours) return say(`${listOf(ours.formats)}, ${ours.tools} ${ours.tools === 1 ? 'tool' : 'tools'}.`);
  const [guess] = named.files;
  const reason = found?.skipped[0]?.reason ?? named.skipped[0]?.reason ?? NO_FORMAT;
  if (!guess) {
    const isCode = SOURCE_EXTENSIONS.includes(extensionOf(file));
    const known = isCode ? whatIsKnownInCode(LIBRARIES) : whatIsKnown(formats);
    return say(`skipped: ${reason}.${reason === NO_FORMAT ? `\n\n${known}` : ''}`);
  }
  const format = listOf(guess.formats) || 'a manifest that cannot be parsed';
  if (!isSearchedFor) {
    return say(
      `skipped: files with this ending are not searched for. If you name it on the command line, it is linted as ${format}.`,
    );
  }
  return say(
    `skipped: ${reason}. On the command line it is linted as ${format}; to lint it in every run, set "formats" in the config.`,
  );
}

/** So many files of one kind are listed. */
const LISTED = 20;

/** What was taken for what in a folder, and what was skipped for which reason, in as few lines as will do. */
function whyFolder(folder: string, { files, skipped, failures }: Report): string {
  const tools = files.reduce((sum, file) => sum + file.tools, 0);
  const head = `${printable(folder, 400)}: ${plural(files.length, 'file')} with ${plural(tools, 'tool')}, ${plural(skipped.length, 'file')} skipped.`;
  const formats = groupBy(files, (each) => listOf(each.formats) || 'cannot be parsed');
  const reasons = groupBy(skipped, ({ reason }) => reason);
  const lists = [
    ...Array.from(formats, ([format, found]) =>
      listed(
        `${format}: ${plural(found.length, 'file')}`,
        found.map(({ path, tools }) => `${printable(path, 400)}  ${plural(tools, 'tool')}`),
      ),
    ),
    ...Array.from(reasons, ([reason, found]) =>
      listed(
        `skipped, ${printable(reason.replace(/\.$/, ''), 400)}: ${plural(found.length, 'file')}`,
        found.map(({ path }) => printable(path, 400)),
      ),
    ),
    ...(failures.length > 0
      ? [
          listed(
            `failed: ${plural(failures.length, 'file')}`,
            failures.map(({ path, message }) => `${printable(path, 400)}  ${printable(message, 400)}`),
          ),
        ]
      : []),
  ];
  return `${[head, ...lists].join('\n\n')}\n`;
}

function listed(title: string, lines: readonly string[]): string {
  const more = lines.length > LISTED ? [`and ${plural(lines.length - LISTED, 'more file')}`] : [];
  return [title, ...[...lines.slice(0, LISTED), ...more].map((line) => `  ${line}`)].join('\n');
}

function whatIsKnown(formats: readonly Format[]): string {
  const width = Math.max(...formats.map(({ id }) => id.length)) + 2;
  return [
    'A file is recognised by its content:',
    ...formats.map(({ id, knownBy }) => `  ${id.padEnd(width)}${knownBy}`),
    `If the content is not enough, set "formats" in the config. More: ${docsPage('formats.md')}`,
  ].join('\n');
}

/** What tools look like in source code, by the format that they are checked as. */
const IN_CODE = [
  ['mcp', 'server.registerTool("name", { … }, handler), server.tool(…), the answer of a tools/list handler'],
  ['mcp', 'tools that your code gives to a model, such as tool({ description, inputSchema, execute })'],
  ['openai', 'the same with `_meta` for the UI, registerAppTool(…), and window.openai in a widget'],
  ['otc', 'an object with `input_schema.parameters`, or with an `id` such as "Kit.Tool@1.0.0"'],
  ['gloodata', 'the object that getInfo() returns'],
] as const;

function whatIsKnownInCode(libraries: readonly string[]): string {
  return [
    'In source code, tools are recognised by the library call that registers them:',
    ...IN_CODE.map(([format, form]) => `  ${format.padEnd(10)}${form}`),
    `Libraries: ${libraries.join(', ')}.`,
    `More: ${docsPage('formats.md')}`,
  ].join('\n');
}

const listOf = (formats: readonly string[]): string => formats.join(' and ');

/** What the commands share: the config for these flags, and what there is to lint with. */
export function configsFor(flags: Flags, rules: readonly Rule[], cwd: string): Configs {
  return createConfigs({
    cwd,
    configFile: flags.config,
    preset: flags.preset as Preset | undefined,
    clients: flags.clients === undefined ? undefined : readClients(flags.clients, '--clients'),
    ruleOverrides: (flags.rule ?? []).map(readRule),
    builtinRules: rules,
    validate,
    allowCode: true,
  });
}

export function fixKind(flags: Flags): FixKind | undefined {
  if (flags['fix-unsafe']) return 'all';
  return flags.fix || flags['fix-dry-run'] ? 'safe' : undefined;
}

function readRule(argument: string): [id: string, severity: string] {
  const at = argument.indexOf('=');
  if (at <= 0)
    throw new UserError(`--rule needs an id and a severity, as in --rule otc/id-format=off, and got "${argument}".`);
  return [argument.slice(0, at), argument.slice(at + 1)];
}

/** What came of linting. */
export interface Linted {
  readonly report: Report;
  readonly files: readonly FoundFile[];
  /** What --fix-dry-run would change. */
  readonly changes: readonly FileChange[];
  /** How many findings were fixed. */
  readonly fixed: number;
  readonly suppressing?: SuppressionsUpdate;
  /** What came in on standard input, as it is after all fixes. Without a text it could not be read. */
  readonly stdin?: { readonly path: string; readonly text?: string };
}
