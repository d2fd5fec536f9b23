/** What a run says, leaves unsaid and gets through: limits, suppressions, files that vanish or cannot be written. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { defineRule } from '../../src/core/rule.js';
import { createConfigs } from '../../src/config/resolve.js';
import { check, type CheckOptions } from '../../src/run/run.js';
import { GOOD } from '../support/cli.js';
import { makeFolder } from './folder.js';

type Files = Readonly<Record<string, string | object>>;

async function run(cwd: string, options: Partial<CheckOptions> = {}) {
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  return check({ cwd, paths: [], configs, formats, ...options });
}

const report = async (files: Files) => (await run(makeFolder(files))).report;

/** A definition in which two values are wrong, both in a way that can be fixed. */
const BAD = GOOD.replace('"version": "1.0.0"', '"version": "v1.0.0"').replace('"description"', '"desciption"');

describe('large data that only speaks of tools', () => {
  /** More than a look at the whole of it is worth. */
  const row = '{ "tools": [{ "name": "add numbers", "inputSchema": { "type": "object" } }] }';
  const DATA = `{ "pages": [\n${Array.from({ length: 400 }, () => row).join(',\n')}\n] }`;

  test('is no manifest', async () => {
    expect(await report({ 'pages.json': DATA })).toMatchObject({ files: [], skipped: [], findings: [], failures: [] });
  });

  test('is told of where it is broken, since it may have been one', async () => {
    const { findings } = await report({ 'pages.json': DATA.replace('"name": ', '"name" ') });
    expect(findings.map(({ rule, line }) => `${rule}:${line}`)).toEqual(['common/syntax:2']);
  });
});

describe('more findings than the config allows for one file', () => {
  const config = { limits: { findingsPerFile: 1 } };

  test.each<[number, Files]>([
    [1, { 'a.json': BAD }],
    [2, { 'a.json': BAD, 'b.json': BAD }],
  ])('are counted, and the files named that have more: %d', async (count, files) => {
    const all = await report(files);
    const { findings, leftOut, cutShort } = await report({ ...files, 'toolint.config.json': config });
    expect(findings.map(({ path }) => path)).toEqual(Object.keys(files));
    expect(findings.length + leftOut!.errors + leftOut!.warnings + leftOut!.infos).toBe(all.findings.length);
    expect(all.findings.length).toBeGreaterThan(count);
    expect(cutShort).toEqual(Object.keys(files));
  });
});

describe('what cannot be written', () => {
  test('is a failure of that file, whose findings are those of what is there', async () => {
    const cwd = makeFolder({ 'a.json': BAD });
    const before = await run(cwd);
    const { report: after, fixed } = await run(cwd, { fix: 'safe', onFixed: () => 'It is read-only.' });
    expect(before.report.findings.length).toBeGreaterThan(0);
    expect(after.findings).toEqual(before.report.findings);
    expect(after.failures).toEqual([{ path: 'a.json', message: 'It is read-only.' }]);
    expect(fixed).toEqual([]);
  });

  test('is not tried where the file has vanished before all files were compared', async () => {
    const cwd = makeFolder({
      'server.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 's', version: '1' });
server.registerTool('get_things', { description: 'Gets the things.', _meta: { ui: { resourceUri: 'ui://widget/thing.htm' } } }, async () => ({}));
server.registerResource('thing', 'ui://widget/thing.html', { mimeType: 'text/html;profile=mcp-app', description: 'A thing' }, async () => ({ contents: [] }));
`,
    });
    const { report, fixed } = await run(cwd, {
      fix: 'safe',
      onFixed: () => undefined,
      onStart: () => () => rmSync(join(cwd, 'server.ts')),
    });
    expect(report.findings.map(({ rule }) => rule)).toContain('openai/template-registered');
    expect([fixed, report.failures]).toEqual([[], []]);
  });

  test('is told with the reason, where it is the list of suppressions', async () => {
    const cwd = makeFolder({ 'a.json': BAD });
    const running = run(cwd, {
      suppressing: { reason: 'Known' },
      onStart: () => () => rmSync(cwd, { recursive: true }),
    });
    await expect(running).rejects.toThrow('toolint-suppressions.json could not be written: ENOENT.');
  });
});

test('a file is not written where what comparing it with others would change is not safe', async () => {
  const rename = defineRule({
    ...{ id: 'acme/rename', summary: 'x', severity: 'error', in: 'recommended', fixable: 'unsafe' },
    source: { document: 'x', section: 'x', says: 'x', kind: 'advice' },
    messages: { rename: 'Another name is better.' },
    project: {
      *collect({ tools }) {
        for (const { name } of tools)
          if (name?.value.kind === 'string') yield { at: name.value, key: 'name', mayChange: true };
      },
      *compare([at]) {
        yield { at: at!, message: 'rename', fix: { title: 'Write `better`', safe: false, value: 'better' } };
      },
    },
  });
  const cwd = makeFolder({ 'a.json': GOOD });
  const config = { plugins: [[rename]] };
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true, config });
  const written: string[] = [];
  const onFixed = (_: unknown, __: string, after: string): undefined => void written.push(after);
  const { report } = await run(cwd, { configs, fix: 'safe', onFixed });
  expect(report.findings.map(({ rule }) => rule)).toEqual(['acme/rename']);
  expect(written).toEqual([]);
  await run(cwd, { configs, fix: 'all', onFixed });
  expect(written).toEqual([GOOD.replace('Calculator_Add', 'better')]);
});

describe('a suppression is not called stale', () => {
  test('by a run that passes over its file, which is linted only where it is named', async () => {
    const cwd = makeFolder({ 'one.json': { name: 'add numbers', inputSchema: { type: 'object' } } });
    const { suppressing } = await run(cwd, { paths: ['one.json'], suppressing: { reason: 'Known' } });
    expect(suppressing!.added).toBeGreaterThan(0);
    const { report } = await run(cwd);
    expect(report).toMatchObject({ files: [], findings: [] });
  });

  test('by a run over one other file, though its own is gone and the name of the other is no pattern', async () => {
    const cwd = makeFolder({ 'a.json': BAD, 'b[.json': GOOD });
    await run(cwd, { suppressing: { reason: 'Known' } });
    rmSync(join(cwd, 'a.json'));
    expect((await run(cwd, { paths: ['b[.json'] })).report.findings).toEqual([]);
    expect((await run(cwd)).report.findings.map(({ rule }) => rule)).toContain('common/stale-suppression');
  });
});

test('a value of another file that others may use is told where it is used', async () => {
  const files = {
    'schemas.ts': `import { z } from 'zod';\nexport const City = z.object({ city: z.string().describe('Its name.') });\n`,
    'server.ts': `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { City } from './schemas.js';
const server = new Server({ name: 's', version: '1' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [{ name: 'get', description: 'Gets the weather of a city.', inputSchema: City }],
}));
`,
  };
  const { findings } = await report(files);
  expect(findings.map(({ rule, path, line }) => `${path}:${line} ${rule}`)).toEqual([
    'server.ts:6 mcp/json-schema-expected',
  ]);
});
