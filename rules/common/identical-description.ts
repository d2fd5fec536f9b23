import { defineRule, useOf } from '../../src/core/rule.js';
import { text } from '../../src/core/tree.js';
import { isForAppOnly, emptiness } from './lib/text.js';
import { twins } from './lib/repeats.js';

export default defineRule({
  id: 'common/identical-description',
  summary: 'Two tools have exactly the same description',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'The documents of all formats',
    section: 'description',
    says: 'A model chooses between tools by what their descriptions say.',
    kind: 'advice',
  },
  messages: {
    same: {
      message: '`{{later}}` has the same description as `{{first}}`, so models have only the names to choose by.',
      help: 'Say in the description of `{{later}}` when to use it instead of `{{first}}`.',
    },
  },
  *check(manifest) {
    for (const [first, later] of twins(manifest, ({ description }) => text(description?.value)?.trim())) {
      // Two of one name are versions of each other, or duplicates that other rules are about.
      if (first.label === undefined || later.label === undefined || first.label === later.label) continue;
      const description = later.description!.value;
      if (SAYS_SO.test(text(description)!)) continue;
      if (emptiness(text(description)!, later.label) || [first, later].some(({ node }) => isForAppOnly(node))) continue;
      yield {
        at: useOf(description),
        message: 'same',
        data: { first: first.label, later: later.label },
        related: [{ at: useOf(first.description!.value), note: `The description of \`${first.label}\`.` }],
      };
    }
  },
});

/** It is another name for a third one, on purpose. */
const SAYS_SO = /\b(?:alias|deprecated)\b/i;
