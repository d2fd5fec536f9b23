/** What the server says of a text is what the command line says of it, whatever was typed before. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CancellationTokenSource,
  type Diagnostic,
  type WorkspaceDiagnosticReport,
} from 'vscode-languageserver-protocol/node';
import { WHERE } from '../../src/core/version.js';
import { folderOf, GOOD, toolintJson, type JsonReport } from '../support/cli.js';
import { ASKING, Editor, placeOf } from './client.js';

const SEVERITIES = ['', 'error', 'warning', 'info'];

type Said = readonly unknown[];

const saidByServer = (path: string, diagnostics: readonly Diagnostic[]): Said[] =>
  diagnostics.map(({ code, severity, message, codeDescription, range: { start, end } }) => [
    ...[path, start.line + 1, start.character + 1, end.line + 1, end.character + 1],
    ...[code, SEVERITIES[severity!], message, codeDescription?.href],
  ]);

const saidByCli = ({ findings }: JsonReport): Said[] =>
  findings.map(({ path, line, column, endLine, endColumn, rule, severity, message, help, url }) => [
    ...[path, line, column, endLine, endColumn, rule, severity],
    ...[help === undefined ? message : `${message}\n${help}`, linkOf(url)],
  ]);

/** Before the first release no page of ours answers, so an editor is given no link to it. */
const linkOf = (url: string): string | undefined =>
  url === '' || (WHERE.repository === undefined && url.startsWith('https://github.com/toolint/')) ? undefined : url;

async function saidOfAll(editor: Editor): Promise<Said[]> {
  const { items } = await editor.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
    previousResultIds: [],
  });
  return items
    .map((each) => {
      const path = fileURLToPath(each.uri).slice(editor.folders[0]!.length + 1);
      return { path, said: saidByServer(path, each.kind === 'full' ? each.items : []) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ said }) => said);
}

const MODULE = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { NAME } from './names.js';
const server = new McpServer({ name: 'doors', version: '1.0.0' });
// toolint-disable-next-line mcp/name-format -- an old name
server.registerTool(NAME, { description: 'Opens a door.' }, async () => ({ content: [] }));
`;

const FILES = {
  'otc/tool.json': GOOD,
  'otc/twin.json': GOOD.replace('Adds two', 'Joins two'),
  'otc/toolint.config.json': '{ "servers": { "calculator": ["*"] } }',
  'doors.ts': MODULE,
  'names.ts': "export const NAME = 'open a door';\n",
  'doorbell.yaml': readFileSync('examples/otc/doorbell.yaml', 'utf8'),
  'toolint-suppressions.json': JSON.stringify({
    version: 1,
    suppressions: [{ path: 'doorbell.yaml', rule: 'otc/id-name', pointer: '/id', hash: '0', reason: 'For a while.' }],
  }),
};

/** Folders that are called otherwise, so that they are not left alone. */
const COPIED = [
  // A config in code is refused by both.
  ...readdirSync('examples').flatMap((name) => {
    return name === 'own-rules' ? [] : [[`examples/${name}`, `examples/${name}`] as const];
  }),
  ['__tests__/fixtures', 'manifests'],
] as const;

/** Real manifests that are not part of the project, where they are at hand. */
const CORPUS = process.env['TOOLINT_CORPUS'] ?? '';

describe('the same is said', () => {
  let made: ReturnType<typeof folderOf>;
  let editor: Editor;
  beforeAll(async () => {
    made = folderOf(FILES);
    for (const [from, to] of COPIED) cpSync(from, join(made.path, to), { recursive: true });
    editor = await Editor.start([made.path], { capabilities: ASKING });
  });
  afterAll(async () => {
    await editor.end();
    made.remove();
  });

  const fresh = async (): Promise<JsonReport> => (await toolintJson([], { cwd: made.path })).report;

  test('of all files, be they closed or open', async () => {
    const report = await fresh();
    expect(report.findings.length).toBeGreaterThan(20);
    expect(await saidOfAll(editor)).toEqual(saidByCli(report));
    for (const { path } of report.files) await editor.open(path, readFileSync(join(made.path, path), 'utf8'));
    expect(await saidOfAll(editor)).toEqual(saidByCli(report));
    for (const { path } of report.files) await editor.close(path);
  });

  test('of no file that it is clean, by a request that is cancelled', async () => {
    const ask = (previousResultIds: object[], source = new CancellationTokenSource()) =>
      editor.connection.sendRequest<WorkspaceDiagnosticReport>(
        'workspace/diagnostic',
        { previousResultIds },
        source.token,
      );
    const { items } = await ask([]);
    expect(items.some((each) => each.kind === 'full' && each.items.length > 0)).toBe(true);
    const source = new CancellationTokenSource();
    const cancelled = ask(
      items.map(({ uri, resultId }) => ({ uri, value: resultId! })),
      source,
    );
    source.cancel();
    const said = await cancelled.then(
      (answer) => answer.items,
      () => [],
    );
    expect(said.filter((each) => each.kind === 'full')).toEqual([]);
  });

  (existsSync(CORPUS) ? test : test.skip)('of real manifests', async () => {
    const real = folderOf({});
    cpSync(CORPUS, join(real.path, 'real'), { recursive: true });
    const { report } = await toolintJson([], { cwd: real.path });
    const reading = await Editor.start([real.path], { capabilities: ASKING });
    expect(report.files.length).toBeGreaterThan(50);
    expect(await saidOfAll(reading)).toEqual(saidByCli(report));
    for (const { path } of report.files) await reading.open(path, readFileSync(join(real.path, path), 'utf8'));
    expect(await saidOfAll(reading)).toEqual(saidByCli(report));
    await reading.end();
    real.remove();
  });

  test('after any edits in any order, as of the same texts on the disk', async () => {
    const paths = ['otc/tool.json', 'otc/twin.json', 'doors.ts', 'names.ts', 'doorbell.yaml'] as const;
    const words = [
      'Calculator_Add',
      'Doorbell_Ring',
      '1.0.0',
      'description',
      ' ',
      '{',
      '}',
      '"',
      "'",
      ',',
      '\n',
      '🦊',
      'open',
    ];
    const edit = fc.record({
      path: fc.constantFrom(...paths),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 0, max: 12 }),
      text: fc.constantFrom('', ...words),
      isAsked: fc.boolean(),
    });
    // Of these files alone: the others stay as they are, and would be linted again for each of the edits.
    const few = folderOf(FILES);
    const typing = await Editor.start([few.path], { capabilities: ASKING });
    const onDisk = async () => saidByCli((await toolintJson([], { cwd: few.path })).report);
    for (const path of paths) await typing.open(path, FILES[path]);
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
        const texts: Record<string, string> = { ...FILES };
        for (const path of paths) await typing.change(path, { text: FILES[path] });
        for (const { path, at, length, text, isAsked } of edits) {
          const before = texts[path]!;
          const start = Math.floor(at * before.length);
          const end = Math.min(before.length, start + length);
          // What lies between the halves of a character cannot be saved.
          if (isInside(before, start) || isInside(before, end)) continue;
          texts[path] = before.slice(0, start) + text + before.slice(end);
          await typing.change(path, { range: { start: placeOf(before, start), end: placeOf(before, end) }, text });
          if (isAsked) await typing.pull(path);
        }
        const said = await saidOfAll(typing);
        for (const path of paths) writeFileSync(join(few.path, path), texts[path]!);
        expect(said).toEqual(await onDisk());
      }),
      { numRuns: 25 },
    );
    for (const path of paths) writeFileSync(join(few.path, path), FILES[path]);
    for (const path of paths) await typing.close(path);
    await typing.changedOnDisk(2, ...paths);
    expect(await saidOfAll(typing)).toEqual(await onDisk());
    await typing.end();
    few.remove();
  });
});

const isInside = (text: string, at: number): boolean => /^[\udc00-\udfff]/.test(text.slice(at, at + 1));
