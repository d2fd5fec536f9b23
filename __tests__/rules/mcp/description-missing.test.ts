import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/description-missing.js';
import { format } from '../../../rules/mcp/format.js';
import misspeltField from '../../../rules/mcp/misspelt-field.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool, without } from './listing.js';
import { fixedBy, OFFICIAL } from '../python/source.js';
import { findingsIn, foundIn, V1 } from './source.js';
import { said } from '../../support/said.js';

testRule(rule, format, {
  silent: {
    described: listOf(TOOL),
    'a description that cannot be known': listOf(tool({ description: UNKNOWN })),
    'entries that cannot be known': listOf({ ...without('description'), [SPREAD]: 0 }),
    'one that only the widget may call': listOf({ ...without('description'), _meta: { ui: { visibility: ['app'] } } }),
    'one that is kept from the model': listOf({ ...without('description'), _meta: { 'openai/visibility': 'private' } }),
    'a blank one, of which another rule speaks': listOf(tool({ description: ' ' })),
  },
  reports: {
    'one that the model may call too': {
      manifest: listOf({ ...without('description'), _meta: { ui: { visibility: ['app', 'model'] } } }),
      finds: [{ at: '/tools/0', on: 'brace' }],
    },
    none: {
      manifest: listOf(TOOL, without('description')),
      finds: [{ at: '/tools/1', on: 'brace', says: /has no description/ }],
    },
  },
});

const literal = (key: string, value = `'Adds two numbers'`): string =>
  `${V1}export const tools = [{ name: 'add', ${key}: ${value}, inputSchema: { type: 'object' } }];`;

test('in code that may read more than the SDK, a key that was meant to be it', async () => {
  expect(await foundIn(rule, literal('desciption'))).toEqual(['3:38 desciption']);
  const [finding] = await findingsIn(rule, literal('desciption'));
  expect(said(finding)).toBe(
    '`desciption` is not a field of a tool, so models see no description of this tool. Rename `desciption` to `description`.',
  );
  expect(finding?.fix).toBeUndefined();
  expect(await foundIn(misspeltField, literal('desciption'))).toEqual([]);
});

test('what describes it under a name of the project is no missing description', async () => {
  expect(await foundIn(rule, literal('shortDescription'))).toEqual([]);
});

test.each([
  ['another word', literal('category')],
  ['what is no text', literal('desciption', '{ en: 1 }')],
])('a tool without a description, and %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual(['3:23 {']);
});

test('where it is surely a tool, mcp/misspelt-field speaks of the key', async () => {
  const text = `${V1}server.registerTool('add', { desciption: 'Adds two numbers' }, add);`;
  expect(await foundIn(misspeltField, text)).toEqual(['3:30 desciption']);
  expect(await foundIn(rule, text)).toEqual(['3:28 {']);
});

test('of `tool()` the object behind the parameters is for annotations', async () => {
  const text = `${V1}server.tool('add', { a: z.number() }, { description: 'Adds two numbers.' }, add);`;
  const [found, ...others] = await findingsIn(rule, text);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ line: 3, column: 41 });
  expect(found!.message).toBe(
    'The SDK takes this object for the annotations, so models do not see the description in it.',
  );
  expect(found!.help).toBe('Move the text to the second place: `tool("add", "…", …)`.');
});

test('of `tool()` it is an argument, not a key', async () => {
  const [found] = await findingsIn(rule, `${V1}server.tool('add', { a: z.number() }, add);`);
  expect(found?.help).toBe('Add it after the name: `tool("add", "What it does and when to use it", …)`.');
});

test('the docstring that its fix writes in Python ends its lines as the file does', () => {
  const text = `${OFFICIAL}@mcp.tool()\n# Looks into the index\n# of the shop.\ndef look(a: str) -> str:\n    return a\n`;
  const fixed = fixedBy(rule, text.replaceAll('\n', '\r\n'));
  expect(fixed).toContain('    """Looks into the index\r\n');
  expect(fixed.replaceAll('\r\n', '')).not.toContain('\n');
});
