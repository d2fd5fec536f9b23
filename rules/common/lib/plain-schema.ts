import type { Entry, Node, StringNode } from '../../../src/core/tree.js';
import { KEYWORDS, SHAPES } from './keywords.js';

/**
 * Whether a schema has nothing in it but what everybody uses, in the right place. Nearly all are so, and a thorough
 * look takes ten times as long.
 */
export function isPlainlyValid(schema: Node): boolean {
  return schema.kind === 'object' ? schema.entries.every(isPlainlyRight) : schema.kind === 'unknown';
}

function isPlainlyRight({ key, value }: Entry): boolean {
  switch (key) {
    case 'type':
      return value.kind === 'string' && SHAPES.typeName.fits(value);
    case 'title':
    case 'description':
      return value.kind === 'string';
    case 'properties':
      return value.kind === 'object' && value.entries.every((each) => isPlainlyValid(each.value));
    case 'items':
      return isPlainlyValid(value);
    case 'required':
      return value.kind === 'array' && value.items.every(isNewName);
    case 'enum':
      return value.kind === 'array';
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return value.kind === 'number';
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return value.kind === 'number' && Number.isInteger(value.value) && value.value >= 0;
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
      return value.kind === 'array' && value.items.length > 0 && value.items.every(isPlainlyValid);
    case 'additionalProperties':
      return value.kind === 'boolean' || isPlainlyValid(value);
    default:
      return !KEYWORDS.has(key) || key === 'default';
  }
}

const FEW = 20;

function isNewName(item: Node, index: number, all: readonly Node[]): boolean {
  if (item.kind !== 'string' || index > FEW) return false;
  for (let i = 0; i < index; i++) if ((all[i] as StringNode).value === item.value) return false;
  return true;
}
