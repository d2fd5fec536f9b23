import { hint, near } from '../../../src/core/did-you-mean.js';
import { get, has, text, type Node, type ObjectNode } from '../../../src/core/tree.js';

const TYPES: readonly string[] = ['string', 'number', 'boolean', 'array', 'object'];
const isKnown = (type: string): boolean => type === 'integer' || TYPES.includes(type);

/** What other languages call them. */
const ALIASES = new Map([
  ['bool', 'boolean'],
  ['date', 'string'],
  ['datetime', 'string'],
  ['dict', 'object'],
  ['double', 'number'],
  ['float', 'number'],
  ['int', 'number'],
  ['json', 'object'],
  ['list', 'array'],
  ['long', 'number'],
  ['map', 'object'],
  ['str', 'string'],
  ['text', 'string'],
  ['tuple', 'array'],
  ['url', 'string'],
]);

/** What stands where the name of a type should. */
const KINDS = { object: 'an object', number: 'a number', boolean: 'true or false', null: 'null' } as const;

interface Fault {
  readonly type: string;
  /** A did-you-mean, or nothing. */
  readonly hint: string;
}
type TypeFault =
  | (Fault & { readonly kind: 'missing' })
  | (Fault & { readonly kind: 'union' | 'noName' | 'unknown'; readonly at: Node });

/** What is wrong with the type of a definition; `integer` is no fault, since files use it. */
export function typeFault(definition: ObjectNode): TypeFault | undefined {
  const at = get(definition, 'type');
  if (!at) return has(definition, 'type') === 'no' ? { kind: 'missing', type: '', hint: '' } : undefined;
  if (at.kind === 'unknown') return undefined;
  if (at.kind === 'array') return { kind: 'union', at, type: '', hint: '' };
  if (at.kind !== 'string') return { kind: 'noName', at, type: KINDS[at.kind], hint: '' };
  if (isKnown(at.value)) return undefined;
  const meant = ALIASES.get(at.value.toLowerCase()) ?? near(at.value, [...TYPES, 'integer']);
  return { kind: 'unknown', at, type: at.value, hint: hint(meant) };
}

/** The type of a definition when it is a known one, and not the one asked for. */
export function isOther(definition: ObjectNode, wanted: 'array' | 'object'): string | undefined {
  const type = text(get(definition, 'type'));
  return type !== undefined && type !== wanted && isKnown(type) ? type : undefined;
}
