/** Which files have to be read: those that differ, and those that import them. All others say the same in both versions. */
import { posix } from 'node:path';
import type { Git } from '../files/git.js';
import { SOURCE_EXTENSIONS } from '../files/paths.js';
import type { FileTree } from './file-tree.js';
import { MOST_HOPS } from '../extract/passed-on.js';
import { importsIn, passesOn, targetOf } from './imports.js';

/** With more changed files than this, reading everything is as fast. */
const MOST = 1000;

/** Undefined: all of them. `commit` is one of the two. */
export async function pathsToRead(
  before: FileTree,
  after: FileTree,
  commit: string,
  git: Git,
): Promise<((path: string) => boolean) | undefined> {
  const changed = new Set([...before.paths, ...after.paths].filter((path) => before.idOf(path) !== after.idOf(path)));
  const imported = [...changed].filter((path) => path.endsWith('.json') || isSource(path));
  if (changed.has('package.json') && changed.size > MOST) return undefined;
  if (imported.length > MOST) return undefined;
  if (imported.length === 0) return (path) => changed.has(path);
  const wanted = new Set(changed);
  let passing = imported;
  for (let hop = 0; hop <= MOST_HOPS && passing.length > 0; hop++) {
    const candidates = await candidatesFor(passing, commit, git);
    if (!candidates) return undefined;
    const same = candidates.filter((path) => before.idOf(path) !== undefined && !wanted.has(path));
    const texts = await before.read(same);
    const found = new Set(passing);
    const leadsTo = (path: string, sources: readonly string[]): boolean =>
      sources.some((source) => [before, after].some((tree) => found.has(targetOf(path, source, tree) ?? '')));
    passing = [];
    for (const [index, path] of same.entries()) {
      const text = texts[index] ?? '';
      if (!leadsTo(path, importsIn(text))) continue;
      wanted.add(path);
      // Who imports from it what it passes on is led to the changed file, too.
      if (passesOn(text)) passing.push(path);
    }
  }
  return (path) => wanted.has(path);
}

const isSource = (path: string): boolean => SOURCE_EXTENSIONS.includes(posix.extname(path));

/** Files with the words that an import of one of these would have. */
async function candidatesFor(paths: readonly string[], commit: string, git: Git): Promise<string[] | undefined> {
  const words = new Set<string>();
  for (const path of paths) {
    const stem = posix.basename(path).replace(/\.\w+$/, '');
    words.add(`/${stem}`);
    if (stem !== 'index') continue;
    words.add(`/${posix.basename(posix.dirname(path))}`);
    for (const word of ["'.'", '"."', "'./'", '"./"', "'..'", '".."', "'../'", '"../"']) words.add(word);
  }
  const patterns = [...words].flatMap((word) => ['-e', word]);
  const endings = SOURCE_EXTENSIONS.map((ending) => `*${ending}`);
  const { ok, out, complaint } = await git('grep', '-l', '-z', '-F', ...patterns, commit, '--', ...endings);
  // Nothing found is no failure.
  if (!ok && complaint !== '') return undefined;
  return out.split('\0').map((line) => line.slice(commit.length + 1));
}
