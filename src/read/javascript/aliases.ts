/** The names that a project gives to its own files: `paths` and `baseUrl` of tsconfig.json, `imports` of package.json. */
import { posix } from 'node:path';
import { entries, get, items, text as stringIn, type Node } from '../../core/tree.js';
import { inFolder, isInside, parentOf } from '../../files/paths.js';
import { parseJson } from '../../parse/json/read.js';
import type { TextOf } from '../text-on-disk.js';
import { foundOnce } from '../../core/collections.js';

/** What an import that is not relative may stand for: absolute paths, perhaps without an ending. */
export type Aliases = (from: string, source: string) => readonly string[];

/** Whether a file says what names stand for. */
export const saysAliases = (path: string): boolean => /(?:^|\/)(?:(?:ts|js)config[^/]*|package)\.json$/.test(path);

/** Characters of a file that says what names stand for. */
const LONGEST = 200_000;
/** How many files may extend each other, and how many folders may be between a file and its config. */
const MOST_EXTENDED = 5;
const MOST_LEVELS = 12;
const MOST_PATTERNS = 500;

interface Pattern {
  /** With at most one `*`. */
  readonly name: string;
  /** Absolute. */
  readonly targets: readonly string[];
}

interface Config {
  readonly patterns: readonly Pattern[];
  /** Where names that no pattern has are looked for. */
  readonly base?: string;
}

/** Nothing above `top` is read. */
export function aliasesIn(top: string, textOf: TextOf): Aliases {
  const rootOf = foundOnce((path: string): Node | undefined => {
    const text = isInside(top, path) ? textOf(path) : undefined;
    const isRead = text !== undefined && text.length <= LONGEST;
    return isRead ? parseJson(path, text, { comments: true, trailingCommas: true })?.roots[0] : undefined;
  });

  const known = new Map<string, Config | undefined>();
  /** Each config is looked at once for a folder, however many others lead to it. */
  function configAt(path: string, leaf: string, depth: number): Config | undefined {
    const key = `${leaf}\n${path}`;
    if (known.has(key)) return known.get(key);
    known.set(key, undefined);
    const found = readConfig(path, leaf, depth);
    known.set(key, found);
    return found;
  }

  /** What a config says, and what those that it extends say where it does not. */
  function readConfig(path: string, leaf: string, depth: number): Config | undefined {
    const root = rootOf(path);
    if (!root || depth > MOST_EXTENDED) return undefined;
    const folder = parentOf(path);
    const options = get(root, 'compilerOptions');
    const baseUrl = stringIn(get(options, 'baseUrl'));
    const base = baseUrl === undefined ? undefined : absolute(folder, baseUrl, leaf);
    const patterns = entries(get(options, 'paths'))
      .slice(0, MOST_PATTERNS)
      .map(({ key, value }) => ({
        name: key,
        targets: stringsIn(value).map((each) => absolute(base ?? folder, each, leaf)),
      }));
    const extended = stringsIn(get(root, 'extends'))
      .filter((each) => /^\.{1,2}(?:\/|$)/.test(each))
      .map((each) => configAt(withEnding(posix.join(folder, each)), leaf, depth + 1));
    const inherited = extended.findLast((each) => each !== undefined);
    const own: Config = {
      patterns: patterns.length > 0 ? patterns : (inherited?.patterns ?? []),
      ...((base ?? inherited?.base) !== undefined && { base: base ?? inherited!.base! }),
    };
    if (own.patterns.length > 0 || own.base !== undefined) return own;
    // A config that only names the configs of parts: `references: [{ path: './tsconfig.app.json' }]`.
    for (const each of items(get(root, 'references'))) {
      const part = stringIn(get(each, 'path'));
      const found = part?.endsWith('.json') ? configAt(posix.join(folder, part), leaf, depth + 1) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  const configs = nearest((folder) => {
    for (const name of ['tsconfig.json', 'jsconfig.json']) {
      const found = configAt(inFolder(folder, name), folder, 0);
      if (found) return found;
    }
    return undefined;
  });
  const packages = nearest((folder): readonly Pattern[] | undefined => {
    const root = rootOf(inFolder(folder, 'package.json'));
    return root && importsOf(get(root, 'imports'), folder);
  });

  /** Finds the first of the folders from a file's own to the top for which there is something. */
  function nearest<Found>(find: (folder: string) => Found | undefined): (folder: string) => Found | undefined {
    const known = new Map<string, Found | undefined>();
    const at = (folder: string, level: number): Found | undefined => {
      if (known.has(folder)) return known.get(folder);
      const isEnd = folder === top || level === MOST_LEVELS || !isInside(top, folder);
      const found =
        (isInside(top, folder) ? find(folder) : undefined) ?? (isEnd ? undefined : at(parentOf(folder), level + 1));
      known.set(folder, found);
      return found;
    };
    return (folder) => at(folder, 0);
  }

  return (from, source) => {
    if (/^\.{0,2}(?:\/|$)|^[a-z]{2,}:/i.test(source)) return [];
    const folder = parentOf(from);
    const own = source.startsWith('#') ? matching(packages(folder) ?? [], source) : [];
    const config = configs(folder);
    if (!config) return own;
    const found = [...own, ...matching(config.patterns, source)];
    return found.length > 0 || config.base === undefined ? found : [posix.join(config.base, source)];
  };
}

const absolute = (folder: string, path: string, leaf: string): string =>
  path.startsWith('${configDir}') ? posix.join(leaf, path.slice('${configDir}'.length)) : posix.join(folder, path);

const withEnding = (path: string): string => (path.endsWith('.json') ? path : `${path}.json`);

const stringsIn = (node: Node | undefined): readonly string[] =>
  (node?.kind === 'array' ? node.items : [node]).flatMap((each) => stringIn(each) ?? []);

/** The targets of the pattern that fits best: an exact one, else the one with the longest text before its `*`. */
function matching(patterns: readonly Pattern[], source: string): readonly string[] {
  let best: { readonly before: number; readonly targets: readonly string[] } | undefined;
  for (const { name, targets } of patterns) {
    const star = name.indexOf('*');
    if (star < 0) {
      if (name === source) return targets;
      continue;
    }
    const after = name.slice(star + 1);
    const fits = source.length >= name.length - 1 && source.startsWith(name.slice(0, star)) && source.endsWith(after);
    if (!fits || (best && best.before >= star)) continue;
    const middle = source.slice(star, source.length - after.length);
    best = { before: star, targets: targets.map((each) => each.replace('*', () => middle)) };
  }
  return best?.targets ?? [];
}

/** `"#tools/*": "./src/tools/*.js"`, or one target for each condition. What is built is written in `src`. */
function importsOf(imports: Node | undefined, folder: string): readonly Pattern[] {
  return entries(imports)
    .slice(0, MOST_PATTERNS)
    .map(({ key, value }) => {
      const targets = targetsOf(value).filter((each) => each.startsWith('./'));
      const sources = targets.map((each) => each.replace(/^\.\/(?:dist|build|lib|out)\//, './src/'));
      return { name: key, targets: [...new Set([...sources, ...targets])].map((each) => posix.join(folder, each)) };
    });
}

function targetsOf(node: Node | undefined, depth = 0): readonly string[] {
  if (!node || depth > MOST_EXTENDED) return [];
  if (node.kind === 'string') return [node.value];
  const inner = node.kind === 'array' ? node.items : entries(node).map(({ value }) => value);
  return inner.flatMap((each) => targetsOf(each, depth + 1));
}
