/** A fix of a user's own rule that lacks something: the failure says what. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { EDIT_FIELDS } from '../../src/engine/fix.js';
import { lintText } from '../../src/index.js';

const TOOL = JSON.stringify({ name: 'ring', description: 'Rings it', inputSchema: { type: 'object' } });

async function failureOf(fix: unknown): Promise<string | undefined> {
  const rule = {
    ...{ id: 'house/x', summary: 'Something', severity: 'warning', in: 'recommended', fixable: 'safe' },
    source: { document: 'House style', section: 'Texts', says: 'It is so.', kind: 'advice' },
    messages: { wrong: 'Wrong.' },
    *check({ tools }: { tools: readonly { description: { value: object } }[] }) {
      for (const { description } of tools) {
        const full = typeof fix === 'function' ? (fix as (entry: object) => unknown)(description) : fix;
        yield { at: description.value, message: 'wrong', fix: full };
      }
    },
  };
  const config = { root: true, plugins: [[rule]], rules: { 'house/x': 'warning' } };
  const { failures } = await lintText(TOOL, { config: config as never });
  return failures[0]?.message;
}

const fixWith = (edit: (entry: { value: object }) => unknown) => (entry: { value: object }) => ({
  ...{ title: 'Change it', safe: true, edits: [edit(entry)] },
});

test.each([
  ['an edit without a value', fixWith(({ value: node }) => ({ op: 'set', node })), 'an edit `set` without `value`'],
  ['an edit without a place', fixWith(() => ({ op: 'set', value: 'x' })), 'an edit `set` without `node`'],
  ['an edit without anything', fixWith(() => ({ op: 'add' })), 'an edit `add` without `to` and `key` and `value`'],
  ['a misspelt edit', fixWith(({ value: node }) => ({ op: 'sett', node, value: 1 })), '(did you mean `set`?)'],
  ['an edit that is none', fixWith(() => null), 'an edit that is not an object'],
  ['a fix without edits', { title: 'Change it', safe: true }, 'its fix has no `edits`'],
  ['a fix without safe', { title: 'Change it', edits: [] }, 'its fix has no `safe`'],
  ['edits that are no list', { title: 'Change it', safe: true, edits: {} }, 'are not a list'],
])('%s', async (_, fix, expected) => {
  const message = await failureOf(fix);
  expect(message).toContain('What the rule house/x reported cannot be used: ');
  expect(message).toContain(expected);
});

test('a whole fix is taken', async () => {
  expect(await failureOf(fixWith(({ value: node }) => ({ op: 'set', node, value: 'Rings it.' })))).toBeUndefined();
});

test('the page on rules of your own has a table of the edits with their fields', () => {
  const page = readFileSync('docs/writing-rules.md', 'utf8');
  for (const [op, fields] of Object.entries(EDIT_FIELDS).filter(([op]) => op !== 'nullable'))
    expect(page).toMatch(new RegExp(`^\\| \`${op}\` +\\| ${fields.map((each) => `\`${each}\``).join(', ')}`, 'm'));
});
