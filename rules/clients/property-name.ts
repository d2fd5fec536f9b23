import { defineRule } from '../../src/core/rule.js';
import { namedCharacter } from '../../src/core/text.js';
import { entries, get } from '../../src/core/tree.js';
import { observed, rowsFor } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/property-name';
const PATTERN = /^[a-zA-Z0-9_.-]{1,64}$/;

const EFFECT = "so Claude's API refuses every request with this tool";
const ELSEWHERE = 'Newer versions of Claude Code silently leave the tool out.';

export default defineRule({
  id: ID,
  summary: 'A parameter whose name Claude refuses',
  severity: 'error',
  in: 'recommended',
  source: observed('Input schemas', 'Names of parameters match `^[a-zA-Z0-9_.-]{1,64}$`.'),
  messages: {
    characters: {
      message: `The parameter name \`{{name}}\` contains {{what}}, ${EFFECT}.`,
      help: `${ELSEWHERE} Use only letters, digits, \`_\`, \`.\` and \`-\`.`,
    },
    long: {
      message: `This parameter name has {{length}} characters (at most 64), ${EFFECT}.`,
      help: `${ELSEWHERE} Shorten the name.`,
    },
    empty: { message: `This parameter name is blank, ${EFFECT}.`, help: `${ELSEWHERE} Name the parameter.` },
  },
  *check(manifest) {
    if (rowsFor(ID, manifest).length === 0) return;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      for (const at of entries(get(schema, 'properties'))) {
        const { key } = at;
        if (PATTERN.test(key)) continue;
        const bad = /[^a-zA-Z0-9_.-]/u.exec(key)?.[0];
        if (key.trim() === '') add({ at, message: 'empty' });
        else if (bad) add({ at, message: 'characters', data: { name: key, what: namedCharacter(bad) } });
        else add({ at, message: 'long', data: { length: key.length } });
      }
    });
  },
});
