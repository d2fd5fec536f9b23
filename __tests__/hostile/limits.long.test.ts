/** Files that are made to cost time or memory, and the limits that a config may set. */
import { afterAll, expect } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { folderOf, GOOD, spawnToolint, spawnToolintJson, type JsonReport } from '../support/cli.js';
import { inSeconds } from '../support/patience.js';
import { attacks, said, type Attack } from './support/attacks.js';

const folders: ReturnType<typeof folderOf>[] = [];
afterAll(() => folders.forEach((folder) => folder.remove()));

function prepared(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  folders.push(folder);
  return folder.path;
}

const SECONDS = 5;

const onCli = (attack: string, run: () => Promise<string>): Attack => ({
  attack,
  front: 'command line',
  run: () => inSeconds(SECONDS, run),
});

const file = (attack: string, path: string, text: () => string, config?: object): Attack =>
  onCli(attack, async () => {
    const cwd = prepared({ [path]: text(), ...(config && { 'toolint.config.json': JSON.stringify(config) }) });
    const outcome = await spawnToolintJson([path], { cwd });
    return outcome.report.findings.length > 0 ? counted(outcome) : said(outcome);
  });

function counted({ status, report }: { status: number; report: JsonReport }): string {
  const { errors, warnings, infos, leftOut = 0 } = report.summary;
  expect(errors! + warnings! + infos!).toBe(report.findings.length + leftOut);
  const more = leftOut > 0 ? `, ${leftOut} more are only counted` : '';
  return `exit ${status}: ${report.findings.length} findings told${more}`;
}

const nested = (depth: number): string => `{"input_schema": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
const bomb = (lines: number): string =>
  ['a0: &a0 [x, x]', ...Array.from({ length: lines }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)].join('\n');
const parameters = (count: number): string => {
  const properties = Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, { type: 'strin' }]));
  return JSON.stringify({ ...JSON.parse(GOOD), input_schema: { parameters: { type: 'object', properties } } });
};
const many = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}.json`, parameters(10)]));

attacks('Time and memory', [
  file('11 MB of JSON', 'a.json', () => `${GOOD}${' '.repeat(11 * 1024 * 1024)}`),
  file('a file larger than `limits.fileSize`', 'a.json', () => GOOD, { limits: { fileSize: 100 } }),
  file('100,000 brackets in JSON', 'a.json', () => nested(100_000)),
  file('100,000 brackets in YAML', 'a.yaml', () => nested(100_000)),
  file('100,000 indented keys in YAML', 'a.yaml', () =>
    Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}k:`).join('\n'),
  ),
  file(
    '100,000 brackets in TypeScript',
    'a.ts',
    () => `server.registerTool('x', { description: ${'['.repeat(100_000)} });`,
  ),
  file('texts that double each other in TypeScript', 'a.ts', () =>
    [
      "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';",
      "const server = new McpServer({ name: 'x', version: '1.0.0' });",
      "const a0 = 'ha';",
      ...Array.from({ length: 40 }, (_, i) => `const a${i + 1} = \`\${a${i}}\${a${i}}\`;`),
      ...Array.from({ length: 40 }, (_, i) => `server.tool('t${i}', a${i}, {}, async () => ({ content: [] }));`),
    ].join('\n'),
  ),
  file('300,000 values in one list in TypeScript', 'a.ts', () =>
    [
      "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';",
      `const all = [].concat([${"'x',".repeat(300_000)}]);`,
      "new McpServer({ name: 'x', version: '1.0.0' }).tool('t', all.join(' '), {}, async () => ({ content: [] }));",
    ].join('\n'),
  ),
  file(
    '200,000 quotes of two kinds in one line of JSON',
    'a.json',
    () => `{"id": "x", "input_schema": [${"'a'x, `b`x, ".repeat(50_000)}`,
  ),
  file('200,000 semicolons in JSON', 'a.json', () => `{"id": "x", "input_schema": [${';'.repeat(200_000)}`),
  file('8,000 values to be moved in one line of JSON', 'a.json', () => {
    const inputSchema = { type: 'object', properties: {}, q: { type: 'string' } };
    const tools = Array.from({ length: 8_000 }, (_, i) => ({ name: `t${i}`, description: 'Adds.', inputSchema }));
    return JSON.stringify({ tools });
  }),
  file('10,000 required names that nothing describes', 'a.json', () => {
    const required = Array.from({ length: 10_000 }, (_, i) => `name${i}`);
    const properties = Object.fromEntries(
      required.map((name) => [`${name}x`, { type: 'string', description: 'Text.' }]),
    );
    return JSON.stringify({
      ...JSON.parse(GOOD),
      input_schema: { parameters: { type: 'object', properties, required } },
    });
  }),
  file(
    '100,000 elements in HTML',
    'a.html',
    () => `${'<div>'.repeat(100_000)}<script>window.openai.callTool('x', {})</script>`,
  ),
  file('101 levels, where `limits.depth` is 100', 'a.json', () => nested(101), { limits: { depth: 100 } }),
  file('1,000 levels, where `limits.depth` is 1000', 'a.json', () => nested(998), { limits: { depth: 1000 } }),
  file('1,000 levels of YAML, where `limits.depth` is 1000', 'a.yaml', () => nested(998), { limits: { depth: 1000 } }),
  file('YAML aliases that stand for 2^40 values', 'a.yaml', () => bomb(40)),
  file('YAML aliases beyond `limits.aliases`', 'a.yaml', () => bomb(3), { limits: { aliases: 10 } }),
  file('a merge key that merges itself', 'a.yaml', () => 'id: &a\n  <<: *a\nname: &b [*b]\n'),
  file('a string of 5 MB', 'a.json', () => GOOD.replace('Adds two', 'a'.repeat(5_000_000))),
  file('a string of 8 MB beside a comment', 'a.jsonc', () =>
    GOOD.replace('{', '{ // toolint-disable-next-line otc/id-format\n').replace('Adds two', 'a'.repeat(8_000_000)),
  ),
  file('2 million escapes in broken JSON', 'a.json', () =>
    GOOD.replace('Adds two', `\\n`.repeat(2_000_000)).replace('"version":', 'x" "version": "'),
  ),
  file('a version of 8 million digits', 'metadata.json', () =>
    JSON.stringify({
      name: 'x',
      version: `1.0.${'1'.repeat(8_000_000)}`,
      description: 'Adds.',
      configurations: {},
      parameters: {},
      result: {},
      keywords: [],
      sqlTables: [],
      sqlQueries: [],
    }),
  ),
  file('a constant with 2,500 members and faults in each', 'a.ts', () =>
    [
      "import { Server } from '@modelcontextprotocol/sdk/server/index.js';",
      "import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';",
      'const S = {',
      ...Array.from({ length: 2500 }, (_, i) => `p${i}: { type: 'object', required: ['a', 'a'] },`),
      '};',
      "const server = new Server({ name: 's', version: '1' });",
      'server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [',
      ...Array.from({ length: 2500 }, (_, i) => `{ name: 't${i}', description: 'Does it.', inputSchema: S.p${i} },`),
      '] }));',
    ].join('\n'),
  ),
  file('100,000 zod calls in one chain', 'a.ts', () =>
    [
      "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';",
      "import { z } from 'zod';",
      `new McpServer({ name: 'x', version: '1' }).tool('t', 'Does it.', { a: z.string()${'.min(1)'.repeat(100_000)} }, async () => ({ content: [] }));`,
    ].join('\n'),
  ),
  file('names of Object.prototype as imports, keys and methods', 'a.ts', () =>
    [
      "import { constructor as X, toString as Y } from '@modelcontextprotocol/ext-apps';",
      "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';",
      "const server = new McpServer({ name: 'x', version: '1' });",
      "server.registerResource('constructor', X, { mimeType: Y }, async () => ({ contents: [{ uri: X, mimeType: Y, text: '' }] }));",
      "server.setRequestHandler('constructor', async () => ({}));",
      "server.registerTool('toString', { description: X, __proto__: Y, inputSchema: { hasOwnProperty: X } }, X);",
    ].join('\n'),
  ),
  onCli('--fix-dry-run --changed with 5,000 findings in 80,000 changed lines', async () => {
    const inputSchema = {
      type: 'object',
      required: ['a', 'a'],
      properties: { a: { type: 'string', description: 'x y' } },
    };
    const tools = Array.from({ length: 5_000 }, (_, i) => ({ name: `t${i}`, description: 'Does it.', inputSchema }));
    const cwd = prepared({ 'a.json': JSON.stringify({ tools }, null, 1) });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd });
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'empty');
    const { status, out } = await spawnToolint(['--fix-dry-run', '--changed'], { cwd });
    return `exit ${status}: a patch that takes out ${out.match(/^-.*"a",$/gm)?.length} lines`;
  }),
  file('a key of 5 MB', 'a.json', () => GOOD.replace('"version"', `"${'v'.repeat(5_000_000)}"`)),
  file('100,000 times the same key', 'a.json', () => GOOD.replace('{', `{${'"id": 1,'.repeat(100_000)}`)),
  file('15,000 faults in a file', 'a.json', () => parameters(15_000)),
  file('faults beyond `limits.findingsPerFile`', 'a.json', () => parameters(100), { limits: { findingsPerFile: 10 } }),
  onCli('faults beyond `limits.findings`, in 20 files', async () => {
    const cwd = prepared({ ...many(20), 'toolint.config.json': '{"limits": {"findings": 25}}' });
    const outcome = await spawnToolintJson([], { cwd });
    for (const format of ['pretty', 'sarif', 'junit', 'markdown', 'html']) {
      const { status, out } = await spawnToolint(['--format', format], { cwd });
      expect([format, status, /\d+ (?:more findings )?left out beyond the limits/.test(out)]).toEqual([
        format,
        1,
        true,
      ]);
    }
    return counted(outcome);
  }),
  onCli('--max-warnings, where the warnings are beyond `limits.findings`', async () => {
    const config = { limits: { findings: 1 }, rules: { 'common/invalid-json-schema': 'warning' } };
    const cwd = prepared({ 'a.json': parameters(5), 'toolint.config.json': JSON.stringify(config) });
    return counted(await spawnToolintJson(['--fail-on', 'error', '--max-warnings', '3', '--preset', 'spec'], { cwd }));
  }),
  ...[{ fileSise: 1 }, { depth: 0 }, { depth: 1_000_000 }, { findings: 'all' }].map((limits) =>
    onCli(`a config with \`"limits": ${JSON.stringify(limits).replaceAll('"', "'")}\``, async () => {
      const cwd = prepared({ 'a.json': GOOD, 'toolint.config.json': JSON.stringify({ limits }) });
      return said(await spawnToolintJson([], { cwd }));
    }),
  ),
]);
