/**
 * The slow path: a tree of a text that is not quite JSON, and what is wrong with it. One mistake is told once: where it
 * becomes unclear what belongs where, only the first is told, beside all trailing commas and comments. Whatever may
 * hide something is marked as open, so that nobody calls a part of it missing.
 */
import type { Document } from '../core/document.js';
import type { Fault } from '../core/rule.js';
import type { Node } from '../core/tree.js';
import { fenceIn } from './json-recover/fence.js';
import { Reader } from './json-recover/reader.js';
import { jsonSyntax, jsoncSyntax } from './json-syntax.js';
import type { JsonOptions } from './json.js';

export function recoverJson(path: string, text: string, options: JsonOptions = {}): Document {
  const { root, faults } = recover(text, options);
  const syntax = options.comments || options.trailingCommas ? jsoncSyntax : jsonSyntax;
  return { path, text, syntax, roots: [root], faults };
}

/** Where a closing bracket may be missing, the indentation may tell where: it counts only if all brackets pair then. */
function recover(text: string, options: JsonOptions): { root: Node; faults: Fault[] } {
  const fenced = fenceIn(text);
  if (fenced) {
    const { root, faults } = recover(fenced.text, options);
    return { root, faults: [fenced.fault, ...faults] };
  }
  const plain = new Reader(text, options);
  const root = plain.root();
  if (plain.pairing.mayLackBracket) {
    const indented = new Reader(text, options, true);
    const other = indented.root();
    if (indented.pairing.hasFoundMissing) return { root: other, faults: indented.faults() };
  }
  return { root, faults: plain.faults() };
}
