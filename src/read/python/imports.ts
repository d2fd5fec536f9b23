/** What an import in Python means: the files that it may lead to, without running anything. */
import { posix } from 'node:path';
import { append } from '../../core/collections.js';

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
