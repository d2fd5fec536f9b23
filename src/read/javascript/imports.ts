/** What an import means in JavaScript: which files it may lead to, and which of them has what is imported. */
import { posix } from 'node:path';
import type { FollowImport } from '../../extract/javascript/handlers/uses.js';
import { CALLED, NAMESPACE, type Imported, type ImportResolver } from '../../extract/javascript/imported.js';
import { absolutePath, inFolder, parentOf, JAVASCRIPT_EXTENSIONS } from '../../files/paths.js';
import type { ImportedModule } from '../../parse/javascript/typescript.js';
import { MOST_DEEP, MOST_HOPS } from '../imported-files.js';
import type { Aliases } from './aliases.js';

/** What a text imports, without parsing it; packages too, since a project may give such names to its own files. */
export function importsIn(text: string): string[] {
  const found = text.matchAll(/\b(?:from|import|require)[\s(]*(['"])([^'"\n]{1,300})\1/g);
  return [...new Set(Array.from(found, ([, , source]) => source!))];
}

/** The same without types, which are gone when the code runs. */
export function importsAtRunTime(text: string): string[] {
  return [...text.matchAll(RUNS), ...text.matchAll(REQUIRES)].map(([, source]) => source!);
}

const REQUIRES = /(?:^|[=(\s])require\(\s{0,9}['"]([^'"\s]{1,300})['"]\s{0,9}\)/gm;
const RUNS = /^\s{0,9}(?:import|export)\b(?!\s{1,9}type\b)[^'"`;]{0,2000}['"]([^'"\s]{1,300})['"]/gm;

/**
 * The files that an import may mean, the likeliest first. `from` is the path of the importing file: absolute, or relative to
 * the top of a commit. `aliases` knows what names that are not relative stand for.
 */
export function candidatesFor(from: string, source: string, aliases: Aliases = NO_ALIASES): string[] {
  if (!isRelative(source)) return aliases(from, source).flatMap((base) => candidatesAt(base, source));
  const isAbsolute = /^(?:[a-z]:)?\//i.test(from);
  const base = isAbsolute
    ? absolutePath(parentOf(from), source)
    : posix.join(posix.dirname(from), source).replace(/\/$/, '');
  return candidatesAt(base, source);
}

export const isRelative = (source: string): boolean => /^\.\.?(?:\/|$)/.test(source);
const NO_ALIASES: Aliases = () => [];

function candidatesAt(base: string, source: string): string[] {
  const indexes = JAVASCRIPT_EXTENSIONS.map((ending) =>
    base === '.' ? `index${ending}` : inFolder(base, `index${ending}`),
  );
  // `.`, `..` and `./lib/` are folders, whatever file is called like them.
  if (/(?:^|\/)\.{0,2}$/.test(source)) return indexes;
  // `./x.js` is how TypeScript names `./x.ts`.
  const typed = base.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
  return [
    ...(typed === base ? [] : [typed]),
    ...([...JAVASCRIPT_EXTENSIONS, '.json'].some((ending) => base.endsWith(ending)) ? [base] : []),
    ...JAVASCRIPT_EXTENSIONS.map((ending) => base + ending),
    ...indexes,
  ];
}

/** A file that an import leads to. */
export interface ImportedFile<Parsed = ImportedModule> {
  readonly path: string;
  readonly text: string;
  /** Undefined where it cannot be parsed. */
  parsed(): Parsed | undefined;
  /** Those of the modules that may have a name: a barrel of a thousand modules is not read again for each name. */
  among?(sources: readonly string[], name: string): readonly string[];
}

/** The file that one file imports from; undefined where there is none that can be read. */
export type FindFile<Parsed = ImportedModule> = (from: string, source: string) => ImportedFile<Parsed> | undefined;

interface Reexports {
  /** Where an exported name comes from, if the file names another one for it. */
  passedOn?(name: string): Imported | undefined;
  /** The modules of which everything is passed on, where a name may be one of theirs. */
  passedOnWhole?(name: string): readonly string[];
}

interface Nesting {
  /** How many files are being read for each other. */
  readonly depth: number;
  /** The resolver of a file that is read for another one. */
  nested(resolve: ImportResolver): ImportResolver;
}

export function openNesting(): Nesting {
  let depth = 0;
  return {
    get depth() {
      return depth;
    },
    nested: (resolve) => (source, name) => {
      if (depth === MOST_DEEP) return undefined;
      depth++;
      try {
        return resolve(source, name);
      } finally {
        depth--;
      }
    },
  };
}

/** Follows an import to the file that has what is imported, and hands it to `take`. */
export function findExport<Parsed extends Reexports, Found>(
  { source, name }: Imported,
  from: string,
  find: FindFile<Parsed>,
  take: (parsed: Parsed, name: string, file: ImportedFile<Parsed>) => Found | undefined,
  hops = 0,
  /** After how many hops each file was reached, under which name: barrels may share what they pass on. */
  reached = new Map<string, number>(),
): Found | undefined {
  const file = find(from, source);
  if (!file) return undefined;
  const key = `${name}\n${file.path}`;
  if ((reached.get(key) ?? Infinity) <= hops) return undefined;
  reached.set(key, hops);
  // Behind `export *`, only a file that mentions the name is worth parsing.
  if (hops > 0 && name !== NAMESPACE && !mayPassOn(file.text, name)) return undefined;
  const parsed = file.parsed();
  if (!parsed) return undefined;
  for (const imported of hops < MOST_HOPS ? reexportsOf(parsed, file, name) : []) {
    const found = findExport(imported, file.path, find, take, hops + 1, reached);
    if (found !== undefined) return found;
  }
  return take(parsed, name, file);
}

const mayPassOn = (text: string, name: string): boolean => text.includes(name) || text.includes(PASSES_ALL);

/** What a file may contain that has any name at all. */
export const PASSES_ALL = 'export *';

function reexportsOf<Parsed extends Reexports>(
  parsed: Parsed,
  { among = (sources) => sources }: ImportedFile<Parsed>,
  name: string,
): readonly Imported[] {
  const named = parsed.passedOn?.(name);
  if (named) return [named];
  const whole = parsed.passedOnWhole?.(name) ?? [];
  // What `among` knows of a barrel is kept: of a name of its own it is not asked.
  return whole.length === 0 ? [] : among(whole, name).map((source) => ({ source, name }));
}

/** The values and functions that a file imports. `onUse` is called with each file that one of them is in. */
export function followImports(
  from: string,
  find: FindFile,
  onUse: (file: ImportedFile) => void,
): { readonly resolveImport: ImportResolver; readonly followImport: FollowImport } {
  const follow = <Found>(imported: Imported, take: (parsed: ImportedModule, name: string) => Found | undefined) =>
    findExport(imported, from, find, (parsed: ImportedModule, name, file) => {
      const taken = take(parsed, name);
      onUse(file);
      return taken;
    });
  return {
    resolveImport(source, name) {
      const called = name.endsWith(CALLED) ? CALLED : '';
      const exported = called === '' ? name : name.slice(0, -CALLED.length);
      return follow({ source, name: exported }, (parsed, own) => parsed.exported(own + called));
    },
    followImport: (imported, position, keys) => follow(imported, (parsed, own) => parsed.uses?.(own, position, keys)),
  };
}
