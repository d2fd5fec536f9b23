import { defineRule, type Fix } from '../../src/core/rule.js';
import { get, text, type StringNode } from '../../src/core/tree.js';
import { isForAppOnly, emptiness } from '../common/lib/text.js';
import { appOf } from './lib/app.js';
import { DIALECTS, dialectsOption, type Dialect, section } from './lib/dialect.js';
import { saysWhen, asWish } from './lib/descriptions.js';

interface Options {
  readonly dialects: readonly Dialect[];
}

export default defineRule<'start' | 'later', Options>({
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
    start: {
      message: 'This description does not begin by saying when to call the tool, so models may not choose it.',
      help: 'Begin it with "Use this when the user wants to …".',
    },
    later: {
      message: 'This description says when to call the tool, but not at the beginning, so models may not choose it.',
      help: 'Move that sentence to the beginning.',
    },
  },
  options: {
    schema: dialectsOption('The dialects whose tools are checked'),
    defaults: { dialects: ['seed'] },
    presets: { strict: { dialects: DIALECTS } },
  },
  *check(manifest, { options }) {
    for (const { node, dialects } of appOf(manifest).tools) {
      const description = get(node, 'description');
      // Of one that says nothing common/empty-description speaks.
      if (description?.kind !== 'string' || emptiness(description.value, text(get(node, 'name')))) continue;
      if (isForAppOnly(node) || !dialects.some((each) => options.dialects.includes(each))) continue;
      const said = saysWhen(description.value);
      if (said === undefined) yield { at: description, message: 'start', fix: beginning(description) };
      else if (said === 'later') yield { at: description, message: 'later' };
    }
  },
});

/** Where what comes out is no sentence for sure, the author writes it. */
function beginning(description: StringNode): Fix | undefined {
  const wish = asWish(description.value);
  if (wish === undefined) return undefined;
  return {
    title: 'Begin the description with "Use this when"',
    safe: false,
    edits: [{ op: 'set', node: description, value: `Use this when the user wants to ${wish}` }],
  };
}
