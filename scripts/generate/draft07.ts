/** Schemas for editors are in draft-07: the newest dialect that VS Code, JetBrains and the schema catalogue know whole. */

import { isRecord } from '../../src/core/collections.js';
import { KEYWORDS, type Shape } from '../../src/core/json-schema.js';

export type Json = Readonly<Record<string, unknown>>;

/** The same schema in draft-07, where nothing counts beside `$ref`, and tuples and definitions have other names. */
export function inDraft07(schema: Json): Json {
  const { $schema: _, $id, title, description, ...rest } = eachSchema(schema, (each) => aside(renamed(each)));
  return { $schema: 'http://json-schema.org/draft-07/schema#', $id, title, description, ...rest };
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['$defs', 'definitions'],
  ['prefixItems', 'items'],
]);

function renamed(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [NAMES.get(key) ?? key, value]));
}

function aside({ $ref, ...beside }: Json): Json {
  if (typeof $ref !== 'string') return beside;
  const reference = { $ref: $ref.replace('#/$defs/', '#/definitions/') };
  if (Object.keys(beside).length === 0) return reference;
  return { ...beside, allOf: [reference, ...((beside['allOf'] as unknown[] | undefined) ?? [])] };
}

/** Changes every schema in a schema, the inner ones first. */
export function eachSchema(schema: Json, change: (schema: Json) => Json): Json {
  const go = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(go);
    return isRecord(value) ? eachSchema(value, change) : value;
  };
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (KEYWORDS.get(key) === 'schemas' && isRecord(value)) return [key, mapValues(value, go)];
    return [key, SCHEMAS.includes(KEYWORDS.get(key)) ? go(value) : value];
  });
  return change(Object.fromEntries(entries));
}

const SCHEMAS: readonly (Shape | undefined)[] = ['schema', 'items', 'schemaList'];

function mapValues(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
