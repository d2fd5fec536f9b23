import { defineRule, lack, type Fix } from '../../src/core/rule.js';
import { allOf } from '../../src/core/text.js';
import { entries, entry, get, has, isTrue, items, text, type ObjectNode } from '../../src/core/tree.js';
import { openaiFunctions } from '../mcp/lib/openai-functions.js';
import { clientsSource, rowsFor } from './lib/rows.js';
import { schemasIn } from './lib/served.js';

const ID = 'clients/strict-schema';

export default defineRule({
  id: ID,
  summary: 'A function with `strict: true` whose schema OpenAI refuses',
  severity: 'error',
  in: 'recommended',
  fixable: 'safe',
  source: clientsSource('Input schemas', 'With `strict`, every object is closed and requires all its properties.'),
  messages: {
    open: {
      message: 'This object lacks `additionalProperties: false`, so OpenAI refuses it with `strict: true`.',
      help: 'Set `additionalProperties` to `false`.',
    },
    optional: {
      message: '{{names}} {{are}} not in `required`, so OpenAI refuses this object with `strict: true`.',
      help: 'Add {{names}} to `required`. To keep {{it}} optional, also allow the type `null`.',
    },
  },
  *check(manifest) {
    if (rowsFor(ID, manifest).length === 0) return;
    for (const each of openaiFunctions(manifest)) {
      const strict = get(each, 'strict');
      const schema = get(each, 'inputSchema') ?? get(each, 'parameters');
      if (strict?.kind !== 'boolean' || !strict.value || schema?.kind !== 'object') continue;
      const related = [{ at: strict, note: 'Strict mode is turned on here.' }];
      for (const { node } of schemasIn(schema)) {
        if (!isWrittenObject(node)) continue;
        const more = entry(node, 'additionalProperties');
        const isMore = more && (more.value.kind === 'object' || isTrue(more.value));
        if (isMore) yield { at: more, message: 'open', related };
        else if (has(node, 'additionalProperties') === 'no')
          yield { at: lack(node, 'additionalProperties'), message: 'open', related, fix: closing(node) };
        const optional = optionalIn(node);
        if (optional.length > 0)
          yield {
            at: entry(node, 'required') ?? lack(node, 'required'),
            message: 'optional',
            data: {
              names: allOf(optional.map((name) => `\`${name}\``)),
              are: optional.length === 1 ? 'is' : 'are',
              it: optional.length === 1 ? 'it' : 'one of them',
            },
            related,
          };
      }
    }
  },
});

/** What a call makes, as `zodToJsonSchema()`, may hold more than is known. */
function isWrittenObject(node: ObjectNode): boolean {
  const type = entry(node, 'type');
  return type !== undefined && !node.open && type.start !== type.value.start && text(type.value) === 'object';
}

function optionalIn(node: ObjectNode): string[] {
  const properties = get(node, 'properties');
  const required = get(node, 'required');
  if (properties?.kind !== 'object' || properties.open) return [];
  if (required ? required.kind !== 'array' || required.open : has(node, 'required') !== 'no') return [];
  const names = items(required).map((each) => text(each));
  return names.includes(undefined) ? [] : entries(properties).flatMap(({ key }) => (names.includes(key) ? [] : key));
}

/** It changes nothing but that the request is accepted. */
const closing = (node: ObjectNode): Fix => ({
  title: 'Add `additionalProperties: false`',
  safe: true,
  edits: [{ op: 'add', to: node, key: 'additionalProperties', value: false }],
});
