/** JSON Schema, of all drafts in use and of OpenAPI: its keywords, and the schemas that are in a schema. */
import type { Entry, Node, ObjectNode } from './tree.js';

/** What the value of a keyword is. */
export type Shape =
  | 'anything'
  | 'typeName'
  | 'types'
  | 'schema'
  | 'items'
  | 'schemas'
  | 'schemaList'
  | 'list'
  | 'names'
  | 'namesByName'
  | 'text'
  | 'uri'
  | 'anchor'
  | 'number'
  | 'positive'
  | 'count'
  | 'flag'
  | 'object';

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

/** Calls `visit` for each schema right in a schema, with the property that it describes. */
export function forEachSubschema({ entries }: ObjectNode, visit: (node: ObjectNode, property?: Entry) => void): void {
  const see = (node: Node, property?: Entry): void => void (node.kind === 'object' && visit(node, property));
  for (const { key, value } of entries) {
    const shape = KEYWORDS.get(key);
    if (shape === 'schema' || shape === 'items') see(value);
    if ((shape === 'schemaList' || shape === 'items') && value.kind === 'array')
      for (const item of value.items) see(item);
    if (shape === 'schemas' && value.kind === 'object')
      for (const each of value.entries) see(each.value, key === 'properties' ? each : undefined);
  }
}
