/** The schemas of a manifest by their keys, so that a rule looks only at those that concern it. */
import type { Manifest, Schema } from '../../../src/core/rule.js';
import type { ObjectNode } from '../../../src/core/tree.js';

type Index = ReadonlyMap<string, readonly Schema[]>;

const NONE: readonly Schema[] = [];

export function schemasWith(manifest: Manifest, keyword: string): readonly Schema[] {
  return schemasByKey(manifest).get(keyword) ?? NONE;
}

export function schemasByKey(manifest: Manifest): Index {
  return manifest.derive(build);
}

function build({ schemas }: Manifest): Index {
  const index = new Map<string, Schema[]>();
  for (const schema of schemas) {
    for (const { key } of schema.node.entries) {
      const some = index.get(key);
      if (!some) index.set(key, [schema]);
      else if (some.at(-1) !== schema) some.push(schema);
    }
  }
  return index;
}

/** Keywords by which a schema takes in what is written elsewhere. */
const COMPOSING: ReadonlySet<string> = new Set([
  '$dynamicRef',
  '$recursiveRef',
  '$ref',
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
]);

/** Whether what a schema lacks may be elsewhere. */
export function isComposed(schema: ObjectNode): boolean {
  return schema.open || schema.entries.some(({ key }) => COMPOSING.has(key));
}
