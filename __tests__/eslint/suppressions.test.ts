/** Suppressions and directives in ESLint: the same as on the command line, without a disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import json from '@eslint/json';
import type { Linter } from 'eslint';
import toolint from '../../src/eslint.js';
import { LINTERS } from '../support/eslint-parity.js';
import { typescript } from '../support/loaded-once.js';
import { toolint as command } from '../support/cli.js';
import { makeFolder } from '../run/folder.js';

const TOOL = {
  ...{ id: 'Weather.Forecast@1.0.0', name: 'Forecast', description: 'TODO', version: '1.0.0' },
  ...{ input_schema: { parameters: {} }, output_schema: null },
};
const CODE = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'x', version: '1.0.0' });
server.registerTool('a', { description: 'TODO', inputSchema: {} }, async () => ({ content: [] }));
server.registerTool('b', { description: 'TBD', inputSchema: {} }, async () => ({ content: [] }));
`;

const base = { plugins: { toolint, 'toolint-json': json }, rules: toolint.configs.recommended.rules } as Linter.Config;

const config = (suppressions?: unknown): Linter.Config[] => [
  { ...base, files: ['**/*.ts'], languageOptions: { parser: typescript } },
  { ...base, files: ['**/*.json'], language: 'toolint-json/json' },
  { ...base, files: ['**/*.jsonc'], language: 'toolint-json/jsonc' },
  { settings: { toolint: { suppressions } } },
];

/** By ESLint 9 and 10. */
function says(text: string, path: string, suppressions?: unknown): string[] {
  const [first, ...others] = Object.values(LINTERS).map((linter) =>
    linter.verify(text, config(suppressions), path).map(({ ruleId, line, message }) => `${line} ${ruleId ?? message}`),
  );
  for (const other of others) expect(other).toEqual(first);
  return first!;
}

async function suppressionsOf(files: Record<string, string | object>): Promise<object> {
  const folder = makeFolder(files);
  expect((await command(['--suppress', '--reason', 'Known'], { cwd: folder })).status).toBe(0);
  return JSON.parse(readFileSync(join(folder, 'toolint-suppressions.json'), 'utf8')) as object;
}

test('what the command line has suppressed is suppressed here', async () => {
  const suppressions = await suppressionsOf({ 'tools/a.json': TOOL, 'src/a.ts': CODE });
  const text = JSON.stringify(TOOL, null, 4);
  expect(says(text, 'tools/a.json')).toEqual(['4 toolint/common/empty-description']);
  expect(says(text, 'tools/a.json', suppressions)).toEqual([]);
  expect(says(text, 'tools/b.json', suppressions)).toEqual(['4 toolint/common/empty-description']);
  expect(says(text.replace('TODO', 'TBD'), 'tools/a.json', suppressions)).toEqual([
    '4 toolint/common/empty-description',
  ]);
  expect(says(CODE, 'src/a.ts')).toEqual(['3 toolint/common/empty-description', '4 toolint/common/empty-description']);
  expect(says(CODE, 'src/a.ts', suppressions)).toEqual([]);
  expect(says(CODE.replace(/^server.*'a'.*$/m, ''), 'src/a.ts', suppressions)).toEqual([]);
});

test('what has expired is reported, what is stale is not', async () => {
  const suppressions = (await suppressionsOf({ 'a.json': TOOL })) as { suppressions: object[] };
  const text = JSON.stringify(TOOL);
  const over = {
    ...suppressions,
    suppressions: suppressions.suppressions.map((each) => ({ ...each, expires: '2020-01-01' })),
  };
  expect(says(text, 'a.json', over)).toEqual(['1 toolint/common/empty-description']);
  for (const linter of Object.values(LINTERS)) {
    const [{ message }] = linter.verify(text, config(over), 'a.json') as [Linter.LintMessage];
    expect(message).toMatch(/\. \(Its suppression expired on 2020-01-01\.\) Say what/);
  }
  expect(says(text.replace('TODO', 'Tells the weather of tomorrow.'), 'a.json', suppressions)).toEqual([]);
});

test.each([[[]], ['toolint-suppressions.json'], [{ version: 1 }]])(
  '%j is no such file, and ESLint stops',
  (suppressions) => {
    for (const linter of Object.values(LINTERS)) {
      expect(() => linter.verify(JSON.stringify(TOOL), config(suppressions), 'a.json')).toThrow(
        /^`settings\.toolint\.suppressions` is not what toolint-suppressions\.json holds\./,
      );
    }
  },
);

test('directives in JSON with comments', () => {
  const text = (
    before: string,
    after = '',
  ) => `{ "id": "Weather.Forecast@1.0.0", "name": "Forecast", "version": "1.0.0",
${before}
"description": "TODO", ${after}
"input_schema": { "parameters": {} }, "output_schema": null }`;
  expect(says(text('//'), 'a.jsonc')).toEqual(['3 toolint/common/empty-description']);
  expect(says(text('// toolint-disable-next-line common/empty-description -- later'), 'a.jsonc')).toEqual([]);
  expect(says(text('', '// toolint-disable-line -- later'), 'a.jsonc')).toEqual([]);
  expect(says(text('/* toolint-disable */'), 'a.jsonc')).toEqual(['2 toolint/common/directive-without-reason']);
  expect(says(text('// toolint-disable-next-line common/emty-description -- later'), 'a.jsonc')).toEqual([
    '2 toolint/common/unused-directive',
    '3 toolint/common/empty-description',
  ]);
});

test('directives in source code, with the comments of whatever parser there is', () => {
  const text = CODE.replace(/^server.*'b'/m, '/* toolint-disable-next-line common/empty-description -- later */\n$&');
  expect(says(text, 'a.ts')).toEqual(['3 toolint/common/empty-description']);
  expect(says(`// toolint-disable -- all of it\n${CODE}`, 'a.ts')).toEqual([]);
});
