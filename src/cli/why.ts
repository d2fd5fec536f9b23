/** `--why PATH` and `--show-files`: what a file or the files of a folder were taken for, or why they were skipped. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { addTo, groupBy } from '../core/collections.js';
import type { Format } from '../core/format.js';
import type { Report, Unread } from '../core/finding.js';
import { isLockFile } from '../core/lock-files.js';
import { docsPage } from '../core/version.js';
import { LIMITS } from '../engine/limits.js';
import { NO_FORMAT } from '../engine/recognise.js';
import { discover, extensionOf, whyNotFound, type FoundFile } from '../files/discover.js';
import { originOf, scopeFinder } from '../files/gitignore.js';
import { readText } from '../files/read.js';
import { EXTENSIONS, JAVASCRIPT_EXTENSIONS } from '../files/paths.js';
import { LIBRARIES } from '../generated/library-names.js';
import type { Configs } from '../config/resolve.js';
import type { FileResult } from '../core/finding.js';
import { held, sortedByPath } from '../report/overview.js';
import { counted, sentence, width } from '../report/text.js';
import { check, run, searchIn } from '../run/run.js';
import { openServices } from '../run/services.js';
import { lookAlike, lookAlikeTools, TOOL_WORDS } from '../read/look-alike.js';
import { languageNamed, watchLanguages } from '../read/unread-languages.js';
import { configsFor } from './show.js';
import type { Call } from './terminal.js';

export async function why(file: string, { flags, knowledge: { rules, formats }, terminal }: Call): Promise<number> {
  const { cwd } = terminal;
  const configs = configsFor(flags, rules, cwd);
  if (statSync(resolve(cwd, file), { throwIfNoEntry: false })?.isDirectory()) {
    const overview = await folderOverview(file, cwd, configs, formats);
    terminal.out(whyFolder(file, overview));
    return overview.report.failures.length > 0 ? 2 : 0;
  }
  const { files, problems } = await discover({ cwd, paths: [file], extensions: EXTENSIONS });
  const { ignored: _, ...search } = searchIn(await configs.for('.'));
  const notSearched = files[0] && whyNotFound(files[0].path, { cwd, ...search }, scopeFinder(cwd));
  const { services, imports, unreached, close } = openServices(cwd);
  // As a run over the whole folder would see it, then as a run that names it.
  const lintAs = async (named: boolean) =>
    run({
      ...{ cwd, configs, formats, services, imports, unreached },
      files: files.map(({ path, absolute }) => ({ path, absolute, named })),
    });
  const found = notSearched === undefined ? await lintAs(false) : undefined;
  const named = await lintAs(true);
  close();
  const failure = [...problems, ...named.failures][0];
  const say = (text: string): number => {
    terminal.out(`${sentence(file, 400)}: ${text}\n`);
    return failure ? 2 : 0;
  };
  if (failure) return say(failure.message);
  const language = await languageNotRead(file, { cwd, ...search });
  if (language !== undefined) return say(language);
  const ours = found?.files[0];
  if (ours) {
    const tools = `${listOf(ours.formats)}, ${heldIn(ours)}${ours.isSample ? SAMPLE : ''}.`;
    return say([tools, ...(found.unread ?? []).map(unreadText)].join('\n  '));
  }
  const [guess] = named.files;
  const reason = found?.skipped[0]?.reason ?? named.skipped[0]?.reason ?? NO_FORMAT;
  if (guess) {
    const format = listOf(guess.formats) || 'a manifest that cannot be parsed';
    if (notSearched !== undefined) {
      return say(`skipped: ${notSearched}. If you name it on the command line, it is linted as ${format}.`);
    }
    const mapping = `"formats": ${JSON.stringify({ [files[0]!.path]: guess.formats[0] })}`;
    const setting = guess.formats.length > 0 ? `set ${sentence(mapping, 400)}` : 'set "formats"';
    return say(
      `skipped: ${reason}. On the command line it is linted as ${format}; to lint it in every run, ${setting} in the config.`,
    );
  }
  const isIgnored = /^ignored by the config/.test(reason);
  const other = isIgnored ? undefined : await whatElse(files[0]!, lookAlike);
  const why = other === undefined ? reason : `no known format. It looks like ${other}`;
  const first = notSearched === undefined || isIgnored ? '' : `${notSearched}. If you name it, it is skipped as well: `;
  const table = JAVASCRIPT_EXTENSIONS.includes(extensionOf(file)) ? whatIsKnownInCode() : whatIsKnown(formats);
  return say(`skipped: ${first}${why}.${why === NO_FORMAT ? `\n\n${table}` : ''}`);
}

const unreadText = ({ path, line, column, what, reason }: Unread): string =>
  sentence(`${path}:${line}:${column} could not be read: ${what} (${reason})`, 600);

/** What to do about a server in a language that is not read. */
async function languageNotRead(
  file: string,
  search: Omit<Parameters<typeof discover>[0], 'paths'>,
): Promise<string | undefined> {
  const name = languageNamed(file);
  if (name === undefined) return undefined;
  const languages = watchLanguages(search.cwd);
  await discover({ ...search, paths: [], onName: languages.see });
  const seen = languages.found().find(({ language }) => language === name);
  const rest = 'toolint can start a server and lint the tools that it lists: npx toolint server --source . -- COMMAND';
  return `skipped: ${name} is not read. ${seen ? rest.replace('COMMAND', seen.command ?? 'COMMAND') : rest}`;
}

async function whatElse({ path, absolute }: FoundFile, look: typeof lookAlike): Promise<string | undefined> {
  if (JAVASCRIPT_EXTENSIONS.includes(extensionOf(path))) return undefined;
  const read = readText(absolute, { maxBytes: LIMITS.fileSize });
  return 'text' in read ? look(path, read.text) : undefined;
}

interface FolderOverview {
  readonly report: Report;
  /** How many files were read that have no sign of a tool. */
  readonly others: number;
  /** What has no known format and looks like tools nevertheless, by what it is. */
  readonly similar: ReadonlyMap<string, readonly string[]>;
  /** What is not searched, or not linted, by the reason. */
  readonly leftOut: ReadonlyMap<string, readonly string[]>;
}

async function folderOverview(
  folder: string,
  cwd: string,
  configs: Configs,
  formats: readonly Format[],
): Promise<FolderOverview> {
  const { report, files } = await check({ cwd, paths: [folder], configs, formats });
  const search = { cwd, ...searchIn(await configs.for('.')) };
  const scopeOf = scopeFinder(cwd);
  const leftOut = new Map<string, string[]>();
  const onLeftOut = (path: string): void => {
    const reason = whyNotFound(path, search, scopeOf);
    if (reason !== undefined) addTo(leftOut, reason, sentence(path, 400));
  };
  await discover({ ...search, paths: [folder], onLeftOut });
  const known = new Set([...report.files, ...report.skipped, ...report.failures].map(({ path }) => path));
  const others: FoundFile[] = [];
  for (const file of files) {
    const { path } = file;
    const rule = (await configs.for(path)).ignored(path);
    if (rule) addTo(leftOut, `the config ignores it${originOf(rule)}`, sentence(path, 400));
    else if (!known.has(path)) others.push(file);
  }
  const similar = await similarOf(others, cwd, configs, formats);
  return { report, others: others.length - [...similar.values()].flat().length, similar, leftOut };
}

/** Data that is linted once it is named, and data that resembles the formats. */
async function similarOf(
  others: readonly FoundFile[],
  cwd: string,
  configs: Configs,
  formats: readonly Format[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const similar = new Map<string, string[]>();
  const { services, imports, close } = openServices(cwd);
  const data = others.filter(({ path }) => !JAVASCRIPT_EXTENSIONS.includes(extensionOf(path)) && !isLockFile(path));
  const files = data
    .filter((file) => hasWordsOfTools(file, formats))
    .map(({ path, absolute }) => ({ path, absolute, named: true }));
  const named = await run({ cwd, configs, formats, services, imports, files });
  close();
  const formatOf = new Map(named.files.map((each) => [each.path, listOf(each.formats)]));
  for (const file of files) {
    const format = formatOf.get(file.path);
    const other = format ? undefined : await whatElse(file, lookAlikeTools);
    if (format) addTo(similar, `linted as ${format} if you name it`, sentence(file.path, 400));
    else if (other !== undefined) addTo(similar, `looks like ${other}`, sentence(file.path, 400));
  }
  return similar;
}

/** Whether the file has the words of what could stand at the root of a format, or of tools of another kind. */
function hasWordsOfTools({ absolute }: FoundFile, formats: readonly Format[]): boolean {
  const read = readText(absolute, { maxBytes: LIMITS.fileSize });
  if (!('text' in read)) return false;
  const { text } = read;
  return (
    TOOL_WORDS.test(text) ||
    formats.some(({ rootKeys }) => rootKeys.some((keys) => keys.every((key) => text.includes(key))))
  );
}

/** So many files of one kind are listed. */
const LISTED = 20;

/** What was taken for what in a folder, and what was skipped for which reason, in as few lines as will do. */
function whyFolder(folder: string, { report, others, similar, leftOut }: FolderOverview): string {
  const { files, skipped, failures } = report;
  const tools = files.reduce((sum, file) => sum + file.tools, 0);
  const servers = files.reduce((sum, file) => sum + (file.servers ?? 0), 0);
  const counts = [
    `${counted(files.length, 'file')} with ${held(tools, servers)}`,
    `${counted(skipped.length, 'file')} skipped`,
    ...(similar.size > 0 ? [`${counted([...similar.values()].flat().length, 'file')} of no known format`] : []),
    ...(others > 0 ? [`${counted(others, 'other file')} without any sign of a tool`] : []),
  ];
  const head = `${sentence(folder, 400)}: ${counts.join(', ')}.`;
  const formats = groupBy(files, (each) => listOf(each.formats) || 'cannot be parsed');
  const reasons = groupBy(skipped, ({ reason }) => reason);
  const unread = report.unread ?? [];
  const lists = [
    ...(unread.length > 0
      ? [listed(`could not be read: ${counted(unread.length, 'registration')}`, unread.map(unreadText))]
      : []),
    ...Array.from(formats, ([format, found]) =>
      listed(
        `${format}: ${counted(found.length, 'file')}`,
        found.map((each) => `${sentence(each.path, 400)}  ${heldIn(each)}`),
      ),
    ),
    ...Array.from(reasons, ([reason, found]) =>
      listed(
        `skipped, ${sentence(reason.replace(/\.$/, ''), 400)}: ${counted(found.length, 'file')}`,
        found.map(({ path }) => sentence(path, 400)),
      ),
    ),
    ...Array.from(similar, ([what, paths]) =>
      listed(`no known format, ${what}: ${counted(paths.length, 'file')}`, paths),
    ),
    ...Array.from(leftOut, ([reason, paths]) => listed(`left out, ${reason}: ${paths.length}`, paths)),
    ...(failures.length > 0
      ? [
          listed(
            `failed: ${counted(failures.length, 'file')}`,
            failures.map(({ path, message }) => `${sentence(path, 400)}  ${sentence(message, 400)}`),
          ),
        ]
      : []),
  ];
  return `${[head, ...lists].join('\n\n')}\n`;
}

/** "2 tools, and 6 that another file has, too" */
const heldIn = ({ tools, servers, toolsElsewhere = 0, isSample }: FileResult): string =>
  `${held(tools, servers)}${toolsElsewhere > 0 ? `, and ${toolsElsewhere} that another file has, too` : ''}${isSample ? ', samples' : ''}`;

const SAMPLE = ': where the project has tools elsewhere, a warning about these is told as info';

function listed(title: string, lines: readonly string[]): string {
  const more = lines.length > LISTED ? [`and ${counted(lines.length - LISTED, 'more file')}`] : [];
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

function whatIsKnownInCode(): string {
  return [
    'In source code, toolint looks for tools that are registered (server.registerTool(…), tool({ … })) or listed as literals',
    `with one of ${LIBRARIES.length} libraries, for definitions of OTC and Gloodata, and for widgets that use window.openai.`,
    `Which calls of which libraries: ${docsPage('formats.md#source-code')}`,
  ].join('\n');
}

const listOf = (formats: readonly string[]): string => formats.join(' and ');

/** Paths that are longer do not push the other column to the right. */
const WIDEST = 60;

export async function showFiles(
  paths: readonly string[],
  { flags, knowledge: { rules, formats }, terminal }: Call,
): Promise<number> {
  const configs = configsFor(flags, rules, terminal.cwd);
  const { report } = await check({
    cwd: terminal.cwd,
    paths,
    ignoreUnknown: flags['ignore-unknown'],
    configs,
    formats,
  });
  const rows = sortedByPath([
    ...report.files.map(({ path, formats, tools, servers }) => ({
      path,
      what: `${formats.join(' and ') || 'cannot be parsed'}, ${held(tools, servers)}`,
    })),
    ...report.skipped.map(({ path, reason }) => ({ path, what: `skipped: ${sentence(reason, 400)}` })),
    ...report.failures.map(({ path, message }) => ({
      path: path || '.',
      what: `failed: ${sentence(message, 400)}`,
    })),
  ]).map(({ path, what }) => ({ path: sentence(path, 400), what }));
  const column = Math.min(WIDEST, Math.max(0, ...rows.map(({ path }) => width(path))));
  for (const { path, what } of rows) terminal.out(`${path}${' '.repeat(Math.max(0, column - width(path)))}  ${what}\n`);
  const what = report.files.some(({ servers }) => servers) ? 'tools or servers' : 'tools';
  terminal.err(
    `toolint: ${counted(report.files.filter(({ isBare }) => !isBare).length, 'file')} with ${what}, ${counted(report.skipped.length, 'file')} skipped. Files without any sign of a tool are not listed.\n`,
  );
  return report.failures.length > 0 ? 2 : 0;
}
