/** Paths with forward slashes, which every system understands: one spelling for keys, patterns and reports. */
import { realpathSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';

export const toSlashes = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));

export const absolutePath = (folder: string, path: string): string => toSlashes(resolve(folder, path));

/** How a path is shown: relative to a folder. The folder itself is `.`. */
export const relativePath = (folder: string, path: string): string => toSlashes(relative(folder, path)) || '.';

/** Joins without looking for `..`. */
export function inFolder(folder: string, path: string): string {
  return folder.endsWith('/') ? folder + path : `${folder}/${path}`;
}

/** Of an absolute path. The top of a drive and of a share (`//server/share/`) is its own parent. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  const isPlain = slash > 0 && path[slash - 1] !== ':' && !path.startsWith('//') && !/[/\\.]$/.test(path);
  return isPlain ? path.slice(0, slash) : absolutePath(path, '..');
}

export function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** Where a path leads with all links followed; undefined where it leads nowhere. */
export function realPath(path: string): string | undefined {
  try {
    return toSlashes(realpathSync.native(path));
  } catch {
    return undefined;
  }
}

/** Whether a path within `cwd` or the workspace leads out of it, by a link. Other paths are a person's own choice. */
export function leadsOut(path: string, cwd: string, workspace: string): boolean {
  if (!isInside(workspace, path) && !isInside(cwd, path)) return false;
  const real = realPath(path);
  return real !== undefined && !isInside(workspace, real);
}

/** What a path within the workspace is called from `cwd`, where a link on the way has given it another name. */
export function withoutLinks(path: string, cwd: string, workspace: string): string {
  if (isInside(cwd, path) || [cwd, path].every((each) => isInside(workspace, each))) return path;
  const folder = realPath(parentOf(path));
  const here = realPath(cwd);
  if (folder === undefined || here === undefined || !isInside(workspace, folder)) return path;
  return inFolder(absolutePath(cwd, relativePath(here, folder)), basename(path));
}

export const JAVASCRIPT_EXTENSIONS: readonly string[] = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];
export const CODE_EXTENSIONS: readonly string[] = [...JAVASCRIPT_EXTENSIONS, '.py'];

/** What a test suite has recorded of a tool, as GitHub's own server keeps it: one tool as JSON. */
export const isToolSnapshot = (path: string): boolean => /(?:^|\/)__toolsnaps__\/[^/]+\.snap$/.test(path);

/** The files that discovery looks at. */
export const EXTENSIONS: readonly string[] = [
  ...['.json', '.jsonc', '.json5', '.yaml', '.yml'],
  ...CODE_EXTENSIONS,
  ...['.html', '.htm'],
];
