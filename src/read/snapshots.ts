/**
 * Snapshots of tools outside of `__toolsnaps__`: files of one folder and ending, whatever it is, each a tool as JSON. Of a
 * folder in which none is, hardly more than one file is opened.
 */
import { compareText } from '../core/finding.js';
import { extensionOf, wouldFind, type DiscoverOptions, type FoundFile } from '../files/discover.js';
import { scopeFinder } from '../files/gitignore.js';
import { inFolder } from '../files/paths.js';
import { readText } from '../files/read.js';
import { addTo, recordIn } from '../core/collections.js';

/** Fewer may be anything. */
const FEWEST = 5;
const MOST_FOLDERS = 200;
const MOST_BYTES = 200_000;
/** What is surely no tool as JSON; `.snap` elsewhere is of test suites. */
const OTHER =
  /\.(?:snap|md|mdx|txt|rst|lock|log|csv|tsv|xml|svg|png|jpe?g|gif|webp|ico|pdf|zip|gz|woff2?|ttf|mp[34]|wasm|map|css|scss|less|py|pyi|go|rs|cs|fs|kt|java|swift|rb|php|c|cc|cpp|h|hpp|sh|ps1|bat|sql|toml|ini|cfg|conf|env|proto|graphql|vue|svelte|astro|ipynb|tf|gradle|kts|csproj|bin|exe|dll|so)$/;

interface SnapshotsSeen {
  /** Told of every file: the folder that it is in, with a slash at its end, and its name. */
  see(folder: string, name: string): void;
  /** The files that were found, and the snapshots. */
  among(files: readonly FoundFile[]): readonly FoundFile[];
}

export function watchSnapshots(cwd: string, search: Omit<DiscoverOptions, 'cwd' | 'paths'>): SnapshotsSeen {
  const { extensions } = search;
  const known = new Set(extensions);
  const byFolder = new Map<string, string[]>();
  const see = (folder: string, name: string): void => {
    const ending = extensionOf(name);
    if (name.lastIndexOf('.') <= 0 || known.has(ending) || OTHER.test(ending)) return;
    addTo(byFolder, `${folder}\n${ending}`, name);
  };
  const isTool = (path: string): boolean => {
    const read = readText(inFolder(cwd, path), { maxBytes: MOST_BYTES });
    return 'text' in read && read.text.startsWith('{') && isToolAsJson(read.text);
  };
  const scopeOf = scopeFinder(cwd);
  const isSearched = (path: string): boolean => wouldFind(path, { ...search, cwd, also: () => true }, scopeOf);
  const among = (files: readonly FoundFile[]): readonly FoundFile[] => {
    const found: FoundFile[] = [];
    const folders = [...byFolder].filter(([, names]) => names.length >= FEWEST).slice(0, MOST_FOLDERS);
    for (const [key, names] of folders) {
      const folder = key.slice(0, key.indexOf('\n'));
      const paths = names.map((name) => folder + name).filter(isSearched);
      // The first two tell: where neither is a tool, the others are not opened.
      if (!paths.slice(0, 2).some(isTool)) continue;
      const tools = paths.filter(isTool);
      if (tools.length < FEWEST) continue;
      for (const path of tools) found.push({ path, absolute: inFolder(cwd, path), named: false, isSnapshot: true });
    }
    if (found.length === 0) return files;
    const there = new Set(files.map(({ path }) => path));
    const more = found.filter(({ path }) => !there.has(path));
    return [...files, ...more].sort((a, b) => compareText(a.path, b.path));
  };
  return { see, among };
}

function isToolAsJson(text: string): boolean {
  const { name, inputSchema } = recordIn(text) ?? {};
  return typeof name === 'string' && typeof inputSchema === 'object' && inputSchema !== null;
}
