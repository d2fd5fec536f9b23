import { defineRule } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { isShared } from './lib/changes.js';
import { destroying, destroyingByName } from './lib/destroys.js';
import { setting } from '../common/lib/fixes.js';
import { section, listingOf } from './lib/listing.js';
import { hintThatIs } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/annotation-conflict',
  summary: 'A tool is marked both read-only and destructive, or as not destructive although it deletes something',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: section(
    'Tools, Tool Annotations',
    'destructiveHint means something only where readOnlyHint is not true, and is false for a tool that only adds something.',
    'SHOULD',
  ),
  messages: {
    both: {
      message: 'This tool is marked both read-only and destructive, so clients may run it without confirmation.',
      help: 'Remove `readOnlyHint` if the tool changes anything, or else `destructiveHint`.',
    },
    destroys: {
      message:
        '`destructiveHint` is {{false}}, so clients may run this tool without asking, but it can {{verb}} something{{forGood}}.',
      help: 'Set `destructiveHint` to {{true}}, or remove it.',
    },
    shares: {
      message:
        '`destructiveHint` is {{false}}, so clients may run this tool unasked, but it can {{verb}} something{{forGood}}.',
      help: 'Give this tool its own annotations with `destructiveHint: {{true}}`: it shares these with other tools.',
    },
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    for (const tool of tools) {
      const readOnly = hintThatIs(true, tool, 'readOnlyHint');
      const destructive = hintThatIs(true, tool, 'destructiveHint');
      const harmless = readOnly ? undefined : hintThatIs(false, tool, 'destructiveHint');
      if (readOnly && destructive) {
        const related = [{ at: readOnly, note: '`readOnlyHint` is here.' }];
        // To ask once too often does less harm.
        const fix = setting(readOnly.value, false, 'Set `readOnlyHint` to false');
        yield { at: destructive, message: 'both', related, ...fix };
      }
      const [name, description] = [get(tool, 'name'), get(tool, 'description')];
      const told = text(description);
      const found = harmless && (destroying(told) ?? destroyingByName(text(name), told));
      if (found && harmless) {
        const data = { verb: found.verb, forGood: found.isForGood ? ' permanently' : '' };
        const related = [{ at: description!, note: 'The description.' }];
        if (name && isShared(harmless, tools, false)) {
          const hint = { at: harmless, note: 'The hint, which other tools share.' };
          yield { at: name, message: 'shares', data, related: [hint, ...related] };
        } else {
          const fix = setting(harmless.value, true, 'Set `destructiveHint` to true');
          yield { at: harmless.value, message: 'destroys', data, related, ...fix };
        }
      }
    }
  },
});
