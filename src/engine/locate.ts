/** From a node to lines, columns, a JSON Pointer and the tool around it. What that takes is made when first asked for. */
import type { Document } from '../core/document.js';
import type { Finding } from '../core/finding.js';
import { Lines } from '../core/lines.js';
import { stepTo } from '../core/pointer.js';
import { subjectOf, type ProblemPlace, type Location, type Tool } from '../core/rule.js';
import { get, text, type Entry, type Node, type ObjectNode, type Place, type StringNode } from '../core/tree.js';
import { hash } from '../core/hash.js';
import { known } from '../core/collections.js';

interface Parent {
  readonly node: Node;
  readonly step: string;
  readonly entry?: Entry;
}

/** Where a text is kept in another way than it is written, such as a docstring: the word by its count. */
function wordIn(text: string, { start, end, file, value }: StringNode, word: string, from: number): Place | undefined {
  const written = text.slice(start, end).split(word);
  if (word === '' || written.length !== value.split(word).length) return undefined;
  const before = value.slice(0, from).split(word).length;
  const at = start + written.slice(0, before).join(word).length;
  return { start: at, end: at + word.length, ...(file !== undefined && { file }) };
}

export class Locator {
  readonly #document: Document;
  readonly #tools: () => readonly Tool[];
  readonly #lines = new Map<string | undefined, Lines>();
  readonly #hasher = new ValueHasher((file) => this.#textOf(file));
  /** Several rules keep facts of one node. */
  readonly #locations = new Map<Place, Location>();
  readonly #locationsOfUses = new Map<Place, Location>();
  #parents: Map<Place, Parent> | undefined;
  #toolOf: ReadonlyMap<Node, Tool> | undefined;

  constructor(document: Document, tools: () => readonly Tool[]) {
    this.#document = document;
    this.#tools = tools;
  }

  entryOf(node: Node): Entry | undefined {
    return this.#parentOf(node)?.entry;
  }

  locate(at: ProblemPlace): Location {
    if ('lack' in at || 'part' in at) return this.#located(at);
    const locations = 'use' in at ? this.#locationsOfUses : this.#locations;
    return known(locations, subjectOf(at), () => this.#located(at));
  }

  #located(at: ProblemPlace): Location {
    const { start, end, file } = this.span(at);
    const path = file ?? this.#document.path;
    const valueHash = this.#hasher.of(at);
    return { path, ...this.#pathOf(subjectOf(at)), valueHash, ...this.#linesOf(file).range(start, end) };
  }

  linesOfObject({ start, end, file, entries }: ObjectNode): NonNullable<Finding['missingFrom']> {
    const lines = this.#linesOf(file);
    const outside = this.#textOf(file)[start] === '{' ? 0 : 1;
    return {
      path: file ?? this.#document.path,
      from: lines.at(start).line - outside,
      to: lines.at(end).line - 1 + outside,
      columns: [...new Set(entries.flatMap((each) => (each.file === file ? [lines.at(each.start).column] : [])))],
    };
  }

  #linesOf(file: string | undefined): Lines {
    return known(this.#lines, file, () => new Lines(this.#textOf(file)));
  }

  #textOf(file: string | undefined): string {
    return file === undefined ? this.#document.text : (this.#document.others?.get(file) ?? '');
  }

  /** The characters that a place covers. */
  span(at: ProblemPlace): Place {
    if ('lack' in at) return this.entryOf(at.lack) ?? this.#opening(at.lack);
    if ('part' in at) return this.#within(at);
    return 'use' in at ? (at.use.via ?? at.use) : at;
  }

  #opening(object: Node): Place {
    const first = object.kind === 'object' ? object.entries[0] : undefined;
    const { start, end, file } = object;
    const hasBrace = this.#textOf(file)[start] === '{';
    return !hasBrace && first ? first : { start, end: Math.min(start + 1, end), ...(file && { file }) };
  }

  #within({ part, from, to }: Extract<ProblemPlace, { part: unknown }>): Place {
    const { syntax, text } = this.#document;
    const start = syntax.offsetIn(text, part, from);
    const end = syntax.offsetIn(text, part, to);
    if (start !== undefined && end !== undefined) return { start, end, file: part.file };
    return wordIn(this.#textOf(part.file), part, part.value.slice(from, to), from) ?? part;
  }

  #pathOf(place: Place): Pick<Location, 'pointer' | 'tool' | 'item'> {
    this.#toolOf ??= new Map(this.#tools().map((tool) => [tool.node, tool]));
    let pointer = '';
    let tool: string | undefined;
    let inTool: Location['item'];
    let inResource: Location['item'];
    let inNameless: Location['item'];
    let at: Place | undefined = place;
    while (at) {
      const parent: Parent | undefined = this.#parentOf(at);
      const holder = this.#toolOf.get(at as Node);
      const name = tool === undefined ? holder?.label : undefined;
      const uri = parent?.node.kind === 'array' ? text(get(at as Node, 'uri')) : undefined;
      tool ??= name;
      if (name !== undefined && parent) inTool = { name, pointer };
      if (holder && holder.label === undefined && parent) inNameless ??= { pointer };
      if (uri !== undefined) inResource = { name: uri, pointer };
      if (parent) pointer = `${stepTo(parent.step)}${pointer}`;
      at = parent?.node;
    }
    const item = inTool ?? inResource ?? inNameless;
    return { pointer, ...(tool !== undefined && { tool }), ...(item && { item }) };
  }

  #parentOf(place: Place): Parent | undefined {
    this.#parents ??= parentsIn(this.#document.roots);
    return this.#parents.get(place);
  }
}

function parentsIn(roots: readonly Node[]): Map<Place, Parent> {
  const parents = new Map<Place, Parent>();
  const todo = [...roots];
  const add = (child: Node, parent: Parent): void => {
    if (parents.has(child)) return;
    parents.set(child, parent);
    todo.push(child);
  };
  for (let node = todo.pop(); node; node = todo.pop()) {
    const holder = node;
    if (holder.kind === 'object') {
      for (const entry of holder.entries) {
        if (!parents.has(entry)) parents.set(entry, { node: holder, step: entry.key });
        add(entry.value, { node: holder, step: entry.key, entry });
      }
    } else if (holder.kind === 'array') {
      holder.items.forEach((item, index) => add(item, { node: holder, step: String(index) }));
    }
  }
  return parents;
}

// A short hash of what a finding is about: the same however it is written, and whatever changes deeper inside it.
// A scalar is its value, an object its keys, an array its scalars, and an unknown expression its code.

/** Of code, so much counts: what is longer is a function or a page, and none of it in particular is meant. */
const MOST_CODE = 10_000;

class ValueHasher {
  readonly #textOf: (file: string | undefined) => string;
  /** Values that many places share are read once. */
  readonly #known = new Map<Node, string>();

  constructor(textOf: (file: string | undefined) => string) {
    this.#textOf = textOf;
  }

  of(at: ProblemPlace): string {
    if ('lack' in at) return this.#ofNode(at.lack);
    if ('part' in at) return this.#ofNode(at.part);
    if ('use' in at) return this.of(at.use);
    if (isNode(at)) return this.#ofNode(at);
    return isEntry(at) ? hash(`${at.key}\n${this.#ofNode(at.value)}`) : hash(this.#code(at));
  }

  #ofNode(node: Node): string {
    return known(this.#known, node, () => hash(this.#essence(node)));
  }

  #essence(node: Node): string {
    switch (node.kind) {
      case 'object':
        return `object ${JSON.stringify([...new Set(node.entries.map(({ key }) => key))].sort())}`;
      case 'array':
        return `array ${JSON.stringify(node.items.map((item) => ('value' in item ? [item.value] : item.kind)))}`;
      case 'null':
        return 'null';
      case 'unknown':
        return `code ${this.#code(node)}`;
      default:
        return `${node.kind} ${node.value}`;
    }
  }

  /** Formatters change blanks, quotes, and commas and semicolons that end something. */
  #code({ start, end, file }: Place): string {
    const written = this.#textOf(file).slice(start, Math.min(end, start + MOST_CODE));
    return written
      .replace(/\s+/g, '')
      .replace(/["`]/g, "'")
      .replace(/[,;](?=[)\]}]|$)/g, '');
  }
}

const isNode = (place: Place): place is Node => 'kind' in place;
const isEntry = (place: Place): place is Entry => 'key' in place && 'value' in place;
