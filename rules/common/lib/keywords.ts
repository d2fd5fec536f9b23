/** The keywords of JSON Schema, of all drafts in use and of OpenAPI, each with the shape of its value. */
import type { Node } from '../../../src/core/tree.js';
import { TYPES } from './types.js';

export type Shape = keyof typeof SHAPES;

/** What each shape asks for, in words, and whether a value may be meant so. */
export const SHAPES = {
  anything: { words: 'anything', fits: (_: Node) => true },
  typeName: { words: `one of ${TYPES.join(', ')}`, fits: namesType },
  types: { words: `one of ${TYPES.join(', ')}, or a list of these`, fits: namesTypes },
  schema: { words: 'a schema: an object, true or false', fits: isSchema },
  items: { words: 'a schema, or a list of schemas', fits: (node: Node) => isSchema(node) || node.kind === 'array' },
  schemas: { words: 'an object that holds schemas by name', fits: isObject },
  schemaList: { words: 'a list of schemas that is not empty', fits: isArray },
  list: { words: 'a list', fits: isArray },
  names: { words: 'a list of strings, none of them twice', fits: isArray },
  namesByName: { words: 'an object that holds lists of strings', fits: isObject },
  text: { words: 'a string', fits: isText },
  uri: { words: 'a URI without a fragment', fits: isText },
  anchor: { words: 'a name of letters, digits, `-`, `_` and `.`', fits: isText },
  number: { words: 'a number', fits: (node: Node) => node.kind === 'number' },
  positive: { words: 'a number above 0', fits: (node: Node) => node.kind === 'number' && node.value > 0 },
  count: { words: 'a whole number, 0 or more', fits: isCount },
  flag: { words: 'true or false', fits: (node: Node) => node.kind === 'boolean' },
  object: { words: 'an object', fits: isObject },
} as const;

export const KEYWORDS: ReadonlyMap<string, Shape> = new Map([
  ...all('uri', '$id'),
  ...all('anchor', '$anchor', '$dynamicAnchor'),
  ...all('text', '$schema', '$ref', '$dynamicRef', '$recursiveRef', '$comment'),
  ...all('text', 'id', 'title', 'description', 'format', 'pattern', 'contentEncoding', 'contentMediaType'),
  ...all('flag', '$recursiveAnchor', 'deprecated', 'readOnly', 'writeOnly', 'uniqueItems', 'nullable'),
  ...all('number', 'maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'),
  ...all('positive', 'multipleOf'),
  ...all('count', 'maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'minProperties'),
  ...all('count', 'maxContains', 'minContains'),
  ...all('schema', 'additionalItems', 'additionalProperties', 'contains', 'contentSchema', 'else', 'if', 'not'),
  ...all('schema', 'propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'),
  ...all('schemas', '$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties'),
  ...all('schemaList', 'allOf', 'anyOf', 'oneOf', 'prefixItems'),
  ...all('list', 'enum', 'examples'),
  ...all('anything', 'const', 'default', 'example'),
  ...all('object', '$vocabulary', 'discriminator', 'externalDocs', 'xml'),
  ...all('types', 'type'),
  ...all('items', 'items'),
  ...all('names', 'required'),
  ...all('namesByName', 'dependentRequired'),
]);

function all(shape: Shape, ...keywords: string[]): [string, Shape][] {
  return keywords.map((keyword) => [keyword, shape]);
}

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
