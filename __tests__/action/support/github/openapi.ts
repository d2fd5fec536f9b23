/** From OpenAPI 3.0 to JSON Schema: what ajv needs to be told otherwise. */

export interface Schema {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly nullable?: boolean;
  type?: string | readonly string[];
  enum?: readonly unknown[];
}

const SIDES = ['LEFT', 'RIGHT'];
/** The description says only that these are strings. */
const ENUMS: Readonly<Record<string, readonly string[]>> = { side: SIDES, start_side: SIDES };

/** What is sent: nothing that the description does not name. */
export function requestSchema(schema: Schema): Schema {
  return convert(schema, (each) => {
    const { properties } = each;
    if (!properties) return each;
    for (const [name, values] of Object.entries(ENUMS)) if (properties[name]) properties[name].enum = values;
    return { additionalProperties: false, ...each };
  });
}

/** What is answered: of the right types, though not all that there is. */
export function answerSchema(schema: Schema): Schema {
  return convert(schema, ({ required: _, ...each }) => {
    // The line of an outdated comment is null, though the description says nothing of it.
    const line = each.properties?.['line'];
    if (line?.type === 'integer') line.type = ['integer', 'null'];
    return each;
  });
}

type Adapt = (each: Schema) => Schema;

function convert(schema: Schema, adapt: Adapt): Schema {
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === 'properties' ? mapValues(value as object, (each) => convertAny(each, adapt)) : convertAny(value, adapt),
  ]);
  const { nullable, discriminator: _, ...converted } = Object.fromEntries(entries) as Schema;
  const adapted = adapt(converted);
  return nullable ? orNull(adapted) : adapted;
}

function convertAny(value: unknown, adapt: Adapt): unknown {
  if (Array.isArray(value)) return value.map((each) => convertAny(each, adapt));
  return typeof value === 'object' && value !== null ? convert(value as Schema, adapt) : value;
}

function orNull(schema: Schema): Schema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const values = schema.enum ? { enum: [...schema.enum, null] } : {};
  return { ...schema, ...values, type: [schema.type, 'null'] };
}

function mapValues(object: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
