/** From OpenAPI 3.0 to JSON Schema: what ajv needs to be told otherwise. */

type Json = Record<string, any>;

const SIDES = ['LEFT', 'RIGHT'];
/** The description says only that these are strings. */
const ENUMS: Readonly<Record<string, readonly string[]>> = { side: SIDES, start_side: SIDES };

/** What is sent: nothing that the description does not name. */
export function requestSchema(schema: Json): Json {
  return convert(schema, (each) => {
    const { properties } = each;
    if (!properties) return each;
    for (const [name, values] of Object.entries(ENUMS)) if (properties[name]) properties[name].enum = values;
    return { additionalProperties: false, ...each };
  });
}

/** What is answered: of the right types, though not all that there is. */
export function answerSchema(schema: Json): Json {
  return convert(schema, ({ required: _, ...each }) => {
    // The line of an outdated comment is null, though the description says nothing of it.
    const line = each['properties']?.line;
    if (line?.type === 'integer') line.type = ['integer', 'null'];
    return each;
  });
}

function convert(schema: unknown, adapt: (each: Json) => Json): any {
  if (Array.isArray(schema)) return schema.map((each) => convert(each, adapt));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === 'properties' ? mapValues(value, (each) => convert(each, adapt)) : convert(value, adapt),
  ]);
  const { nullable, discriminator: _, ...converted } = Object.fromEntries(entries) as Json;
  const adapted = adapt(converted);
  return nullable ? orNull(adapted) : adapted;
}

function orNull(schema: Json): Json {
  if (typeof schema['type'] !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const values = schema['enum'] ? { enum: [...schema['enum'], null] } : {};
  return { ...schema, ...values, type: [schema['type'], 'null'] };
}

function mapValues(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
