/** The report of a run, or with --fix-dry-run its patch, with what else there is to say on standard error. */
import { resolve } from 'node:path';
import { isServerPath, type Report } from '../core/finding.js';
import type { Severity } from '../core/rule.js';
import { renderParts, type ReportFormat } from '../report/index.js';
import { sortedByPath } from '../report/overview.js';
import { sentence, visible } from '../report/text.js';
import { UserError } from '../files/errors.js';
import { absolutePath, isInside, realPath, relativePath } from '../files/paths.js';
import { readText } from '../files/read.js';
import { holdSignals, nextTurn, wouldReplace, writeNamed } from '../files/write.js';
import type { Flags } from './args.js';
import { unifiedDiff } from './changed.js';
import { type Linted } from './show.js';
import { type Call, wantsColor, type Terminal } from './terminal.js';

export async function publishReport(
  linted: Linted,
  maxWarnings: number | undefined,
  { flags, knowledge: { rules }, terminal }: Call,
): Promise<void> {
  const { report, stdin } = linted;
  refuseToReplace(linted, flags, terminal);
  const isFixedText = stdin !== undefined && (flags.fix || flags['fix-unsafe']);
  if (isFixedText) terminal.out(stdin.text ?? '');
  const absoluteOf = finder(linted, terminal);
  const format = (flags.format ?? 'pretty') as ReportFormat;
  const top = topOf(format, terminal);
  const source = (path: string): string | undefined => {
    if (path === stdin?.path) return stdin.text;
    const read = readText(top === undefined ? absoluteOf(path) : absolutePath(top, path));
    return 'text' in read ? read.text : undefined;
  };
  const parts = await renderParts(format, top === undefined ? report : countedFrom(top, report, terminal.cwd), {
    source,
    quiet: flags.quiet,
    statistics: flags.statistics,
    color: flags['output-file'] === undefined && wantsColor(flags, terminal),
    rules,
    width: terminal.width,
    failOn: (flags['fail-on'] ?? 'error') as Severity | 'never',
    maxWarnings,
  });
  await put('report', parts, flags, isFixedText ? { ...terminal, out: terminal.err } : terminal);
}

/** The variables that name the top of the workspace, where what reads a format counts paths from there. */
const WORKSPACES: Readonly<Partial<Record<ReportFormat, string>>> = {
  github: 'GITHUB_WORKSPACE',
  gitlab: 'CI_PROJECT_DIR',
  azure: 'BUILD_SOURCESDIRECTORY',
};

/** The top of the workspace, if what reads the format counts paths from there, in whatever folder of it a step works. */
function topOf(format: ReportFormat, { cwd, env }: Terminal): string | undefined {
  const variable = WORKSPACES[format];
  const top = variable === undefined ? undefined : realPath(env[variable] || cwd);
  const here = realPath(cwd);
  return top !== undefined && here !== undefined && isInside(top, here) ? top : undefined;
}

function countedFrom(top: string, report: Report, cwd: string): Report {
  const here = realPath(cwd)!;
  const moved = <T extends { readonly path: string }>(item: T): T =>
    item.path === '' || isServerPath(item.path)
      ? item
      : { ...item, path: relativePath(top, absolutePath(here, item.path)) };
  return { ...report, findings: report.findings.map(moved), failures: report.failures.map(moved) };
}

export async function publishPatch(linted: Linted, flags: Flags, terminal: Terminal): Promise<void> {
  const { report, changes } = linted;
  refuseToReplace(linted, flags, terminal);
  await put('patch', [await unifiedDiff(changes)], flags, terminal);
  tellFailures(report, terminal);
  const here = absolutePath(terminal.cwd, '.');
  for (const { path } of changes) {
    if (isInside(here, absolutePath(here, path))) continue;
    terminal.err(
      `toolint: ${visible(path)} is not below this folder, so git and patch refuse its part of the patch here. Run toolint in a folder above it.\n`,
    );
  }
}

/** Where no report tells of them. */
export function tellFailures({ failures }: Report, terminal: Terminal): void {
  for (const { path, message } of sortedByPath(failures)) {
    terminal.err(`toolint: ${path === '' ? '' : `${visible(path)}: `}${sentence(message)}\n`);
  }
}

function refuseToReplace(linted: Linted, { 'output-file': file }: Flags, terminal: Terminal): void {
  if (file === undefined) return;
  const absoluteOf = finder(linted, terminal);
  const manifests = linted.report.files.map(({ path }) => absoluteOf(path));
  if (!wouldReplace(resolve(terminal.cwd, file), manifests)) return;
  throw new UserError(
    `Nothing was written to ${file}: that is a manifest which was linted, and would be replaced. Name another file.`,
  );
}

/** Where the files are that findings are in, by their paths. */
function finder({ files }: Linted, { cwd }: Terminal): (path: string) => string {
  let absolute: ReadonlyMap<string, string> | undefined;
  return (path) => {
    absolute ??= new Map(files.map((file) => [file.path, file.absolute]));
    return absolute.get(path) ?? resolve(cwd, path);
  };
}

/** What a run has to show: on standard output, or in the file of --output-file. */
export async function put(
  what: 'report' | 'patch',
  parts: Iterable<string>,
  { 'output-file': file }: Flags,
  terminal: Terminal,
): Promise<void> {
  if (file === undefined) return printParts(parts, terminal);
  save(what, file, terminal, () => {
    holdSignals();
    return [...parts].join('');
  });
  terminal.err(`toolint: the ${what} is in ${visible(file)}.\n`);
}

async function printParts(parts: Iterable<string>, terminal: Terminal): Promise<void> {
  let isFirst = true;
  for (const part of parts) {
    // Node keeps what it has written until the turn is over.
    if (!isFirst) await nextTurn();
    isFirst = false;
    terminal.out(part);
  }
}

/** The system's own words, without the paths that it adds. */
/** Writes what a user has named a file for: "the report", "the answers". */
export function save(what: string, file: string, { cwd }: Terminal, textOf: () => string): void {
  try {
    writeNamed(file, textOf(), absolutePath(cwd, '.'));
  } catch (error) {
    throw new UserError(`The ${what} could not be written to ${file}: ${whyNot(error)}.`);
  }
}

export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? message.replace(/^\w+: /, '').replace(/, \w+( '.*)?$/, '') : message;
}
