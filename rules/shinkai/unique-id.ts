import { defineRule } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { repeated } from '../common/lib/repeats.js';
import { section } from './lib/lists.js';

export default defineRule({
  id: 'shinkai/unique-id',
  summary: 'Two tools have the same `id`',
  severity: 'warning',
  in: 'strict',
  source: section('Metadata', 'The id is unique to the tool.', 'SHOULD'),
  messages: {
    taken: {
      message: 'Another tool also has the `id` `{{id}}`, so programs cannot tell the two tools apart by it.',
      help: 'Give each tool its own id.',
    },
  },
  project: {
    *collect(manifest) {
      const at = get(manifest.root, 'id');
      const id = text(at);
      if (at && id?.trim()) yield { at, key: id };
    },
    *compare(facts) {
      for (const [first, at] of repeated(facts)) {
        const related = [{ at: first, note: 'The first tool with this id.' }];
        yield { at, message: 'taken', data: { id: at.key }, related };
      }
    },
  },
});
