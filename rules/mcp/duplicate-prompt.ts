import { defineRule, useOf } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { section } from './lib/listing.js';
import { twinPrompts } from './lib/prompts.js';

export default defineRule({
  id: 'mcp/duplicate-prompt',
  summary: 'Two prompts of one server have the same name',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server'],
  source: section('Prompts, Prompt', 'The name of a prompt is its unique identifier.'),
  messages: {
    twice: { message: 'Another prompt is also named `{{name}}`, so {{then}}.', help: 'Rename one of the two prompts.' },
  },
  *check(manifest) {
    const ofSdk = manifest.code.registrations.filter(({ api, isOfSdk }) => api === 'registerPrompt' && isOfSdk);
    const starts = new Set(ofSdk.map(({ prompt }) => prompt?.start));
    for (const [first, later] of twinPrompts(manifest)) {
      const name = get(later, 'name')!;
      const then = starts.has(later.start)
        ? 'the SDK throws when it is registered'
        : 'clients can reach only one of the two';
      const related = [{ at: useOf(get(first, 'name')!), note: 'The first prompt of that name.' }];
      yield { at: useOf(name), message: 'twice', data: { name: text(name)!, then }, related };
    }
  },
});
