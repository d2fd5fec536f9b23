/** The code next to a manifest, beside what the manifest says of it. */
import type { ArgumentUse, ToolCode } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entries, entry, get, has, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { type TableName, tablesOf } from './tables.js';

/** A table of the manifest, and what the code makes of it. */
interface Compared {
  readonly table: TableName;
  /** Undefined where the manifest has no such table. */
  readonly node: ObjectNode | undefined;
  readonly properties: ObjectNode | undefined;
  readonly declared: readonly Entry[];
  readonly use: ArgumentUse;
}

/** Of a table that takes more than it names, and of one that is broken, nothing is said. */
export function argumentsOf(manifest: Manifest, code: ToolCode): Compared[] {
  const pairs = [
    ['configurations', code.settings],
    ['parameters', code.inputs],
  ] as const;
  return pairs.flatMap(([table, use]): Compared[] => {
    const found = tablesOf(manifest).find(({ name }) => name === table);
    const node = found?.node.kind === 'object' ? found.node : undefined;
    const properties = get(node, 'properties');
    const isBroken = (found && !node) || (properties && properties.kind !== 'object') || (node && !properties);
    const more = get(node, 'additionalProperties');
    if (isBroken || (more && !(more.kind === 'boolean' && !more.value))) return [];
    const own = properties?.kind === 'object' ? properties : undefined;
    return [{ table, node, properties: own, declared: own?.entries ?? [], use }];
  });
}

/** The fields of the result; none where they cannot be known. */
export function resultFields({ root }: Manifest): readonly Entry[] {
  const result = entry(root, 'result')?.value;
  return has(result, 'properties') === 'yes' ? entries(get(result, 'properties')) : [];
}
