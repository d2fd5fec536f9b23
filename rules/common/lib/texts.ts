/** All text of a manifest that a model reads. */
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, items, type Entry, type Node, type StringNode } from '../../../src/core/tree.js';
import { schemasWith } from './schema-index.js';

/** `prose`: names, titles and descriptions; `value`: defaults, choices and examples. */
type TextKind = 'prose' | 'value';
type Visit = (text: StringNode, kind: TextKind) => void;

/** Every file goes through here for each rule about texts, so nothing is made on the way. */
export function eachText(manifest: Manifest, visit: Visit): void {
  const { root, tools } = manifest;
  if (!tools.some(({ node }) => node === root)) for (const holder of holders(root)) visitHolder(holder, visit);
  for (const { node, name, description } of tools) {
    visitText(name?.value, 'prose', visit);
    visitText(description?.value, 'prose', visit);
    visitText(entry(node, 'title')?.value, 'prose', visit);
    visitText(get(node, 'annotations', 'title'), 'prose', visit);
    visitAll(entry(node, 'examples')?.value, visit);
  }
  for (const key of PROSE) {
    for (const { node } of schemasWith(manifest, key)) visitText(entry(node, key)?.value, 'prose', visit);
  }
  for (const key of VALUES) {
    for (const { node } of schemasWith(manifest, key)) visitAll(entry(node, key)?.value, visit);
  }
}

/** Names that are keys: of properties, and in gloodata of tools. */
export function eachName({ tools, schemas }: Manifest, visit: (name: Entry) => void): void {
  for (const { name } of tools) if (name?.value.kind === 'object') visit(name);
  for (const { property } of schemas) if (property) visit(property);
}

const HEADING = ['name', 'title', 'description', 'instructions'];
const PROSE = ['title', 'description', '$comment'];
const VALUES = ['const', 'default', 'enum', 'example', 'examples'];

/** Where a server's lists stand: at the top, or in the `result` of an answer that was saved as it came. */
export function holders(root: Node): readonly Node[] {
  const result = entry(root, 'result')?.value;
  return result ? [root, result] : [root];
}

function visitHolder(holder: Node, visit: Visit): void {
  visitHeading(holder, visit);
  for (const resource of items(entry(holder, 'resources')?.value)) visitHeading(resource, visit);
}

function visitHeading(node: Node, visit: Visit): void {
  for (const key of HEADING) visitText(entry(node, key)?.value, 'prose', visit);
  visitText(get(node, '_meta', 'openai/widgetDescription'), 'prose', visit);
}

function visitText(node: Node | undefined, kind: TextKind, visit: Visit): void {
  if (node?.kind === 'string') visit(node, kind);
}

function visitAll(node: Node | undefined, visit: Visit): void {
  if (node?.kind === 'string') visit(node, 'value');
  else if (node?.kind === 'array') for (const item of node.items) visitAll(item, visit);
  else if (node?.kind === 'object') for (const { value } of node.entries) visitAll(value, visit);
}
