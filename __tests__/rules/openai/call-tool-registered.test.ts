import { expect, test } from '@jest/globals';
import rule from '../../../rules/openai/call-tool-registered.js';
import { applyEdits } from '../../../src/core/fix.js';
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
  expect((await lintFiles(files, rule))[0]?.message).toContain('is called `refresh_mpa` (did you mean `refresh_map`?)');
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
