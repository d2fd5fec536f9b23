import { near } from '../../src/core/near.js';
import { defineRule } from '../../src/core/rule.js';
import { entries, get, text, type Node } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { argsOf } from './lib/fields.js';
import { EXTENSION, isMisspelt } from './lib/known.js';

export default defineRule({
  id: 'gloodata/unknown-dtype',
  summary: 'An argument names a set of values that the extension does not have',
  severity: 'error',
  in: 'recommended',
  source: section(
    'The ui',
    'An argument of the tile may name, by dtypeName, one of the value sets that the extension lists in tagValues.',
    'advice',
  ),
  fixable: 'safe',
  messages: {
    unknown:
      '`{{name}}` is no entry of `tagValues`{{hint}}. The tile can offer no values for this argument. Add the entry, or correct the name.',
  },
  *check({ root, tools }) {
    const known = valueSets(root);
    if (!known) return;
    for (const arg of tools.flatMap((tool) => entries(argsOf(tool)))) {
      const name = get(arg.value, 'dtypeName');
      if (name?.kind !== 'string' || known.includes(name.value) || isElsewhere(arg.value, root)) continue;
      const meant = near(name.value, known);
      yield {
        at: name,
        message: 'unknown',
        data: { name: name.value, hint: meant === undefined ? '' : ` (did you mean \`${meant}\`?)` },
        ...(meant !== undefined && {
          fix: { title: `Change it to \`${meant}\``, safe: true, edits: [{ op: 'set', node: name, value: meant }] },
        }),
      };
    }
  },
});

/** The keys of `tagValues`; undefined where they cannot be known. */
function valueSets(root: Node): readonly string[] | undefined {
  if (root.kind !== 'object') return undefined;
  const sets = get(root, 'tagValues');
  if (!sets) return root.open || isMisspelt(root, 'tagValues', EXTENSION) ? undefined : [];
  if (sets.kind === 'null') return [];
  return sets.kind === 'object' && !sets.open ? sets.entries.map(({ key }) => key) : undefined;
}

/** The set belongs to another extension. */
function isElsewhere(arg: Node, root: Node): boolean {
  const ns = get(arg, 'dtypeNs');
  return ns !== undefined && ns.kind !== 'null' && text(ns) !== text(get(root, 'ns'));
}
