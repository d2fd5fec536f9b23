import { defineRule } from '../../src/core/rule.js';
import { entries, get } from '../../src/core/tree.js';
import { observed, rowsFor, whoIn } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/property-name';
const PATTERN = /^[a-zA-Z0-9_.-]{1,64}$/;

export default defineRule({
  id: ID,
  summary: 'A parameter whose name Claude refuses',
  severity: 'error',
  in: 'recommended',
  source: observed('Input schemas', 'Names of parameters match `^[a-zA-Z0-9_.-]{1,64}$`.'),
  messages: {
    characters:
      'The parameter `{{name}}` has `{{char}}` in its name, and {{who}} refuses the tool or leaves it out silently. Use letters, digits, `_`, `.` and `-`.',
    long: 'The name of this parameter has {{length}} characters, and {{who}} takes at most 64: it refuses the tool or leaves it out silently. Shorten it.',
    empty: 'This parameter has an empty name, and {{who}} refuses the tool or leaves it out silently. Name it.',
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    const who = whoIn(rows);
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      for (const at of entries(get(schema, 'properties'))) {
        const { key } = at;
        if (PATTERN.test(key)) continue;
        const bad = /[^a-zA-Z0-9_.-]/u.exec(key)?.[0];
        if (key === '') add({ at, message: 'empty', data: { who } });
        else if (bad) add({ at, message: 'characters', data: { name: key, char: bad, who } });
        else add({ at, message: 'long', data: { length: key.length, who } });
      }
    });
  },
});
