/** What the published JSON Schema of a format knows of the fields of a manifest. */
import { isRecord, foundOnce } from '../core/collections.js';
import type { Node } from '../core/tree.js';
import { entries, items, childAt } from '../core/tree.js';
import { referenced, schemaCheck } from '../engine/schema-check.js';
import { shippedFile } from '../files/shipped.js';

export type Json = Readonly<Record<string, unknown>>;

const schemaOf = foundOnce((format: string): Json | undefined => {
  const text = shippedFile(`schemas/${format}.schema.json`);
  return text === undefined ? undefined : (JSON.parse(text) as Json);
});

/** The way from the root of a tree to a node: keys and indexes. */
export interface Way {
  readonly root: Node;
  readonly steps: readonly { readonly node: Node; readonly key: string }[];
}

/** The schemas that are about a place; those of the most specific format come first. */
export function schemasAt(formats: readonly string[], { root, steps }: Way): readonly Json[] {
  return formats.toReversed().flatMap((format) => {
    const whole = schemaOf(format);
    if (!whole) return [];
    return steps.reduce(
      (schemas, { node, key }) => schemas.flatMap((each) => expand(step(each, node, key), whole, childAt(node, key))),
      expand([whole], whole, root),
    );
  });
}

/** The keys that an object may have, each with its schemas. */
export function fieldsAt(formats: readonly string[], way: Way): ReadonlyMap<string, readonly Json[]> {
  const holder = nodeAt(way);
  const keys = schemasAt(formats, way).flatMap(({ properties }) =>
    isRecord(properties) ? Object.keys(properties) : [],
  );
  const found = [...new Set(keys)].map((key): [string, readonly Json[]] => {
    return [key, schemasAt(formats, { root: way.root, steps: [...way.steps, { node: holder, key }] })];
  });
  return new Map(found);
}

function nodeAt({ root, steps }: Way): Node {
  const last = steps.at(-1);
  return last ? (childAt(last.node, last.key) ?? root) : root;
}

/** What is said of a place, in Markdown. */
export function descriptionOf(schemas: readonly Json[]): string | undefined {
  for (const { markdownDescription, description } of schemas) {
    const said = markdownDescription ?? description;
    if (typeof said === 'string') return said;
  }
  return undefined;
}

/** The values that a place may have, as far as they are few. */
export function valuesOf(schemas: readonly Json[]): readonly unknown[] {
  const fixed = schemas.flatMap((each) => [
    ...(Array.isArray(each['enum']) ? (each['enum'] as unknown[]) : []),
    ...('const' in each ? [each['const']] : []),
  ]);
  const isEither = schemas.some(({ type }) => type === 'boolean');
  const shown = schemas.flatMap(({ examples, default: usual }) => [
    ...(Array.isArray(examples) ? (examples as unknown[]) : []),
    ...(usual === undefined ? [] : [usual]),
  ]);
  const all = fixed.length > 0 ? fixed : [...(isEither ? [true, false] : []), ...shown];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** The schema itself, and those that it consists of, however they are put together. */
function expand(schemas: readonly unknown[], whole: Json, node: Node | undefined, depth = 0): readonly Json[] {
  if (depth > DEEPEST) return [];
  return schemas.flatMap((schema): readonly Json[] => {
    if (!isRecord(schema)) return [];
    const { $ref, allOf, anyOf, oneOf, if: condition, then, else: other } = schema;
    const holds = isRecord(condition) && node ? schemaCheck(condition, { whole, unknown: undefined })(node) : undefined;
    const parts = [
      ...(typeof $ref === 'string' ? [referenced(whole, $ref)] : []),
      ...[allOf, anyOf, oneOf].flatMap((some): unknown[] => (Array.isArray(some) ? some : [])),
      ...(holds === false ? [] : [then]),
      ...(holds === true ? [] : [other]),
    ];
    return [schema, ...expand(parts, whole, node, depth + 1)];
  });
}

const DEEPEST = 12;

function step(schema: Json, node: Node, key: string): unknown[] {
  const { properties, items: itemSchema, additionalProperties, patternProperties } = schema;
  if (node.kind === 'array')
    return Array.isArray(itemSchema) ? (itemSchema as unknown[]).slice(Number(key), Number(key) + 1) : [itemSchema];
  const own = isRecord(properties) && Object.hasOwn(properties, key) ? [properties[key]] : [];
  const named = Object.entries(isRecord(patternProperties) ? patternProperties : {}).flatMap(([pattern, each]) =>
    new RegExp(pattern, 'u').test(key) ? [each] : [],
  );
  return own.length + named.length > 0 ? [...own, ...named] : [additionalProperties];
}

/** The way to the first node or entry that a test picks; entries are tested by their key. */
export function wayTo(
  root: Node,
  isMeant: (node: Node, key?: { start: number; end: number; key: string }) => boolean,
): (Way & { readonly isKey: boolean }) | undefined {
  const todo: { node: Node; steps: Way['steps'] }[] = [{ node: root, steps: [] }];
  const seen = new Set<Node>();
  for (let at = todo.pop(); at; at = todo.pop()) {
    const { node, steps } = at;
    if (seen.has(node)) continue;
    seen.add(node);
    if (isMeant(node)) return { root, steps, isKey: false };
    for (const entry of entries(node)) {
      const inner = [...steps, { node, key: entry.key }];
      if (isMeant(entry.value, entry)) return { root, steps: inner, isKey: true };
      todo.push({ node: entry.value, steps: inner });
    }
    items(node).forEach((item, index) => todo.push({ node: item, steps: [...steps, { node, key: String(index) }] }));
  }
  return undefined;
}
