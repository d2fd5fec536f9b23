import { parentOf } from './paths.js';

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
