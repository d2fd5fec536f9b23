/** Where the modules of a project in Python are: what an import leads to, without running anything. */
import { posix } from 'node:path';
import { append } from '../core/collections.js';
import type { Packages } from '../core/code.js';
import { existsSync } from 'node:fs';
import { workspaceOf } from '../files/git.js';
import { isInside, parentOf, realPath, relativePath } from '../files/paths.js';
import { readText, type ReadFile } from '../files/read.js';
import type { PythonOptions } from '../parse/python/source.js';
import type { ImportedFiles } from './imported-files.js';
import { LARGEST_IMPORT } from './imports.js';
import { pythonVersions } from './python-packages.js';

/** So many folders above a file may hold the packages that it imports. */
const MOST_LEVELS = 8;

/** Folders below which packages are kept. */
const SOURCES = ['', 'src/', 'lib/', 'server/', 'backend/', 'app/'];

/**
 * The files that an import may mean, the likeliest first. `from` is a path with slashes; `isThere` says whether there is a
 * file or a folder of that path, and `top` where the project ends.
 */
export function pythonCandidates(
  from: string,
  level: number,
  name: string,
  top: string,
  isThere: (path: string) => boolean,
): string[] {
  const parts = name === '' ? [] : name.split('.');
  if (parts.some((each) => !/^\w+$/.test(each))) return [];
  const own = posix.dirname(from);
  if (level > 0) {
    const folder = posix.join(own, ...Array.from({ length: level - 1 }, () => '..'));
    return parts.length === 0 ? [posix.join(folder, '__init__.py')] : filesOf(posix.join(folder, ...parts));
  }
  if (OTHERS.has(parts[0]!)) return [];
  const found: string[] = [];
  for (let folder = own, depth = 0; depth < MOST_LEVELS; folder = posix.dirname(folder), depth++) {
    for (const below of SOURCES) {
      const base = posix.join(folder, below, parts[0]!);
      if (isThere(base) || isThere(`${base}.py`)) append(found, filesOf(posix.join(folder, below, ...parts)));
    }
    if (folder === top || folder === posix.dirname(folder)) break;
  }
  return found;
}

const filesOf = (base: string): string[] => [`${base}.py`, `${base}/__init__.py`];

/** Packages that every project uses and none has. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    'typing typing_extensions pydantic pydantic_settings mcp mcp_types fastmcp os sys re json logging asyncio pathlib datetime time enum ' +
    'dataclasses functools collections uuid decimal httpx requests anyio starlette uvicorn fastapi dotenv abc argparse'
  ).split(' '),
);

/** The names of modules that a text imports, with their dots: without parsing it. */
export function pythonImportsIn(text: string): { readonly level: number; readonly name: string }[] {
  const found: { level: number; name: string }[] = [];
  for (const [, dots, name, names] of text.matchAll(FROM)) {
    found.push({ level: dots!.length, name: name! });
    // A module may be imported like a name.
    for (const each of names!.match(/\w+/g)?.slice(0, 50) ?? [])
      found.push({ level: dots!.length, name: name === '' ? each : `${name}.${each}` });
  }
  for (const [, name] of text.matchAll(/^[ \t]{0,40}import[ \t]+([\w.]{1,200})/gm))
    found.push({ level: 0, name: name! });
  return found;
}

const FROM =
  /^[ \t]{0,40}from[ \t]+(\.{0,9})(\w[\w.]{0,200}|)[ \t]{0,9}import[ \t]{1,9}(\([^)]{0,2000}\)|[^\n#]{1,500})/gm;

/** The files of a workspace that code in Python imports. */
export function pythonFiles(cwd: string, read: ReadFile = readText): ImportedFiles {
  const workspace = workspaceOf(cwd);
  const versions = pythonVersions(workspace);
  const there = new Map<string, boolean>();
  const isThere = (path: string): boolean => {
    let known = there.get(path);
    if (known === undefined) there.set(path, (known = existsSync(path)));
    return known;
  };
  return {
    forget: () => there.clear(),
    for(absolute) {
      const texts = new Map<string, string>();
      const asked = new Set<string>();
      const findPython: PythonOptions['findPython'] = (from, level, name) => {
        const candidates = pythonCandidates(from, level, name, workspace, isThere);
        for (const each of candidates) asked.add(relativePath(cwd, each));
        const target = candidates.find(isThere);
        const real = target === undefined ? undefined : realPath(target);
        if (target === undefined || real === undefined || !isInside(workspace, real)) return undefined;
        const file = read(target);
        if (!('text' in file) || file.text.length > LARGEST_IMPORT) return undefined;
        const path = relativePath(cwd, target);
        texts.set(path, file.text);
        return { path, location: target, text: file.text };
      };
      let packages: Packages | undefined;
      return {
        ...{ findPython, location: absolute, texts, asked: [asked] },
        packages: () => (packages ??= versions(parentOf(absolute))),
      };
    },
  };
}
