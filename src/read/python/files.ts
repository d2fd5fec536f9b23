/** Where the modules of a project in Python are: what an import leads to, without running anything. */
import type { Packages } from '../../core/code.js';
import { setLatest } from '../../core/collections.js';
import { workspaceOf } from '../../files/git.js';
import { isInside, parentOf, realPath, relativePath } from '../../files/paths.js';
import type { PythonOptions } from '../../parse/python/source.js';
import { diskWith, type Disk } from '../disk.js';
import type { ImportedFiles } from '../imported-files.js';
import { textOfImport } from '../import-limits.js';
import { pythonCandidates } from './imports.js';
import { pythonVersions } from './packages.js';

/** Texts that are kept for the next file that imports them. */
const MOST_KEPT = 60;

/** What an import leads to from any file of a folder, and what was asked of the disk to know it. */
interface Target {
  readonly file?: { readonly path: string; readonly location: string };
  readonly asked: readonly string[];
}

/** The files of a workspace that code in Python imports. */
export function pythonFiles(cwd: string, disk: Disk = diskWith()): ImportedFiles {
  const workspace = workspaceOf(cwd);
  const versions = pythonVersions(workspace);
  const there = new Map<string, boolean>();
  const targets = new Map<string, Target>();
  const kept = new Map<string, string | undefined>();
  const isThere = (path: string): boolean => {
    let known = there.get(path);
    if (known === undefined) there.set(path, (known = disk.exists(path)));
    return known;
  };
  const textOf = (location: string): string | undefined => {
    const text = kept.has(location) ? kept.get(location) : textOfImport(disk.read(location));
    return setLatest(kept, location, text, MOST_KEPT);
  };
  const lookFor = (from: string, level: number, name: string): Target => {
    const asked = new Set<string>();
    const isThereNow = (path: string): boolean => {
      asked.add(path);
      return isThere(path);
    };
    const location = pythonCandidates(from, level, name, workspace, isThereNow).find(isThereNow);
    const real = location === undefined ? undefined : realPath(location);
    const isOurs = real !== undefined && isInside(workspace, real);
    return {
      ...(isOurs && { file: { path: relativePath(cwd, location!), location: location! } }),
      asked: Array.from(asked, (each) => relativePath(cwd, each)),
    };
  };
  return {
    forget() {
      for (const each of [there, targets, kept]) each.clear();
    },
    for(absolute) {
      const texts = new Map<string, string>();
      const asked = new Set<string>();
      const findPython: PythonOptions['findPython'] = (from, level, name) => {
        const key = `${parentOf(from)}\n${level}\n${name}`;
        const target = targets.get(key) ?? lookFor(from, level, name);
        targets.set(key, target);
        for (const each of target.asked) asked.add(each);
        const text = target.file && textOf(target.file.location);
        if (!target.file || text === undefined) return undefined;
        texts.set(target.file.path, text);
        return { ...target.file, text };
      };
      let packages: Packages | undefined;
      return {
        ...{ findPython, location: absolute, texts, asked: [asked] },
        // The reader of Python follows imports itself: what it calls a source is a path already.
        locate: (source, name) => ({ path: source, name }),
        packages: () => (packages ??= versions(parentOf(absolute))),
      };
    },
  };
}
