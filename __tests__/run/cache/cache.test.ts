/** Results that are kept (`--cache`): the same report, with less work, whatever is in the file. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { GOOD, toolint } from '../../support/cli.js';
import { addFiles, makeFolder } from '../folder.js';
import { expectSameReports } from './changes.js';

const BAD = GOOD.replace('"version": "1.0.0"', '"version": "v1.0.0"');
const FILE = '.toolint-cache.json';

const run = (cwd: string, ...args: string[]) => toolint(['--format', 'json', '--cache', ...args], { cwd });
const kept = (cwd: string): string => readFileSync(join(cwd, FILE), 'utf8');

test('20 changes of a project: with a cache the report is the same', () => expectSameReports(1, 20), 60_000);

const sdk = (version: string): string => `{ "dependencies": { "@modelcontextprotocol/sdk": "${version}" } }`;
const TOOL = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { shape } from './shape.js';
const server = new McpServer({ name: 'a', version: '1' });
server.registerTool('plain', { inputSchema: { type: 'object', properties: {} } }, async () => ({ content: [] }));
server.registerTool('shaped', { inputSchema: shape }, async () => ({ content: [] }));
`;
const shape = (type: string): string => `import { z } from 'zod';\nexport const shape = { a: z.${type}() };\n`;

const paths = (folder: string): string => `{ "compilerOptions": { "paths": { "@/*": ["./${folder}/*"] } } }`;

describe('a file is linted again', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['its text', { 'a.json': GOOD }, { 'a.json': BAD }],
    ['its config', { 'a.json': BAD }, { 'toolint.config.json': '{ "rules": { "otc/*": "info" } }' }],
    ['the version of a package', { 'a.ts': TOOL, 'package.json': sdk('1.20.0') }, { 'package.json': sdk('1.29.0') }],
    ['a file that it imports', { 'a.ts': TOOL, 'shape.ts': shape('string') }, { 'shape.ts': shape('date') }],
    [
      'a file that was too large',
      { 'a.ts': TOOL, 'shape.ts': shape('date') + ' '.repeat(400_000) },
      { 'shape.ts': shape('date') },
    ],
    ['a file that was not there', { 'a.ts': TOOL }, { 'shape.ts': shape('date') }],
    [
      'what a name stands for',
      { 'a.ts': TOOL.replace("'./shape.js'", "'@/shape'"), 'b/shape.ts': shape('date'), 'tsconfig.json': paths('c') },
      { 'tsconfig.json': paths('b') },
    ],
    ['a file around it', { 'skills/a/tools.json': BAD }, { 'skills/a/SKILL.md': '# A' }],
  ])('after a change of %s', async (_, files, changed) => {
    const cwd = makeFolder(files);
    const before = await run(cwd);
    expect(await run(cwd)).toEqual(before);
    addFiles(cwd, changed);
    const after = await run(cwd);
    expect(after).toEqual(await toolint(['--format', 'json'], { cwd }));
    expect(after.out).not.toBe(before.out);
  });
});

describe('what is kept', () => {
  /** Everything that was found is taken out of the file: whoever uses it reports nothing. */
  const emptied = (cwd: string, change = (text: string): string => text): void => {
    const text = JSON.stringify(JSON.parse(kept(cwd)), (key, value: unknown) => (key === 'findings' ? [] : value));
    writeFileSync(join(cwd, FILE), change(text));
  };

  async function linted(): Promise<{ cwd: string; before: string }> {
    const cwd = makeFolder({ 'a.json': BAD });
    const { out } = await run(cwd);
    expect(out).toContain('otc/');
    return { cwd, before: out };
  }

  test('is used', async () => {
    const { cwd, before } = await linted();
    emptied(cwd);
    expect((await run(cwd)).out).not.toBe(before);
  });

  /** Functions that register tools, and calls that lead to none: the one says whether the other is told. */
  const SERVED = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { registerTools } from './more.js';
const server = new McpServer({ name: 'a', version: '1' });
server.registerTool('add', { inputSchema: { a: z.number() } }, async () => ({ content: [] }));
registerTools(server);
`;
  const MORE = `import { all } from './all.js';
export function registerTools(server) {
  for (const add of all()) add(server);
}
`;
  const GIVEN = `import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
export function registerOwn(server: McpServer) {
  server.registerTool('own', { description: 'Own.', inputSchema: {} }, async () => ({ content: [] }));
}
`;

  test.each<[string, Record<string, string>]>([
    ['what objects lack, and calls whose tools are not found', { 'a.ts': SERVED, 'more.ts': MORE }],
    ['functions that are given a server', { 'a.ts': SERVED, 'more.ts': MORE, 'own.ts': GIVEN }],
  ])('is used, and says the same: %s', async (_, files) => {
    const cwd = makeFolder(files);
    const args = ['--preset', 'strict'];
    const before = await run(cwd, ...args);
    expect(before.out).toContain('"rule": "mcp/description-missing"');
    expect(before.out.includes('no tool was found where it leads')).toBe(!('own.ts' in files));
    expect(await run(cwd, ...args)).toEqual(before);
    writeFileSync(join(cwd, FILE), kept(cwd).replaceAll('mcp/description-missing', 'mcp/unknown-field'));
    expect((await run(cwd, ...args)).out).toContain('"rule": "mcp/unknown-field"');
  });

  test.each<[string, (text: string) => string]>([
    ['of another version', (text) => text.replace(/"key":"../, '"key":"xx')],
    ['cut off', (text) => text.slice(0, -40)],
    ['larger than 128 MB', (text) => text + ' '.repeat(2 ** 27)],
    ['no JSON', () => 'x'],
    ['another shape', (text) => text.replace('"about"', '"abuot"')],
    ['a path that is not there', (text) => text.replace('"path":0', '"path":7')],
    ['an outcome of another shape', (text) => text.replace('"findings":[]', '"findings":3')],
    ['a key of prototypes', (text) => text.replace('"findings":[]', '"findings":[],"__proto__":{"file":3}')],
  ])('is not used: %s', async (_, change) => {
    const { cwd, before } = await linted();
    emptied(cwd, change);
    expect((await run(cwd)).out).toBe(before);
    expect(kept(cwd)).toContain('"findings":[{');
  });

  test('is not used where git tracks it, and times say nothing', async () => {
    const { cwd, before } = await linted();
    const git = (...args: string[]) => execFileSync('git', args, { cwd });
    git('init', '-q');
    git('add', 'a.json');
    emptied(cwd);
    const mine = kept(cwd);
    expect((await run(cwd)).out).not.toBe(before);
    writeFileSync(join(cwd, FILE), mine);
    git('add', '-f', FILE);
    expect((await run(cwd)).out).toBe(before);
  });

  test('is not used where it says of a file only that it is there', async () => {
    const { cwd, before } = await linted();
    emptied(cwd, (text) => {
      const { states, ...rest } = JSON.parse(text) as { states: unknown[] };
      return JSON.stringify({ ...rest, states: states.map(() => 1) });
    });
    expect((await run(cwd)).out).toBe(before);
  });

  test('is not used where git tracks it behind a link', async () => {
    const cwd = makeFolder({ 'a.json': BAD, 'nm/.cache/x': '' });
    symlinkSync('nm', join(cwd, 'node_modules'));
    const before = (await run(cwd)).out;
    const path = join(cwd, 'nm/.cache/toolint.json');
    const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), (key, value: unknown) =>
      key === 'findings' ? [] : value,
    );
    const git = (...args: string[]) => execFileSync('git', args, { cwd });
    git('init', '-q');
    writeFileSync(path, text);
    expect((await run(cwd)).out).not.toBe(before);
    writeFileSync(path, text);
    git('add', '-f', '.');
    expect((await run(cwd)).out).toBe(before);
  });

  test('is not used where it is a link', async () => {
    const { cwd, before } = await linted();
    const elsewhere = makeFolder();
    emptied(cwd);
    addFiles(elsewhere, { [FILE]: kept(cwd) });
    const again = makeFolder({ 'a.json': BAD });
    symlinkSync(join(elsewhere, FILE), join(again, FILE));
    expect((await run(again)).out).toBe(before);
  });

  test('has no secret in it', async () => {
    const secret = `sk-proj-${'aB3dE5fG7h'.repeat(5)}`;
    const cwd = makeFolder({
      'a.json': { tools: [{ name: 'a', description: `Use ${secret}.`, inputSchema: { type: 'object' } }] },
    });
    expect((await run(cwd)).out).toContain('secret');
    expect(kept(cwd)).not.toContain(secret);
  });

  test('goes where packages are, and is never linted', async () => {
    const cwd = makeFolder({ 'a.json': GOOD, 'node_modules/x/index.js': '' });
    await run(cwd);
    expect(existsSync(join(cwd, 'node_modules/.cache/toolint.json'))).toBe(true);
    expect(existsSync(join(cwd, FILE))).toBe(false);
    const named = makeFolder({ 'a.json': GOOD, [FILE]: BAD });
    expect((await toolint(['--format', 'json', FILE, 'a.json'], { cwd: named })).out).not.toContain(FILE);
  });

  test('is asked for by the config too', async () => {
    const cwd = makeFolder({ 'a.json': GOOD, 'toolint.config.json': { cache: true } });
    await toolint([], { cwd });
    expect(existsSync(join(cwd, FILE))).toBe(true);
  });

  test('is nothing where rules of plugins are on', async () => {
    const cwd = makeFolder({
      'a.json': GOOD,
      'toolint.config.mjs':
        'export default { plugins: [{ rules: [{ id: "x/y", summary: "s", severity: "info", in: "strict", messages: { m: "m" }, check: () => [] }] }] };',
    });
    await run(cwd);
    expect(kept(cwd)).toContain('"entries":[]');
  });
});
