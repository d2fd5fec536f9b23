import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/undefined-name.js';
import { folderOf, toolint } from '../../support/cli.js';
import { findingsIn, V1 } from './source.js';

const SERVER = `${V1}const server = new McpServer({ name: 'a', version: '1' });\n`;
const tool = (body: string): string =>
  `${SERVER}server.registerTool('look', { inputSchema: { city: z.string() } }, async ({ city }) => {\n${body}\n});\n`;
const dispatch = (
  body: string,
  before = '',
): string => `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });
server.setRequestHandler(CallToolRequestSchema, async (request) => {
${before}
try {
  const { name, arguments: args } = request.params;
  switch (name) { ${body} default: throw new Error('unknown'); }
} catch (error) { return answer(args); }
});
function answer(value) { return { content: [{ type: 'text', text: String(value) }] }; }
`;
const found = async (text: string, path = 'server.js') =>
  (await findingsIn(rule, text, {}, path)).map(({ severity, start, end, help }) => [
    severity,
    text.slice(start, end),
    help,
  ]);

test.each([
  ['always', tool('return answer(city);'), [['error', 'answer', 'Import or declare `answer`.']]],
  [
    'misspelt',
    `${tool('return lookUpCity(city);')}function lookupCity() {}\n`,
    [['error', 'lookUpCity', 'Write `lookupCity`.']],
  ],
  ['in a branch', tool('if (!city) { throw new Failure(city); }'), [['warning', 'Failure', expect.any(String)]]],
  ['in a condition', tool('if (isKnown(city)) { return 1; }'), [['error', 'isKnown', expect.any(String)]]],
  [
    'as a part of an answer',
    tool('return { content: [{ type: "text", text }] };'),
    [['error', 'text', expect.any(String)]],
  ],
  ['in a loop', tool('for (const each of city) note(each);'), [['warning', 'note', expect.any(String)]]],
  ['behind &&', tool('return city && lookUp(city);'), [['warning', 'lookUp', expect.any(String)]]],
  [
    'of another block',
    dispatch(''),
    [['warning', 'args', 'Declare it where this code sees it: `args` of another block or function is not seen here.']],
  ],
  [
    'in a case',
    dispatch(`case 'verify': return verify(args);`, 'const args = 1;'),
    [['error', 'verify', expect.any(String)]],
  ],
  [
    'in a function that the handler calls',
    `${tool('return look(city);')}function look(city) { return fetchAll(city); }\n`,
    [['error', 'fetchAll', expect.any(String)]],
  ],
  [
    'in CommonJS',
    tool('return answer(city);')
      .replace(
        `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';`,
        `const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');`,
      )
      .replace(`import { z } from 'zod';`, `const { z } = require('zod');`),
    [['error', 'answer', expect.any(String)]],
  ],
])('a name that nothing declares: %s', async (_, text, expected) => {
  expect(await found(text)).toEqual(expected);
});

test.each([
  ['it is imported', `import { answer } from './answer.js';\n${tool('return answer(city);')}`],
  ['it is declared below', `${tool('return answer(city);')}const answer = (city) => city;\n`],
  ['it is a function in a block', `${tool('return answer(city);')}if (x) { function answer() {} }\nvar x;\n`],
  ['it is a parameter', tool('return [city].map(({ a, ...b }) => [a, b]);')],
  ['it is caught', tool('try { city(); } catch (error) { throw error; }')],
  ['it is declared with var, further in', tool('if (city) { var found = 1; }\nreturn found;')],
  ['it is a class by its own name', `${tool('')}const a = class Own { make() { return new Own(); } };\na.make();\n`],
  ['it is a function by its own name', `${tool('')}const f = function own(n) { return own(n - 1); };\nf();\n`],
  ['it is a label', tool('outer: for (const a of city) { for (const b of a) { continue outer; } }')],
  ['it is a member, a key, or of the module', tool('return { answer: city.answer, a: import.meta.answer };')],
  ['it is asked for', tool(`return typeof answer === 'function';`)],
  ['JavaScript has it', tool('return new Map([[Iterator, globalThis]]).get(arguments, undefined, structuredClone);')],
  ['Node.js has it', tool('return [process, Buffer, fetch, URL, setTimeout, __dirname, require, console, module];')],
  ['the program is given it', tool('return [__VERSION__, VERSION, $page, _];')],
  ['it is set', `${tool('return answer(city);')}globalThis.answer = () => 1;\n`],
  ['it is assigned', `${tool('return answer(city);')}answer = () => 1;\n`],
  ['it is a page', tool('return page.evaluate(() => document.querySelector(selector));')],
  ['something is evaluated', tool(`eval(city); return answer(city);`)],
  ['it stands behind the end', tool('return city;\nanswer(city);')],
  ['nothing calls the function', `${tool('')}function unused() { return answer(1); }\n`],
])('silent: %s', async (_, text) => {
  expect(await found(text)).toEqual([]);
});

test('silent in TypeScript, and without an import', async () => {
  const text = tool('return answer(city);');
  expect(await found(text, 'server.ts')).toEqual([]);
  expect(await found(text.replaceAll(/^import.*$/gm, ''))).toEqual([]);
});

describe('require', () => {
  const required = async (files: Record<string, string>, own: object = { type: 'module' }): Promise<string[]> => {
    const folder = folderOf({
      'package.json': JSON.stringify({ name: 'weather', main: 'server.js', ...own }),
      ...files,
    });
    const { out } = await toolint(['--format', 'json'], { cwd: folder.path });
    folder.remove();
    const { findings } = JSON.parse(out) as { findings: { rule: string; severity: string; message: string }[] };
    return findings.filter((each) => each.rule === rule.id).map(({ severity, message }) => `${severity} ${message}`);
  };
  const says = (what: string): string =>
    `This file is an ES module, which has no \`require\`, so ${what} throws a ReferenceError.`;
  const LOAD = says('loading it');
  const CALL = says('a call that comes here');
  const commonjs = tool('return city;')
    .replace(/import (.*) from ('.*mcp\.js');/, 'const $1 = require($2);')
    .replace(/import (.*) from 'zod';/, "const $1 = require('zod');");

  test.each<[string, Record<string, string>, string[]]>([
    ['in a handler', { 'server.js': tool("return require('fs').readFileSync(city);") }, [`error ${CALL}`]],
    ['in TypeScript', { 'src/server.ts': tool("const fs = require('fs'); return fs;") }, [`error ${CALL}`]],
    ['in a branch', { 'server.js': tool("if (city) require('./more.js');") }, [`warning ${CALL}`]],
    ['where it is caught', { 'server.js': tool("try { require('a'); } catch { return 1; }") }, [`warning ${CALL}`]],
    ['at the top', { 'server.js': `${SERVER}const fs = require('fs');\n${tool('return fs;')}` }, [`error ${LOAD}`]],
    ['everywhere', { 'server.js': commonjs }, [`error ${LOAD} (2 places)`]],
  ])('%s', async (_, files, expected) => {
    expect(await required(files)).toEqual(expected);
  });

  const calling = (more = '') => tool(`${more}return require('fs').readFileSync(city);`);
  test.each<[string, Record<string, string>, object]>([
    ['of CommonJS', { 'server.js': calling() }, {}],
    ['with its ending', { 'server.cjs': commonjs }, { type: 'module' }],
    ['that a bundler makes another file of', { 'server.js': calling() }, { type: 'module', scripts: { a: 'esbuild' } }],
    [
      'that is made',
      {
        'server.js': `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${calling()}`,
      },
      { type: 'module' },
    ],
    [
      'that is asked for',
      { 'server.js': calling("if (typeof require !== 'function') return 1;\n") },
      { type: 'module' },
    ],
    ['that is imported', { 'server.js': `import { require } from './a.js';\n${calling()}` }, { type: 'module' }],
    [
      'that nothing calls',
      { 'server.js': `${tool('return city;')}function unused() { require('fs'); }\n` },
      { type: 'module' },
    ],
    [
      'in TypeScript, as it says',
      { 'server.ts': `import fs = require('fs');\n${tool('return fs;')}` },
      { type: 'module' },
    ],
  ])('silent: %s', async (_, files, own) => {
    expect(await required(files, own)).toEqual([]);
  });
});
