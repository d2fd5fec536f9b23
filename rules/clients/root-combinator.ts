import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { clientsThat, observed, rowsFor } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/root-combinator';
const CHOICES = ['anyOf', 'oneOf', 'allOf'] as const;
/** Only some of the clients refuse these. */
const OTHERS = ['not', 'if', 'enum'] as const;
const REFUSING: Readonly<Record<(typeof OTHERS)[number], string>> = { not: '', if: 'root-claude', enum: 'root-openai' };

export default defineRule({
  id: ID,
  summary: 'An input schema with `anyOf`, `oneOf` or `allOf` at its root',
  severity: 'error',
  in: 'recommended',
  source: observed('Input schemas', 'Models take one object of parameters, not a choice of several.'),
  messages: {
    refused:
      'This input schema has `{{keyword}}` at its root. {{who}} {{refuse}} the tool or {{leave}} it out. Describe all parameters in one object, and say in their descriptions which belong together.',
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      for (const keyword of [...CHOICES, ...OTHERS]) {
        const at = entry(schema, keyword);
        // What is not shaped so is no combinator: common/invalid-json-schema reports it.
        if (!at || (at.value.kind !== 'array' && at.value.kind !== 'object')) continue;
        const needed = keyword === 'if' || keyword === 'enum' || keyword === 'not' ? REFUSING[keyword] : '';
        const refusing = rows.filter(
          ({ id }) => id.startsWith(needed) && !(keyword === 'not' && id === 'root-bedrock'),
        );
        if (refusing.length > 0)
          add({ at, message: 'refused', data: { keyword, ...clientsThat(refusing, 'refuse', 'leave') } });
      }
    });
  },
});
