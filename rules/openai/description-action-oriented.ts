import { defineRule, type Fix } from '../../src/core/rule.js';
import { get, type StringNode } from '../../src/core/tree.js';
import { isForAppOnly } from '../common/lib/audience.js';
import { appOf } from './lib/app.js';
import { DIALECTS, dialectsOption, type Dialect } from './lib/dialect.js';
import { section } from './lib/document.js';
import { saysWhen } from './lib/says-when.js';
import { asWish } from './lib/wish.js';

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
      'The description does not start with when to use the tool, and the model discovers the tool by that. Start it with "Use this when…".',
  },
  options: {
    schema: dialectsOption('The dialects whose tools are asked for it'),
    defaults: { dialects: ['seed'] },
    presets: { strict: { dialects: DIALECTS } },
  },
  *check(manifest, { options }) {
    for (const { node, dialects } of appOf(manifest).tools) {
      const description = get(node, 'description');
      if (description?.kind !== 'string' || description.value.trim() === '' || saysWhen(description.value)) continue;
      if (isForAppOnly(node) || !dialects.some((each) => options.dialects.includes(each))) continue;
      yield { at: description, message: 'start', fix: beginning(description) };
    }
  },
});

/** Where what comes out is no sentence for sure, the author writes it. */
function beginning(description: StringNode): Fix | undefined {
  const wish = asWish(description.value);
  if (wish === undefined) return undefined;
  return {
    title: 'Start it with "Use this when"',
    safe: false,
    edits: [{ op: 'set', node: description, value: `Use this when the user wants to ${wish}` }],
  };
}
