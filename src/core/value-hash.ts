/**
 * What a finding stands on, in a short hash: the same however it is written, and whatever changes deeper inside it.
 * A scalar is its value, an object its keys, an array its scalars, and what nobody can evaluate its code.
 */
import { hash } from './hash.js';
import type { At } from './rule.js';
import type { Entry, Node, Place } from './tree.js';

/** Of code, so much counts: what is longer is a function or a page, and none of it in particular is meant. */
const MOST_CODE = 10_000;

export class ValueHasher {
  readonly #textOf: (file: string | undefined) => string;
  /** Values that many places share are read once. */
  readonly #known = new Map<Node, string>();

  constructor(textOf: (file: string | undefined) => string) {
    this.#textOf = textOf;
  }

  of(at: At): string {
    if ('lack' in at) return this.#ofNode(at.lack);
    if ('part' in at) return this.#ofNode(at.part);
    if ('use' in at) return this.of(at.use);
    if (isNode(at)) return this.#ofNode(at);
    return isEntry(at) ? hash(`${at.key}\n${this.#ofNode(at.value)}`) : hash(this.#code(at));
  }

  #ofNode(node: Node): string {
    let known = this.#known.get(node);
    if (known === undefined) this.#known.set(node, (known = hash(this.#essence(node))));
    return known;
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
