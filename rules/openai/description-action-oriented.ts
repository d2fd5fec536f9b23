import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { appOf } from './lib/app.js';
import { DIALECTS, dialectsOption, type Dialect } from './lib/dialect.js';
import { section } from './lib/document.js';
import { asWish } from './lib/names.js';

interface Options {
  readonly dialects: readonly Dialect[];
}

export default defineRule<'start', Options>({
  id: 'openai/description-action-oriented',
  summary: 'A description does not start with "Use this when…"',
  severity: 'warning',
  in: 'spec',
  source: section(
    'Required Patterns, Tool Descriptions',
    'A description is action-oriented and starts with "Use this when".',
  ),
  fixable: 'unsafe',
  messages: {
    start:
      'The description does not say when to use the tool, and the model discovers the tool by that. Start it with "Use this when…".',
  },
  options: {
    schema: dialectsOption('The dialects whose tools are asked for it'),
    defaults: { dialects: ['seed'] },
    presets: { strict: { dialects: DIALECTS } },
  },
  *check(manifest, { options }) {
    for (const { node, dialects } of appOf(manifest).tools) {
      const description = get(node, 'description');
      if (description?.kind !== 'string' || description.value.trim() === '' || START.test(description.value)) continue;
      if (!dialects.some((each) => options.dialects.includes(each))) continue;
      const wish = asWish(description.value);
      const value = wish
        ? `Use this when the user wants to ${wish}`
        : `Use this when the user asks for: ${description.value.trim()}`;
      yield {
        at: description,
        message: 'start',
        fix: {
          title: 'Start it with "Use this when"',
          safe: false,
          edits: [{ op: 'set', node: description, value }],
        },
      };
    }
  },
});

const START =
  /^\s{0,20}use\s{1,5}(?:(?:(?:this|it|the)(?:\s{1,5}(?:tool|widget|app|function|action))?|`[^`]{1,80}`)\s{1,5})?(?:only\s{1,5})?(?:when|whenever|if|to|for|after|before)\b/i;
