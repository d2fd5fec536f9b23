/** The JSON Schema of what `--cache` keeps, for the validator: a file of another origin is ignored. */
import type { Finding, Related } from '../../src/core/finding.js';
import type { LocatedFact, Location } from '../../src/core/rule.js';
import type { Place } from '../../src/core/tree.js';
import type { DisabledData } from '../../src/engine/disabled-ranges.js';
import type { AskedServer, PlacedWiring } from '../../src/engine/servers.js';
import type { CountedTool } from '../../src/read/counted-tools.js';
import type { FileOutcome } from '../../src/run/run-result.js';
import type { KeptOutcome } from '../../src/run/cache/file.js';

type Json = Record<string, unknown>;
/** Every property of a type, with a `?` where it may be missing: what is added to a type has to be added here. */
type Properties<T> = {
  readonly [K in keyof T & string as Partial<Pick<T, K>> extends Pick<T, K> ? `${K}?` : K]-?: Json;
};
type Item<T> = T extends readonly (infer Each)[] ? Each : never;
type Directive = Item<DisabledData['switches']>;

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

const objectOf = <T>(properties: Properties<T>): Json => object(properties);

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

const place: Properties<Place> = { start: count, end: count, 'file?': text, 'via?': ref('place') };
const location: Properties<Location> = {
  ...{ path: text, pointer: text, valueHash: text, start: count, end: count },
  ...{ line: count, column: count, endLine: count, endColumn: count, 'tool?': text },
  'item?': objectOf<NonNullable<Location['item']>>({ 'name?': text, pointer: text }),
};
const texts: Json = { type: 'object', additionalProperties: text };
const at = { path: text, line: count, column: count };
const edit = object({ start: count, end: count, text });

const definitions: Readonly<Record<string, Json>> = {
  state: { oneOf: [{ enum: [0, 1] }, tuple(count, number, number, number, text)] },
  place: objectOf<Place>(place),
  location: objectOf<Location>(location),
  finding: objectOf<Finding>({
    ...location,
    ...{ rule: text, severity: { enum: ['error', 'warning', 'info'] }, message: text, url: text },
    ...{
      'help?': text,
      'messageId?': text,
      'data?': texts,
      'missing?': listOf(text),
      'count?': count,
      'cause?': text,
      'alike?': text,
      'leads?': flag,
    },
    'missingFrom?': objectOf<NonNullable<Finding['missingFrom']>>({
      ...{ path: text, from: count, to: count, columns: listOf(count) },
    }),
    'related?': listOf(objectOf<Related>({ ...at, note: text })),
    'fix?': objectOf<NonNullable<Finding['fix']>>({ title: text, safe: flag, edits: listOf(edit) }),
  }),
  fact: objectOf<LocatedFact>({
    ...{ key: text, 'value?': text, 'isExcuse?': { const: true }, location: ref('location') },
    'characters?': object({ start: count, end: count }),
  }),
  unread: objectOf<Item<NonNullable<FileOutcome['unread']>>>({
    ...{ ...at, what: text, reason: text, 'tools?': count },
    ...{ 'mayBeElsewhere?': { const: true }, 'isVague?': { const: true }, 'givenTo?': text },
  }),
  wiring: objectOf<PlacedWiring>({
    path: text,
    made: listOf(
      objectOf<Item<PlacedWiring['made']>>({ node: text, 'onDuplicate?': { enum: ['throws', 'first', 'last'] } }),
    ),
    handed: listOf(
      objectOf<Item<PlacedWiring['handed']>>({
        ...{ from: text, to: text, isAlways: flag, 'isTried?': { const: true }, 'isMounted?': { const: true } },
        'isRead?': { const: true },
        'asks?': objectOf<AskedServer>({
          what: text,
          line: count,
          column: count,
          'mayBeElsewhere?': { const: true },
          'isVague?': { const: true },
        }),
      }),
    ),
    imported: listOf(objectOf<Item<PlacedWiring['imported']>>({ node: text, path: text, name: text })),
    exported: texts,
    'methods?': listOf(object({ name: text, node: text })),
  }),
  disabled: objectOf<DisabledData>({
    path: text,
    switches: listOf(
      objectOf<Directive>({
        directive: objectOf<Directive['directive']>({
          ...{
            ...place,
            word: text,
            exists: flag,
            rules: listOf(objectOf<Item<Directive['directive']['rules']>>({ ...place, id: text })),
          },
          ...{ 'reason?': text, 'line?': count, 'lastLine?': count },
        }),
        ...{ rule: text, location: ref('location') },
      }),
    ),
    used: listOf(count),
    hidden: listOf(text),
  }),
  outcome: objectOf<NonNullable<KeptOutcome>>({
    'file?': objectOf<NonNullable<FileOutcome['file']>>({
      path: text,
      formats: listOf(text),
      tools: count,
      'toolsElsewhere?': count,
      'servers?': count,
      ...{ 'isBare?': { const: true }, 'isSample?': { const: true } },
    }),
    ...{ 'unread?': listOf(ref('unread')), 'looseTools?': count, 'wiring?': ref('wiring') },
    'given?': listOf(text),
    'counted?': listOf(
      objectOf<CountedTool>({
        ...{ 'name?': text, 'file?': text, 'isLoose?': { const: true } },
        at: object({ 'file?': text, start: count }),
      }),
    ),
    'text?': text,
    'wholeTools?': objectOf<NonNullable<FileOutcome['wholeTools']>>({
      is: { enum: ['data', 'code'] },
      names: listOf(text),
    }),
    ...{
      'skipped?': objectOf<NonNullable<FileOutcome['skipped']>>({ path: text, reason: text }),
      'isBroken?': flag,
      findings: listOf(ref('finding')),
    },
    'leftOut?': objectOf<NonNullable<FileOutcome['leftOut']>>({
      errors: count,
      warnings: count,
      infos: count,
      fixable: count,
    }),
    ...{ 'cutShort?': listOf(text), 'disabled?': ref('disabled') },
    'facts?': listOf(tuple(text, listOf(ref('fact')))),
  }),
};

export function buildCacheSchema(): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: definitions,
    ...object({
      ...{ about: text, key: text, settled: number, conditions: listOf(text), paths: listOf(text) },
      ...{ states: listOf(ref('state')), folders: listOf(tuple(text, text)), shared: listOf(count) },
      entries: listOf(
        object({
          ...{ path: count, conditions: count, 'needs?': listOf(count) },
          ...{ 'answers?': listOf(tuple(text, text, text)), 'isSharing?': { const: true }, 'outcome?': ref('outcome') },
        }),
      ),
    }),
  };
}
