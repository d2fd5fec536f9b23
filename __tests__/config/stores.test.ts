/** A store preset is `recommended` with what that store demands as it demands it. */
import { expect, test } from '@jest/globals';
import { rules } from '../../rules/index.js';
import { resolveRules } from '../../src/config/types.js';
import { STORE_NAMES, STORES, type Store } from '../../src/core/stores.js';
import { folderOf, toolintJson } from '../support/cli.js';

const known = new Map(rules.map((rule) => [rule.id as string, rule]));

test.each(STORE_NAMES)('%s', (name) => {
  const { demands, beyond }: Store = STORES[name];
  const on = resolveRules(known, name, []);
  for (const id of resolveRules(known, 'recommended', []).keys()) expect(on.has(id)).toBe(true);
  for (const { rule, severity, says, source } of demands) {
    expect([rule, known.has(rule), on.get(rule)?.severity]).toEqual([rule, true, severity]);
    expect([says, source].every((text) => text.length > 10)).toBe(true);
  }
  expect(beyond.length).toBeGreaterThan(0);
  // A config may still say otherwise.
  expect(resolveRules(known, name, [{ [demands[0]!.rule]: 'off' }]).has(demands[0]!.rule)).toBe(false);
});

test('--preset and extends take a store, and a slip is told', async () => {
  const server = {
    name: 'io.github.octo/weather',
    description: 'Weather.',
    version: '1.0.0',
    remotes: [{ type: 'sse', url: 'https://x.example/sse' }],
  };
  const folder = folderOf({ 'server.json': JSON.stringify(server) });
  const found = async (...args: string[]) => {
    const { status, report } = await toolintJson(args, { cwd: folder.path });
    return [status, ...report.findings.map(({ rule, severity }) => `${severity} ${rule}`)];
  };
  const [sse, old] = ['server-json/transport', 'server-json/old-schema'];
  expect(await found()).toEqual([0, `warning ${old}`, `warning ${sse}`]);
  expect(await found('--preset', 'mcp-registry')).toEqual([1, `error ${old}`, `error ${sse}`]);
  folder.remove();
  const extended = folderOf({
    'server.json': JSON.stringify(server),
    'toolint.config.json': '{ "extends": ["mcp-registry"] }',
  });
  expect((await toolintJson([], { cwd: extended.path })).status).toBe(1);
  expect(
    (await toolintJson(['--preset', 'mcp-registri'], { cwd: extended.path }).catch(() => ({ status: 2 }))).status,
  ).toBe(2);
  extended.remove();
});

test.each([
  ['claude-directory', 'error mcp/missing-hints', { title: 'Forecast', annotations: { readOnlyHint: true } }],
  [
    'chatgpt-apps',
    'error mcp/missing-hints',
    { annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: true } },
  ],
])('%s: a tool without hints is an error, also of a server without a widget', async (preset, expected, mended) => {
  const tool = {
    name: 'get_forecast',
    description: 'Looks up the weather forecast of a city.',
    inputSchema: { type: 'object', properties: {} },
  };
  const folder = folderOf({ 'tools.json': JSON.stringify({ tools: [tool] }) });
  const found = async (cwd: string, ...args: string[]) => {
    const { status, report } = await toolintJson(args, { cwd });
    return [status, ...report.findings.map(({ rule, severity }) => `${severity} ${rule}`)];
  };
  expect(await found(folder.path)).toEqual([0]);
  expect(await found(folder.path, '--preset', preset)).toEqual([1, expected]);
  folder.remove();
  const right = folderOf({ 'tools.json': JSON.stringify({ tools: [{ ...tool, ...mended }] }) });
  expect(await found(right.path, '--preset', preset)).toEqual([0]);
  right.remove();
});
