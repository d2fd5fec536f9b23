/** The JSON Schema of what `--cache` keeps, for the validator: a file of another origin is ignored. */
type Json = Record<string, unknown>;

const text: Json = { type: 'string' };
const flag: Json = { type: 'boolean' };
const number: Json = { type: 'number' };
const count: Json = { type: 'integer', minimum: 0 };
const listOf = (items: Json): Json => ({ type: 'array', items });
const tuple = (...items: readonly Json[]): Json => ({
  type: 'array',
  prefixItems: items,
  items: false,
  minItems: items.length,
});
const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });

/** Names that end in `?` may be left out. */
function object(properties: Readonly<Record<string, Json>>): Json {
  const names = Object.keys(properties);
  return {
    type: 'object',
    additionalProperties: false,
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ''), properties[name]!])),
  };
}

const place = { start: count, end: count, 'file?': text };
const location = {
  ...{ path: text, pointer: text, valueHash: text, start: count, end: count },
  ...{ line: count, column: count, endLine: count, endColumn: count, 'tool?': text },
  'item?': object({ 'name?': text, pointer: text }),
};
const texts: Json = { type: 'object', additionalProperties: text };
const at = { path: text, line: count, column: count };
const edit = object({ start: count, end: count, text });

const definitions: Readonly<Record<string, Json>> = {
  state: { oneOf: [{ enum: [0, 1] }, tuple(count, number, number, number, text)] },
  location: object(location),
  finding: object({
    ...location,
    ...{ rule: text, severity: { enum: ['error', 'warning', 'info'] }, message: text, url: text },
    ...{ 'help?': text, 'messageId?': text, 'data?': texts, 'missing?': listOf(text), 'count?': count, 'cause?': text },
    'related?': listOf(object({ ...at, note: text })),
    'fix?': object({ title: text, safe: flag, edits: listOf(edit) }),
  }),
  fact: object({
    ...{ key: text, 'value?': text, 'isExcuse?': { const: true }, location: ref('location') },
    'characters?': object({ start: count, end: count }),
  }),
  unread: object({
    ...{ ...at, what: text, reason: text, 'tools?': count },
    ...{ 'mayBeElsewhere?': { const: true }, 'givenTo?': text },
  }),
  wiring: object({
    path: text,
    made: listOf(object({ node: text, 'onDuplicate?': { enum: ['throws', 'first', 'last'] } })),
    handed: listOf(
      object({
        ...{ from: text, to: text, isAlways: flag, 'isRead?': { const: true } },
        'asks?': object({ what: text, line: count, column: count, 'mayBeElsewhere?': { const: true } }),
      }),
    ),
    imported: listOf(object({ node: text, path: text, name: text })),
    exported: texts,
    'methods?': listOf(object({ name: text, node: text })),
  }),
  disabled: object({
    path: text,
    switches: listOf(
      object({
        directive: object({
          ...{ ...place, word: text, exists: flag, rules: listOf(object({ ...place, id: text })) },
          ...{ 'reason?': text, 'line?': count, 'lastLine?': count },
        }),
        ...{ rule: text, location: ref('location') },
      }),
    ),
    used: listOf(count),
    hidden: listOf(text),
  }),
  outcome: object({
    'file?': object({ path: text, formats: listOf(text), tools: count, 'servers?': count, 'isBare?': { const: true } }),
    ...{ 'unread?': listOf(ref('unread')), 'looseTools?': count, 'given?': listOf(text), 'wiring?': ref('wiring') },
    'named?': object({ loose: listOf(text), served: listOf(text) }),
    ...{ 'skipped?': object({ path: text, reason: text }), 'isBroken?': flag, findings: listOf(ref('finding')) },
    'leftOut?': object({ errors: count, warnings: count, infos: count, fixable: count }),
    ...{ 'cutShort?': listOf(text), 'borrowed?': listOf(tuple(text, count)), 'disabled?': ref('disabled') },
    'facts?': listOf(tuple(text, listOf(ref('fact')))),
  }),
};

export function buildCacheSchema(): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: definitions,
    ...object({
      ...{ about: text, key: text, settled: number, configs: listOf(text), paths: listOf(text) },
      ...{ states: listOf(ref('state')), folders: listOf(tuple(text, text)), shared: listOf(count) },
      entries: listOf(
        object({
          ...{ path: count, config: count, 'found?': text, 'needs?': listOf(count) },
          ...{ 'answers?': listOf(tuple(text, text, text)), 'isSharing?': { const: true }, 'outcome?': ref('outcome') },
        }),
      ),
    }),
  };
}
