/** Finds files by a glob of the command line. Only there: a person's own pattern need not be distrusted. */
import type { Path } from 'glob';
import { isIgnored, type IgnoreScope } from './gitignore.js';
import { absolutePath, isInside, leadsOut, parentOf, toSlashes } from './paths.js';
import { isNeverSearched } from './walk.js';

export function isGlob(path: string): boolean {
  return /[*?[{]|[!+@]\(/.test(path);
}

interface GlobOptions {
  readonly cwd: string;
  /** Where links may lead: its real path. */
  readonly workspace: string;
  scopeOf(folder: string): IgnoreScope | undefined;
}

/** Absolute paths of regular files. What git ignores is left out, unless the glob itself spells out the folder. */
export async function globFiles(pattern: string, { cwd, workspace, scopeOf }: GlobOptions): Promise<string[]> {
  const { globSync } = await import('glob');
  const isWindows = process.platform === 'win32';
  const spelledOut = absolutePath(cwd, literalFolder(isWindows ? toSlashes(pattern) : pattern));
  const isHidden = (entry: Path, isFolder: boolean): boolean => {
    const absolute = toSlashes(entry.fullpath());
    if (isFolder && isInside(absolute, spelledOut)) return false;
    if (isFolder && isNeverSearched(entry.name)) return true;
    return isIgnored(scopeOf(parentOf(absolute)), absolute, isFolder);
  };
  const known = new Map<string, boolean>();
  const staysIn = (folder: string): boolean => {
    if (!known.has(folder)) known.set(folder, !leadsOut(folder, cwd, workspace));
    return known.get(folder)!;
  };
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
