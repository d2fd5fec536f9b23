/** YAML to positioned trees, one for each document of the stream. Aliases and merge keys lead to where they are defined. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  type Document as YamlDocument,
  type Node as YamlNode,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { Unreadable, type Document } from '../core/document.js';
import type { Fault } from '../core/rule.js';
import type { Entry, Node, Place } from '../core/tree.js';
import { checkDepth } from './depth.js';
import { yamlSyntax } from './yaml-syntax.js';

/** An alias costs nothing to write: a few lines can stand for billions of nodes. */
const MOST_NODES = 200_000;

export function parseYaml(path: string, text: string): Document {
  const documents = parse(text);
  const faults = documents.flatMap(({ errors }) => errors.slice(0, 1)).map((error) => faultOf(error, text));
  const roots = documents.flatMap((document) => {
    const root = new Reader(document, text).root();
    return root ? [root] : [];
  });
  return { path, text, syntax: yamlSyntax, roots, faults: text.trim() === '' ? [EMPTY] : faults };
}

const EMPTY: Fault = { start: 0, end: 0, message: 'The file is empty: a manifest was expected.' };

function parse(text: string): readonly YamlDocument.Parsed[] {
  try {
    const parsed = parseAllDocuments(text, { uniqueKeys: false, merge: true, logLevel: 'silent', prettyErrors: false });
    return Array.isArray(parsed) ? parsed : [];
  } catch (error) {
    // Its own recursion ends where the stack does.
    if (error instanceof RangeError) throw new Unreadable('It is nested too deeply to be read.');
    throw error;
  }
}

function faultOf({ message, pos }: { message: string; pos: [number, number] }, text: string): Fault {
  const start = Math.min(pos[0], text.length);
  return { start, end: Math.min(Math.max(pos[1], start), text.length), message: sentence(message) };
}

function sentence(message: string): string {
  const line = message.split('\n')[0]!.trim();
  return `This is not valid YAML: ${line.slice(0, 1).toLowerCase()}${line.slice(1)}${/[.?!]$/.test(line) ? '' : '.'}`;
}

class Reader {
  readonly #document: YamlDocument.Parsed;
  readonly #text: string;
  readonly #underWay = new Set<YamlNode>();
  #count = 0;

  constructor(document: YamlDocument.Parsed, text: string) {
    this.#document = document;
    this.#text = text;
  }

  root(): Node | undefined {
    const { contents } = this.#document;
    return contents ? this.#node(contents, 1) : undefined;
  }

  #node(node: YamlNode, depth: number): Node {
    checkDepth(depth);
    if (++this.#count > MOST_NODES)
      throw new Unreadable(`It stands for more than ${MOST_NODES} values, most of them by aliases.`);
    if (isAlias(node)) return this.#alias(node, depth);
    if (isForeign(node)) return { kind: 'unknown', ...this.#place(node) };
    if (isMap(node)) return this.#map(node, depth);
    if (isSeq(node)) {
      const items = node.items.map((item) => this.#node(item as YamlNode, depth + 1));
      return { kind: 'array', items, open: false, ...this.#place(node) };
    }
    return isScalar(node) ? this.#scalar(node) : { kind: 'unknown', ...this.#place(node) };
  }

  #alias(node: Extract<YamlNode, { source: string }>, depth: number): Node {
    const target = node.resolve(this.#document);
    const use = this.#place(node);
    if (!target || this.#underWay.has(target)) return { kind: 'unknown', ...use };
    this.#underWay.add(target);
    const value = this.#node(target, depth + 1);
    this.#underWay.delete(target);
    return { ...value, via: use };
  }

  #map(node: YAMLMap, depth: number): Node {
    const entries: Entry[] = [];
    const merged: Entry[] = [];
    let open = false;
    for (const pair of node.items) {
      if (isMerge(pair)) {
        const from = this.#merged(pair.value as YamlNode, depth);
        if (from) merged.push(...from);
        open ||= !from;
      } else {
        const entry = this.#entry(pair, depth);
        if (entry) entries.push(entry);
        open ||= !entry;
      }
    }
    const own = new Set(entries.map(({ key }) => key));
    const rest = merged.filter(
      ({ key }, index) => !own.has(key) && merged.findIndex((each) => each.key === key) === index,
    );
    return { kind: 'object', entries: [...rest, ...entries], open, ...this.#place(node) };
  }

  /** What `<<` brings in; of several, the first that has a key gives it. */
  #merged(value: YamlNode, depth: number): readonly Entry[] | undefined {
    const node = this.#node(value, depth + 1);
    const sources = node.kind === 'array' ? node.items : [node];
    return sources.every((each) => each.kind === 'object' && !each.open)
      ? sources.flatMap((each) => (each.kind === 'object' ? each.entries : []))
      : undefined;
  }

  #entry({ key, value }: Pair, depth: number): Entry | undefined {
    const name = keyOf(key);
    if (name === undefined) return undefined;
    const place = this.#place(key as YamlNode);
    const node = value
      ? this.#node(value as YamlNode, depth + 1)
      : { kind: 'null' as const, start: place.end, end: place.end };
    return { key: name, ...place, value: node };
  }

  #scalar(node: Scalar): Node {
    const { value } = node;
    const place = this.#place(node);
    if (typeof value === 'string') return { kind: 'string', value, ...place };
    if (typeof value === 'number') return { kind: 'number', value, ...place };
    if (typeof value === 'boolean') return { kind: 'boolean', value, ...place };
    return value === null ? { kind: 'null', ...place } : { kind: 'unknown', ...place };
  }

  /** Without the blanks and comments behind a value. */
  #place(node: YamlNode): Place {
    const [start, valueEnd] = node.range ?? [0, 0];
    let end = Math.min(valueEnd, this.#text.length);
    while (end > start && /\s/.test(this.#text[end - 1]!)) end--;
    return { start, end };
  }
}

const MERGE = '<<';

function isMerge({ key, value }: Pair): boolean {
  return (
    isScalar(key) &&
    (key.value === MERGE || typeof key.value === 'symbol') &&
    key.type !== 'QUOTE_DOUBLE' &&
    key.type !== 'QUOTE_SINGLE' &&
    value !== null
  );
}

/** A tag of one's own (`!secret x`) asks for a program to know the value. */
function isForeign({ tag }: { tag?: string }): boolean {
  return (
    tag !== undefined &&
    !/^(tag:yaml\.org,2002:)(map|seq|str|int|float|bool|null|merge|omap|set)$/.test(tag) &&
    tag !== '!'
  );
}

function keyOf(key: unknown): string | undefined {
  if (key === null) return 'null';
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'symbol' ? MERGE : String(key.value);
}
