/** The built command line on the examples, which are of every format and in every syntax: it says what our sources say. */
import { expect, test } from '@jest/globals';
import { rulesAt, spawnToolintJson, toolintJson } from '../support/cli.js';

test('what is built says of the examples what the sources say', async () => {
  const [built, source] = [await spawnToolintJson(['examples']), await toolintJson(['examples'])];
  expect([built.status, built.err, built.report.failures]).toEqual([1, '', []]);
  expect(rulesAt(built.report)).toEqual(rulesAt(source.report));
  expect(built.report.files).toEqual(source.report.files);
  const packs = new Set(built.report.findings.map(({ rule }) => rule.split('/')[0]));
  expect([...packs].sort()).toEqual([
    ...['clients', 'common', 'gloodata', 'house', 'mcp', 'mcpb', 'openai', 'otc', 'python', 'server-json', 'shinkai'],
  ]);
});
