/** Reads a YAML stream with the `yaml` package, without trusting it with hostile text. */
import { Composer, Lexer, Parser, type CST } from 'yaml';
import { Unreadable } from '../../core/document.js';
import type { Limits } from '../../engine/limits.js';
import { EMPTY_FILE } from '../../core/text.js';
import type { Fault } from '../../core/rule.js';
import type { Node, Place } from '../../core/tree.js';
import { checkDepth } from '../text-edits.js';
import { skipSpaces } from '../lines.js';
import { conflictIn, yamlFault } from './faults.js';
import { YamlReader } from './tree.js';

interface YamlStream {
  readonly roots: readonly Node[];
  readonly faults: readonly Fault[];
}

export type YamlLimits = Pick<Limits, 'depth' | 'aliases'>;

export function readYaml(text: string, limits: YamlLimits): YamlStream {
  if (text.trim() === '') {
    const place = { start: text.length, end: text.length };
    return { roots: [{ kind: 'unknown', ...place }], faults: [{ ...place, message: EMPTY_FILE }] };
  }
  checkBlankLines(text);
  checkTokens(text);
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

/** The parser takes a byte order mark for indentation; a line break instead of it keeps all offsets. */
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

const MAX_TOKENS = 2_000_000;

/** A token takes some 400 bytes of memory when it is read, so a short text of millions of them would take it all. */
function checkTokens(text: string): void {
  if (text.length <= MAX_TOKENS) return;
  let tokens = 0;
  for (const _ of new Lexer().lex(text)) {
    if (++tokens > MAX_TOKENS) throw new Unreadable(`The file has more than ${MAX_TOKENS} YAML tokens.`);
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
