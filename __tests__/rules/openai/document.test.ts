import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../rules/index.js';
import { lint } from '../../../src/index.js';
import { folderOf } from '../../support/cli.js';
import { lintFiles, openaiTool, placesIn, plainTool, resource, seedTool, URI } from './app.js';

const folder = '__tests__/fixtures/openai';
const read = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');
const SERVER = read('restaurant-map.js');
const PAGE = read('restaurant-map.html');
const recommended = rules.filter((rule) => rule.in !== 'strict' && (rule.check ?? rule.project));

/** One change to a text that must be there. */
function broken(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

const lintServer = (text: string): Promise<string[]> =>
  placesIn({ 'server.ts': text, 'restaurant-map.html': PAGE }, recommended);

describe('the complete example of the document', () => {
  test('has no finding, whatever the preset', async () => {
    // It has no title, which is what another store demands.
    const all = rules.filter((rule) => (rule.check ?? rule.project) && rule.id !== 'mcp/missing-hints');
    const findings = await lintFiles({ 'server.ts': SERVER, 'restaurant-map.html': PAGE }, all);
    expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });
});

describe('each item of the checklist, broken once in TypeScript', () => {
  test.each([
    [
      'the URI has the wrong prefix',
      "    uri: 'ui://widget/restaurant-map.html'",
      "    uri: 'resource://restaurant-map.html'",
      "openai/resource-uri server.ts:60 'resource://restaurant-map.html'",
    ],
    [
      'the MIME type is plain HTML',
      "'text/html+skybridge'",
      "'text/html'",
      "openai/resource-mime-type server.ts:63 'text/html'",
    ],
    [
      'the description is not action-oriented',
      "'Use this when the user wants to see restaurant locations on a map'",
      "'Shows a map'",
      "openai/description-action-oriented server.ts:5 'Shows a map'",
    ],
    ['the answer has no initial data', 'initialData:', 'someData:', 'openai/initial-data server.ts:40 _meta'],
    [
      'there are no messages for the invocation',
      /** From the key to the brace behind it. */
      SERVER.slice(SERVER.indexOf('toolInvocation'), SERVER.indexOf('readOnlyHint')),
      '',
      'openai/invocation-messages server.ts:15 openai',
    ],
    ['the hint is false', 'readOnlyHint: true', 'readOnlyHint: false', 'openai/read-only-hint server.ts:21 false'],
  ])('%s', async (_, from, to, expected) => {
    const found = await lintServer(broken(SERVER, from, to));
    expect(found).toEqual([expected]);
  });

  test('the widget does not check for window.openai', async () => {
    const page = broken(PAGE, 'if (window.openai && window.openai.getInitialData)', 'if (true)');
    expect(await placesIn({ 'server.ts': SERVER, 'restaurant-map.html': page }, recommended)).toEqual([
      'openai/window-openai-guard restaurant-map.html:16 window.openai',
    ]);
  });

  test('the page in a template literal does not check for window.openai', async () => {
    const source = 'export const page = `<html><script>const data = window.openai.getInitialData();</script></html>`;';
    expect(await placesIn({ 'page.ts': source }, recommended)).toEqual([
      'openai/window-openai-guard page.ts:1 window.openai',
    ]);
  });

  test('the component does not check for window.openai', async () => {
    const source = 'export const City = () => <h1>{window.openai.getInitialData().city}</h1>;';
    expect(await placesIn({ 'City.tsx': source }, recommended)).toEqual([
      'openai/window-openai-guard City.tsx:1 window.openai',
    ]);
  });
});

describe('each item of the checklist that a dump can break, broken once', () => {
  const dump = (tool: unknown, widget: unknown): string => JSON.stringify({ tools: [tool], resources: [widget] });
  test.each([
    ['the dump as it should be', seedTool(), resource(), []],
    ['the URI', seedTool(), resource({ uri: 'resource://map.html' }), ['openai/resource-uri']],
    ['the MIME type', seedTool(), resource({ mimeType: 'text/html' }), ['openai/resource-mime-type']],
    [
      'the description',
      seedTool({}, { description: 'Shows a map' }),
      resource(),
      ['openai/description-action-oriented'],
    ],
    ['the messages', seedTool({ toolInvocation: undefined }), resource(), ['openai/invocation-messages']],
    ['the hint', seedTool({ readOnlyHint: undefined }), resource(), ['openai/read-only-hint']],
  ])('%s', async (_, tool, widget, expected) => {
    const findings = await lintFiles({ 'dump.json': dump(tool, widget) }, recommended);
    expect(findings.map(({ rule }) => rule)).toEqual(expected);
  });
});

describe('faults of published apps', () => {
  const app = (tool: string, widget = "mimeType: 'text/html;profile=mcp-app'"): string => `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'maps', version: '1.0.0' });
const uri = 'ui://widget/map.html';
server.registerTool('open_map', { description: 'Shows a map', inputSchema: {}, ${tool} }, open);
server.registerResource('map', uri, { description: 'A map', ${widget} }, read);
`;
  const MESSAGES = "'openai/toolInvocation/invoking': 'Drawing…', 'openai/toolInvocation/invoked': 'Drawn'";
  const META = `_meta: { 'openai/outputTemplate': uri, ${MESSAGES} }`;

  test.each([
    ['none', app(META), []],
    [
      'a template with the address of a page',
      app(META.replace('uri', "'https://example.com/map.html'")),
      ['error openai/resource-uri'],
    ],
    ['plain HTML', app(META, "mimeType: 'text/html'"), ['error openai/resource-mime-type']],
    [
      'keys of OpenAI under `annotations`',
      app(`annotations: { 'openai/outputTemplate': uri, ${MESSAGES} }`),
      ['error openai/misplaced-key', 'error openai/misplaced-key', 'error openai/misplaced-key'],
    ],
    [
      'an origin without a scheme',
      app(
        META,
        "mimeType: 'text/html;profile=mcp-app', _meta: { ui: { csp: { connectDomains: ['api.example.com'] } } }",
      ),
      ['warning openai/widget-domain'],
    ],
    [
      'a domain with a path',
      app(META, "mimeType: 'text/html;profile=mcp-app', _meta: { 'openai/widgetDomain': 'https://example.com/docs' }"),
      ['warning openai/widget-domain'],
    ],
  ])('%s', async (_, text, expected) => {
    const findings = await lintFiles({ 'server.ts': text }, recommended);
    expect(findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(expected);
  });
});

test('a plain MCP server is none of ours', async () => {
  const dump = { tools: [plainTool], resources: [{ uri: 'file:///a.txt', name: 'a', mimeType: 'text/html' }] };
  const strict = rules.filter((rule) => rule.id.startsWith('openai/'));
  expect(await lintFiles({ 'dump.json': JSON.stringify(dump) }, strict)).toEqual([]);
});

test('the answer of a server is read, not only what is in it', async () => {
  const answer = { jsonrpc: '2.0', id: 1, result: { tools: [seedTool({ outputTemplate: '/widgets/map.html' })] } };
  const [finding] = await lintFiles({ 'dump.json': JSON.stringify(answer) }, recommended);
  expect(finding?.pointer).toBe('/result/tools/0/annotations/openai/outputTemplate');
});

describe('the dialect', () => {
  const dump = JSON.stringify({
    tools: [openaiTool({ 'openai/outputTemplate': 'ui://maps/map.html?v=2' })],
    resources: [resource({ uri: 'ui://maps/map.html?v=2' })],
  });

  test('is that in which a tool is written', async () => {
    expect(await placesIn({ 'dump.json': dump }, recommended)).toEqual([]);
  });

  test('is what the config says, whatever a tool is written in', async () => {
    const found = await lintFiles({ 'dump.json': dump }, recommended, { dialect: 'seed' });
    expect(found.map(({ rule }) => rule)).toEqual([
      'openai/description-action-oriented',
      'openai/resource-uri',
      'openai/resource-uri',
    ]);
    const apps = await lintFiles({ 'dump.json': dump }, recommended, { dialect: 'mcp-apps' });
    expect(apps.map(({ rule }) => rule)).toEqual(['openai/resource-mime-type']);
  });

  test('is read from the config', async () => {
    const folder = folderOf({ 'tools.json': dump });
    const brief = async (openai: 'auto' | 'seed'): Promise<string[]> => {
      const report = await lint({ cwd: folder.path, config: { dialect: { openai } } });
      return report.findings.map(({ rule }) => rule).filter((rule) => rule === 'openai/resource-uri');
    };
    expect([await brief('auto'), (await brief('seed')).length]).toEqual([[], 2]);
    folder.remove();
  });

  test('MCP Apps metadata is that of a tool of its own', async () => {
    expect(URI).toMatch(/^ui:/);
    const tools = [{ ...plainTool, _meta: { ui: { resourceUri: 'https://example.com/map' } } }];
    const found = await lintFiles({ 'dump.json': JSON.stringify({ tools }) }, recommended);
    expect(found.map(({ rule }) => rule)).toEqual(['openai/resource-uri']);
  });
});
