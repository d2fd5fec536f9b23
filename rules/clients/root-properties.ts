import { defineRule, lack } from '../../src/core/rule.js';
import { entry, has, text } from '../../src/core/tree.js';
import { isComposed } from '../common/lib/schemas.js';
import { isMisspelt } from '../common/lib/misspelt-keywords.js';
import { clientsThat, clientsSource, rowsFor, type Row } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/root-properties';

export default defineRule({
  id: ID,
  summary: 'An input schema without `properties`',
  severity: 'info',
  in: 'strict',
  fixable: 'safe',
  source: clientsSource('Input schemas', 'An input schema has `properties`, if only an empty object.'),
  messages: {
    missing: { message: 'This input schema has no `properties`, so {{effects}}.', help: 'Add `"properties": {}`.' },
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add, { isWritten }) => {
      if (text(entry(schema, 'type')?.value) !== 'object' || has(schema, 'properties') !== 'no') return;
      if (!isWritten || isComposed(schema) || isMisspelt(schema, 'properties')) return;
      add({
        at: lack(schema, 'properties'),
        message: 'missing',
        data: { effects: effectsOf(rows) },
        fix: {
          title: 'Add `"properties": {}`',
          safe: true,
          edits: [{ op: 'add', to: schema, key: 'properties', value: {} }],
        },
      });
    });
  },
});

function effectsOf(rows: readonly Row[]): string {
  const failing = rows.find(({ id }) => id === 'root-properties-copilot');
  const refusing = rows.filter((row) => row !== failing);
  const { who, refuse } = clientsThat(refusing.length > 0 ? refusing : rows, 'refuse');
  const refused = `${who} ${refuse} the tool unless the client adds \`properties\``;
  if (!failing) return refused;
  const fails = `prompt fails in ${failing.who} before ${failing.until}`;
  return refusing.length > 0 ? `${refused}, and every ${fails}` : `every ${fails}`;
}
