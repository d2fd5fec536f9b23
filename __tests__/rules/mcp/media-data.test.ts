import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/media-data.js';
import { applyFixes } from '../../../src/engine/fix.js';
import { findingsIn, foundIn, V1 } from './source.js';

const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const answering = (data: string, type = 'image'): string =>
  `${SERVER}server.registerTool('look', { description: 'Looks.' }, async () => ({ content: [{ type: '${type}', mimeType: 'image/png', data:\n${data} }] }));\n`;

test.each([
  ['a string', "'data:image/png;base64,iVBORw0KGgo='", "'iVBORw0KGgo='"],
  ['a template', '`data:image/png;base64,${png}`', '`${png}`'],
  ['a sum', "'data:image/png;base64,' + png", "'' + png"],
])('%s', async (_, data, fixed) => {
  const text = V1 + answering(data);
  expect(await foundIn(rule, text)).toEqual([`5:1 ${data}`]);
  const findings = await findingsIn(rule, text);
  expect(findings[0]!.message).toBe(
    '`data` begins with `data:image/png;base64,`, but clients expect base64 alone, so they cannot show the image.',
  );
  const { text: after } = applyFixes(text, findings, 'safe');
  expect(after).toContain(`data:\n${fixed} }`);
  expect(await foundIn(rule, after)).toEqual([]);
});

test('what a method answers', async () => {
  const image = "{ content: [{ type: 'image', mimeType: 'image/png', data: `data:image/png;base64,${png}` }] }";
  const text = `${V1}class A { start(server) { server.registerTool('look', { description: 'Looks.' }, async (args) => this.look(args)); } look() { return ${image}; } }`;
  expect(await foundIn(rule, text)).toEqual([expect.stringMatching(/`data:image\/png;base64,\$\{png\}`$/)]);
});

test('a sound; without base64 there is no fix', async () => {
  const [finding] = await findingsIn(rule, V1 + answering("'data:audio/wav,x'", 'audio'));
  expect(finding!.message).toMatch(/show the sound/);
  expect(finding!.fix).toBeUndefined();
});

test.each([
  ['base64', "'iVBORw0KGgo='"],
  ['a template that begins otherwise', '`${url}base64`'],
  ['what nobody can know', 'await shot()'],
])('silent: %s', async (_, data) => {
  expect(await foundIn(rule, V1 + answering(data))).toEqual([]);
});

test('silent: a text about data URLs', async () => {
  expect(await foundIn(rule, V1 + answering("'data:image/png;base64,x'", 'text'))).toEqual([]);
});
