/** The three tables of properties, walked once a manifest. */
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, items, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { strayBeside, strayInside, type Scene, type Stray } from './stray.js';

export type TableName = 'configurations' | 'parameters' | 'result';

interface Table {
  readonly name: TableName;
  readonly entry: Entry;
  readonly node: Node;
}

/** What defines a property, or the elements of an array: at any depth. */
export interface Definition {
  readonly table: TableName;
  readonly node: ObjectNode;
  /** Undefined for the `items` of an array, which are no property. */
  readonly property: Entry | undefined;
  /** `user.tags[]`. */
  readonly path: string;
}

interface Tables {
  readonly tables: readonly Table[];
  readonly definitions: readonly Definition[];
  readonly strays: readonly Stray[];
}

const NAMES: readonly TableName[] = ['configurations', 'parameters', 'result'];

/** What a property of each table is called. */
export const NOUNS: Readonly<Record<TableName, string>> = {
  configurations: 'setting',
  parameters: 'parameter',
  result: 'result field',
};

/** The tables that are there, whatever they hold. `configurations: []` is how the product writes "none". */
export function tablesOf(manifest: Manifest): readonly Table[] {
  return manifest.derive(readTables).tables;
}

/** Every definition in the tables: properties, their properties, and the items of arrays. */
export function definitionsOf(manifest: Manifest): readonly Definition[] {
  return manifest.derive(readTables).definitions;
}

/** What stands where nobody reads it. */
export function straysIn(manifest: Manifest): readonly Stray[] {
  return manifest.derive(readTables).strays;
}

/** Whether a field of the manifest is there, but in one of its tables. */
export function strayed(manifest: Manifest, field: string): boolean {
  return straysIn(manifest).some(({ kind, entry: { key } }) => kind === 'field' && key === field);
}

function readTables({ root }: Manifest): Tables {
  const view = { tables: [] as Table[], definitions: [] as Definition[], strays: [] as Stray[] };
  for (const name of NAMES) {
    const found = entry(root, name);
    if (!found || (name === 'configurations' && isEmptyArray(found.value))) continue;
    view.tables.push({ name, entry: found, node: found.value });
    if (found.value.kind === 'object') readSchema({ table: name, path: '', schema: found.value, root }, view);
  }
  return view;
}

interface Growing {
  readonly definitions: Definition[];
  readonly strays: Stray[];
}

function readSchema(scene: Scene, view: Growing): void {
  const { path, schema } = scene;
  for (const each of schema.entries) {
    const stray = strayBeside(each, scene);
    if (stray) view.strays.push(stray);
  }
  const properties = get(schema, 'properties');
  if (properties?.kind === 'object') {
    for (const each of properties.entries) {
      const stray = strayInside(each, properties, scene);
      if (stray) view.strays.push(stray);
      else readDefinition(each.value, each, path ? `${path}.${each.key}` : each.key, scene, view);
    }
  }
  const element = get(schema, 'items');
  if (!element) return;
  for (const each of [element, ...items(element)]) readDefinition(each, undefined, `${path}[]`, scene, view);
}

function readDefinition(node: Node, property: Entry | undefined, path: string, scene: Scene, view: Growing): void {
  if (node.kind !== 'object') return;
  const { table, root } = scene;
  view.definitions.push({ table, node, property, path });
  readSchema({ table, path, schema: node, root }, view);
}

function isEmptyArray(node: Node): boolean {
  return node.kind === 'array' && node.items.length === 0 && !node.open;
}
