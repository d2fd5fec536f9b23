/** All text of a manifest that a model reads. */
import type { Manifest, Tool } from '../../../src/core/rule.js';
import { entry, get, items, type Entry, type Node, type StringNode } from '../../../src/core/tree.js';

export interface Texts {
  /** Names, titles and descriptions. */
  readonly prose: readonly StringNode[];
  /** Defaults, choices and examples. */
  readonly values: readonly StringNode[];
  /** Names that are keys: of properties, and in gloodata of tools. */
  readonly keys: readonly Entry[];
  /** All of it in one piece: to see at one glance that there is nothing to find. */
  readonly joined: string;
}

const known = new WeakMap<Manifest, Texts>();

export function textsOf(manifest: Manifest): Texts {
  let texts = known.get(manifest);
  if (!texts) known.set(manifest, (texts = collect(manifest)));
  return texts;
}

function collect({ root, tools, schemas }: Manifest): Texts {
  const prose: StringNode[] = [];
  const values: StringNode[] = [];
  const keys: Entry[] = [];

  if (!tools.some(({ node }) => node === root)) addHeading(root);
  for (const resource of items(entry(root, 'resources')?.value)) addHeading(resource);
  for (const tool of tools) addTool(tool);
  for (const { node, property } of schemas) {
    if (property) keys.push(property);
    for (const { key, value } of node.entries) {
      if (PROSE.has(key)) addText(value, prose);
      else if (VALUES.has(key)) addAll(value, values);
    }
  }
  let joined = '';
  for (const { value } of prose) joined += `\n${value}`;
  for (const { value } of values) joined += `\n${value}`;
  for (const { key } of keys) joined += `\n${key}`;
  return { prose, values, keys, joined };

  function addTool({ node, name, description }: Tool): void {
    if (name?.value.kind === 'object') keys.push(name);
    else addText(name?.value, prose);
    addText(description?.value, prose);
    addText(entry(node, 'title')?.value, prose);
    addText(get(node, 'annotations', 'title'), prose);
    addAll(entry(node, 'examples')?.value, values);
  }

  function addHeading(node: Node): void {
    for (const key of HEADING) addText(entry(node, key)?.value, prose);
    addText(get(node, '_meta', 'openai/widgetDescription'), prose);
  }
}

const HEADING = ['name', 'title', 'description', 'instructions'];
const PROSE: ReadonlySet<string> = new Set(['title', 'description', '$comment']);
const VALUES: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);

function addText(node: Node | undefined, texts: StringNode[]): void {
  if (node?.kind === 'string') texts.push(node);
}

function addAll(node: Node | undefined, texts: StringNode[]): void {
  if (node?.kind === 'string') texts.push(node);
  else if (node?.kind === 'array') for (const item of node.items) addAll(item, texts);
  else if (node?.kind === 'object') for (const { value } of node.entries) addAll(value, texts);
}
