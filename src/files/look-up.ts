/** What a path on the command line leads to. */
import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { basename } from 'node:path';
import { didYouMean } from '../core/did-you-mean.js';
import { absolutePath, isInside, leadsOut, parentOf, realPath, relativePath, withoutLinks } from './paths.js';
import { isMissing, NOT_REGULAR, reason } from './read.js';

type Named =
  | { readonly path: string; readonly absolute: string; readonly isFolder: boolean }
  | { readonly message: string; readonly isMissing: boolean };

/** `workspace` is where links may lead: its real path. A path that lies outside is a person's own choice. */
export function lookUp(given: string, cwd: string, workspace: string): Named {
  if (given === '') return refused('An empty path was given. Name a file, a folder or a glob.');
  const absolute = withoutLinks(absolutePath(cwd, given), cwd, workspace);
  const path = relativePath(cwd, absolute);
  try {
    const stats = lstatSync(absolute);
    if (stats.isSymbolicLink()) return followed(path, absolute, workspace);
    if (leadsOut(absolute, cwd, workspace)) return refusedLink(realPath(absolute)!);
    return kindOf(stats, path, absolute);
  } catch (error) {
    const slashed = given.replaceAll('\\', '/');
    if (isMissing(error) && slashed !== given) return lookUp(slashed, cwd, workspace);
    if (!isMissing(error)) return refused(reason(error, absolute));
    return { message: reason(error, absolute).replace(/\.$/, `${hint(absolute)}.`), isMissing: true };
  }
}

function followed(path: string, absolute: string, workspace: string): Named {
  const real = realPath(absolute);
  if (real === undefined) return refused('It is a symbolic link that leads nowhere.');
  return isInside(workspace, real) ? kindOf(lstatSync(real), path, real) : refusedLink(real);
}

function refusedLink(real: string): Named {
  return refused(`It leads out of the workspace by a symbolic link, to ${real}: such links are not followed.`);
}

const refused = (message: string): Named => ({ message, isMissing: false });

function kindOf(stats: Stats, path: string, absolute: string): Named {
  if (stats.isFile() || stats.isDirectory()) return { path, absolute, isFolder: stats.isDirectory() };
  return refused(NOT_REGULAR);
}

function hint(absolute: string): string {
  try {
    return didYouMean(basename(absolute), readdirSync(parentOf(absolute)));
  } catch {
    return '';
  }
}
