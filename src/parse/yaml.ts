/** YAML to positioned trees, one for each document of the stream. */
import { Composer, Parser, type CST } from 'yaml';
import type { Document } from '../core/document.js';
import type { Fault } from '../core/rule.js';
import type { Node } from '../core/tree.js';
import { checkDepth } from './depth.js';
import { yamlFault } from './yaml-faults.js';
import { yamlSyntax } from './yaml-syntax.js';
import { YamlReader } from './yaml-tree.js';

export function parseYaml(path: string, text: string): Document {
  if (text.trim() === '') return emptyDocument(path, text);
  const tokens = [...new Parser().parse(text)];
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
  return { path, text, syntax: yamlSyntax, roots, faults };
}

function emptyDocument(path: string, text: string): Document {
  const place = { start: text.length, end: text.length };
  const root: Node = { kind: 'unknown', ...place };
  return { path, text, syntax: yamlSyntax, roots: [root], faults: [{ ...place, message: 'The file is empty.' }] };
}

/** The composer recurses, and where its stack overflows the whole process can end. */
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
