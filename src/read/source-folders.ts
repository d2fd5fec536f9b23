/** The folders of a repository that people write in, and what is in them. */
import { existsSync, readdirSync } from 'node:fs';
import { inFolder } from '../files/paths.js';

export interface Folder {
  readonly files: ReadonlySet<string>;
  readonly inner: readonly string[];
}

/** The files of a project: on the disk, or in a commit. */
export interface ProjectFiles {
  list(folder: string): Folder;
  exists(path: string): boolean;
}

/** In more files it is not looked for what leads to modules. */
export const MOST_FILES = 5_000;

export const NOT_SOURCE =
  /^(?:node_modules|\.git|dist|build|out|coverage|\.next|\.turbo|\.wrangler|\.?venv|__pycache__|site-packages)$/;

export const ON_DISK: ProjectFiles = {
  exists: existsSync,
  list(folder) {
    const files = new Set<string>();
    const inner: string[] = [];
    try {
      for (const each of readdirSync(folder, { withFileTypes: true })) {
        if (each.isFile()) files.add(inFolder(folder, each.name));
        else if (each.isDirectory() && !NOT_SOURCE.test(each.name)) inner.push(inFolder(folder, each.name));
      }
    } catch {
      // What cannot be read holds nothing.
    }
    return { files, inner };
  },
};
