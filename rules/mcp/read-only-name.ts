import { defineRule } from '../../src/core/rule.js';
import { get, text, type Entry } from '../../src/core/tree.js';
import { isShared, saysChange, verbBehindService, writingVerb } from './lib/changes.js';
import { destroying } from './lib/destroys.js';
import { setting, type MayFix } from '../common/lib/fixes.js';
import { section, listingOf } from './lib/listing.js';
import { hintThatIs } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/read-only-name',
  summary: 'A tool is marked read-only, but its name and description say that it changes something',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: section('Tools, Tool Annotations', 'readOnlyHint says that a tool does not change anything.', 'SHOULD'),
  messages: {
    writes: {
      message:
        '`readOnlyHint` lets clients run this tool without asking, but its name says that it can {{verb}} things.',
      help: 'Set `readOnlyHint` to {{false}}, unless the tool changes nothing.',
    },
    destroys: {
      message: '`readOnlyHint` lets clients run this tool without asking, but it can permanently {{verb}} things.',
      help: 'Set `readOnlyHint` to {{false}}, unless the tool changes nothing.',
    },
    shares: {
      message:
        '`readOnlyHint` lets clients run this tool without asking, but its name says that it can {{verb}} things.',
      help: 'Give this tool its own annotations with `readOnlyHint: {{false}}`: it shares these with other tools.',
    },
  },
  *check(manifest) {
    const { tools } = listingOf(manifest);
    for (const tool of tools) {
      const name = get(tool, 'name');
      const hint = hintThatIs(true, tool, 'readOnlyHint');
      if (name?.kind !== 'string' || !hint) continue;
      const description = get(tool, 'description');
      const told = text(description);
      const first = writingVerb(name.value);
      const verb = first !== undefined && saysChange(told, first) ? first : verbBehindService(name.value, told);
      if (verb === undefined) {
        const found = destroying(told);
        if (!found?.isForGood) continue;
        const related = [{ at: description!, note: 'The description.' }];
        yield { at: hint.value, message: 'destroys', data: { verb: found.verb }, related, ...notReadOnly(hint) };
        continue;
      }
      const data = { verb };
      if (isShared(hint, tools, true))
        yield {
          at: name,
          message: 'shares',
          data,
          related: [{ at: hint, note: 'The hint, which other tools share.' }],
        };
      else {
        const related = [{ at: name, note: `The name: \`${verb}\`.` }];
        yield { at: hint.value, message: 'writes', data, related, ...notReadOnly(hint) };
      }
    }
  },
});

const notReadOnly = ({ value }: Entry): MayFix => setting(value, false, 'Set `readOnlyHint` to false');
