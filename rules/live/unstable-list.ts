import { defineRule } from '../../src/core/rule.js';
import { observed, placeAt, mcpSource, textOf } from './lib/answers.js';

export default defineRule({
  id: 'live/unstable-list',
  summary: 'Two starts of a server list different things',
  severity: 'warning',
  in: 'recommended',
  source: mcpSource(
    'Tools, Listing tools',
    'A list should stay the same while nothing has changed, so that it can be cached.',
    'SHOULD',
  ),
  messages: {
    changed: {
      message:
        'The definition of `{{name}}` changed between two starts of the server, so clients cannot cache the list.',
      help: 'Serve values that do not depend on the time or on random numbers.',
    },
    missing: {
      message: 'The server was started twice and listed `{{name}}` only the first time, so clients cannot rely on it.',
      help: 'List the same items every time.',
    },
    added: {
      message: 'The server was started twice and listed `{{name}}` only the second time, so clients cannot rely on it.',
      help: 'List the same items every time.',
    },
    reordered: {
      message: 'The order of this list differs between two starts of the server, which invalidates cached prompts.',
      help: 'Sort the list.',
    },
  },
  *check(manifest) {
    for (const difference of observed(manifest, 'unstable')) {
      const message = CHANGES.find((each) => each === textOf(difference, 'change'));
      const at = placeAt(manifest.root, textOf(difference, 'pointer'));
      if (message) yield { at, message, data: { name: textOf(difference, 'name') } };
    }
  },
});

const CHANGES = ['changed', 'missing', 'added', 'reordered'] as const;
