import { defineRule, type LocatedFact } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section } from './lib/document.js';

export default defineRule({
  id: 'gloodata/unique-namespace',
  summary: 'Two extensions have one namespace',
  severity: 'warning',
  in: 'strict',
  source: section('The extension', 'ns is unique to the extension.'),
  messages: {
    shared:
      'Another extension has the namespace `{{ns}}` too. It tells extensions apart, and their tools with them: give each its own.',
  },
  project: {
    *collect({ root }) {
      const ns = get(root, 'ns');
      if (ns?.kind === 'string' && ns.value.trim() !== '') yield { at: ns, key: ns.value };
    },
    *compare(facts) {
      const firsts = new Map<string, LocatedFact>();
      for (const fact of [...facts].sort(byPlace)) {
        const first = firsts.get(fact.key);
        if (!first) firsts.set(fact.key, fact);
        else
          yield {
            at: fact,
            message: 'shared',
            data: { ns: fact.key },
            related: [{ at: first, note: 'the first one' }],
          };
      }
    },
  },
});

function byPlace({ location: a }: LocatedFact, { location: b }: LocatedFact): number {
  return a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1;
}
