/** Gloodata's extension info: what an extension is called, and its tools, each under its identifier. */
import type { Format } from '../../src/core/format.js';
import type { Tool } from '../../src/core/rule.js';
import { entries, entry, get, text, type Entry, type Node } from '../../src/core/tree.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from './validate.js';

export const format: Format = {
  id: 'gloodata',
  title: 'a Gloodata extension',
  knownBy: 'the strings `ns` and `title`, and `tools` that is empty or has an object with more than strings in it',
  requiredWords: [['ns', 'title', 'tools']],
  rootKeys: [['ns', 'title', 'tools']],
  fields: ['ns', 'title', 'tools', 'tagValues', 'handlers'],
  guess: { own: ['ns'], atLeast: 2 },
  traces: [['ns', 'title', 'tools', 'schema', 'fields']],
  recognise: (root, _, isNamed) =>
    (isNamed || text(get(root, 'ns')) !== undefined) &&
    text(get(root, 'title')) !== undefined &&
    mayBeTools(get(root, 'tools')),
  units: (root) => [root],
  tools: toolsOf,
  schema,
  validate,
};

/** Translations have such keys too, with a text for each of the tools. */
function mayBeTools(tools: Node | undefined): boolean {
  if (tools?.kind !== 'object') return false;
  return (
    tools.entries.length === 0 || tools.entries.some(({ value: { kind } }) => kind === 'object' || kind === 'unknown')
  );
}

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
