import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { repeated } from '../common/lib/repeats.js';
import { section } from './lib/info.js';

export default defineRule({
  id: 'gloodata/unique-namespace',
  summary: 'Two extensions have the same namespace',
  severity: 'warning',
  in: 'strict',
  source: section('The extension', 'ns is unique to the extension.'),
  messages: {
    shared: {
      message: 'Another extension has the same namespace `{{ns}}`, so hosts cannot tell the tools of the two apart.',
      help: 'Give each extension its own namespace.',
    },
  },
  project: {
    *collect({ root }) {
      const ns = get(root, 'ns');
      if (ns?.kind === 'string' && ns.value.trim() !== '') yield { at: ns, key: ns.value };
    },
    *compare(facts) {
      for (const [first, at] of repeated(facts)) {
        yield {
          at,
          message: 'shared',
          data: { ns: at.key },
          related: [{ at: first, note: 'The first extension with this `ns`.' }],
        };
      }
    },
  },
});
