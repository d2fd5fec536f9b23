import { counted } from '../../src/core/text.js';
import { hint } from '../../src/core/did-you-mean.js';
import { defineRule, type Problem } from '../../src/core/rule.js';
import { entry, type ObjectNode } from '../../src/core/tree.js';
import { alsoHere } from '../common/lib/repeats.js';
import { section, argsOf, fieldNames, keysOf, meantBy } from './lib/info.js';

export default defineRule({
  id: 'gloodata/ui-unknown-arg',
  summary: 'The `ui` shows an argument that the tool does not have',
  severity: 'error',
  in: 'spec',
  source: section('The ui', 'The arguments of the card are the fields of the schema, under the same names.'),
  fixable: 'safe',
  messages: {
    unknown: {
      message: '`{{name}}` is not a field of this tool{{hint}}, so the card has no value to show for it.',
      help: 'Add the field to `schema.fields`, or correct the name.',
    },
    none: {
      message: 'This tool has no fields, so the card has no value to show for `{{name}}` and {{others}}.',
      help: 'Add the fields to `schema.fields`.',
    },
  },
  *check({ tools }) {
    for (const tool of tools) {
      const args = argsOf(tool);
      const names = fieldNames(tool);
      if (!args || !names) continue;
      if (names.size === 0 && args.entries.length > 1) {
        yield none(args);
        continue;
      }
      const meantNames = meantBy(keysOf(args), names);
      for (const arg of args.entries) {
        if (names.has(arg.key)) continue;
        const meant = meantNames.get(arg.key);
        const isFree = meant !== undefined && !entry(args, meant);
        yield {
          at: arg,
          message: 'unknown',
          data: { name: arg.key, hint: hint(meant) },
          ...(isFree && {
            fix: { title: `Rename it to \`${meant}\``, safe: true, edits: [{ op: 'rename', entry: arg, key: meant }] },
          }),
        };
      }
    }
  },
});

/** The fields are missing, and not each argument is wrong. */
function none({ entries }: ObjectNode): Problem<'none'> {
  const [first, ...others] = entries;
  return {
    at: first!,
    message: 'none',
    data: { name: first!.key, others: counted(others.length, 'other argument') },
    related: alsoHere(others),
  };
}
