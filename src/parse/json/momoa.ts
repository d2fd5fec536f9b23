/** From the AST of momoa, which @eslint/json parses with, to the positioned tree: JSON, JSONC and JSON5. */
import { LIMITS } from '../../engine/limits.js';
import type { Entry, Node, StringNode } from '../../core/tree.js';
import { checkDepth } from '../text-edits.js';
import { JSON_WORDS, type Syntax } from '../../core/document.js';
import type { Edit } from '../../core/rule.js';
import { jsoncSyntax } from './edit.js';
import { offsetIn, quoted, type Quote } from '../javascript/print.js';

interface Ranged {
  readonly range: readonly [number, number];
}
interface Member {
  readonly name: Ranged &
    ({ readonly type: 'String'; readonly value: string } | { readonly type: 'Identifier'; readonly name: string });
  readonly value: Momoa;
}
type Momoa = Ranged &
  (
    | { readonly type: 'Object'; readonly members: readonly Member[] }
    | { readonly type: 'Array'; readonly elements: readonly { readonly value: Momoa }[] }
    | { readonly type: 'String'; readonly value: string }
    | { readonly type: 'Number'; readonly value: number }
    | { readonly type: 'Boolean'; readonly value: boolean }
    | { readonly type: 'Null' }
    | { readonly type: 'NaN' | 'Infinity'; readonly sign: string }
  );
export interface MomoaDocument {
  readonly type: 'Document';
  readonly body: Momoa;
}

/** `most`: how deep it may be nested. */
export const treeOf = (document: MomoaDocument, most: number = LIMITS.depth): Node => nodeOf(document.body, 1, most);

function nodeOf(momoa: Momoa, depth: number, most: number): Node {
  checkDepth(depth, most);
  const [start, end] = momoa.range;
  switch (momoa.type) {
    case 'Object':
      return {
        kind: 'object',
        entries: momoa.members.map((member) => entryOf(member, depth, most)),
        open: false,
        start,
        end,
      };
    case 'Array':
      return {
        kind: 'array',
        items: momoa.elements.map(({ value }) => nodeOf(value, depth + 1, most)),
        open: false,
        start,
        end,
      };
    case 'String':
      return { kind: 'string', value: momoa.value, start, end };
    case 'Number':
      return { kind: 'number', value: momoa.value, start, end };
    case 'Boolean':
      return { kind: 'boolean', value: momoa.value, start, end };
    case 'Null':
      return { kind: 'null', start, end };
    case 'NaN':
      return { kind: 'number', value: NaN, start, end };
    case 'Infinity':
      return { kind: 'number', value: momoa.sign === '-' ? -Infinity : Infinity, start, end };
  }
}

function entryOf({ name, value }: Member, depth: number, most: number): Entry {
  const [start, end] = name.range;
  const key = name.type === 'String' ? name.value : name.name;
  return { key, value: nodeOf(value, depth + 1, most), start, end };
}

/** JSON, JSONC and JSON5. What JSON does not have is single quotes and further escapes: such strings are taken as a whole. */
export const json5Syntax: Syntax = {
  id: 'json5',
  words: JSON_WORDS,
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
