/** Python as source code: parsed by Lezer, then read by the extractor. It is imported when the first such file is parsed. */
import type { Packages } from '../../core/code.js';
import { latest, known } from '../../core/collections.js';
import { mildFor, UNCHECKED } from '../../core/text.js';
import type { Document, Syntax } from '../../core/document.js';
import type { StringNode, Place } from '../../core/tree.js';
import { extract } from '../../extract/python/extract.js';
import type { IsOnly } from '../../extract/python/missing-names.js';
import { Module, type FindModule } from '../../extract/python/names.js';
import { CLEANINGS, decode } from '../../extract/python/strings.js';
import { printPython } from './edit.js';
import { parsePython, withoutMark, type ParsedPython } from '../../extract/python/grammar.js';
import type { PyNode, Source } from '../../extract/python/syntax.js';

export interface PythonOptions {
  /** Where the file is, for the one who finds modules. */
  readonly location?: string;
  /** A file of the project by what is imported; `level` is the number of dots before the name. */
  findPython?(
    location: string,
    level: number,
    name: string,
  ): { readonly path: string; readonly location: string; readonly text: string } | undefined;
  isOnlyPython?: IsOnly;
  packages?(): Packages;
  /** Whether nothing in the project uses what the file has under a name. */
  isUnused?(name: string): boolean;
  /** The texts of the files that `findPython` has found. */
  readonly texts?: ReadonlyMap<string, string>;
}

export function parsePythonSource(path: string, text: string, options: PythonOptions = {}): Document {
  const { root, fault } = parsed(text);
  if (fault !== undefined) {
    const place = { start: fault, end: Math.min(fault + 1, text.length) };
    const message = `Syntax error in this code, here or above. ${UNCHECKED}`;
    return { path, text, syntax: pythonSyntax, roots: [], faults: [{ ...place, message, ...mildFor(text) }] };
  }
  const { location = path, packages, texts } = options;
  const modules = new Map<string, Module>();
  /** A name is asked for wherever it is used. */
  const found = new Map<string, Module | undefined>();
  const find: FindModule = (from, level, name) =>
    known(found, `${from.location}\0${level}\0${name}`, () => findFirst(from, level, name));
  const findFirst: FindModule = (from, level, name) => {
    const file = options.findPython?.(from.location, level, name);
    if (!file) return undefined;
    const { path } = file;
    const text = withoutMark(file.text);
    const source: Source = {
      ...{ text, path },
      get root() {
        const { root, fault } = parsed(text);
        return fault === undefined ? root : parsed('').root;
      },
    };
    return known(modules, file.location, () => new Module(source, file.location, find));
  };
  const main = new Module({ text: withoutMark(text), root }, location, find);
  modules.set(location, main);
  const { alternatives, code, constants } = extract(main, packages?.() ?? {}, options.isUnused, options.isOnlyPython);
  const [roots = [], ...further] = alternatives;
  return {
    ...{ path, text, syntax: pythonSyntax, roots, faults: [], alternatives: further, code, constants },
    ...(texts && { others: texts }),
    comments: () => commentsIn(parsed(text).root),
    headAt: (start) => headAt(parsed(text).root, start),
  };
}

/** Files that others import are parsed once for all of them. */
const parses = latest<ParsedPython>(3_000_000);

const parsed = (text: string): ParsedPython => parses(text, (known) => known ?? parsePython(text));

function commentsIn(root: PyNode): Place[] {
  const comments: Place[] = [];
  const cursor = root.cursor();
  do if (cursor.name === 'Comment') comments.push({ start: cursor.from, end: cursor.to });
  while (cursor.next());
  return comments;
}

/** What a comment above a function is about. */
function headAt(root: PyNode, start: number): Place | undefined {
  for (let at: PyNode | null = root.resolve(start, 1); at; at = at.parent) {
    if (at.from !== start) return undefined;
    const definition = at.name === 'DecoratedStatement' ? at.getChild('FunctionDefinition') : at;
    const body = definition?.name === 'FunctionDefinition' ? definition.getChild('Body') : null;
    if (body) return { start, end: body.from };
  }
  return undefined;
}

const pythonSyntax: Syntax = {
  id: 'python',
  words: {
    ...{ null: 'None', true: 'True', false: 'False' },
    ...{ string: 'a string', number: 'a number', integer: 'an integer', boolean: 'a boolean' },
    ...{ array: 'a list', object: 'an object', quote: '"' },
  },
  offsetIn,
  print: (document, edits) => printPython(document, parsed(document.text).root, offsetIn, edits),
};

/** In a literal whose text is served as it is written, or cleaned like a docstring. */
function offsetIn(text: string, node: StringNode, index: number): number | undefined {
  const written = text.slice(node.start, node.end);
  if (written === node.value) return node.start + index;
  const decoded = decode(text, node.start, node.end);
  if (!decoded) return undefined;
  for (const units of CLEANINGS) {
    const kept = units(decoded.value);
    if (kept.length < node.value.length || !isSame(decoded.value, kept, node.value)) continue;
    const at = index < kept.length ? kept[index]! : kept.length > 0 ? kept.at(-1)! + 1 : 0;
    return decoded.offsets[at];
  }
  return undefined;
}

/** A docstring may be served up to its first section. */
function isSame(written: string, kept: readonly number[], value: string): boolean {
  for (let index = 0; index < value.length; index++) if (written[kept[index]!] !== value[index]) return false;
  return true;
}
