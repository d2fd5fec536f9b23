/** Which files have to be read: those that differ, and those that import them. All others say the same in both versions. */
import { posix } from 'node:path';
import type { Git } from '../files/git.js';
import { SOURCE_EXTENSIONS } from '../files/paths.js';
import type { FileTree } from './file-tree.js';
import { importsIn, targetOf } from './imports.js';

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
  const candidates = await candidatesFor(imported, commit, git);
  if (!candidates) return undefined;
  const same = candidates.filter((path) => before.idOf(path) !== undefined && !changed.has(path));
  const texts = await before.read(same);
  const isImporter = (path: string, text: string | undefined): boolean =>
    importsIn(text ?? '').some((source) =>
      [before, after].some((tree) => changed.has(targetOf(path, source, tree) ?? '')),
    );
  const importers = new Set(same.filter((path, index) => isImporter(path, texts[index])));
  return (path) => changed.has(path) || importers.has(path);
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
