import { defineRule } from '../../src/core/rule.js';
import { entries } from '../../src/core/tree.js';
import { section, argsOf, fieldNames } from './lib/info.js';

/** The largest key that JavaScript treats as an index. */
const LAST_INDEX = 2 ** 32 - 2;

export default defineRule({
  id: 'gloodata/ui-arg-order',
  summary: 'An argument of the `ui` has an integer as its name, so its position is lost',
  severity: 'warning',
  in: 'spec',
  source: section('The ui', 'The arguments are shown in the order in which ui.args has them.'),
  messages: {
    moved: {
      message: 'The argument `{{name}}` is an integer, so the card may show the arguments in another order.',
      help: 'Rename the argument and its field in `schema.fields` to a name that starts with a letter.',
    },
  },
  *check({ tools }) {
    for (const tool of tools) {
      const names = fieldNames(tool);
      for (const arg of entries(argsOf(tool))) {
        // Of one that is no field gloodata/ui-unknown-arg tells.
        const isField = names?.has(arg.key) ?? true;
        if (isField && isIndex(arg.key)) yield { at: arg, message: 'moved', data: { name: arg.key } };
      }
    }
  },
});

function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) <= LAST_INDEX;
}
