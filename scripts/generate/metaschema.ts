/**
 * A meta-schema as one plain schema. Since 2019-09 they are a bunch of vocabularies that refer to each other
 * dynamically; as they are not extended here, plain references say the same in a fifth of the code.
 */
import { isRecord } from '../../src/core/collections.js';
import type { Ajv } from 'ajv';

type Json = Record<string, unknown>;

export function flatMetaschema(ajv: Ajv, id: string): Json {
  const whole = schemaAt(ajv, id);
  const vocabularies = ((whole['allOf'] ?? []) as { $ref: string }[]).map(({ $ref }) =>
    schemaAt(ajv, new URL($ref, id).href),
  );
  const all = [...vocabularies, whole];
  const merged = (key: string) => Object.fromEntries(all.flatMap((each) => Object.entries((each[key] ?? {}) as Json)));
  const flat = {
    type: whole['type'],
    properties: merged('properties'),
    $defs: merged('$defs'),
    definitions: merged('definitions'),
  };
  return JSON.parse(JSON.stringify(flat, (_, value: unknown) => quickUniqueItems(plainReference(value)))) as Json;
}

function plainReference(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { $dynamicRef, $recursiveRef, $ref, ...rest } = value;
  if ($dynamicRef === '#meta' || $recursiveRef === '#') return { ...rest, $ref: '#' };
  if (typeof $ref === 'string') return { ...rest, $ref: $ref.replace(/^meta\/\w+(?=#)/, '') };
  return value;
}

/**
 * ajv compares every item with every other unless it is told that they are strings, which they are all.
 * Only in its copy of draft-07 `enum` demands unique items of any kind, where draft-07 itself says "should".
 */
function quickUniqueItems(value: unknown): unknown {
  const { uniqueItems, minItems, ...rest } = (value ?? {}) as Json;
  if (uniqueItems !== true) return value;
  if (rest['items'] === true) return rest;
  return { ...rest, minItems, uniqueItems, items: { type: 'string', ...(rest['items'] as Json) } };
}

function schemaAt(ajv: Ajv, id: string): Json {
  return ajv.getSchema(id)?.schema as Json;
}
