/** What follows from the files in src/extract/javascript/libraries/: their list, the words to search files for, and the table in the docs. */
import { readdirSync } from 'node:fs';
import type { ImportMeaning, Library, Word } from '../../src/extract/javascript/library.js';
import { code, replaceBetween, table } from './markdown.js';
import { HEADER } from './validator.js';

export const LIBRARIES = 'src/extract/javascript/libraries';

/** The names of the files, each a library. */
export function readLibraries(): string[] {
  return readdirSync(LIBRARIES)
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** src/generated/libraries.ts: the one list of every library. */
export function libraryIndex(names: readonly string[]): string {
  const imports = names.map((name) => ({
    name,
    as: name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  }));
  return [
    HEADER,
    `import type { Library } from '../extract/javascript/library.js';`,
    ...imports.map(({ name, as }) => `import { library as ${as} } from '../extract/javascript/libraries/${name}.js';`),
    '',
    `export const libraries: readonly Library[] = [${imports.map(({ as }) => as).join(', ')}];`,
    '',
  ].join('\n');
}

const MEANINGS: readonly ImportMeaning[] = ['server', 'client', 'baseClasses', 'lookalikes'];

/** src/generated/library-words.ts: what is known of the libraries before one of their readers is loaded. */
export function libraryWords(libraries: readonly Library[]): string {
  const words = grouped(libraries.flatMap((each) => each.words ?? []));
  return [
    HEADER,
    '/** Texts one of which is in each file that may define tools, and patterns that the file has to match too. */',
    `export const words: readonly (readonly [text: string, ...patterns: RegExp[]])[] = [`,
    ...words.map(([text, ...patterns]) => `  [${[JSON.stringify(text), ...patterns.map(String)].join(', ')}],`),
    '];',
    '',
    '/** An import of a library whose tools may be in any file that has `tool` in it. */',
    `export const importsTools = ${String(new RegExp(`["'](${modulesWith('tools', libraries).map(toItsEnd).join('|')})["']`))};`,
    '',
    '/** By what an import means for a file: the modules of which that is true. */',
    'export const imports = {',
    ...MEANINGS.map((each) => `  ${each}: ${String(new RegExp(`^(${modulesWith(each, libraries).join('|')})`))},`),
    '};',
    '',
  ].join('\n');
}

const modulesWith = (meaning: ImportMeaning, libraries: readonly Library[]): string[] =>
  libraries.flatMap(({ modules }) => Object.keys(modules).filter((name) => modules[name]!.includes(meaning)));

/** In source text, the rest of the name follows. */
const toItsEnd = (beginning: string): string =>
  beginning.endsWith('$') ? beginning.slice(0, -1) : `${beginning}[^"'\\n]{0,60}`;

/** Each text is searched for once, and a text with another one in it only where that is found. */
function grouped(words: readonly Word[]): [text: string, ...patterns: RegExp[]][] {
  const all = words.map((word) => (typeof word === 'string' ? ([word] as const) : word));
  const several = all.filter(({ length }) => length > 2);
  const texts = [...new Set(all.filter(({ length }) => length <= 2).map(([text]) => text))];
  const shortest = texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
  const sources = new Map(shortest.map((text) => [text, new Set<string>()]));
  const sure = new Set<string>();
  for (const [text, pattern] of all.filter(({ length }) => length <= 2)) {
    const own = shortest.find((each) => text.includes(each))!;
    if (pattern ?? own !== text) sources.get(own)!.add(pattern?.source ?? escaped(text));
    else sure.add(own);
  }
  return [
    ...[...sources].map(([text, own]): [string, ...RegExp[]] =>
      sure.has(text) ? [text] : [text, new RegExp([...own].join('|'))],
    ),
    ...several.map(([text, ...patterns]): [string, ...RegExp[]] => [text, ...patterns]),
  ];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const CHECKED_AS: Record<Library['checkedAs'], string> = {
  mcp: 'MCP tools',
  function: 'functions for a model',
  otc: 'OTC definitions',
  gloodata: 'Gloodata extension info',
};

/** docs/formats.md with its table of libraries made anew. */
export function withLibraries(page: string, libraries: readonly Library[]): string {
  const rows = libraries
    .flatMap((each) => (each.label === undefined ? [] : [[each.label, readsOf(each), CHECKED_AS[each.checkedAs]]]))
    .sort(([a], [b]) => (a!.toLowerCase() < b!.toLowerCase() ? -1 : 1));
  const content = table(['library', 'what is read', 'as'], rows);
  return replaceBetween(page, '<!-- libraries:start -->', '<!-- libraries:end -->', content) ?? page;
}

function readsOf({
  exports,
  methods,
  calls,
  classes = [],
  baseClasses,
  literals = [],
  hooks,
  readModule,
}: Library): string {
  const called = [exports, calls, methods, hooks].flatMap((each) => Object.keys(each ?? {}));
  const parts = [
    [...new Set(called)].map((name) => code(`${name}()`)).join(', '),
    classes.map((name) => code(`new ${name}()`)).join(', '),
    Object.keys(baseClasses ?? {})
      .map((name) => code(`extends ${name}`))
      .join(', '),
    literals.map(({ keys }) => code(`{ ${keys.join(', ')} }`)).join(', '),
    readModule ? 'what a module exports' : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(', ') : 'calls of the MCP SDK';
}

/** README.md with the number of libraries that the table lists. */
export function withLibraryCount(readme: string, libraries: readonly Library[]): string {
  return readme.replace(/\[\d+ libraries\]/, `[${labelsOf(libraries).length} libraries]`);
}

/** src/generated/library-names.ts: what toolint names in answer to the question what it knows. */
export function libraryNames(libraries: readonly Library[]): string {
  const names = labelsOf(libraries).map((label) => `'${label.replaceAll("'", "\\'")}'`);
  return [HEADER, `export const LIBRARIES: readonly string[] = [${names.join(', ')}];`, ''].join('\n');
}

const labelsOf = (libraries: readonly Library[]): string[] => libraries.flatMap(({ label }) => label ?? []);
