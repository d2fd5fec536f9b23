/** JSON, JSONC and JSON5. What JSON does not have is single quotes and further escapes: such strings are taken as a whole. */
import type { Syntax } from '../core/document.js';
import type { Edit } from '../core/rule.js';
import type { StringNode } from '../core/tree.js';
import { jsoncSyntax } from './json-syntax.js';
import { offsetIn, quoted, type Quote } from './source-strings.js';

export const json5Syntax: Syntax = {
  id: 'json5',
  offsetIn: (text, node, index) => (isJson(text, node) ? jsoncSyntax : { offsetIn }).offsetIn(text, node, index),
  print(document, edits) {
    return jsoncSyntax.print(
      document,
      edits.map((edit) => wholeString(document.text, edit)),
    );
  },
};

/** Only a string that JSON reads in the same way can be rewritten in part. */
function wholeString(text: string, edit: Edit): Edit {
  if (edit.op !== 'set' || edit.node.kind !== 'string' || typeof edit.value !== 'string') return edit;
  if (isJson(text, edit.node)) return edit;
  const { start, end } = edit.node;
  return { op: 'text', start, end, text: quoted(edit.value, text[start] as Quote) };
}

function isJson(text: string, { start, end, value }: StringNode): boolean {
  const written = text.slice(start, end);
  if (!written.startsWith('"')) return false;
  if (written.length === value.length + 2) return !written.includes('\\');
  try {
    return JSON.parse(written) === value;
  } catch {
    return false;
  }
}
