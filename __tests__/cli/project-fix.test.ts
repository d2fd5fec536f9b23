/** Fixes of what only a look at all files finds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { folderOf, rulesAt, toolint, toolintJson } from '../support/cli.js';

const MAP = 'ui://widget/map.html';
/** A name with a typing slip, behind a hint that is fixed too: the slip moves before it is mended. */
const tools = (uri: string, hint: string): string => `{
  "tools": [
    { "name": "show_map", "description": "Shows a map of a city.", "inputSchema": { "type": "object" }, "annotations": { ${hint} }, "_meta": { "ui": { "resourceUri": "${uri}" } } }
  ]
}
`;
const RESOURCES = `{ "resources": [{ "uri": "${MAP}", "name": "Map", "mimeType": "text/html;profile=mcp-app" }] }\n`;

let folder: ReturnType<typeof folderOf> | undefined;
afterEach(() => folder?.remove());

function filesWith(uri: string): { path: string; tools(): string } {
  folder = folderOf({ 'tools.json': tools(uri, '"readOnlyHnt": true'), 'resources.json': RESOURCES });
  const { path } = folder;
  return { path, tools: () => readFileSync(join(path, 'tools.json'), 'utf8') };
}

test('--fix writes the one name that was meant, behind what it fixes in the file itself', async () => {
  const { path: cwd, tools: now } = filesWith('ui://widget/mpa.html');
  const before = await toolintJson([], { cwd });
  expect(rulesAt(before.report)).toContain('openai/template-registered tools.json:3:179');
  const { status, report, err } = await toolintJson(['--fix'], { cwd });
  expect(now()).toBe(tools(MAP, '"readOnlyHint": true'));
  expect({ status, found: rulesAt(report) }).toEqual({ status: 0, found: [] });
  expect(err.split('\n')).toEqual([
    'Fixed 2 findings:',
    '  tools.json:3:122: Rename it to `readOnlyHint` [mcp/annotation-type]',
    expect.stringMatching(/^ {2}tools\.json:3:\d+: .* \[openai\/template-registered\]$/),
    '',
  ]);
});

test('a dry run shows it and writes nothing', async () => {
  const { path: cwd, tools: now } = filesWith('ui://widget/mpa.html');
  const before = now();
  const { out } = await toolint(['--fix-dry-run'], { cwd });
  expect(out).toContain(`"resourceUri": "${MAP}"`);
  expect(now()).toBe(before);
});

test('what is not clear stays', async () => {
  const { path: cwd, tools: now } = filesWith('ui://widget/list.html');
  const { report } = await toolintJson(['--fix'], { cwd });
  expect(now()).toContain('ui://widget/list.html');
  expect(report.findings.map(({ rule }) => rule)).toContain('openai/template-registered');
});
