/** Reads a YAML stream with the `yaml` package, without trusting it with hostile text. */
import { Composer, Parser, type CST } from 'yaml';
import { Unreadable } from '../core/document.js';
import type { Fault } from '../core/rule.js';
import type { Node } from '../core/tree.js';
import { checkDepth } from './depth.js';
import { skipSpaces } from './lines.js';
import { conflictIn, yamlFault } from './yaml-faults.js';
import { YamlReader } from './yaml-tree.js';

export interface YamlStream {
  readonly roots: readonly Node[];
  readonly faults: readonly Fault[];
}

export function readYaml(text: string): YamlStream {
  if (text.trim() === '') {
    const place = { start: text.length, end: text.length };
    return { roots: [{ kind: 'unknown', ...place }], faults: [{ ...place, message: 'The file is empty.' }] };
  }
  checkBlankLines(text);
  // The parser takes a byte order mark for indentation; a line break in its place keeps all offsets.
  const source = text.startsWith('\ufeff') ? '\n' + text.slice(1) : text;
  const tokens = [...new Parser().parse(source)];
  checkNesting(tokens);
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
    const fault = yamlFault(text, document.errors);
    const reader = new YamlReader(text, fault?.start ?? Infinity);
    roots.push(reader.root(document));
    for (const each of fault ? [fault] : reader.faults) faults.push(each);
  }
  const conflict = faults.length > 0 ? conflictIn(text) : undefined;
  return { roots, faults: conflict ? [conflict] : faults };
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
      throw new Unreadable(`More than ${MOST_BLANK_LINES} lines in a row hold nothing but blanks or comments.`);
    }
    start = end + 1;
  }
}

/** The composer recurses, and where that overflows the stack the whole process can end. */
function checkNesting(tokens: readonly CST.Token[]): void {
  const todo: { readonly token: CST.Token | null | undefined; readonly depth: number }[] = tokens.map((token) => ({
    token: token.type === 'document' ? token.value : token,
    depth: 1,
  }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { token, depth } = next;
    if (!token || !('items' in token)) continue;
    checkDepth(depth);
    for (const { key, value } of token.items) {
      todo.push({ token: key, depth: depth + 1 }, { token: value, depth: depth + 1 });
    }
  }
}
