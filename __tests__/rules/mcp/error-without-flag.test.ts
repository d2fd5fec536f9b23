import { describe, expect, test } from '@jest/globals';
import { reportOn } from '../../support/in-folder.js';
import rule from '../../../rules/mcp/error-without-flag.js';
import { findingsIn, foundIn, V1 } from './source.js';

const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const doing = (body: string): string =>
  `${SERVER}server.registerTool('look', { description: 'Looks.' }, async () => {\n${body}\n});\n`;
const answer = (words: string, more = ''): string => `{ content: [{ type: 'text', text: ${words} }]${more} }`;
const caught = (words: string): string =>
  `try { return ${answer("'Sun.'")}; } catch (error) {\nreturn ${answer(words)};\n}`;

test.each([
  ['begins with "Error"', `return ${answer("'Error: no city.'")};`, ["5:42 'Error: no city.'"]],
  ['begins with a sign', `return ${answer("'❌ Failed to load.'")};`, ["5:42 '❌ Failed to load.'"]],
  ['a template', `return ${answer('`Error: ${message}`')};`, ['5:42 `Error: ${message}`']],
  ['a sum', `return ${answer("'Error: ' + message")};`, ["5:42 'Error: ' + message"]],
  ['caught', caught('`Could not load: ${error}`'), ['6:42 `Could not load: ${error}`']],
  ['JSON', `return ${answer("JSON.stringify({ error: 'no city' })")};`, ["5:42 JSON.stringify({ error: 'no city' })"]],
  [
    'no success',
    `return ${answer('JSON.stringify({ success: false, city }, null, 2)')};`,
    ['5:42 JSON.stringify({ success: false, city }, null, 2)'],
  ],
  [
    'a status',
    `return ${answer("JSON.stringify({ status: 'error', city })")};`,
    ["5:42 JSON.stringify({ status: 'error', city })"],
  ],
  [
    'a template in JSON',
    `return ${answer('JSON.stringify({ error: `No ${city}` })')};`,
    ['5:42 JSON.stringify({ error: `No ${city}` })'],
  ],
  [
    'caught, as JSON',
    caught('JSON.stringify({ error: error.message })'),
    ['6:42 JSON.stringify({ error: error.message })'],
  ],
])('%s', async (_, body, found) => {
  expect(await foundIn(rule, V1 + doing(body))).toEqual(found);
});

test.each([
  ['a function', `const failed = (message) => (${answer('`Error: ${message}`')});`, `return failed('no city');`],
  [
    'a declaration',
    `function failed(message) { return ${answer("'Failed: ' + message")}; }`,
    `return failed('no city');`,
  ],
  [
    'where it is caught',
    `const said = (message) => (${answer('`Unable to look: ${message}`')});`,
    `try { return ${answer("'Sun.'")}; } catch (e) { return said(e); }`,
  ],
  ['a constant', `const NO_CITY = ${answer("'Error: no city'")};`, 'return NO_CITY;'],
])('what a helper makes: %s', async (_, helper, body) => {
  expect(await foundIn(rule, V1 + doing(body) + helper)).toHaveLength(1);
});

describe('a helper in another file', () => {
  const HELPERS = `export const failed = (message) => (${answer('`Error: ${message}`')});
export function said(error) {
  const text = error instanceof Error ? error.message : String(error);
  return ${answer("'Error: ' + text")};
}
export const flagged = (message) => (${answer('`Error: ${message}`', ', isError: true')});
export const looked = (text) => (${answer('text')});
`;
  const reported = async (body: string, helpers = HELPERS): Promise<string[]> => {
    const server = `${V1}import { failed, said, flagged, looked } from './helpers.js';\n${doing(body)}`;
    const { findings } = await reportOn({ 'server.ts': server, 'helpers.ts': helpers }, 'strict');
    return findings.flatMap(({ path, line, rule: id, related: [at] = [], count = 1 }) =>
      id === rule.id ? [`${path}:${line} ${count} from ${at?.path}:${at?.line}`] : [],
    );
  };

  test.each([
    ['an expression', `return failed('no city');`, 'helpers.ts:1 1 from server.ts:6'],
    ['a body', `try { return looked('Sun.'); } catch (e) { return said(e); }`, 'helpers.ts:4 1 from server.ts:6'],
    ['twice', `if (a) return failed('a'); return failed('b');`, 'helpers.ts:1 1 from server.ts:6'],
    [
      'beside one of its own',
      `if (a) return failed('a'); return ${answer("'Error: b'")};`,
      'server.ts:6 2 from helpers.ts:1',
    ],
  ])('%s', async (_, body, found) => {
    expect(await reported(body)).toEqual([found]);
  });

  test.each([
    ['with the flag', `return flagged('no city');`],
    ['a result', `return looked('Sun.');`],
    ['where a flag is added', `return { ...failed('no city'), isError: true };`],
    ['that is not there', `return missing('no city');`],
  ])('silent: %s', async (_, body) => {
    expect(await reported(body)).toEqual([]);
  });
});

test('several: one finding with a count', async () => {
  const body = `if (a) return ${answer("'Error: a'")};\nreturn ${answer("'Error: b'")};`;
  const [finding, ...others] = await findingsIn(rule, V1 + doing(body));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ line: 5, count: 2, related: [{ line: 6, column: 42 }] });
  expect(finding!.message).toMatch(/^2 failures have no `isError`/);
});

test.each([
  ['with the flag', `return ${answer("'Error: no city.'", ', isError: true')};`],
  ['what may be a flag', `return ${answer("'Error: no city.'", ', isError: failed')};`],
  ['a spread', `return { ...base, content: [{ type: 'text', text: 'Error: no' }] };`],
  ['a result about errors', `return ${answer("'Error codes of the API'")};`],
  ['a result', `return ${answer("'The error rate is 2 %.'")};`],
  ['a text that nobody can know', `return ${answer('describe(error)')};`],
  ['caught, and answered otherwise', caught("'Nothing there yet.'")],
  ['JSON that may have an error', `return ${answer('JSON.stringify({ error: result.error, rows })')};`],
  ['JSON without one', `return ${answer('JSON.stringify({ error: null, rows })')};`],
  ['JSON with an empty one', `return ${answer("JSON.stringify({ error: '', rows })")};`],
  ['success', `return ${answer('JSON.stringify({ success: true })')};`],
  ['JSON of something unknown', `return ${answer('JSON.stringify({ ...result, error })')};`],
  ['data', `return ${answer("'Error: no'", ', structuredContent: { a: 1 }')};`],
])('silent: %s', async (_, body) => {
  expect(await foundIn(rule, V1 + doing(body))).toEqual([]);
});
