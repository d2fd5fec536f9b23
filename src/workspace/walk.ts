/** Walks folders. Links are not followed: in a checkout they may lead anywhere. */
import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { folderSeen, type FolderSeen } from './folder-seen.js';
import { innerScope, isNameIgnored, topScope, type IgnoreScope } from './gitignore.js';
import { inFolder } from './paths.js';
import { reason } from './read.js';
import type { Test } from './wildcard.js';

export interface Walk {
  isWanted(name: string): boolean;
  /** Files that are wanted whatever they are called. */
  readonly also?: Test;
  readonly include?: Test;
  /** Folders are asked for with a slash at their end. */
  readonly ignored?: Test;
  onFolder(folder: string, seen: FolderSeen): void;
  /** What may be a folder and was not searched. */
  onUnsearched(folder: string): void;
  onFile(path: string, absolute: string): void;
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
    const kind = entry.isSymbolicLink() ? askedItself(entry, prefix + name) : entry;
    if (kind.isDirectory()) {
      const shown = `${path}${name}/`;
      const isLeftOut =
        isNeverSearched(name) || isNameIgnored(scope, prefix, name, true) || how.ignored?.(shown) === true;
      if (isLeftOut) how.onUnsearched(prefix + name);
      else walk(prefix + name, shown, scope, how);
    } else if (kind.isSymbolicLink()) {
      how.onUnsearched(prefix + name);
    } else if (kind.isFile() && isWanted(name, path, how) && !isNameIgnored(scope, prefix, name, false)) {
      const shown = path + name;
      if (!how.ignored?.(shown) && how.include?.(shown) !== false) how.onFile(shown, prefix + name);
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

export function isNeverSearched(name: string): boolean {
  return name === 'node_modules' || name === '.git';
}
