import { allOf } from '../../src/core/text.js';
import { defineRule } from '../../src/core/rule.js';
import { text, type Node } from '../../src/core/tree.js';
import { handledTools } from './lib/inputs.js';
import { section } from './lib/listing.js';
import { unhandledIn } from './lib/unhandled.js';

export default defineRule({
  id: 'mcp/unhandled-value',
  summary: 'A parameter offers a value that the handler refuses',
  severity: 'error',
  in: 'recommended',
  source: section('Tools, Tool', 'The input schema says which arguments a tool is called with.', 'advice'),
  messages: {
    refused: {
      message: '`{{name}}` offers {{values}}, for which the handler has no case, so such calls fail.',
      help: 'Add a case for {{each}}, or remove {{what}} from the values of `{{name}}`.',
    },
  },
  *check(manifest) {
    for (const tool of handledTools(manifest)) {
      for (const { own, refused, at } of unhandledIn(tool)) {
        const isHere = refused.every(({ file }) => file === undefined);
        if (!isHere && own.value.file !== undefined) continue;
        const [first, ...more] = refused;
        const said = namesOf(refused);
        const each = refused.length > MOST_NAMED ? 'each of them' : said;
        yield {
          at: isHere ? first! : own,
          message: 'refused',
          data: { name: own.key, values: said, each, what: more.length > 0 ? 'them' : 'it' },
          related: [
            ...(isHere ? more.map((each) => ({ at: each, note: 'No case for this one, either.' })) : []),
            { at, note: 'The cases.' },
          ],
        };
      }
    }
  },
});

const MOST_NAMED = 3;

/** `a`, `b` and 3 more. */
function namesOf(values: readonly Node[]): string {
  const names = values.map((each) => `\`${text(each)}\``);
  return allOf(names.length > MOST_NAMED ? [...names.slice(0, 2), `${names.length - 2} more`] : names);
}
