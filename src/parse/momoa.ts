/** From the AST of momoa, which @eslint/json parses with, to the positioned tree: JSON, JSONC and JSON5. */
import { LIMITS } from '../core/limits.js';
import type { Entry, Node } from '../core/tree.js';
import { checkDepth } from './depth.js';

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
export function treeOf(document: MomoaDocument, most: number = LIMITS.depth): Node {
  return nodeOf(document.body, 1, most);
}

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
