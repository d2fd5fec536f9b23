/** Builds the tree of one YAML document. Aliases and merge keys lead to where their value is defined. */
import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Alias, CST, Document, Node as YamlNode, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { Unreadable } from '../../core/document.js';
import type { Limits } from '../../engine/limits.js';
import { printable } from '../../core/text.js';
import { didYouMean } from '../../core/did-you-mean.js';
import type { Fault } from '../../core/rule.js';
import type { Entry, Node, Place } from '../../core/tree.js';
import { checkDepth } from '../text-edits.js';
import { lineStart, skipSpaces } from '../lines.js';
import { CONFLICT_SIGN } from './faults.js';
import {
  isMergeKey,
  sourcesOf,
  withoutOverridden,
  setOrigin,
  setOwn,
  type Child,
  type Origin,
  behindMark,
  endOf,
  isProp,
  isSolid,
  isUnclosed,
  itemTokens,
  startOf,
} from './origins.js';

const MOST_FAULTS = 50;

const CORE_TAG = 'tag:yaml.org,2002:';
/** What a scalar of a tag has become, if the tag was understood. */
const TYPES: Readonly<Record<string, string>> = {
  '!': 'string',
  [`${CORE_TAG}str`]: 'string',
  [`${CORE_TAG}int`]: 'number',
  [`${CORE_TAG}float`]: 'number',
  [`${CORE_TAG}bool`]: 'boolean',
  [`${CORE_TAG}null`]: 'object',
};
const COLLECTION_TAGS = new Set(['!', `${CORE_TAG}map`, `${CORE_TAG}seq`]);

/** What a node is in. */
interface Slot extends Pick<Origin, 'inFlow' | 'column' | 'lead' | 'hasProps'> {
  readonly depth: number;
}

export class YamlReader {
  readonly faults: Fault[] = [];
  readonly #text: string;
  /** From here on, what the parser made of the text is doubtful. */
  readonly #brokenAt: number;
  /** Where the last thing before it ends, and how far its line is indented. */
  readonly #brokenFrom: number;
  #brokenColumn: number;
  /** The values of the anchors so far; undefined while a value is being read. */
  readonly #anchors = new Map<string, Node | undefined>();
  readonly #limits: Pick<Limits, 'depth' | 'aliases'>;
  #aliased = 0;
  /** Where the line starts of the last place that was asked for. */
  #line = { from: 0, behind: 0 };

  constructor(text: string, brokenAt: number, limits: Pick<Limits, 'depth' | 'aliases'>) {
    this.#text = text;
    this.#brokenAt = brokenAt;
    this.#brokenFrom = brokenAt < Infinity ? contentEnd(text, brokenAt) : Infinity;
    this.#brokenColumn = brokenAt < Infinity ? spacesAt(text, lineStart(text, brokenAt)) : 0;
    this.#limits = limits;
  }

  root({ contents, range }: Document.Parsed): Node {
    const start = Math.min(range[0], this.#text.length);
    if (!contents) return { kind: 'null', start, end: start };
    return this.#node(contents, { inFlow: false, column: -1, lead: start, hasProps: false, depth: 1 });
  }

  #node(node: YamlNode, slot: Slot): Node {
    if (isAlias(node)) return this.#alias(node, slot.depth);
    const { anchor } = node;
    if (anchor !== undefined) this.#anchors.set(anchor, undefined);
    const read = isScalar(node) ? this.#scalar(node, slot) : this.#collection(node, slot);
    if (anchor !== undefined) this.#anchors.set(anchor, read);
    return read;
  }

  #alias({ source, range }: Alias, depth: number): Node {
    const [start = 0, end = start] = range ?? [];
    if (!this.#anchors.has(source)) {
      this.#noAnchor(source, { start, end });
      this.#anchors.set(source, undefined);
    }
    const target = this.#anchors.get(source);
    return target ? { ...this.#copy(target, depth), via: { start, end } } : { kind: 'unknown', start, end };
  }

  /** Told once for each name, and not for more names than anybody would read. */
  #noAnchor(source: string, { start, end }: Place): void {
    if (this.faults.length >= MOST_FAULTS) return;
    const name = `\`*${printable(source, 20)}\`${didYouMean(source, this.#anchors.keys())}`;
    const message = `The alias ${name} has no anchor: none before it has this name.`;
    this.faults.push({ start, end, message });
  }

  /** Copies have the places of the original, but are not to be edited. */
  #copy(node: Node, depth: number): Node {
    const { aliases, depth: most } = this.#limits;
    // A few lines of aliases can stand for billions of values.
    if (++this.#aliased > aliases) {
      throw new Unreadable(`The aliases of the file stand for more than ${aliases} values.`, 'aliases');
    }
    if (node.kind !== 'object' && node.kind !== 'array') return { ...node };
    checkDepth(depth, most);
    if (node.kind === 'array') return { ...node, items: node.items.map((item) => this.#copy(item, depth + 1)) };
    return {
      ...node,
      entries: node.entries.map((entry) => ({ ...entry, value: this.#copy(entry.value, depth + 1) })),
    };
  }

  #scalar(node: Scalar, slot: Slot): Node {
    const { value, tag } = node;
    const place = this.#contentOf(node);
    const isUnderstood = tag === undefined || (Object.hasOwn(TYPES, tag) && typeof value === TYPES[tag]);
    const isKnown = isUnderstood && !(value === null && this.#mayGoOn(place));
    const read: Node = isKnown && !this.#isBroken(place) ? scalarNode(value, place) : { kind: 'unknown', ...place };
    setOrigin(read, { ...slot, form: 'scalar', children: [] });
    return read;
  }

  #collection(node: YAMLMap | YAMLSeq, slot: Slot): Node {
    checkDepth(slot.depth, this.#limits.depth);
    const token = node.srcToken as CST.BlockMap | CST.BlockSequence | CST.FlowCollection | undefined;
    const form = token === undefined ? 'pair' : token.type === 'flow-collection' ? 'flow' : 'block';
    const start = Math.min(node.range?.[0] ?? 0, this.#text.length);
    const column = form === 'block' ? this.#columnOf(start) : slot.column;
    const inner = { inFlow: slot.inFlow || form !== 'block', column, depth: slot.depth + 1 };
    const whole = { start, form } as const;
    const content = isMap(node) ? this.#pairs(node, inner, whole) : this.#items(node, itemTokens(token), inner, whole);

    const isClosed = form === 'flow' || content.end < 0;
    const end = isClosed ? this.#contentOf(node).end : Math.max(start, content.end);
    const place = { start, end };
    const { tag } = node;
    const isForeign = tag !== undefined && !COLLECTION_TAGS.has(tag);
    const isBoundless = end >= this.#brokenFrom && isUnclosed(token);
    // Whatever follows may still be meant to be in the brackets.
    if (isBoundless) this.#brokenColumn = -1;
    const isText = form === 'flow' && !slot.inFlow && this.#goesOn(end);
    const isMistaken = slot.depth > 1 && (start === this.#brokenAt || isBoundless || isText);
    if (isForeign || isMistaken) return { kind: 'unknown', ...place };
    const isBroken = this.#brokenAt < Infinity && (slot.depth === 1 || end >= this.#brokenFrom);
    const open = content.open || isBroken;
    const read: Node = isSeq(node)
      ? { kind: 'array', items: content.items, open, ...place }
      : { kind: 'object', entries: content.entries, open, ...place };
    setOrigin(read, { ...slot, form, children: content.children });
    return read;
  }

  /** What a merge has left there; the parser takes the line below for the rest of the key. */
  #isSign({ start }: Place): boolean {
    return this.#brokenAt < Infinity && CONFLICT_SIGN.test(this.#text.slice(start, start + 8));
  }

  /** `{b} c`: in a file with faults it may be text. */
  #goesOn(end: number): boolean {
    return this.#brokenAt < Infinity && /^[ \t]{0,50}[^\s#:]/.test(this.#text.slice(end, end + 60));
  }

  /** Blocks are met in the order of the text: a long line must not be searched again for each of them. */
  #columnOf(start: number): number {
    const { from, behind } = this.#line;
    const at = lineStart(this.#text, start, start >= behind ? behind : 0);
    this.#line = { from: at === behind ? from : at, behind: start };
    return start - this.#line.from;
  }

  #items(
    node: YAMLSeq,
    tokens: readonly CST.CollectionItem[],
    inner: Omit<Slot, 'lead' | 'hasProps'>,
    whole: Whole,
  ): Content {
    const children: Child[] = [];
    const items: Node[] = [];
    for (const [index, item] of (node.items as YamlNode[]).entries()) {
      const before = tokens[index]?.start ?? [];
      const from = startOf(before, item);
      if (this.#isLost(from, whole, inner.column))
        return { children, items, entries: [], open: true, end: children.at(-1)?.end ?? -1 };
      const value = this.#node(item, { ...inner, lead: behindMark(before) ?? from, hasProps: before.some(isProp) });
      items.push(value);
      children.push({
        of: value,
        start: from,
        end: Math.max(endOf(before.findLast(isSolid)), this.#endOf(item, value)),
      });
    }
    return { children, items, entries: [], open: false, end: children.at(-1)?.end ?? -1 };
  }

  #pairs(node: YAMLMap, inner: Omit<Slot, 'lead' | 'hasProps'>, whole: Whole): Content {
    const children: Child[] = [];
    const entries: Entry[] = [];
    const merged = new Set<Entry>();
    let open = false;
    let end = -1;
    for (const pair of node.items as Pair<YamlNode, YamlNode | null>[]) {
      const { key, value } = pair;
      const { start: before = [], sep = [] } = (pair.srcToken ?? {}) as Partial<CST.CollectionItem>;
      const from = startOf(before, key);
      const keyNode = this.#node(key, { ...inner, lead: from, hasProps: before.some(isProp) });
      const keyPlace = this.#contentOf(key);
      if (this.#isLost(from, whole, inner.column)) {
        open = true;
        continue;
      }
      const slot = { ...inner, lead: behindMark(sep) ?? keyPlace.end, hasProps: sep.some(isProp) };
      const read = value ? this.#node(value, slot) : this.#nothing(keyPlace.end);
      end = Math.max(keyPlace.end, endOf(sep.findLast(isSolid)), value ? this.#endOf(value, read) : 0);

      const name = this.#isBroken(keyPlace) || this.#isSign(keyPlace) ? undefined : keyName(keyNode, this.#text);
      const sources = value && isMergeKey(key) ? sourcesOf(read) : undefined;
      if (sources) {
        for (const entry of sources.entries) {
          merged.add(entry);
          entries.push(entry);
        }
        open ||= sources.open;
      } else if (name === undefined) open = true;
      else {
        const entry: Entry = { key: name, value: read, ...keyPlace };
        setOwn(entry, inner.inFlow);
        entries.push(entry);
        children.push({ of: entry, start: from, end });
      }
    }
    return { children, items: [], entries: withoutOverridden(entries, merged), open, end };
  }

  #nothing(at: number): Node {
    const place = { start: at, end: at };
    return { kind: this.#mayGoOn(place) ? 'unknown' : 'null', ...place };
  }

  #isBroken({ start, end }: Place): boolean {
    return start <= this.#brokenAt && this.#brokenAt <= end;
  }

  /** Whether nothing is between a value and the fault, so that what is there may be a part of it. */
  #mayGoOn({ start, end }: Place): boolean {
    return start <= this.#brokenAt && this.#brokenFrom <= end;
  }

  /**
   * Behind a fault, only what is clearly outside of its block stands where the parser took it to stand. In a collection
   * that begins there, all has its place if the collection has.
   */
  #isLost(child: number, { start, form }: Whole, column: number): boolean {
    if (child <= this.#brokenAt || start > this.#brokenAt) return false;
    const isOutside = form === 'block' && column <= this.#brokenColumn;
    return !isOutside || child - lineStart(this.#text, child) !== column;
  }

  /** Where a value ends in this place: an alias with its name, not with what it stands for. */
  #endOf(node: YamlNode, read: Node): number {
    return isAlias(node) ? this.#contentOf(node).end : read.end;
  }

  /** Without the blanks behind it, which are a part of the last line of a block. */
  #contentOf(node: YamlNode): Place {
    const start = Math.min(node.range?.[0] ?? 0, this.#text.length);
    let end = Math.min(Math.max(node.range?.[1] ?? start, start), this.#text.length);
    const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    const blanks = isBlock ? /[\r\n]/ : /\s/;
    while (end > start && blanks.test(this.#text[end - 1]!)) {
      end--;
      if (!isBlock) continue;
      const line = lineStart(this.#text, end);
      if (line > start && /^ *$/.test(this.#text.slice(line, end))) end = line;
    }
    return { start, end };
  }
}

/** A collection as far as it is known before its children are read. */
interface Whole extends Pick<Origin, 'form'> {
  readonly start: number;
}

/** Where the last line before an offset ends that is neither blank nor a comment. */
function contentEnd(text: string, offset: number): number {
  for (let at = offset; ;) {
    while (at > 0 && /\s/.test(text[at - 1]!)) at--;
    const start = lineStart(text, at);
    const first = skipSpaces(text, start);
    if (at === 0 || first >= at || text[first] !== '#') return at;
    at = start;
  }
}

/** Tabs are no indentation. */
function spacesAt(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at++;
  return at - start;
}

interface Content {
  readonly children: readonly Child[];
  readonly items: readonly Node[];
  readonly entries: readonly Entry[];
  readonly open: boolean;
  /** Where the last child ends; -1 where there is none. */
  readonly end: number;
}

function scalarNode(value: unknown, place: Place): Node {
  if (typeof value === 'string') return { kind: 'string', value, ...place };
  if (typeof value === 'number') return { kind: 'number', value, ...place };
  if (typeof value === 'boolean') return { kind: 'boolean', value, ...place };
  return value === null ? { kind: 'null', ...place } : { kind: 'unknown', ...place };
}

/** A key as text; undefined for one that is no scalar. */
function keyName(key: Node, text: string): string | undefined {
  if (key.kind === 'string') return key.value;
  if (key.kind === 'number' || key.kind === 'boolean') return String(key.value);
  if (key.kind !== 'null') return undefined;
  return text.slice(key.start, key.end) === '' ? '' : 'null';
}
