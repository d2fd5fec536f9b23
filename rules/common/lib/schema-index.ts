/** Which schemas of a manifest have which keys, so that a rule looks only at those that concern it. */
import type { Manifest, Schema } from '../../../src/core/rule.js';

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
