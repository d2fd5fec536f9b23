import { defineRule } from '../../src/core/rule.js';
import { tokensOf } from '../../src/core/tokens.js';
import { entry, get, items, text, toValue } from '../../src/core/tree.js';
import { greeting } from './lib/answers.js';

/** A tenth of what many models take in at once. */
const LARGE = 20_000;
const NAMED = 3;

export default defineRule({
  id: 'live/token-cost',
  summary: 'The tools of a server take up much of what a model can read',
  severity: 'warning',
  in: 'recommended',
  tags: ['token-budget'],
  source: {
    document: 'toolint',
    section: 'running servers',
    says: 'Every tool of a connected server is part of every request, whether it is called or not.',
    kind: 'advice',
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        budget: {
          description:
            'How many tokens all tools of the server may cost. 0 means that there is no budget, and that only very large lists are mentioned.',
          type: 'integer',
          minimum: 0,
        },
      },
    },
    defaults: { budget: 0 },
  },
  messages: {
    over: {
      message: 'The tools of this server cost about {{tokens}} tokens in every request, but the budget is {{budget}}.',
      help: 'Shorten the descriptions and schemas of the largest: {{largest}}.',
    },
    large: {
      message:
        'The tools of this server cost about {{tokens}} tokens in every request, so models choose less reliably.',
      help: 'Serve fewer tools, or shorten the descriptions and schemas of the largest: {{largest}}.',
    },
  },
  *check(manifest, { options: { budget } }) {
    const list = entry(manifest.root, 'tools');
    if (!greeting(manifest) || !list) return;
    const costs = items(list.value)
      .map((tool) => ({ name: text(get(tool, 'name')) ?? '?', tokens: tokensOf(toValue(tool)) }))
      .sort((a, b) => b.tokens - a.tokens);
    const tokens = costs.reduce((sum, each) => sum + each.tokens, 0);
    if (tokens <= (budget || LARGE)) return;
    const largest = costs
      .slice(0, NAMED)
      .map((each) => `${each.name} (${each.tokens})`)
      .join(', ');
    const data = { tokens, budget, largest };
    yield budget ? { at: list, message: 'over', data } : { at: list, message: 'large', data, severity: 'info' };
  },
});
