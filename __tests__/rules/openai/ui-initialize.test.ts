import { expect, test } from '@jest/globals';
import rule from '../../../rules/openai/ui-initialize.js';
import { fixed, lintFiles, placesIn } from './app.js';
import { said } from '../../support/said.js';

const INFO = "{ name: 'map', version: '1' }";
const WRONG = `request('ui/initialize', { protocolVersion: '2026-01-26', clientInfo: ${INFO}, capabilities: {} });\n`;
const RIGHT = `request('ui/initialize', { protocolVersion: '2026-01-26', appInfo: ${INFO}, appCapabilities: {} });\n`;

test.each([
  ['what hosts want', RIGHT],
  ['more than they want', RIGHT.replace('appCapabilities', 'capabilities: {}, clientInfo: {}, appCapabilities')],
  ['what may hold it', WRONG.replace('protocolVersion', '...rest, protocolVersion')],
  ['what cannot be known', "request('ui/initialize', paramsOf(widget));\nrequest('ui/initialize');"],
  ['another request', WRONG.replace('ui/initialize', 'initialize')],
  ['a message of another name', `send({ event: 'ui/initialize', params: { clientInfo: ${INFO} } });`],
  ['what a host answers', `respond('ui/initialize', { capabilities: {}, hostInfo: ${INFO}, clientInfo: ${INFO} });`],
  ['a request that a test leaves empty', "onMessage({ method: 'ui/initialize', params: { capabilities: {} } });"],
  ['what a test expects', `expect(send).toHaveBeenCalledWith('ui/initialize', { clientInfo: ${INFO} });`],
  ['a message that it expects', `expect(sent).toEqual({ method: 'ui/initialize', params: { clientInfo: ${INFO} } });`],
  ['a name that is compared', "if (message.method === 'ui/initialize') answer({ clientInfo: 1 });"],
  ['what is logged', `console.log('ui/initialize', { clientInfo: ${INFO} });`],
  [
    'an event',
    `bus.emit('ui/initialize', { clientInfo: ${INFO} });\nhost.on('ui/initialize', { clientInfo: ${INFO} });`,
  ],
  [
    'messages that a test expects',
    `expect(sent).toEqual([{ method: 'ui/initialize', params: { clientInfo: ${INFO} } }]);`,
  ],
  [
    'one that it wants refused',
    `expect(send({ method: 'ui/initialize', params: { clientInfo: ${INFO} } })).rejects.toThrow();`,
  ],
  [
    'one that a mock answers with',
    `get.mockResolvedValueOnce({ method: 'ui/initialize', params: { clientInfo: ${INFO} } });`,
  ],
  ['documentation', `const docs = { method: 'ui/initialize', params: { clientInfo: 'Who the widget is' } };`],
  ['one of a list', `methods(['ui/initialize', { clientInfo: ${INFO} }]);`],
  ['the second argument', `log(1, 'ui/initialize', { clientInfo: ${INFO} });`],
])('silent: %s', async (_, text) => {
  expect(await placesIn({ 'widget.ts': text, 'page.html': `<script>\n${text}</script>` }, rule)).toEqual([]);
});

test.each([
  ['a call', WRONG],
  ['a method', WRONG.replace('request', 'await this.bridge.request<Result>')],
  ['a message', `send({ id: 1, method: 'ui/initialize' as const, params: { clientInfo: ${INFO} } });\n`],
  [
    'a text',
    `parent.postMessage(JSON.stringify({ method: 'ui/initialize', params: { clientInfo: ${INFO} } }), '*');\n`,
  ],
  ['a constant', `const params = { clientInfo: ${INFO} };\nconst open = () => request('ui/initialize', params);\n`],
])('%s', async (_, text) => {
  expect(await placesIn({ 'widget.ts': text }, rule)).toEqual(['openai/ui-initialize widget.ts:1 clientInfo']);
});

test.each([
  ['ui/initialise', `request('ui/initialise', { appInfo: ${INFO}, appCapabilities: {} });`, 'ui/initialize'],
  [
    'ui/notifications/initialize',
    `${RIGHT}post({ jsonrpc: '2.0', method: 'ui/notifications/initialize' });`,
    'ui/notifications/initialized',
  ],
  [
    'ui/notifications/tool-results',
    `${RIGHT}on((event) => { if (event.data.method === 'ui/notifications/tool-results') show(event.data); });`,
    'ui/notifications/tool-result',
  ],
  [
    'ui/open-links',
    `${RIGHT}const message = { jsonrpc: '2.0', id: 2, method: 'ui/open-links', params: { url } };`,
    'ui/open-link',
  ],
])('a method that was meant by another name: %s', async (name, text, meant) => {
  const found = await lintFiles({ 'widget.ts': text }, rule);
  expect(found.map(({ message, help, start, end }) => [message, help, text.slice(start, end)])).toEqual([
    [`MCP Apps has no method \`${name}\`, so hosts neither handle nor send it.`, `Write \`${meant}\`.`, `'${name}'`],
  ]);
});

test.each([
  [
    'methods that there are',
    `${RIGHT}request('ui/open-link', { url }); request('ui/message', {}); request('ui/update-model-context', {});`,
  ],
  ['a method of its own', `${RIGHT}request('ui/acme-login', {});`],
  ['one that only ends like another', `${RIGHT}post({ jsonrpc: '2.0', method: 'ui/notifications/title-changed' });`],
  ['a module', `${RIGHT}const button = await import('ui/messages');\nload('ui/messages');`],
  ['a test', `${RIGHT}expect(request('ui/messages', {})).rejects.toThrow();`],
  ['a file without a widget', `request('ui/messages', {});`],
])('silent about methods: %s', async (_, text) => {
  expect(await placesIn({ 'widget.ts': text }, rule)).toEqual([]);
});

test('says what else to do', async () => {
  const says = async (params: string): Promise<string | undefined> =>
    said((await lintFiles({ 'widget.ts': `request('ui/initialize', ${params});` }, rule))[0]);
  expect(await says(`{ clientInfo: ${INFO}, capabilities: {} }`)).toBe(
    'Hosts reject this `ui/initialize`: they expect `appInfo` and `appCapabilities`, not `clientInfo` and `capabilities`. Rename `clientInfo` to `appInfo`, and `capabilities` to `appCapabilities`.',
  );
  expect(await says(`{ clientInfo: ${INFO}, appCapabilities: {} }`)).toMatch(/Rename `clientInfo` to `appInfo`\.$/);
  expect(await says(`{ clientInfo: ${INFO} }`)).toMatch(
    /Rename `clientInfo` to `appInfo`, and add `appCapabilities: \{\}`\.$/,
  );
  expect(await says(`{ appInfo: ${INFO}, capabilities: {} }`)).toMatch(
    /expect `appCapabilities`, not `capabilities`\. Rename `capabilities` to `appCapabilities`\.$/,
  );
});

test('the fix', async () => {
  expect(await fixed('widget.ts', WRONG, rule)).toBe(RIGHT);
  expect(await fixed('page.html', `<script>\n${WRONG}</script>`, rule)).toBe(`<script>\n${RIGHT}</script>`);
  const page = (script: string): string => `export const page = \`<script>\n${script}</script>\`;\n`;
  expect(await fixed('page.ts', page(WRONG), rule)).toBe(page(RIGHT));
  expect(await fixed('widget.ts', `request('ui/initialize', { clientInfo: ${INFO} });`, rule)).toBe(
    `request('ui/initialize', { appCapabilities: {}, appInfo: ${INFO} });`,
  );
});

test.each([
  ['in quotes', `request('ui/initialize', { 'clientInfo': ${INFO} });`],
  ['of a variable', "request('ui/initialize', { clientInfo });"],
  ['of a constant', `const clientInfo = ${INFO};\nrequest('ui/initialize', { clientInfo, appCapabilities: {} });`],
])('no fix for a name %s', async (_, text) => {
  const [finding] = await lintFiles({ 'widget.ts': text }, rule);
  expect([finding?.rule, finding?.fix]).toEqual(['openai/ui-initialize', undefined]);
});
