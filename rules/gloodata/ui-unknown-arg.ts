import { hint } from '../../src/core/near.js';
import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { argsOf, fieldNames, keysOf } from './lib/fields.js';
import { meantBy } from './lib/meant.js';

export default defineRule({
  id: 'gloodata/ui-unknown-arg',
  summary: 'The ui shows an argument that the tool does not have',
  severity: 'error',
  in: 'recommended',
  source: section('The ui', 'The arguments of the tile are the fields of the schema, under the same names.'),
  fixable: 'safe',
  messages: {
    unknown:
      '`{{name}}` is no field of this tool{{hint}}, so the tile has no value to show for it. Add the field to `schema.fields`, or correct the name.',
  },
  *check({ tools }) {
    for (const tool of tools) {
      const args = argsOf(tool);
      const names = fieldNames(tool);
      if (!args || !names) continue;
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
