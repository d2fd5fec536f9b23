import { counted } from '../../src/core/text.js';
import { hint } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { entries, get, has, text, type Node } from '../../src/core/tree.js';
import { section, argsOf, keysOf, EXTENSION, isMisspelt, meantBy } from './lib/info.js';

export default defineRule({
  id: 'gloodata/unknown-dtype',
  summary: 'An argument names a set of values that the extension does not have',
  severity: 'error',
  in: 'recommended',
  source: section(
    'The ui',
    'An argument of the card may name, by dtypeName, one of the value sets that the extension lists in tagValues.',
    'advice',
  ),
  fixable: 'safe',
  messages: {
    unknown: {
      message: '`{{name}}` is not an entry of `tagValues`{{hint}}, so the card cannot offer values for this argument.',
      help: 'Add the entry, or correct the name.',
    },
    none: {
      message: '{{lacking}}, so the card cannot offer values for `{{arg}}` and {{others}} with a `dtypeName`.',
      help: '{{add}} for each `dtypeName`, such as `{{name}}`.',
    },
  },
  *check({ root, tools }) {
    const sets = setsOf(root);
    if (!sets) return;
    const unknown = tools
      .flatMap((tool) => entries(argsOf(tool)))
      .flatMap(({ key, value: arg }) => {
        const name = get(arg, 'dtypeName');
        return name?.kind !== 'string' || sets.has(name.value) || isElsewhere(arg, root) ? [] : { arg: key, name };
      });
    if (sets.size === 0 && unknown.length > 1) {
      const [first, ...rest] = unknown;
      const { arg, name } = first!;
      const others = counted(rest.length, 'other argument');
      const words =
        has(root, 'tagValues') === 'no'
          ? { lacking: 'This extension has no `tagValues`', add: 'Add `tagValues` with an entry' }
          : { lacking: '`tagValues` is empty', add: 'Add an entry to `tagValues`' };
      const related = rest.map((each) => ({ at: each.name, note: `\`${each.name.value}\`, too.` }));
      yield { at: name, message: 'none', data: { ...words, arg, others, name: name.value }, related };
      return;
    }
    const meantNames = meantBy(
      unknown.map(({ name }) => name.value),
      sets,
    );
    for (const { name } of unknown) {
      const meant = meantNames.get(name.value);
      yield {
        at: name,
        message: 'unknown',
        data: { name: name.value, hint: hint(meant) },
        ...(meant !== undefined && {
          fix: { title: `Change it to \`${meant}\``, safe: true, edits: [{ op: 'set', node: name, value: meant }] },
        }),
      };
    }
  },
});

/** The keys of `tagValues`; undefined where they cannot be known. */
function setsOf(root: Node): ReadonlySet<string> | undefined {
  if (root.kind !== 'object') return undefined;
  const sets = get(root, 'tagValues');
  if (!sets) return root.open || isMisspelt(root, 'tagValues', EXTENSION) ? undefined : new Set();
  if (sets.kind === 'null') return new Set();
  return sets.kind === 'object' && !sets.open ? new Set(keysOf(sets)) : undefined;
}

/** The set belongs to another extension. */
function isElsewhere(arg: Node, root: Node): boolean {
  const ns = get(arg, 'dtypeNs');
  return ns !== undefined && ns.kind !== 'null' && text(ns) !== text(get(root, 'ns'));
}
