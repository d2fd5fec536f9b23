import { defineRule } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { clientsThat, clientsSource, rowsFor } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

const ID = 'clients/pattern';
/** Behind an even number of backslashes, so that the sign itself is meant. */
const LOOKAROUND = /(?<!\\)(?:\\\\)*\(\?<?[=!]/;
const PROPERTY = /(?<!\\)(?:\\\\)*\\[pP]\{/;
const EMOJI_OF_ZOD_3 = String.raw`^(\p{Extended_Pictographic}|\p{Emoji_Component})+$`;

export default defineRule({
  id: ID,
  summary: 'A pattern with lookaround or `\\p{…}`',
  severity: 'warning',
  in: 'recommended',
  source: clientsSource('Input schemas', 'Patterns do without lookaround and Unicode properties.'),
  messages: {
    lookaround: {
      message: 'This `pattern` uses lookaround, so {{who}} {{refuse}} every request with the tool.',
      help: 'Write the pattern without `(?=`, `(?!`, `(?<=` and `(?<!`.',
    },
    property: {
      message: 'This `pattern` uses `\\p{…}`, so {{who}} {{refuse}} every request with the tool.',
      help: 'List the characters in the pattern, such as `[A-Za-z]`, or check the value in the handler.',
    },
    made: {
      message: 'zod turns this into a `pattern` with {{what}}, so {{who}} {{refuse}} requests with the tool.',
      help: 'Use `.regex()` with a pattern without {{what}}, or check the value in the handler{{newer}}.',
    },
    emoji: {
      message: 'zod turns `emoji()` into a `pattern` with {{what}}, so {{who}} {{refuse}} requests with the tool.',
      help: 'Check the value in the handler instead.',
    },
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    const clients = clientsThat(rows, 'refuse');
    yield* inEveryForm(manifest, 'inputSchema', (schema, add, { isWritten }) => {
      for (const { node } of schemasIn(schema)) {
        const at = get(node, 'pattern');
        if (at?.kind !== 'string') continue;
        const isLookaround = LOOKAROUND.test(at.value);
        if (!isLookaround && !PROPERTY.test(at.value)) continue;
        const format = get(node, 'format');
        const what = isLookaround ? 'lookaround' : '`\\p{…}`';
        // What the installed version of zod writes for a format; version 3 does not name that of emoji.
        if (!isWritten && (text(format) === 'emoji' || at.value === EMOJI_OF_ZOD_3))
          add({ at, message: 'emoji', data: { what, ...clients }, cause: 'zod: emoji' });
        else if (isWritten || !format) add({ at, message: isLookaround ? 'lookaround' : 'property', data: clients });
        else {
          const isEmail = text(format) === 'email';
          const newer = isEmail
            ? '. For e-mail addresses, you can also move to zod 4.6, whose pattern has no lookaround'
            : '';
          const data = { what, newer, ...clients };
          add({ at, message: 'made', data, cause: `zod: ${text(format)}` });
        }
      }
    });
  },
});
