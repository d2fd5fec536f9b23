/** Which files have to be read: those that differ, and those that import them. All others say the same in both versions. */
import { posix } from 'node:path';
import { codeLanguageOf, importingLanguageOf } from '../read/code-languages.js';
import { targetIn, withAliases, type FileTree } from '../read/file-tree.js';
import { MOST_BETWEEN } from '../read/imported-files.js';

/** With more changed files than this, reading everything is as fast. */
const MOST = 1000;

/** What a file imports from other files of the project. */
interface Links {
  readonly imports: readonly { readonly source: string; readonly word: string }[];
  readonly exports: boolean;
}

/** By the ids of contents, so that in a history each is looked through once. */
export type KnownLinks = Map<string, Links>;

/** Undefined: all of them. */
export async function pathsToRead(
  first: FileTree,
  second: FileTree,
  known: KnownLinks,
): Promise<((path: string) => boolean) | undefined> {
  const [before, after] = (await Promise.all([first, second].map(withAliases))) as [FileTree, FileTree];
  const changed = new Set([...before.paths, ...after.paths].filter((path) => before.idOf(path) !== after.idOf(path)));
  const imported = [...changed].filter((path) => path.endsWith('.json') || codeLanguageOf(path));
  if (changed.has('package.json') && changed.size > MOST) return undefined;
  // Other names may stand for other files.
  if ([...changed].some((path) => /(?:^|\/)(?:ts|js)config[^/]*\.json$/.test(path))) return undefined;
  if (imported.length > MOST) return undefined;
  if (imported.length === 0) return (path) => changed.has(path);
  const wanted = new Set(changed);
  const same = before.paths.filter((path) => codeLanguageOf(path) && !changed.has(path));
  await learn(same, before, known);
  let passing = imported;
  for (let hop = 0; hop <= MOST_BETWEEN && passing.length > 0; hop++) {
    const found = new Set(passing);
    const words = wordsFor(passing);
    const leadsTo = (path: string, source: string): boolean =>
      [before, after].some((tree) => found.has(targetIn(tree, path, source) ?? ''));
    passing = [];
    for (const path of same) {
      const links = known.get(before.idOf(path)!);
      if (!links || wanted.has(path)) continue;
      if (!links.imports.some(({ source, word }) => words.has(word) && leadsTo(path, source))) continue;
      wanted.add(path);
      // What it exports may be made of what it imports.
      if (links.exports) passing.push(path);
    }
  }
  return (path) => wanted.has(path);
}

/** Files that are read at a time. */
const AT_A_TIME = 500;

async function learn(paths: readonly string[], tree: FileTree, known: KnownLinks): Promise<void> {
  const unknown = paths.filter((path) => !known.has(tree.idOf(path)!));
  for (let from = 0; from < unknown.length; from += AT_A_TIME) {
    const some = unknown.slice(from, from + AT_A_TIME);
    for (const [index, text = ''] of (await tree.read(some)).entries()) {
      const path = some[index]!;
      const language = importingLanguageOf(path);
      const imports = language.importsIn(text).map((source) => ({ source, word: language.wordOf(source) }));
      known.set(tree.idOf(path)!, { imports, exports: imports.length > 0 && language.mayExport(text) });
    }
  }
}

/** What imports of a file call it. */
const wordOfFile = (path: string): string =>
  posix
    .basename(path)
    .replace(/^[@#~$]/, '')
    .replace(/\.\w+$/, '');

function wordsFor(paths: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const path of paths) {
    const word = wordOfFile(path);
    words.add(word);
    if (word === 'index' || word === '__init__') words.add('').add(wordOfFile(posix.dirname(path)));
  }
  return words;
}
