import { defineRule } from '../../src/core/rule.js';
import { namedCharacter } from '../../src/core/text.js';
import { entries, get } from '../../src/core/tree.js';
import { clientsSource, rowsFor } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/property-name';
const PATTERN = /^[a-zA-Z0-9_.-]{1,64}$/;

const EFFECT = "so Claude's API refuses every request with this tool";

export default defineRule({
  id: ID,
  summary: 'A parameter whose name Claude refuses',
  severity: 'error',
  in: 'recommended',
  source: clientsSource('Input schemas', 'Names of parameters match `^[a-zA-Z0-9_.-]{1,64}$`.'),
  messages: {
    characters: {
      message: `\`{{name}}\` contains {{what}}, ${EFFECT}.`,
      help: 'Rename it{{to}} here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.',
    },
    long: {
      message: `This parameter name has {{length}} characters (at most 64), ${EFFECT}.`,
      help: 'Shorten the name to at most 64 characters.',
    },
    empty: { message: `This parameter name is blank, ${EFFECT}.`, help: 'Give the parameter a name.' },
  },
  *check(manifest) {
    if (rowsFor(ID, manifest).length === 0) return;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      for (const at of entries(get(schema, 'properties'))) {
        const { key } = at;
        if (PATTERN.test(key)) continue;
        const bad = /[^a-zA-Z0-9_.-]/u.exec(key)?.[0];
        if (key.trim() === '') add({ at, message: 'empty' });
        else if (bad)
          add({ at, message: 'characters', data: { name: key, what: namedCharacter(bad), to: renamed(key) } });
        else add({ at, message: 'long', data: { length: key.length } });
      }
    });
  },
});

/** `filter[status]` as `filter_status`, where that is a name. */
function renamed(key: string): string {
  const better = key
    .split(/[^a-zA-Z0-9_.-]+/)
    .filter((each) => each !== '')
    .join('_');
  return PATTERN.test(better) && /[A-Za-z]/.test(better) ? ` to \`${better}\`` : '';
}
