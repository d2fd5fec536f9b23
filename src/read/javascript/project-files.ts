/** The files of a project, and where imports lead. */
import { dirname } from 'node:path';
import { isInside, realPath, relativePath } from '../../files/paths.js';
import type { Disk } from '../disk.js';
import { LARGEST_IMPORT } from '../imported-files.js';
import { aliasesIn } from './aliases.js';
import { candidatesFor, isRelative } from './imports.js';
import { known } from '../../core/collections.js';

export interface ImportedText {
  readonly path: string;
  readonly target: string;
  readonly text: string;
}

/** Told of each path that is asked for, as reports know it. */
export type Note = (path: string) => void;

export interface ProjectFiles {
  readonly workspace: string;
  /** The paths that were asked for what names stand for, for all files together. */
  readonly shared: ReadonlySet<string>;
  exists(absolute: string, note: Note): boolean;
  /** Empty where there is nothing to read. */
  textAt(absolute: string, note: Note): ImportedText;
  /** The file that an import means, if it lies in the workspace. */
  targetOf(from: string, source: string, note: Note): string | undefined;
  /** What names stand for may have changed. */
  forget(): void;
}

export function projectFiles(workspace: string, cwd: string, disk: Disk): ProjectFiles {
  // One that is not there may come to be.
  const exists: ProjectFiles['exists'] = (absolute, note) => {
    note(relativePath(cwd, absolute));
    return disk.exists(absolute);
  };
  const shared = new Set<string>();
  const textOf = (path: string): string | undefined => {
    const isThere = exists(path, (each) => void shared.add(each)) && isWithin(workspace, path);
    const file = isThere ? disk.read(path) : undefined;
    return file && 'text' in file ? file.text : undefined;
  };
  let aliases = aliasesIn(workspace, textOf);
  /** By the folder that a name is used in; nearly all of them are packages. */
  let named = new Map<string, { readonly found: string | undefined; readonly asked: readonly string[] }>();
  const find: ProjectFiles['targetOf'] = (from, source, note) => {
    const found = candidatesFor(from, source, aliases).find((each) => exists(each, note));
    return found !== undefined && isWithin(workspace, found) ? found : undefined;
  };
  return {
    ...{ workspace, shared, exists },
    textAt(target, note) {
      const path = relativePath(cwd, target);
      note(path);
      const file = disk.read(target);
      const text = 'text' in file && file.text.length <= LARGEST_IMPORT ? file.text : '';
      return { path, target, text };
    },
    targetOf(from, source, note) {
      if (isRelative(source)) return find(from, source, note);
      const { found, asked } = known(named, `${dirname(from)}\n${source}`, () => {
        const asked: string[] = [];
        return { found: find(from, source, (each) => void asked.push(each)), asked };
      });
      asked.forEach(note);
      return found;
    },
    forget() {
      aliases = aliasesIn(workspace, textOf);
      named = new Map();
    },
  };
}

/** Links included: what they lead to must be inside too. */
export function isWithin(workspace: string, absolute: string): boolean {
  const path = realPath(absolute);
  return (
    path !== undefined && isInside(workspace, path) && !/[\\/]node_modules[\\/]/.test(path.slice(workspace.length))
  );
}
