/** Gloodata's extension info: what an extension is called, and its tools, each under its identifier. */
import { looksLike, type Format } from '../../src/core/format.js';
import type { Tool } from '../../src/core/rule.js';
import { entries, entry, get, has, items, text, type Entry, type Node } from '../../src/core/tree.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from '../../src/generated/validators/gloodata.js';

export const format: Format = {
  id: 'gloodata',
  title: 'a Gloodata extension',
  knownBy: 'the strings `ns` and `title`, and `tools` that is empty or has an object with more than strings in it',
  requiredWords: [
    ['tools', 'title', 'ns'],
    ['tools', 'title', 'examples'],
    ['tools', 'fields', 'examples'],
    ['tagValues', 'title', 'ns'],
  ],
  rootKeys: [
    ['ns', 'tools'],
    ['title', 'tools'],
    ['ns', 'tagValues'],
  ],
  items: ['tagValues', 'examples'],
  fields: ['ns', 'title', 'tools', 'tagValues', 'handlers'],
  guess: { own: ['ns'], atLeast: 2 },
  traces: [['ns', 'title', 'tools', 'schema', 'fields']],
  recognise,
  units: (root) => [root],
  tools: toolsOf,
  contract: {
    toolsIn: 'object',
    isTool: (tool) => get(tool, 'schema', 'fields')?.kind === 'object',
    pointers: { fields: 'schema/fields' },
  },
  schema,
  validate,
};

function recognise(root: Node, _: unknown, isNamed: boolean): boolean | string {
  if (root.kind === 'array') return root.items.some((each) => recognise(each, _, false) === true) && NEAR;
  const hasNames = (isNamed || text(get(root, 'ns')) !== undefined) && text(get(root, 'title')) !== undefined;
  if (hasNames && mayBeTools(get(root, 'tools'))) return true;
  return fromTheRest(root);
}

/** An extension that lacks a field, or has a wrong value there, is known by what is left of it. */
function fromTheRest(root: Node): boolean | string {
  const tools = get(root, 'tools');
  const all = tools?.kind === 'array' ? items(tools) : entries(tools).map(({ value }) => value);
  const own = all.filter((tool) => FOREIGN.every((key) => has(tool, key) === 'no'));
  const signs = [
    text(get(root, 'ns')) !== undefined,
    get(root, 'tagValues')?.kind === 'object',
    own.some((tool) => get(tool, 'schema', 'fields')?.kind === 'object'),
    own.some((tool) => text(get(tool, 'title')) !== undefined && get(tool, 'examples')?.kind === 'array'),
    own.some((tool) => get(tool, 'ui', 'args')?.kind === 'object' || text(get(tool, 'ui', 'prefix')) !== undefined),
  ].filter(Boolean).length;
  return signs >= 2 || (signs === 1 && all.length > 0 && own.length === all.length && isTitled(root, own) && NEAR);
}

/** One sign alone is believed where root and tools are called as extensions and their tools are. */
const isTitled = (root: Node, tools: readonly Node[]): boolean =>
  [root, ...tools].every((each) => text(get(each, 'title')) !== undefined);

/** What tools of other formats have. */
const FOREIGN = ['inputSchema', 'input_schema', 'parameters', 'function'];

/** Translations have such keys too, with a text for each of the tools. */
function mayBeTools(tools: Node | undefined): boolean {
  if (tools?.kind !== 'object') return false;
  return (
    tools.entries.length === 0 || tools.entries.some(({ value: { kind } }) => kind === 'object' || kind === 'unknown')
  );
}

const NEAR = looksLike(format);

function toolsOf(root: Node): readonly Tool[] {
  const tools = get(root, 'tools');
  return entries(tools).flatMap((each) => {
    // Of two tools under one key only the last counts.
    const isLost = entry(tools, each.key) !== each;
    return isLost || !tools ? [] : toolOf(each, tools);
  });
}

function toolOf(name: Entry, group: Node): readonly Tool[] {
  const node = name.value;
  if (node.kind !== 'object') return [];
  const description = entry(node, 'description');
  const fields = entry(get(node, 'schema'), 'fields');
  return [
    {
      node,
      name,
      label: name.key,
      description: description?.value.kind === 'null' ? undefined : description,
      group,
      schemas: fields ? [{ role: 'input', shape: 'fields', entry: fields, node: fields.value }] : [],
    },
  ];
}
