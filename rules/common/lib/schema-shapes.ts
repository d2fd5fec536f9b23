/** What the value of each keyword of JSON Schema must be. */
import type { Shape } from '../../../src/core/json-schema.js';
import type { Node } from '../../../src/core/tree.js';
import { TYPES } from './schema-types.js';

/** What each shape asks for, in words, and whether a value may be meant so. */
export const SHAPES: Readonly<Record<Shape, { readonly words: string; fits(node: Node): boolean }>> = {
  anything: { words: 'anything', fits: (_: Node) => true },
  typeName: { words: `one of ${TYPES.join(', ')}`, fits: namesType },
  types: { words: `one of ${TYPES.join(', ')}, or a list of these`, fits: namesTypes },
  schema: { words: 'a schema (an object, true or false)', fits: isSchema },
  items: { words: 'a schema, or a list of schemas', fits: (node: Node) => isSchema(node) || node.kind === 'array' },
  schemas: { words: 'an object that holds schemas by name', fits: isObject },
  schemaList: { words: 'a list of schemas that is not empty', fits: isArray },
  list: { words: 'a list', fits: isArray },
  names: { words: 'a list of unique strings', fits: isArray },
  namesByName: { words: 'an object that holds lists of strings', fits: isObject },
  text: { words: 'a string', fits: isText },
  uri: { words: 'a URI without a fragment', fits: isText },
  anchor: { words: 'a name of letters, digits, `-`, `_` and `.`', fits: isText },
  number: { words: 'a number', fits: (node: Node) => node.kind === 'number' },
  positive: { words: 'a number above 0', fits: (node: Node) => node.kind === 'number' && node.value > 0 },
  count: { words: 'a whole number, 0 or more', fits: isCount },
  flag: { words: 'true or false', fits: (node: Node) => node.kind === 'boolean' },
  object: { words: 'an object', fits: isObject },
};

function namesTypes(node: Node): boolean {
  return node.kind === 'array' ? node.items.length > 0 && node.items.every(namesType) : namesType(node);
}

function namesType(node: Node): boolean {
  return node.kind === 'string' && (TYPES as readonly string[]).includes(node.value);
}

function isText(node: Node): boolean {
  return node.kind === 'string';
}

function isSchema(node: Node): boolean {
  return node.kind === 'object' || node.kind === 'boolean';
}

function isObject(node: Node): boolean {
  return node.kind === 'object';
}

function isArray(node: Node): boolean {
  return node.kind === 'array';
}

function isCount(node: Node): boolean {
  return node.kind === 'number' && Number.isInteger(node.value) && node.value >= 0;
}
