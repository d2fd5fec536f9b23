/** What an import in Python means: where the modules of a project are, and the files that it may lead to, without running anything. */
import { posix } from 'node:path';
import { append, setLatest, known } from '../../core/collections.js';
import type { Packages } from '../../core/code.js';
import { workspaceOf } from '../../files/git.js';
import { isInside, parentOf, realPath, relativePath } from '../../files/paths.js';
import type { PythonOptions } from '../../parse/python/source.js';
import { diskWith, type Disk } from '../disk.js';
import { type ImportedFiles, textOfImport } from '../imported-files.js';
import { pythonVersions } from './packages.js';

/** So many folders above a file may hold the packages that it imports. */
const MOST_LEVELS = 8;

/** Folders below which packages are kept. */
const SOURCES = ['', 'src/', 'lib/', 'server/', 'backend/', 'app/'];

/**
 * The files that an import may mean, the likeliest first. `from` is a path with slashes; `isThere` says whether there is a
 * file or a folder of that path, and `top` where the project ends. `withOthers`: also of packages that no project has.
 */
function pythonCandidates(
  from: string,
  level: number,
  name: string,
  top: string,
  isThere: (path: string) => boolean,
  withOthers = false,
): string[] {
  const parts = name === '' ? [] : name.split('.');
  if (parts.some((each) => !/^\w+$/.test(each))) return [];
  const own = posix.dirname(from);
  if (level > 0) {
    const folder = posix.join(own, ...Array.from({ length: level - 1 }, () => '..'));
    return parts.length === 0 ? [posix.join(folder, '__init__.py')] : filesOf(posix.join(folder, ...parts));
  }
  if (OTHERS.has(parts[0]!) && !withOthers) return [];
  const found: string[] = [];
  for (let folder = own, depth = 0; depth < MOST_LEVELS; folder = posix.dirname(folder), depth++) {
    for (const below of SOURCES) {
      const base = posix.join(folder, below, parts[0]!);
      if (isThere(base) || isThere(`${base}.py`)) append(found, filesOf(posix.join(folder, below, ...parts)));
    }
    // A package by itself, in a folder of any name.
    if (parts.length > 1 && isThere(posix.join(folder, '__init__.py')))
      append(found, filesOf(posix.join(folder, ...parts.slice(1))));
    if (folder === top || folder === posix.dirname(folder)) break;
  }
  return found;
}

const filesOf = (base: string): string[] => [`${base}.py`, `${base}/__init__.py`];

/** The same of an import as it is written, in a version of a project: `..models`, `app.models`. */
export function pythonCandidatesFor(from: string, source: string): string[] {
  const level = /^\.*/.exec(source)![0].length;
  return pythonCandidates(from, level, source.slice(level), '.', () => true);
}

/** Packages that every project uses and none has. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    'typing typing_extensions pydantic pydantic_settings mcp mcp_types fastmcp os sys re json logging asyncio pathlib datetime time enum ' +
    'dataclasses functools collections uuid decimal httpx requests anyio starlette uvicorn fastapi dotenv abc argparse'
  ).split(' '),
);

/** The names of modules that a text imports, with their dots: without parsing it. */
export function pythonImportsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, dots, name, names] of text.matchAll(FROM)) {
    found.add(dots! + name!);
    // A module may be imported like a name.
    for (const each of names!.match(/\w+/g)?.slice(0, 50) ?? [])
      found.add(dots! + (name === '' ? each : `${name}.${each}`));
  }
  for (const [, name] of text.matchAll(/^[ \t]{0,40}import[ \t]+([\w.]{1,200})/gm)) found.add(name!);
  return [...found];
}

const FROM =
  /^[ \t]{0,40}from[ \t]+(\.{0,9})(\w[\w.]{0,200}|)[ \t]{0,9}import[ \t]{1,9}(\([^)]{0,2000}\)|[^\n#]{1,500})/gm;

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
  const isThere = (path: string): boolean => known(there, path, disk.exists);
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
        const target = known(targets, key, () => lookFor(from, level, name));
        for (const each of target.asked) asked.add(each);
        const text = target.file && textOf(target.file.location);
        if (!target.file || text === undefined) return undefined;
        texts.set(target.file.path, text);
        return { ...target.file, text };
      };
      const isOnlyPython: PythonOptions['isOnlyPython'] = (level, name) => {
        const isThereNow = (path: string): boolean => {
          asked.add(relativePath(cwd, path));
          return isThere(path);
        };
        const meant = (of: string): string[] => pythonCandidates(absolute, level, of, workspace, isThereNow, true);
        const found = new Set(meant(name).filter(isThereNow));
        const first = name.split('.')[0]!;
        // The folder of a package may have no file of its own.
        return level === 0 && OTHERS.has(first) ? found.size + meant(first).length === 0 : found.size === 1;
      };
      let packages: Packages | undefined;
      return {
        ...{ findPython, isOnlyPython, location: absolute, texts, asked: [asked] },
        // The reader of Python follows imports itself: what it calls a source is a path already.
        locate: (source, name) => ({ path: source, name }),
        packages: () => (packages ??= versions(parentOf(absolute))),
      };
    },
  };
}
