import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/openai/call-tool-registered.js';
import { applyEdits } from '../../../src/engine/fix.js';
import { lintFiles, placesIn, plainTool, seedTool } from './app.js';

const TOOLS = JSON.stringify({ tools: [seedTool(), seedTool({}, { name: 'refresh_map' }), plainTool] });
const call = (argument: string): string => `window.openai?.callTool(${argument});\n`;

test.each<[string, Record<string, string>]>([
  ['a tool that there is', { 'a.json': TOOLS, 'w.ts': call("'show_map', {}") + call("{ name: 'refresh_map' }") }],
  ['no tool in sight', { 'w.ts': call("'other'") }],
  ['an empty name, which openai/window-api tells', { 'a.json': TOOLS, 'w.ts': call("'show_map'") + call("''") }],
  ['a name that cannot be known', { 'a.json': TOOLS, 'w.ts': call('nameOf(1)') + call('{ name }') }],
  [
    'a tool whose name cannot be known',
    {
      'a.json': TOOLS,
      'w.ts': call("'other'"),
      'c.ts': `server.registerTool(nameOf(1), { description: 'x', inputSchema: {} }, handle);`,
    },
  ],
  [
    'a framework that registers of its own',
    { 'a.json': TOOLS, 'w.ts': `import { useWidget } from 'mcp-use/react';\n${call("'other'")}` },
  ],
  [
    'the tools of a server in another folder',
    { 'a/w.ts': call("'show_mpa'"), 'b/a.json': TOOLS, 'b/w.ts': call("'show_map'") },
  ],
  ['most of the tools elsewhere', { 'a.json': TOOLS, 'w.ts': call("'a'") + call("'b'") + call("'show_map'") }],
])('silent: %s', async (_, files) => {
  expect(await lintFiles(files, rule)).toEqual([]);
});

test.each([
  ['in the dialect of the document', "{ name: 'refresh_mpa' }"],
  ['in the dialect of OpenAI', "'refresh_mpa', {}"],
])('a tool that there is not, %s', async (_, argument) => {
  const files = { 'a.json': TOOLS, 'w.ts': call(argument) };
  expect(await placesIn(files, rule)).toEqual(["openai/call-tool-registered w.ts:1 'refresh_mpa'"]);
  expect((await lintFiles(files, rule))[0]?.message).toContain(
    'No tool is named `refresh_mpa` (did you mean `refresh_map`?), so the call fails',
  );
});

test('in a page', async () => {
  const files = { 'a.json': TOOLS, 'page.html': `<script>\n${call("'hide_map'")}</script>` };
  expect(await placesIn(files, rule)).toEqual(["openai/call-tool-registered page.html:2 'hide_map'"]);
});

test.each([
  ['w.ts', call("'refresh_mpa', {}")],
  ['w.ts', call('{ name: "refresh_mpa", arguments: {} }')],
  ['page.html', `<script>\n${call("'refresh_mpa'")}</script>`],
])('the fix: %s %s', async (path, text) => {
  const [finding] = await lintFiles({ 'a.json': TOOLS, [path]: text }, rule);
  expect(finding?.fix).toMatchObject({ title: 'Write `refresh_map`', safe: true });
  expect(applyEdits(text, finding!.fix!.edits)).toBe(text.replace('mpa', 'map'));
});

test('no fix without a near name, or for a constant that may have further uses', async () => {
  const files = { 'a.json': TOOLS, 'w.ts': `const NAME = 'refresh_mpa';\n${call('NAME')}` };
  expect((await lintFiles(files, rule)).map(({ fix }) => fix)).toEqual([undefined]);
  const far = { 'a.json': TOOLS, 'w.ts': call("'hide_everything'") };
  expect((await lintFiles(far, rule)).map(({ fix }) => fix)).toEqual([undefined]);
});

describe('callServerTool of MCP Apps', () => {
  const APP = `import { App } from '@modelcontextprotocol/ext-apps';\nconst app = new App({ name: 'map', version: '1' });\n`;
  const ask = (request: string, app = 'app'): string => `await ${app}.callServerTool(${request});\n`;

  test.each<[string, Record<string, string>]>([
    ['a tool that there is', { 'a.json': TOOLS, 'w.ts': APP + ask("{ name: 'refresh_map', arguments: {} }") }],
    ['a name that cannot be known', { 'a.json': TOOLS, 'w.ts': APP + ask('{ name, arguments: {} }') + ask('request') }],
    ['an app of another host', { 'a.json': TOOLS, 'w.ts': `const app = useHost();\n${ask("{ name: 'files.read' }")}` }],
    ['a function of the file', { 'a.json': TOOLS, 'w.ts': `${APP}callServerTool({ name: 'refresh_mpa' });` }],
    ['no tool in sight', { 'w.ts': APP + ask("{ name: 'refresh_map' }") }],
  ])('silent: %s', async (_, files) => {
    expect(await lintFiles(files, rule)).toEqual([]);
  });

  test.each([
    ['w.ts', APP + ask("{ name: 'refresh_mpa', arguments: {} }"), 3],
    [
      'w.tsx',
      `import type { App } from '@modelcontextprotocol/ext-apps';\n${ask("{ name: 'refresh_mpa' }", 'props.app?')}`,
      2,
    ],
    [
      'w.js',
      `const { App } = require('@modelcontextprotocol/ext-apps');\n${ask("{ name: 'refresh_mpa' }", 'this.app')}`,
      2,
    ],
    [
      'w.ts',
      `import { App } from 'https://esm.sh/@modelcontextprotocol/ext-apps@1.2.0';\n${ask("{ name: 'refresh_mpa' }")}`,
      2,
    ],
    ['w.html', `<script type="module">\n${APP}${ask("{ name: 'refresh_mpa' }")}</script>`, 4],
    ['w.ts', `export const page = \`<script type="module">\n${APP}${ask("{ name: 'refresh_mpa' }")}</script>\`;`, 4],
  ])('a tool that there is not: %s %s', async (path, text, line) => {
    const files = { 'a.json': TOOLS, [path]: text };
    expect(await placesIn(files, rule)).toEqual([`openai/call-tool-registered ${path}:${line} 'refresh_mpa'`]);
    const [finding] = await lintFiles(files, rule);
    expect(applyEdits(text, finding!.fix!.edits)).toBe(text.replace('mpa', 'map'));
  });
});
