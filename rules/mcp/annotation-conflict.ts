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
    both: 'This tool is marked both read-only and destructive. Clients then ignore `destructiveHint` and may skip the confirmation. Remove one of the two hints.',
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
