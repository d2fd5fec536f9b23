/** Finds the files to lint: everything below a folder, or what was named. */
import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { lookUp, Seen, folderSeen, type DirectoryListing } from './look-up.js';
import type { Path } from 'glob';
import { compareText, type Failure } from '../core/finding.js';
import { workspaceOf } from './git.js';
import {
  givenScope,
  scopeFinder,
  innerScope,
  scopeWithin,
  isNameIgnored,
  originOf,
  ignoringRule,
  topScope,
  type IgnoreScope,
  isIgnored,
} from './gitignore.js';
import {
  absolutePath,
  inFolder,
  parentOf,
  relativePath,
  withoutLinks,
  isInside,
  leadsOut,
  realPath,
  toSlashes,
} from './paths.js';
import { compileGlob, type Test } from './pattern.js';
import { reason } from './read.js';
import { foundOnce } from '../core/collections.js';

export interface FoundFile {
  /** Relative to the folder that the work started in, with forward slashes. */
  readonly path: string;
  readonly absolute: string;
  /** Named itself, not found in a folder or by a glob. */
  readonly named: boolean;
  /** The folder or the glob that it was found by, where that is not the folder that the work started in. */
  readonly foundBy?: string;
  /** Files next to it, of the same ending, are tools too: one tool by itself is all that it holds. */
  readonly isSnapshot?: true;
}

/** There may be very many, so the path is kept once. */
class FileBelow implements FoundFile {
  readonly #cwd: string;
  readonly path: string;
  readonly named: boolean;
  readonly foundBy: string | undefined;

  constructor(cwd: string, path: string, named: boolean, foundBy: string | undefined) {
    this.#cwd = cwd;
    this.path = path;
    this.named = named;
    this.foundBy = foundBy;
  }

  get absolute(): string {
    return inFolder(this.#cwd, this.path);
  }
}

export interface DiscoverOptions {
  readonly cwd: string;
  /** Files, folders and globs; none means everything in `cwd`. `!pattern` takes out of it what the pattern matches. */
  readonly paths: readonly string[];
  /** Which of the files found in folders to take. */
  readonly include?: Test;
  /** Folders that were taken out of what is looked through: naming one brings it back. */
  readonly isLeftOut?: Test;
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
  /** Told of files and folders that are ignored, the folders with a slash at their end. */
  readonly onLeftOut?: (path: string) => void;
  /** Told of all files in searched folders, whatever they are. */
  readonly onName?: Walk['onName'];
}

interface Discovered {
  /** Sorted by path. */
  readonly files: readonly FoundFile[];
  readonly problems: readonly Failure[];
  /** What was seen of configs in the folders that were searched. */
  readonly folders: Seen;
}

export async function discover({
  paths: given,
  include,
  isLeftOut,
  ignored,
  extensions,
  also,
  ignoreUnknown = false,
  ignoredByGit,
  onLeftOut,
  onName,
  ...options
}: DiscoverOptions): Promise<Discovered> {
  const cwd = absolutePath(options.cwd, '.');
  const workspace = workspaceOf(cwd);
  const ofGit = ignoredByGit && givenScope(ignoredByGit);
  const scopeOf = ofGit ? () => ofGit : scopeFinder(cwd);
  const paths = given.filter((each) => !isTakenOut(each));
  const takenOut = given.filter(isTakenOut).map((each) => compileGlob(each.slice(1)));
  const wanted = new Set(extensions);
  const isWanted = (name: string): boolean => wanted.has(extensionOf(name));
  const isTaken = (path: string): boolean => isWanted(path) || also?.(path) === true;
  const found: FoundFile[] = [];
  const problems: Failure[] = [];
  const folders = new Seen();
  let foundBy: string | undefined;
  const add = (shown: string, absolute: string, named: boolean): void => {
    const path = shown.startsWith('../') ? relativePath(cwd, absolute) : shown;
    const isBelow = inFolder(cwd, path) === absolute;
    found.push(isBelow ? new FileBelow(cwd, path, named, foundBy) : { path, absolute, named, foundBy });
  };
  const how: Walk = {
    isWanted,
    also,
    include,
    ignored,
    onLeftOut,
    onName,
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

  for (const path of paths.length > 0 ? paths : ['.']) {
    const named = lookUp(path, cwd, workspace);
    foundBy = undefined;
    if ('message' in named) {
      if (named.isMissing && isGlob(path)) {
        foundBy = toSlashes(path);
        await addGlob(path);
      } else if (named.isMissing || !ignoreUnknown) how.onFailure(path, named.message);
    } else if (named.isFolder) {
      const shown = named.path === '.' ? '' : `${named.path}/`;
      foundBy = shown === '' ? undefined : named.path;
      folders.addTop(named.absolute);
      const isBack = shown !== '' && isLeftOut?.(named.path) === true;
      const { include: _, ...all } = how;
      walk(named.absolute, shown, scopeOf(parentOf(named.absolute)), isBack ? all : how);
    } else if (!ignoreUnknown) add(named.path, named.absolute, true);
    else if (isTaken(named.path) && !named.path.split('/').some(isNeverSearched) && include?.(named.path) !== false) {
      add(named.path, named.absolute, false);
    }
  }
  const left = takenOut.length > 0 ? found.filter(({ path }) => !takenOut.some((test) => test(path))) : found;
  left.sort((a, b) => compareText(a.path, b.path) || Number(b.named) - Number(a.named));
  const files = paths.length > 1 ? left.filter(({ path }, index) => path !== left[index - 1]?.path) : left;
  return { files, problems, folders };
}

/** A file whose name begins so is `./!name`. */
const isTakenOut = (path: string): boolean => path.startsWith('!') && path.length > 1;

/** Whether a search of `cwd` would come upon a file, be it there yet or not. */
export function wouldFind(
  path: string,
  options: Omit<DiscoverOptions, 'paths'>,
  scopeOf: (folder: string) => IgnoreScope | undefined,
): boolean {
  return whyNotFound(path, options, scopeOf) === undefined;
}

/** Why a search of `cwd` would not come upon a file, or upon a folder with a slash at its end. */
export function whyNotFound(
  path: string,
  { cwd, include, ignored, extensions, also }: Omit<DiscoverOptions, 'paths'>,
  scopeOf: (folder: string) => IgnoreScope | undefined,
): string | undefined {
  if (isOutside(path)) return 'it is outside the folder that is searched';
  const names = path.split('/');
  const name = names.pop()!;
  let folder = cwd;
  let shown = '';
  const whyLeftOut = (each: string, isFolder: boolean): string | undefined => {
    if (isFolder && isNeverSearched(each)) return `\`${each}\` is never searched`;
    const rule = ignoringRule(scopeOf(folder), inFolder(folder, ''), each, isFolder);
    if (rule) return `git ignores it${originOf(rule, cwd)}`;
    return ignored?.(shown) ? 'the config ignores it' : undefined;
  };
  for (const each of names) {
    shown += `${each}/`;
    const reason = whyLeftOut(each, true);
    if (reason !== undefined) return reason;
    folder = inFolder(folder, each);
  }
  // Links are not followed.
  const real = realPath(folder);
  if (real !== undefined && real !== absolutePath(realPath(cwd) ?? cwd, shown)) return 'it is behind a symbolic link';
  if (name === '') return undefined;
  shown = path;
  const reason = whyLeftOut(name, false);
  if (reason !== undefined) return reason;
  if (include?.(path) === false) return '`files` in the config does not include it';
  const isWanted = extensions.includes(extensionOf(name)) || also?.(path) === true;
  return isWanted ? undefined : 'files with this ending are not searched for';
}

const isOutside = (path: string): boolean => /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(path);

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase();

function noMatch(others: number, extensions: readonly string[]): string {
  return others === 0
    ? 'The glob matches no file (files that git ignores, and those in node_modules, are left out).'
    : `The glob matches only files of other kinds than ${extensions.join(', ')}.`;
}

/** Walks folders. Links are not followed: in a checkout they may lead anywhere. */
interface Walk {
  isWanted(name: string): boolean;
  /** Files that are wanted whatever they are called. */
  readonly also?: Test;
  readonly include?: Test;
  /** Folders are asked for with a slash at their end. */
  readonly ignored?: Test;
  onFolder(folder: string, seen: DirectoryListing): void;
  /** What may be a folder and was not searched. */
  onUnsearched(folder: string): void;
  onFile(path: string, absolute: string): void;
  readonly onLeftOut?: (path: string) => void;
  /** Each file by its folder, with a slash at its end, and its name. */
  readonly onName?: (folder: string, name: string) => void;
  onFailure(path: string, message: string): void;
}

/** `path` is how the folder is shown, with a slash at its end; `outer` is what git ignores there. */
export function walk(folder: string, path: string, outer: IgnoreScope | undefined, how: Walk): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    how.onUnsearched(folder);
    how.onFailure(path || '.', `The folder cannot be searched. ${reason(error, folder)}`);
    return;
  }
  const seen = folderSeen(entries);
  how.onFolder(folder, seen);
  const around = seen.isGitTop ? topScope(folder, outer) : outer;
  const scope = seen.hasGitignore ? innerScope(folder, around) : around;
  const prefix = inFolder(folder, '');
  for (const entry of entries) {
    const { name } = entry;
    if (how.onName && entry.isFile()) how.onName(path, name);
    const kind = entry.isSymbolicLink() ? askedItself(entry, prefix + name) : entry;
    if (kind.isDirectory()) {
      const shown = `${path}${name}/`;
      const isLeftOut =
        isNeverSearched(name) || isNameIgnored(scope, prefix, name, true) || how.ignored?.(shown) === true;
      if (isLeftOut) {
        how.onUnsearched(prefix + name);
        if (name !== '.git') how.onLeftOut?.(shown);
      } else walk(prefix + name, shown, scopeWithin(scope, prefix, name), how);
    } else if (kind.isSymbolicLink()) {
      how.onUnsearched(prefix + name);
    } else if (kind.isFile() && isWanted(name, path, how)) {
      const shown = path + name;
      const isIgnored = isNameIgnored(scope, prefix, name, false) || how.ignored?.(shown) === true;
      if (isIgnored || how.include?.(shown) === false) how.onLeftOut?.(shown);
      else how.onFile(shown, prefix + name);
    }
  }
}

/** On Windows listings call a link whatever a driver keeps, deduplicated files for one. */
function askedItself(entry: Dirent, path: string): Pick<Dirent, 'isDirectory' | 'isFile' | 'isSymbolicLink'> {
  try {
    return lstatSync(path);
  } catch {
    return entry;
  }
}

function isWanted(name: string, folder: string, { isWanted, also }: Walk): boolean {
  return isWanted(name) || also?.(folder + name) === true;
}

function isNeverSearched(name: string): boolean {
  return /^(?:node_modules|site-packages|__pycache__|\.(?:git|tox|nox))$/.test(name);
}

/** Finds files by a glob of the command line. Only there: a person's own pattern need not be distrusted. */
export const isGlob = (path: string): boolean => /[*?[{]|[!+@]\(/.test(path);

/** The paths that a user named one by one, as reports have them. */
export const namedIn = (paths: readonly string[], cwd: string): ReadonlySet<string> =>
  new Set(paths.filter((each) => !isGlob(each)).map((each) => relativePath(cwd, absolutePath(cwd, each))));

interface GlobOptions {
  readonly cwd: string;
  /** Where links may lead: its real path. */
  readonly workspace: string;
  scopeOf(folder: string): IgnoreScope | undefined;
}

/** Absolute paths of regular files. What git ignores is left out, unless the glob itself spells out the folder. */
async function globFiles(pattern: string, { cwd, workspace, scopeOf }: GlobOptions): Promise<string[]> {
  const { globSync } = await import('glob');
  const isWindows = process.platform === 'win32';
  const spelledOut = absolutePath(cwd, literalFolder(isWindows ? toSlashes(pattern) : pattern));
  const isHidden = (entry: Path, isFolder: boolean): boolean => {
    const absolute = toSlashes(entry.fullpath());
    if (isFolder && isInside(absolute, spelledOut)) return false;
    if (isFolder && isNeverSearched(entry.name)) return true;
    return isIgnored(scopeOf(parentOf(absolute)), absolute, isFolder);
  };
  const staysIn = foundOnce((folder: string) => !leadsOut(folder, cwd, workspace));
  return globSync(pattern, {
    cwd,
    dot: true,
    nodir: true,
    follow: false,
    withFileTypes: true,
    windowsPathsNoEscape: isWindows,
    ignore: {
      ignored: (entry) => isHidden(entry, entry.isDirectory()),
      childrenIgnored: (entry) => isHidden(entry, true),
    },
  })
    .filter((entry) => entry.isFile())
    .map((entry) => toSlashes(entry.fullpath()))
    .filter((file) => staysIn(parentOf(file)));
}

/** The folders before the first wildcard. */
function literalFolder(pattern: string): string {
  const segments = pattern.split('/');
  const first = segments.findIndex(isGlob);
  return segments.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}
