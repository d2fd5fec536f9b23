/** Where the modules of a project in Python are: what an import leads to, without running anything. */
import type { Packages } from '../../core/code.js';
import { workspaceOf } from '../../files/git.js';
import { isInside, parentOf, realPath, relativePath } from '../../files/paths.js';
import type { PythonOptions } from '../../parse/python/source.js';
import { diskWith, type Disk } from '../disk.js';
import type { ImportedFiles } from '../javascript/files.js';
import { LARGEST_IMPORT } from '../import-limits.js';
import { pythonCandidates } from './imports.js';
import { pythonVersions } from './packages.js';

/** The files of a workspace that code in Python imports. */
export function pythonFiles(cwd: string, disk: Disk = diskWith()): ImportedFiles {
  const workspace = workspaceOf(cwd);
  const versions = pythonVersions(workspace);
  const there = new Map<string, boolean>();
  const isThere = (path: string): boolean => {
    let known = there.get(path);
    if (known === undefined) there.set(path, (known = disk.exists(path)));
    return known;
  };
  return {
    forget: () => there.clear(),
    for(absolute) {
      const texts = new Map<string, string>();
      const asked = new Set<string>();
      const findPython: PythonOptions['findPython'] = (from, level, name) => {
        const isThereNow = (path: string): boolean => {
          asked.add(relativePath(cwd, path));
          return isThere(path);
        };
        const target = pythonCandidates(from, level, name, workspace, isThereNow).find(isThereNow);
        const real = target === undefined ? undefined : realPath(target);
        if (target === undefined || real === undefined || !isInside(workspace, real)) return undefined;
        const file = disk.read(target);
        if (!('text' in file) || file.text.length > LARGEST_IMPORT) return undefined;
        const path = relativePath(cwd, target);
        texts.set(path, file.text);
        return { path, location: target, text: file.text };
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
