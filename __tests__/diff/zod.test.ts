/** What zod's methods demand of arguments is compared: whatever the SDK lists for them counts. */
import { afterAll, expect, test } from '@jest/globals';
import { tmpdir } from 'node:os';
import { openVersions } from '../../src/index.js';
import { folderOf } from '../support/cli.js';

const made: { remove(): void }[] = [];
afterAll(() => made.forEach((each) => each.remove()));

const STRICTER: readonly (readonly [before: string, after: string, rule: string])[] = [
  ['z.number()', 'z.number().positive()', 'diff/bound-tightened'],
  ['z.number()', 'z.number().multipleOf(5)', 'diff/bound-tightened'],
  ['z.number()', 'z.number().gt(3)', 'diff/bound-tightened'],
  ['z.number()', 'z.number().int()', 'diff/type-narrowed'],
  ['z.string()', 'z.string().nonempty()', 'diff/bound-tightened'],
  ['z.string()', "z.string().startsWith('a')", 'diff/bound-tightened'],
  ['z.string()', 'z.string().length(5)', 'diff/bound-tightened'],
  ['z.string()', 'z.string().regex(/^a/)', 'diff/bound-tightened'],
  ['z.string()', 'z.string().date()', 'diff/bound-tightened'],
  ['z.array(z.string())', 'z.array(z.string()).nonempty()', 'diff/bound-tightened'],
  ['z.array(z.string())', 'z.array(z.string().endsWith("a"))', 'diff/bound-tightened'],
  ["z.enum(['a', 'b']).nullable()", "z.enum(['a']).nullable()", 'diff/enum-narrowed'],
  ['z.number().optional()', 'z.optional(z.number().nonnegative())', 'diff/bound-tightened'],
  [
    'z.object({ q: z.string(), r: z.string() }).partial({ q: true })',
    'z.object({ q: z.string(), r: z.string() })',
    'diff/parameter-required',
  ],
];

function written(schemas: readonly string[]): string {
  const calls = schemas.map(
    (schema, index) =>
      `server.registerTool('t${index}', { description: 'D', inputSchema: { x: ${schema} } }, async () => ({ content: [] }));\n`,
  );
  const folder = folderOf({
    'server.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 'a', version: '1.0.0' });
${calls.join('')}`,
  });
  made.push(folder);
  return folder.path;
}

test('each demand that a later version adds is a change', async () => {
  const versions = openVersions({ cwd: tmpdir() });
  const base = written(STRICTER.map(([before]) => before));
  const head = written(STRICTER.map(([, after]) => after));
  const { diff } = await versions.diff({ base, head });
  const found = STRICTER.map(([before, after], index) => [
    before,
    after,
    diff.changes.find(({ tools }) => tools.includes(`t${index}`))?.rule,
  ]);
  expect(found).toEqual(STRICTER);
  expect(diff.unknown).toEqual([]);
});
