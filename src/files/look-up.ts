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

/** What a listing of a folder shows about configs and git, kept so that the disk is not asked again. */
export interface DirectoryListing {
  /** Files called like a config. */
  readonly configs: readonly string[];
  readonly isGitTop: boolean;
  readonly hasGitignore: boolean;
}

export const CONFIG_NAMES: ReadonlySet<string> = new Set(
  ['json', 'jsonc', 'yaml', 'yml', 'js', 'mjs', 'cjs', 'ts', 'mts'].map((ending) => `toolint.config.${ending}`),
);
/** Holds a config if it has the key "toolint". */
export const PACKAGE_NAME = 'package.json';

/** What walks have seen. Of a folder with nothing to tell only those above it are kept: there may be very many. */
export class Seen {
  readonly #tops = new Set<string>();
  readonly #telling = new Map<string, DirectoryListing>();
  readonly #unsearched = new Set<string>();

  addTop(folder: string): void {
    this.#tops.add(folder);
  }

  add(folder: string, seen: DirectoryListing): void {
    if (seen !== NOTHING) this.#telling.set(folder, seen);
  }

  addUnsearched(folder: string): void {
    this.#unsearched.add(folder);
  }

  /** Undefined for a folder that no walk has come to. */
  of(folder: string): DirectoryListing | undefined {
    return this.#telling.get(folder) ?? (this.#isSearched(folder) ? NOTHING : undefined);
  }

  #isSearched(folder: string): boolean {
    for (let at = folder; !this.#unsearched.has(at); at = parentOf(at)) {
      if (this.#tops.has(at)) return true;
      if (at === parentOf(at)) return false;
    }
    return false;
  }
}

const NOTHING: DirectoryListing = { configs: [], isGitTop: false, hasGitignore: false };

export function folderSeen(entries: readonly { readonly name: string }[]): DirectoryListing {
  let seen: { configs: string[]; isGitTop: boolean; hasGitignore: boolean } | undefined;
  for (const { name } of entries) {
    if (!isTelling(name)) continue;
    seen ??= { configs: [], isGitTop: false, hasGitignore: false };
    if (name === '.git') seen.isGitTop = true;
    else if (name === '.gitignore') seen.hasGitignore = true;
    else seen.configs.push(name);
  }
  return seen ?? NOTHING;
}

function isTelling(name: string): boolean {
  return name === '.git' || name === '.gitignore' || name === PACKAGE_NAME || CONFIG_NAMES.has(name);
}
