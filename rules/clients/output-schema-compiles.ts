import { hint, nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { entries, entry, get, has, isVague, items, text } from '../../src/core/tree.js';
import { failsInClients, meantBy, referencedNode } from '../common/lib/schema-validity.js';
import { TYPES } from '../common/lib/schemas.js';
import { correcting } from '../common/lib/fixes.js';
import { observed } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

const LOST =
  "Version 1 of the MCP TypeScript client lists none of the server's tools then, and version 2 refuses every call to this tool.";

export default defineRule({
  id: 'clients/output-schema-compiles',
  summary: 'An output schema that clients cannot compile',
  severity: 'error',
  in: 'recommended',
  fixable: 'unsafe',
  source: observed('Output schemas', 'Clients compile the output schema before they take a result.'),
  messages: {
    dangling: {
      message: 'This `$ref` points to `{{reference}}`, which does not exist{{hint}}: clients cannot compile it.',
      help: `${LOST} Correct the reference, or add the definition.`,
    },
    remote: {
      message: 'This `$ref` points to another document, so clients cannot compile this output schema.',
      help: `${LOST} Put the definition into \`$defs\`.`,
    },
    type: {
      message: '`{{type}}` is not a type of JSON Schema, so clients cannot compile this output schema.',
      help: `${LOST} Use \`string\`, \`number\`, \`integer\`, \`boolean\`, \`array\`, \`object\` or \`null\`.`,
    },
    pattern: {
      message: 'This pattern is not valid in JavaScript, so clients cannot compile this output schema.',
      help: `${LOST} Correct the pattern; its flag is \`u\`.`,
    },
    bound: {
      message: '`{{keyword}}` is a boolean, as in draft-04, so clients cannot compile this output schema.',
      help: `${LOST} Write the bound as a number.`,
    },
    items: {
      message: '`items` is a list here, so version 2 of the MCP client refuses every call to this tool.',
      help: 'Clients read an output schema without `$schema` as JSON Schema 2020-12, which does not allow that. Use `prefixItems`.',
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
            const data = { reference: reference.value, hint: hint(meant) };
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
