/** `toolint --watch`: lints the folder, and again what changes in it, until Ctrl-C. */
import { visible } from '../report/text.js';
import { existsSync, statSync, watch as watchFolder, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../files/errors.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { relativePath } from '../files/paths.js';
import { readText } from '../files/read.js';
import { OngoingRun } from '../run/ongoing-run.js';
import { openSuppressions } from '../run/suppressions.js';
import { asRunHere } from './command.js';
import { readCount, publishReport } from './lint.js';
import { configsFor } from './show.js';
import type { Call } from './terminal.js';

/** These read or write something else than the files of the folder. */
const APART = [
  ...['fix', 'fix-unsafe', 'fix-dry-run', 'changed', 'stdin', 'stdin-filename', 'suppress', 'suppress-at'],
  ...['suppress-rule', 'prune-suppressions', 'output-file', 'timing', 'cache', 'cache-file'],
] as const;

/** An editor that saves writes several times. */
const PAUSE_MS = 20;
/** Below a folder of a version control system, everything changes all the time. */
const IGNORED = /(?:^|\/)(?:\.git|\.hg|\.svn|node_modules)(?:\/|$)/;

export async function watch(paths: readonly string[], { flags, knowledge, terminal }: Call): Promise<number> {
  if (paths.length > 0)
    throw new UserError('--watch lints the whole folder that it is started in, so it takes no paths.');
  const other = APART.find((each) => flags[each] !== undefined);
  if (other) throw new UserError(`--watch does not go together with --${other}.`);
  const mostWarnings = readCount(flags['max-warnings']);
  const { cwd } = terminal;
  const open = async (): Promise<{ run: OngoingRun; folders: Set<string> }> => {
    const configs = configsFor(flags, knowledge.rules, cwd);
    const here = await configs.for('.');
    const suppressions = await openSuppressions(cwd);
    const run = new OngoingRun({ cwd, formats: knowledge.formats, configs, read: readText }, here, suppressions);
    const files = await run.find();
    for (const file of files) await run.lint(file);
    return { run, folders: foldersOf(files.map(({ path }) => path)) };
  };
  const show = async (run: OngoingRun, started: number): Promise<void> => {
    if (terminal.hasColors) terminal.out(CLEAR);
    const linted = { report: await run.report(), files: [], changes: [], fixed: [] };
    await publishReport(linted, mostWarnings, { flags, knowledge, terminal });
    terminal.err(`Watching for changes (${Math.round(performance.now() - started)} ms). Ctrl-C ends it.\n`);
  };

  let started = performance.now();
  let { run, folders } = await open();
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let stop = (): void => {};
  let fail = (_error: unknown): void => {};
  const ended = new Promise<void>((done, refuse) => {
    stop = done;
    fail = refuse;
  });

  function follow(): void {
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder) || !existsSync(join(cwd, folder))) continue;
      const watcher = watchFolder(join(cwd, folder), (_kind, name) => {
        const path = name === null ? folder : relativePath(cwd, join(cwd, folder, name));
        if (IGNORED.test(path)) return;
        changed.add(path);
        clearTimeout(timer);
        timer = setTimeout(() => void (working ??= settle().catch(fail)), PAUSE_MS);
      });
      // The folder is gone: the one above it has told so.
      watcher.on('error', () => watcher.close());
      watchers.set(folder, watcher);
    }
  }

  /** Until nothing has changed meanwhile. What is broken in a config is reported, and what held before goes on to hold. */
  async function settle(): Promise<void> {
    while (changed.size > 0) {
      started = performance.now();
      const now = [...changed];
      changed.clear();
      try {
        if (
          now.some((path) => isFolder(join(cwd, path)) || path === SUPPRESSIONS || run.isConfig(path) || isNew(path))
        ) {
          const next = await open();
          run.close();
          ({ run, folders } = next);
          follow();
        } else if (!(await relint(run, now))) continue;
        await show(run, started);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        terminal.err(`toolint: ${asRunHere(error.message, terminal).split('\n').map(visible).join('\n')}\n`);
      }
    }
    working = undefined;
  }

  follow();
  await show(run, started);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await ended;
  } finally {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    run.close();
  }
  return 0;
}

/** Clears the screen and what was scrolled out of it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** A config that was not there before. */
const isNew = (path: string): boolean => /(?:^|\/)(?:toolint\.config\.\w+|\.gitignore|package\.json)$/.test(path);

/** Lints the files, and those that import something from them; false where none of them is a file of ours. */
async function relint(run: OngoingRun, paths: readonly string[]): Promise<boolean> {
  let isOurs = false;
  for (const path of new Set([...paths, ...paths.flatMap((each) => run.changed(each))])) {
    const file = run.fileAt(path);
    if (!file) continue;
    isOurs = true;
    if (existsSync(file.absolute)) await run.lint(file);
    else run.forget(path);
  }
  return isOurs;
}

/** Every folder with a file in it that may be ours, and those above it. */
function foldersOf(paths: readonly string[]): Set<string> {
  const folders = new Set(['.']);
  for (const path of paths) for (let at = dirname(path); !folders.has(at); at = dirname(at)) folders.add(at);
  return folders;
}

const isFolder = (absolute: string): boolean => statSync(absolute, { throwIfNoEntry: false })?.isDirectory() ?? false;
