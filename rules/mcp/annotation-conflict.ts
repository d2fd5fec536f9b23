import { defineRule } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { destroying } from './lib/destroys.js';
import { section, listingOf } from './lib/listing.js';
import { hintThatIs } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/annotation-conflict',
  summary: 'A tool is marked both read-only and destructive, or as not destructive although it deletes something',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Tools, Tool Annotations',
    'destructiveHint means something only where readOnlyHint is not true, and is false for a tool that only adds something.',
    'SHOULD',
  ),
  messages: {
    both: {
      message:
        'This tool is marked both read-only and destructive. Clients then ignore `destructiveHint` and may skip the confirmation.',
      help: 'Remove one of the two hints.',
    },
    destroys: {
      message:
        'This tool is marked as not destructive, so clients may run it without confirmation, but its description says that it can {{verb}} something{{forGood}}.',
      help: 'Remove `destructiveHint`, or set it to {{true}}.',
    },
  },
  *check(manifest) {
    for (const tool of listingOf(manifest).tools) {
      const readOnly = hintThatIs(true, tool, 'readOnlyHint');
      const destructive = hintThatIs(true, tool, 'destructiveHint');
      const harmless = readOnly ? undefined : hintThatIs(false, tool, 'destructiveHint');
      if (readOnly && destructive)
        yield { at: destructive, message: 'both', related: [{ at: readOnly, note: 'The other one.' }] };
      const description = get(tool, 'description');
      const found = harmless && destroying(text(description));
      if (found && harmless) {
        const related = [{ at: description!, note: 'The description.' }];
        const data = { verb: found.verb, forGood: found.isForGood ? ' permanently' : '' };
        yield { at: harmless.value, message: 'destroys', data, related };
      }
    }
  },
});
