import { defineRule, type LocatedFact } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { section } from './lib/document.js';

export default defineRule({
  id: 'shinkai/unique-id',
  summary: 'Two tools have one `id`',
  severity: 'warning',
  in: 'strict',
  source: section('Metadata', 'The id is unique to the tool.', 'SHOULD'),
  messages: {
    taken:
      '`{{id}}` is also the `id` of another tool, so it tells neither of them apart. Give this one an id of its own.',
  },
  project: {
    *collect(manifest) {
      const at = get(manifest.root, 'id');
      const id = text(at);
      if (at && id?.trim()) yield { at, key: id };
    },
    *compare(facts) {
      const firsts = new Map<string, LocatedFact>();
      for (const at of [...facts].sort(byPlace)) {
        const first = firsts.get(at.key);
        if (!first) firsts.set(at.key, at);
        else
          yield {
            at,
            message: 'taken',
            data: { id: at.key },
            related: [{ at: first, note: 'the first tool with this id' }],
          };
      }
    },
  },
});

/** The order in which files were read must make no difference. */
function byPlace({ location: a }: LocatedFact, { location: b }: LocatedFact): number {
  return a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1;
}
