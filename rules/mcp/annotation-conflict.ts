import { defineRule } from '../../src/core/rule.js';
import { section, listingOf } from './lib/listing.js';
import { trueHint } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/annotation-conflict',
  summary: 'A tool is marked both read-only and destructive',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Tools, Tool Annotations',
    'destructiveHint means something only where readOnlyHint is not true.',
    'SHOULD',
  ),
  messages: {
    both: 'A read-only tool cannot be destructive. Clients ignore this hint and may skip the confirmation that it asks for. Remove one of the two.',
  },
  *check(manifest) {
    for (const tool of listingOf(manifest).tools) {
      const readOnly = trueHint(tool, 'readOnlyHint');
      const destructive = trueHint(tool, 'destructiveHint');
      if (readOnly && destructive)
        yield { at: destructive, message: 'both', related: [{ at: readOnly, note: 'The other one.' }] };
    }
  },
});
