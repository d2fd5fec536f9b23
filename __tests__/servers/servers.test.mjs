// Published servers, asked by the built command line: those of the protocol's authors, a widget, one in Go, one of the newest
// revision, and one in Python where there is Python. And the official client refuses what live/client-refuses reports.
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  ListPromptsResultSchema,
  ListResourcesResultSchema,
  ListToolsResultSchema,
} from '@modelcontextprotocol/sdk/types.js';

const CLI = join(import.meta.dirname, '../../dist/cli.js');
const bin = (name) => join(import.meta.dirname, 'node_modules/.bin', name);

function ask(...args) {
  return new Promise((done) => {
    execFile(process.execPath, [CLI, 'server', '--format', 'json', ...args], { maxBuffer: 1 << 26 }, (error, out) => {
      done({ status: error?.code ?? 0, report: JSON.parse(out) });
    });
  });
}

const REFUSALS = ['live/client-refuses', 'clients/list-refused'];

const servers = {
  everything: { command: ['mcp-server-everything', 'stdio'], tools: 10 },
  filesystem: { command: ['mcp-server-filesystem', tmpdir()], tools: 10 },
  memory: { command: ['mcp-server-memory'], tools: 9 },
  'map, an app with a widget': { command: ['mcp-map-server', '--stdio'], tools: 2 },
  'excel, in Go': { command: ['excel-mcp-server'], tools: 3 },
  context7: { command: ['context7-mcp'], tools: 2 },
  'context7, by the newest revision': { command: ['context7-mcp'], options: ['--protocol', '2026-07-28'], tools: 2 },
};

for (const [name, { command, options = [], tools }] of Object.entries(servers)) {
  test(name, async () => {
    const [program, ...args] = command;
    const { status, report } = await ask(...options, '--', bin(program), ...args);
    assert.deepEqual(report.failures, []);
    assert.ok(status < 2);
    assert.ok(report.server.tools.length >= tools, `${report.server.tools.length} tools`);
    assert.deepEqual(
      report.findings.filter(({ severity }) => severity === 'error'),
      [],
    );
    assert.deepEqual(
      readdirSync(tmpdir()).filter((each) => each.startsWith('toolint-server-')),
      [],
    );
  });
}

const python = spawnSync('python3', ['--version']).status === 0;
test('a server in Python', { skip: python ? false : 'there is no python3' }, async () => {
  const { status, report } = await ask(
    '--source',
    import.meta.dirname,
    '--',
    'python3',
    join(import.meta.dirname, 'weather.py'),
  );
  assert.deepEqual([status, report.failures], [0, []]);
  const found = report.findings.map(({ rule, path, line }) => `${rule} ${path.split('/').pop()}:${line}`);
  assert.deepEqual(found, ['common/empty-description weather.py:11']);
});

const fastmcp = python && spawnSync('python3', ['-c', 'import fastmcp']).status === 0;
test('a server of FastMCP', { skip: fastmcp ? false : 'there is no fastmcp' }, async () => {
  const here = import.meta.dirname;
  const { status, report } = await ask('--source', here, '--', 'python3', join(here, 'fast.py'));
  assert.deepEqual([status, report.failures], [0, []]);
  assert.deepEqual(
    report.server.tools.map(({ name }) => name),
    ['find_orders', 'delete_order'],
  );
  // Parameters have no descriptions there unless one asks for them.
  const found = report.findings.map(({ rule, path, line }) => `${rule} ${path.split('/').pop()}:${line}`);
  assert.ok(found.includes('common/empty-description fast.py:14'), found.join(', '));
  assert.deepEqual(
    report.findings.filter(({ path }) => !path.endsWith('fast.py')),
    [],
  );
});

test('what live/client-refuses reports, the official client refuses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolint-refused-'));
  const tool = { name: 'a', inputSchema: { type: 'object' } };
  const lists = [
    [
      'tools',
      ListToolsResultSchema,
      tool,
      [{ title: 5 }, { description: null }, { _meta: [] }, { icons: ['a'] }, { outputSchema: {} }],
    ],
    ['tools', ListToolsResultSchema, tool, [{ annotations: 'x' }, { execution: { taskSupport: 'x' } }, { name: null }]],
    [
      'resources',
      ListResourcesResultSchema,
      { uri: 'a://b', name: 'b' },
      [{ uri: 1 }, { name: undefined }, { size: '1' }],
    ],
    ['prompts', ListPromptsResultSchema, { name: 'p' }, [{ arguments: [{}] }, { arguments: {} }, { description: 4 }]],
  ];
  for (const [list, schema, good, changes] of lists) {
    for (const change of [{}, ...changes]) {
      const answer = { [list]: [{ ...good, ...change }] };
      const file = join(folder, 'answers.json');
      writeFileSync(file, JSON.stringify({ initialize: { protocolVersion: '2025-11-25' }, tools: [], ...answer }));
      const { stdout } = spawnSync(process.execPath, [CLI, '--format', 'json', file], { encoding: 'utf8' });
      const isReported = JSON.parse(stdout).findings.some(({ rule }) => REFUSALS.includes(rule));
      assert.equal(isReported, !schema.safeParse(answer).success, JSON.stringify(answer));
    }
  }
  rmSync(folder, { recursive: true });
});
