/** Reads a YAML stream with the `yaml` package, without trusting it with hostile text. */
import { Composer, Parser, type CST } from 'yaml';
import type { Fault } from '../core/rule.js';
import type { Node } from '../core/tree.js';
import { checkDepth } from './depth.js';
import { yamlFault } from './yaml-faults.js';
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
    faults.push(...(fault ? [fault] : reader.faults));
  }
  return { roots, faults };
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
