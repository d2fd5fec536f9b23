import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { entries, entry, get, has, isVague, items, text } from '../../src/core/tree.js';
import { failsInClients, meantBy, referencedNode } from '../common/lib/schema-validity.js';
import { TYPES } from '../common/lib/schema-types.js';
import { correcting, referring } from '../common/lib/fixes.js';
import { clientsSource } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

export default defineRule({
  id: 'clients/output-schema-compiles',
  summary: 'An output schema that clients cannot compile',
  severity: 'error',
  in: 'recommended',
  fixable: 'unsafe',
  source: clientsSource('Output schemas', 'Clients compile the output schema before they take a result.'),
  messages: {
    dangling: {
      message: '`$ref` points to `{{reference}}`, which does not exist, so clients refuse every result of this tool.',
      help: '{{advice}}.',
    },
    remote: {
      message: 'This `$ref` points to another document, so clients refuse every result of this tool.',
      help: 'Copy the definition into `$defs`, and write `"$ref": "#/$defs/…"`.',
    },
    type: {
      message: '`{{type}}` is not a type of JSON Schema, so clients refuse every result of this tool.',
      help: 'Write `string`, `number`, `integer`, `boolean`, `array`, `object` or `null`.',
    },
    pattern: {
      message: 'This pattern is not valid in JavaScript, so clients refuse every result of this tool.',
      help: 'Write a pattern that `new RegExp(pattern, "u")` accepts.',
    },
    bound: {
      message: '`{{keyword}}` is a boolean, as in draft-04, so clients refuse every result of this tool.',
      help: 'Write the bound as a number, such as `"{{keyword}}": 0`.',
    },
    items: {
      message: '`items` is a list here, so version 2 of the MCP client refuses every call to this tool.',
      help: 'Rename `items` to `prefixItems`.',
    },
  },
  *check(manifest) {
    yield* inEveryForm(manifest, 'outputSchema', (schema, add) => {
      const hasOwnRoots = [...schemasIn(schema)].some(
        ({ node }) => has(node, '$id') !== 'no' || has(node, 'id') !== 'no',
      );
      for (const { node } of schemasIn(schema)) {
        const reference = entry(node, '$ref')?.value;
        if (reference?.kind === 'string' && !hasOwnRoots) {
          if (/^(https?:)?\/\//.test(reference.value)) add({ at: reference, message: 'remote' });
          else if (referencedNode(schema, reference.value) === 'none') {
            const meant = meantBy(schema, reference.value);
            const data = { reference: reference.value, advice: referring(meant) };
            add({ at: reference, message: 'dangling', data, ...correcting(reference, meant) });
          }
        }
        const type = get(node, 'type');
        for (const each of type ? [type, ...items(type)] : []) {
          const name = text(each);
          if (name !== undefined && !TYPES.some((known) => known === name))
            add({ at: each, message: 'type', data: { type: name }, ...correcting(each, nearestWord(name, TYPES)) });
        }
        const pattern = get(node, 'pattern');
        if (pattern?.kind === 'string' && failsInClients(pattern.value)) add({ at: pattern, message: 'pattern' });
        for (const { key, value } of entries(node)) {
          if (/^exclusiveM(in|ax)imum$/.test(key) && value.kind === 'boolean')
            add({ at: value, message: 'bound', data: { keyword: key } });
        }
        const list = get(node, 'items');
        if (list?.kind === 'array' && !isVague(list) && has(schema, '$schema') === 'no')
          add({ at: list, message: 'items' });
      }
    });
  },
});
