import { Composer, Parser, type CST, type Node as YamlNode, isScalar } from 'yaml';
import { type Document, Unreadable } from '../../core/document.js';
import { LIMITS, type Limits } from '../../engine/limits.js';
import { yamlSyntax } from './edit.js';
import type { Fault } from '../../core/rule.js';
import type { Node, Place, Entry } from '../../core/tree.js';
import { checkDepth } from '../text-edits.js';
import { skipSpaces } from '../lines.js';
import { conflictIn, yamlFault } from './faults.js';
import { YamlReader } from './tree.js';

/** One root for each document of the stream. */
export function parseYaml(path: string, text: string, limits: YamlLimits = LIMITS): Document {
  return { path, text, syntax: yamlSyntax, ...readYaml(text, limits), comments: () => yamlComments(text) };
}

/** Reads a YAML stream with the `yaml` package, without trusting it with hostile text. */

interface YamlStream {
  readonly roots: readonly Node[];
  readonly faults: readonly Fault[];
}

export type YamlLimits = Pick<Limits, 'depth' | 'aliases'>;

export function readYaml(text: string, limits: YamlLimits): YamlStream {
  if (text.trim() === '') {
    const place = { start: text.length, end: text.length };
    return { roots: [{ kind: 'unknown', ...place }], faults: [{ ...place, message: 'The file is empty.' }] };
  }
  checkBlankLines(text);
  const tokens = tokensOf(text);
  checkNesting(tokens, limits.depth);
  const composer = new Composer({
    schema: 'core',
    uniqueKeys: false,
    resolveKnownTags: false,
    keepSourceTokens: true,
    logLevel: 'silent',
  });
  const roots: Node[] = [];
  const faults: Fault[] = [];
  for (const document of composer.compose(tokens, true, text.length)) {
    const { fault, brokenAt = Infinity } = yamlFault(text, document.errors) ?? {};
    const reader = new YamlReader(text, brokenAt, limits);
    roots.push(reader.root(document));
    for (const each of fault ? [fault] : reader.faults) faults.push(each);
  }
  const conflict = faults.length > 0 ? conflictIn(text) : undefined;
  return { roots, faults: conflict ? [conflict] : faults };
}

/** The parser takes a byte order mark for indentation; a line break in its place keeps all offsets. */
function tokensOf(text: string): CST.Token[] {
  return [...new Parser().parse(text.startsWith('\ufeff') ? '\n' + text.slice(1) : text)];
}

/** Of a text that could be read. */
export function yamlComments(text: string): Place[] {
  const comments: Place[] = [];
  const todo: unknown[] = tokensOf(text);
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const { type, offset, source } = next as Partial<CST.SourceToken>;
    if (type === 'comment') comments.push({ start: offset!, end: offset! + source!.length });
    else for (const part of Object.values(next)) todo.push(part);
  }
  return comments.sort((a, b) => a.start - b.start);
}

const MOST_BLANK_LINES = 10_000;

/** The parser goes through blank lines and comments once for each level of nesting that ends before them. */
function checkBlankLines(text: string): void {
  let run = 0;
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const first = skipSpaces(text, start);
    run = first >= end || text[first] === '#' || text[first] === '\r' ? run + 1 : 0;
    if (run > MOST_BLANK_LINES) {
      throw new Unreadable(`More than ${MOST_BLANK_LINES} lines in a row hold nothing but spaces or comments.`);
    }
    start = end + 1;
  }
}

/** The composer recurses, and where that overflows the stack the whole process can end. */
function checkNesting(tokens: readonly CST.Token[], most: number): void {
  const todo: { readonly token: CST.Token | null | undefined; readonly depth: number }[] = tokens.map((token) => ({
    token: token.type === 'document' ? token.value : token,
    depth: 1,
  }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { token, depth } = next;
    if (!token || !('items' in token)) continue;
    checkDepth(depth, most);
    for (const { key, value } of token.items) {
      todo.push({ token: key, depth: depth + 1 }, { token: value, depth: depth + 1 });
    }
  }
}

/** The tokens around the nodes of a YAML document. */

/** What belongs into a collection in brackets that are not closed, nobody knows. */
export function isUnclosed(token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection | undefined): boolean {
  if (token?.type !== 'flow-collection') return false;
  return !token.end.some(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
}

/** The tokens of a list's items, without those that are only comments. */
export function itemTokens(
  token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection | undefined,
): readonly CST.CollectionItem[] {
  const items: readonly CST.CollectionItem[] = token?.items ?? [];
  return items.filter(({ start, key, sep, value }) => start.some(isSolid) || key || sep || value);
}

export function startOf(before: readonly CST.SourceToken[], node: YamlNode): number {
  return before.find(isSolid)?.offset ?? node.range?.[0] ?? 0;
}

export function endOf(token: CST.SourceToken | undefined): number {
  return token ? token.offset + token.source.length : 0;
}

/** The offset behind the colon or dash. */
export function behindMark(tokens: readonly CST.SourceToken[]): number | undefined {
  const mark = tokens.find(({ type }) => type === 'map-value-ind' || type === 'seq-item-ind');
  return mark && endOf(mark);
}

export function isProp({ type }: CST.SourceToken): boolean {
  return type === 'anchor' || type === 'tag';
}

/** Neither blank, nor comment, nor comma. */
export function isSolid({ type }: CST.SourceToken): boolean {
  return type !== 'space' && type !== 'newline' && type !== 'comment' && type !== 'comma';
}

/** Where the parts of a YAML tree come from, for those who edit them. */

export interface Origin {
  /** How it is written; `pair` is a mapping of one key without braces, in a flow list. */
  readonly form: 'scalar' | 'block' | 'flow' | 'pair';
  /** Whether it stands within braces or brackets. */
  readonly inFlow: boolean;
  /** The column of the block collection that it stands in; -1 at the root. */
  readonly column: number;
  /** Right behind the colon or dash before it. */
  readonly lead: number;
  /** Whether an anchor or a tag stands before it. */
  readonly hasProps: boolean;
  /** Of a collection: its children. */
  readonly children: readonly Child[];
}

/** The whole place of an entry or item, with its key, dash, anchor and tag. */
export interface Child extends Place {
  readonly of: Entry | Node;
}

// What came in by an alias or a merge key has no place of its own, and is in neither.
const origins = new WeakMap<Node, Origin>();
const entriesInFlow = new WeakMap<Entry, boolean>();

export function originOf(node: Node): Origin | undefined {
  return origins.get(node);
}

export function setOrigin(node: Node, origin: Origin): void {
  origins.set(node, origin);
}

/** Whether an entry stands within braces or brackets; undefined for one without a place of its own. */
export function isEntryInFlow(entry: Entry): boolean | undefined {
  return entriesInFlow.get(entry);
}

export function setOwn(entry: Entry, inFlow: boolean): void {
  entriesInFlow.set(entry, inFlow);
}

/** Merge keys: `<<` brings in the entries of what its value stands for. */

export function isMergeKey(key: YamlNode): boolean {
  return isScalar(key) && key.type === 'PLAIN' && key.value === '<<' && key.tag === undefined;
}

/** The entries that a merge key brings in; undefined where its value is nothing to merge. */
export function sourcesOf(value: Node): { entries: readonly Entry[]; open: boolean } | undefined {
  const sources = value.kind === 'array' ? value.items : [value];
  const entries: Entry[] = [];
  let open = value.kind === 'array' && value.open;
  for (const source of sources) {
    const { via = value.via } = source;
    if (source.kind !== 'object' && source.kind !== 'unknown') return undefined;
    if (source.kind === 'object')
      for (const entry of source.entries) entries.push(via ? { ...entry, via } : { ...entry });
    open ||= source.kind === 'unknown' || source.open;
  }
  return { entries, open };
}

/** Own keys win over merged ones, earlier merged ones over later ones. */
export function withoutOverridden(entries: readonly Entry[], merged: ReadonlySet<Entry>): readonly Entry[] {
  if (merged.size === 0) return entries;
  const taken = new Set(entries.filter((entry) => !merged.has(entry)).map(({ key }) => key));
  return entries.filter((entry) => !merged.has(entry) || (!taken.has(entry.key) && taken.add(entry.key)));
}
