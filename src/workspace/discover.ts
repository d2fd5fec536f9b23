/** Finds the files to lint: everything below a folder, or what somebody named. */
import { compareText, type Failure } from '../core/finding.js';
import { Seen } from './folder-seen.js';
import { workspaceOf } from './git-top.js';
import { givenScope, scopeFinder } from './gitignore.js';
import { globFiles, isGlob } from './glob-files.js';
import { lookUp } from './named-paths.js';
import { absolutePath, inFolder, parentOf, relativePath, withoutLinks } from './paths.js';
import { isNeverSearched, walk, type Walk } from './walk.js';
import type { Test } from './wildcard.js';

export interface FoundFile {
  /** Relative to the folder that the work started in, with forward slashes. */
  readonly path: string;
  readonly absolute: string;
  /** Named itself, not found in a folder or by a glob. */
  readonly named: boolean;
}

/** There may be very many, so the path is kept once. */
class FileBelow implements FoundFile {
  readonly #cwd: string;
  readonly path: string;
  readonly named: boolean;

  constructor(cwd: string, path: string, named: boolean) {
    this.#cwd = cwd;
    this.path = path;
    this.named = named;
  }

  get absolute(): string {
    return inFolder(this.#cwd, this.path);
  }
}

export interface DiscoverOptions {
  readonly cwd: string;
  /** Files, folders and globs; none means everything in `cwd`. */
  readonly paths: readonly string[];
  /** Which of the files found in folders to take. */
  readonly include?: Test;
  /** Tests files, and folders with a slash at their end. It is not asked about files that are named. */
  readonly ignored?: Test;
  /** `.json`, for one. Files that are named may have any. */
  readonly extensions: readonly string[];
  /** Files to take whatever their extension is. */
  readonly also?: Test;
  /** Files that are named are no different from others: some tool has listed them, whatever they hold. */
  readonly ignoreUnknown?: boolean;
  /** What git leaves out, where git was asked: absolute paths. Then no .gitignore is read. */
  readonly ignoredByGit?: ReadonlySet<string>;
}

interface Discovered {
  /** Sorted by path. */
  readonly files: readonly FoundFile[];
  readonly problems: readonly Failure[];
  /** What was seen of configs in the folders that were searched. */
  readonly folders: Seen;
}

export async function discover({
  paths,
  include,
  ignored,
  extensions,
  also,
  ignoreUnknown = false,
  ignoredByGit,
  ...options
}: DiscoverOptions): Promise<Discovered> {
  const cwd = absolutePath(options.cwd, '.');
  const workspace = workspaceOf(cwd);
  const given = ignoredByGit && givenScope(ignoredByGit);
  const scopeOf = given ? () => given : scopeFinder(cwd);
  const wanted = new Set(extensions);
  const isWanted = (name: string): boolean => wanted.has(extensionOf(name));
  const isTaken = (path: string): boolean => isWanted(path) || also?.(path) === true;
  const found: FoundFile[] = [];
  const problems: Failure[] = [];
  const folders = new Seen();
  const add = (shown: string, absolute: string, named: boolean): void => {
    const path = shown.startsWith('../') ? relativePath(cwd, absolute) : shown;
    found.push(inFolder(cwd, path) === absolute ? new FileBelow(cwd, path, named) : { path, absolute, named });
  };
  const how: Walk = {
    isWanted,
    also,
    include,
    ignored,
    onFolder: (folder, seen) => folders.add(folder, seen),
    onUnsearched: (folder) => folders.addUnsearched(folder),
    onFile: (path, absolute) => add(path, absolute, false),
    onFailure: (path, message) => void problems.push({ path, message }),
  };

  const addGlob = async (glob: string): Promise<void> => {
    const matches = await globFiles(glob, { cwd, workspace, scopeOf });
    const found = matches.map((match) => withoutLinks(match, cwd, workspace));
    const taken = found
      .map((absolute) => ({ absolute, path: relativePath(cwd, absolute) }))
      .filter(({ path }) => isTaken(path));
    if (taken.length === 0) how.onFailure(glob, noMatch(matches.length, extensions));
    for (const { absolute, path } of taken) if (!ignored?.(path)) add(path, absolute, false);
  };

  for (const given of paths.length > 0 ? paths : ['.']) {
    const named = lookUp(given, cwd, workspace);
    if ('message' in named) {
      if (named.isMissing && isGlob(given)) await addGlob(given);
      else if (named.isMissing || !ignoreUnknown) how.onFailure(given, named.message);
    } else if (named.isFolder) {
      const shown = named.path === '.' ? '' : `${named.path}/`;
      folders.addTop(named.absolute);
      walk(named.absolute, shown, scopeOf(parentOf(named.absolute)), how);
    } else if (!ignoreUnknown) add(named.path, named.absolute, true);
    else if (isTaken(named.path) && !named.path.split('/').some(isNeverSearched) && include?.(named.path) !== false) {
      add(named.path, named.absolute, false);
    }
  }
  found.sort((a, b) => compareText(a.path, b.path) || Number(b.named) - Number(a.named));
  const files = paths.length > 1 ? found.filter(({ path }, index) => path !== found[index - 1]?.path) : found;
  return { files, problems, folders };
}

export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.')).toLowerCase();
}

function noMatch(others: number, extensions: readonly string[]): string {
  return others === 0
    ? 'The glob matches no file (files that git ignores, and those in node_modules, are left out).'
    : `The glob matches only files of other kinds than ${extensions.join(', ')}.`;
}
