/** Files that were manifests where a change began, and are none any more: the change must not pass because of that. */
import type { Finding } from '../core/finding.js';
import type { Format } from '../core/format.js';
import { append } from '../core/collections.js';
import { Lines } from '../core/lines.js';
import { engineFinding } from '../engine/findings.js';
import { nearMissIn } from '../core/format.js';
import type { Configs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { extensionOf, type FoundFile } from '../files/discover.js';
import { EXTENSIONS, inFolder, isToolSnapshot } from '../files/paths.js';
import { readText } from '../files/read.js';
import { isCode, languageOf } from '../core/language.js';
import { openRepository } from '../read/file-tree.js';
import { manifestsIn, type LintOptions } from './lint-file.js';
import type { RunTotal } from './run-result.js';

/** A file that a change has touched. Paths are relative to the folder of the run. */
interface TouchedFile {
  /** Where it was at the base. */
  readonly was: string;
  /** Where it is now; none if it was deleted. */
  readonly path?: string;
}

/** What a change began with. */
export interface Base {
  readonly touched: readonly TouchedFile[];
  /** The text of a file at the base. */
  read(path: string): Promise<string | undefined>;
  close(): void;
}

/** What git knows of a commit. Files that the change has added are left out. */
export async function baseAt(commit: string, cwd: string): Promise<Base> {
  const repository = openRepository(cwd);
  const { ok, out, complaint } = await repository.git('diff-index', ...NAMES, commit, '--');
  if (!ok) throw new UserError(`git diff-index failed: ${complaint}.`);
  const touched: TouchedFile[] = [];
  const words = out.split('\0');
  for (let at = 0; at + 1 < words.length;) {
    const status = words[at++]!;
    const was = words[at++]!;
    if (status === 'D') touched.push({ was });
    else if (status.startsWith('R')) touched.push({ was, path: words[at++]! });
    else if (status !== 'A') touched.push({ was, path: was });
  }
  return {
    touched,
    read: async (path) => (await (await repository.at(commit)).read([path]))[0],
    close: () => repository.close(),
  };
}

const NAMES = '--name-status -z --find-renames -l1000 --ignore-submodules=all --no-ext-diff --relative'.split(' ');

const RULE = 'common/lost-format';
/** A change that touches more files than this is not looked at to the end. */
const MOST_FILES = 500;

interface Ran extends Pick<RunTotal, 'files' | 'skipped' | 'failures'> {
  readonly cwd: string;
  /** All files that were looked at. */
  readonly found: readonly FoundFile[];
  readonly configs: Configs;
  /** Whether a deleted file is one that the run would have looked at. */
  isCovered(path: string): boolean;
}

interface Lost {
  readonly findings: readonly Finding[];
  readonly deleted: readonly string[];
}

export async function lostFormats(base: Base, ran: Ran, options: LintOptions): Promise<Lost> {
  const found = new Map(ran.found.map((file) => [file.path, file]));
  const settled = new Set([...ran.files, ...ran.failures].map(({ path }) => path));
  const skipped = new Map(ran.skipped.map(({ path, reason }) => [path, reason]));
  const findings: Finding[] = [];
  const deleted: string[] = [];
  const candidates = base.touched.filter(({ was, path }) => {
    if (path === undefined || !found.has(path))
      return (EXTENSIONS.includes(extensionOf(was)) || isToolSnapshot(was)) && ran.isCovered(was);
    return !settled.has(path) && isMeantToStay(found.get(path)!, skipped.get(path), options);
  });
  for (const { was, path } of candidates.slice(0, MOST_FILES)) {
    const file = path === undefined ? undefined : found.get(path);
    const before = await formatOf(
      { path: file?.path ?? was, absolute: inFolder(ran.cwd, file?.path ?? was), named: false },
      base,
      was,
      ran,
      options,
    );
    if (!before) continue;
    if (file) append(findings, await lostIn(file, before, ran, options));
    else deleted.push(was);
  }
  return { findings, deleted };
}

/** Tools move from one source file to another, which is no loss. */
function isMeantToStay(file: FoundFile, skipped: string | undefined, { read = readText }: LintOptions): boolean {
  if (!isCode(languageOf(file.path)) || nearMissIn(skipped ?? '') !== undefined) return true;
  const now = read(file.absolute);
  return 'text' in now && now.text.trim() === '';
}

/** What the file was, under the config that it has now. */
async function formatOf(
  file: FoundFile,
  base: Base,
  was: string,
  { configs }: Ran,
  options: LintOptions,
): Promise<Format | undefined> {
  const config = await configs.for(file.path);
  if (config.ignored(file.path)) return undefined;
  const text = await base.read(was);
  if (text === undefined || text.length > config.limits.fileSize) return undefined;
  const opened = await manifestsIn(file, text, config, options);
  const ids = opened?.recognition.manifests.flatMap(({ formats }) => formats) ?? [];
  return options.formats.find(({ id }) => ids.includes(id));
}

async function lostIn(
  file: FoundFile,
  { title, knownBy }: Format,
  { configs }: Ran,
  options: LintOptions,
): Promise<Finding[]> {
  const { read = readText } = options;
  const config = await configs.for(file.path);
  const now = read(file.absolute, { maxBytes: config.limits.fileSize });
  if (!config.rules.has(RULE) || 'failure' in now) return [];
  const { text } = now;
  const isBroken = async (): Promise<boolean> =>
    ((await manifestsIn({ path: file.path, absolute: file.absolute, named: true }, text, config, options))?.document
      .faults.length ?? 0) > 0;
  const how = text.trim() === '' ? 'empty' : (await isBroken()) ? 'broken' : 'lost';
  const { starts } = new Lines(text);
  const end = starts[1] === undefined ? text.length : starts[1] - 1;
  const finding = engineFinding(
    config.rules,
    { rule: RULE, message: how },
    {
      data: { what: title, knownBy },
      ...{ path: file.path, pointer: '', valueHash: '', start: 0, end },
      ...{ line: 1, column: 1, endLine: 1, endColumn: end + 1 },
    },
  );
  return finding ? [finding] : [];
}
