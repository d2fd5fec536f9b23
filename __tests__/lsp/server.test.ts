/** `toolint lsp` as editors meet it: the built server, over its standard input and output. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { WorkspaceDiagnosticReport } from 'vscode-languageserver-protocol/node';
import { pageOf, WHERE } from '../../src/core/version.js';
import { CLI, folderOf, GOOD } from '../support/cli.js';
import { ABLE, ASKING, Editor } from './client.js';

const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');
const TWIN = GOOD.replace('Adds two numbers together.', 'Subtracts a number from another.');

const folders: ReturnType<typeof folderOf>[] = [];
const folder = (files: Record<string, string>): string => {
  const made = folderOf(files);
  folders.push(made);
  return made.path;
};
afterAll(() => folders.forEach((each) => each.remove()));

describe('an editor that is told', () => {
  let editor: Editor;
  let root: string;
  beforeAll(async () => {
    root = folder({
      'pair/tool.json': GOOD,
      'pair/twin.json': TWIN,
      'pair/toolint.config.json': '{ "servers": { "calculator": ["*.json"] } }',
      'ignored/tool.json': BAD,
      '.gitignore': 'ignored/\n',
      'package-lock.json': '{}',
    });
    editor = await Editor.start([root]);
  });
  afterAll(async () => expect(await editor.end()).toBe(0));

  test('is told of an unsaved text, with exact places behind an emoji, links and related places', async () => {
    const text = `[{"x": "🦊", "id": "A.B@1.0.0", "name": "A B"${GOOD.slice(GOOD.indexOf(',\n  "description'), -1)}]\n`;
    await editor.open('emoji.json', text);
    const [found] = (await editor.diagnostics('emoji.json')).filter(({ code }) => code === 'otc/name-format');
    expect(found).toMatchObject({
      severity: 1,
      source: 'toolint',
      ...(WHERE.repository && { codeDescription: { href: pageOf({ id: 'otc/name-format' }) } }),
      range: {
        start: { line: 0, character: text.indexOf('A B') + 1 },
        end: { line: 0, character: text.indexOf('A B') + 2 },
      },
    });
    await editor.change('emoji.json', { text: GOOD.replace('"Calculator.Add@', '"Other.Add@') });
    expect(await editor.rules('emoji.json')).toEqual(['otc/id-name']);
    await editor.close('emoji.json');
  });

  test('sees files compared, and one file mended by a change of the other', async () => {
    await editor.open('pair/tool.json', GOOD);
    await editor.until(() => editor.pushed.get(editor.uri('pair/twin.json'))?.diagnostics.length === 1);
    const [twin] = editor.pushed.get(editor.uri('pair/twin.json'))!.diagnostics;
    expect(twin).toMatchObject({
      code: 'otc/unique-id',
      relatedInformation: [{ location: { uri: editor.uri('pair/tool.json') } }],
    });
    await editor.change('pair/tool.json', { text: GOOD.replaceAll('Calculator', 'Abacus') });
    await editor.until(() => editor.pushed.get(editor.uri('pair/twin.json'))?.diagnostics.length === 0);
    await editor.close('pair/tool.json');
    await editor.until(() => editor.pushed.get(editor.uri('pair/twin.json'))?.diagnostics.length === 1);
  });

  test('typing: changes of ranges, one after the other, and only the last text is reported', async () => {
    await editor.open('typed.json', BAD.replaceAll('Calculator', 'Typed'));
    const at = BAD.split('\n')[2]!.replaceAll('Calculator', 'Typed').indexOf(' Add');
    const range = { start: { line: 2, character: at }, end: { line: 2, character: at + 1 } };
    await editor.change('typed.json', { range, text: '' });
    await editor.change('typed.json', { range: { ...range, end: range.start }, text: '_' });
    expect(await editor.rules('typed.json')).toEqual([]);
    await editor.close('typed.json');
  });

  test.each<[path: string, languageId: string, text: string, rules: string[]]>([
    ['a.jsonc', 'jsonc', `// A comment\n${BAD.replaceAll('Calculator', 'C')}`, ['otc/name-format']],
    [
      'a.json5',
      'json5',
      `${BAD.replaceAll('Calculator', 'D').replace('"id"', 'id').slice(0, -2)},}`,
      ['otc/name-format'],
    ],
    [
      'a.yaml',
      'yaml',
      readFileSync('examples/otc/doorbell.yaml', 'utf8').replace('Doorbell_Ring', 'Doorbell Ring'),
      ['otc/name-format'],
    ],
    [
      'a.ts',
      'typescript',
      "server.registerTool('a tool', { description: 'Rings.' }, async () => ({ content: [] }));\n",
      ['mcp/name-format'],
    ],
    [
      'a.js',
      'javascript',
      "server.registerTool('a tool', { description: 'Rings.' }, async () => ({ content: [] }));\n",
      ['mcp/name-format'],
    ],
    [
      'a.html',
      'html',
      '<script>\nconst city = window.openai.toolOutput.city;\n</script>\n',
      ['openai/window-openai-guard'],
    ],
    ['ignored/tool.json', 'json', BAD, []],
    [
      'a.test.ts',
      'typescript',
      "server.registerTool('a tool', { description: 'Rings.' }, async () => ({ content: [] }));\n",
      [],
    ],
    ['package.json', 'json', '{ "name": "x", "description": 5 }', []],
  ])('%s', async (path, languageId, text, rules) => {
    const imported = languageId.endsWith('script')
      ? `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nconst server = new McpServer({ name: 'a', version: '1.0.0' });\n${text}`
      : text;
    await editor.open(path, imported, languageId);
    expect(await editor.rules(path)).toEqual(rules);
    await editor.close(path);
  });

  test('what does nothing is faded', async () => {
    await editor.open(
      'faded.yaml',
      `# toolint-disable otc/id-name -- nothing\n${readFileSync('examples/otc/doorbell.yaml', 'utf8')}`,
      'yaml',
    );
    expect(await editor.diagnostics('faded.yaml')).toMatchObject([{ code: 'common/unused-directive', tags: [1] }]);
    await editor.close('faded.yaml');
  });

  test('a file outside of the workspace is reported by itself', async () => {
    const other = join(folder({ 'tool.json': GOOD }), 'tool.json');
    await editor.open(other, BAD);
    expect(await editor.rules(other)).toEqual(['otc/name-format']);
    await editor.close(other);
  });

  test('watches configs, .gitignore and suppressions; a broken config is one message, and the last good one holds', async () => {
    const registered = JSON.stringify(editor.registered);
    for (const name of ['**/.gitignore', 'json', 'yaml', '**/{yarn,bun}.lock']) expect(registered).toContain(name);
    const path = 'watched.json';
    await editor.open(path, BAD.replaceAll('Calculator', 'Watched'));
    expect(await editor.rules(path)).toEqual(['otc/name-format']);
    const has = (count: number): Promise<void> =>
      editor.until(() => editor.pushed.get(editor.uri(path))?.diagnostics.length === count);
    const config = join(root, 'toolint.config.json');
    writeFileSync(config, '{ "rules": { "otc/name-format": "off" } }');
    await editor.changedOnDisk(1, config);
    await has(0);
    writeFileSync(config, '{ "rulez": {} }');
    await editor.changedOnDisk(2, config);
    await editor.until(() => editor.messages.length > 0);
    await editor.changedOnDisk(2, config);
    await editor.change(path, { text: BAD.replaceAll('Calculator', 'Watched').replace('1.0.0', '1.0') });
    expect(await editor.rules(path)).not.toContain('otc/name-format');
    expect(editor.messages).toEqual([expect.stringContaining('did you mean')]);
    rmSync(config);
    await editor.changedOnDisk(3, config);
    await editor.until(() =>
      editor.pushed.get(editor.uri(path))!.diagnostics.some(({ code }) => code === 'otc/name-format'),
    );
    const suppressions = join(root, 'toolint-suppressions.json');
    const accepted = { path, rule: 'otc/id-name', pointer: '/id', hash: '0', reason: 'For a while.' };
    const stale = (): boolean =>
      editor.pushed
        .get(editor.uri(suppressions))
        ?.diagnostics.some(({ code }) => code === 'common/stale-suppression') === true;
    writeFileSync(suppressions, JSON.stringify({ version: 1, suppressions: [accepted] }));
    await editor.changedOnDisk(1, suppressions);
    await editor.until(stale);
    writeFileSync(suppressions, JSON.stringify({ version: 1, suppressions: [] }));
    await editor.changedOnDisk(2, suppressions);
    await editor.until(() => !stale());
    writeFileSync(suppressions, JSON.stringify({ version: 1, suppressions: [accepted] }));
    await editor.changedOnDisk(2, suppressions);
    await editor.until(stale);
    rmSync(suppressions);
    await editor.changedOnDisk(3, suppressions);
    await editor.until(() => !stale());
    writeFileSync(join(root, '.gitignore'), 'ignored/\nwatched.json\n');
    await editor.changedOnDisk(2, '.gitignore');
    await has(0);
    await editor.close(path);
  });

  test('progress is shown while everything is linted', () => {
    expect(editor.progress.slice(0, 1)).toEqual(['begin']);
    expect(editor.progress).toContain('end');
  });
});

test('an editor that watches no files is believed when it saves one; a single file has its progress too', async () => {
  const root = folder({ 'a.json': BAD, '.gitignore': '' });
  const saving = await Editor.start([root], { capabilities: { ...ABLE, workspace: { workspaceFolders: true } } });
  expect(saving.progress).toContain('begin');
  expect(saving.registered).toEqual([]);
  await saving.open('a.json', BAD);
  expect(await saving.rules('a.json')).toEqual(['otc/name-format']);
  writeFileSync(join(root, 'toolint.config.json'), '{ "rules": { "otc/name-format": "off" } }');
  const textDocument = { uri: saving.uri('toolint.config.json') };
  await saving.connection.sendNotification('textDocument/didSave', { textDocument });
  await saving.until(() => saving.pushed.get(saving.uri('a.json'))?.diagnostics.length === 0);
  expect(await saving.end()).toBe(0);
});

test('a file of suppressions that nobody can read is shown to the user, once', async () => {
  const root = folder({ 'a.json': BAD, 'toolint-suppressions.json': '['.repeat(501) + ']'.repeat(501) });
  const broken = await Editor.start([root]);
  await broken.until(() => broken.messages.length > 0);
  await broken.changedOnDisk(2, join(root, 'toolint-suppressions.json'));
  writeFileSync(join(root, 'toolint-suppressions.json'), '{ "version": 1, "suppressions": [] }');
  await broken.changedOnDisk(2, join(root, 'toolint-suppressions.json'));
  await broken.until(() => broken.pushed.has(broken.uri('a.json')));
  expect(broken.messages).toEqual([
    expect.stringMatching(
      /^toolint: toolint-suppressions\.json:1:1: the suppressions cannot be used\. .* nested more than/,
    ),
  ]);
  expect(broken.errors).toBe('');
  expect(await broken.end()).toBe(0);
});

describe('an editor that asks, in code points or bytes', () => {
  test.each([
    ['utf-8', 4],
    ['utf-32', 1],
    ['utf-16', 2],
  ])('%s', async (encoding, fox) => {
    const root = folder({ 'closed.json': `{"x": "🦊", ${BAD.slice(1).replaceAll('\n', ' ')}` });
    const editor = await Editor.start([root], {
      capabilities: { ...ASKING, general: { positionEncodings: [encoding, 'utf-16'] } },
    });
    expect(editor.initialized?.capabilities.positionEncoding).toBe(encoding);
    const text = readFileSync(join(root, 'closed.json'), 'utf8').replaceAll('Calculator', 'Open');
    await editor.open('open.json', text);
    const place = (shown: string, word: string): number => shown.indexOf(word) + word.indexOf(' ') - 2 + fox;
    const [open] = await editor.pull('open.json');
    expect(open!.range.start).toEqual({ line: 0, character: place(text, '"Open Add"') });
    const { items } = await editor.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
      previousResultIds: [],
    });
    const closed = items.find(({ uri }) => uri === editor.uri('closed.json'));
    const found = closed?.kind === 'full' ? closed.items : [];
    expect(found.map(({ range }) => range.start.character)).toEqual([
      place(readFileSync(join(root, 'closed.json'), 'utf8'), '"Calculator Add"'),
    ]);
    // What has not changed is not sent again, and edits count in the same units.
    const again = await editor.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
      previousResultIds: items.map(({ uri, resultId }) => ({ uri, value: resultId! })),
    });
    expect(again.items.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
    const at = open!.range.start.character;
    await editor.change('open.json', {
      range: { start: { line: 0, character: at }, end: { line: 0, character: at + 1 } },
      text: '_',
    });
    expect(await editor.pull('open.json')).toEqual([]);
    expect(editor.pushed.size).toBe(0);
    await editor.end();
  });

  test('several folders, each with a config of its own, coming and going', async () => {
    const [a, b] = [folder({ 'a.json': BAD, 'toolint.config.json': '{ "preset": 5 }' }), folder({ 'b.json': BAD })];
    writeFileSync(join(a, 'toolint.config.json'), '{ "rules": { "otc/name-format": "warning" } }');
    const editor = await Editor.start([a, b], { capabilities: ASKING });
    const severities = async (): Promise<unknown> => {
      const { items } = await editor.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
        previousResultIds: [],
      });
      return items.map((each) => [each.uri, each.kind === 'full' ? each.items.map(({ severity }) => severity) : 0]);
    };
    const [inA, inB] = [editor.uri(join(a, 'a.json')), editor.uri(join(b, 'b.json'))];
    expect(await severities()).toEqual([
      [inA, [2]],
      [inB, [1]],
    ]);
    await editor.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { removed: [{ uri: editor.uri(a), name: 'a' }], added: [] },
    });
    expect(await severities()).toEqual([[inB, [1]]]);
    await editor.end();
  });
});

describe('settings, and the end', () => {
  test('only open files, another preset; code runs only where that is allowed', async () => {
    const root = folder({
      'closed.json': BAD,
      'toolint.config.mjs': "export default { rules: { 'otc/name-format': 'off' } };",
    });
    const distrustful = await Editor.start([root]);
    await distrustful.until(() => distrustful.messages.length > 0);
    expect(distrustful.messages[0]).toContain('allow-code');
    await distrustful.end();
    const editor = await Editor.start([root], { settings: { diagnostics: 'openFiles', allowCode: true } });
    await editor.open('open.json', BAD);
    expect(await editor.rules('open.json')).toEqual([]);
    await editor.change('open.json', { text: GOOD.replace('"Calculator.Add@', '"Other.Add@') });
    expect(await editor.rules('open.json')).toEqual(['otc/id-name']);
    await editor.close('open.json');
    await editor.until(() => editor.pushed.get(editor.uri('open.json'))?.diagnostics.length === 0);
    expect([...editor.pushed.keys()]).toEqual([editor.uri('open.json')]);
    await editor.end();
  });

  test('are changed while it runs', async () => {
    const editor = await Editor.start([folder({ 'closed.json': BAD })]);
    await editor.open('tool.json', BAD.replaceAll('Calculator', 'Other'));
    expect(await editor.rules('tool.json')).toEqual(['otc/name-format']);
    const closed = (): number => editor.pushed.get(editor.uri('closed.json'))?.diagnostics.length ?? 0;
    expect(closed()).toBe(1);
    const configure = (settings: object): Promise<void> =>
      editor.connection.sendNotification('workspace/didChangeConfiguration', { settings });
    await configure({ toolint: { diagnostics: 'openFiles' } });
    await editor.until(() => closed() === 0);
    await configure({ toolint: { diagnostics: 'workspace' } });
    await editor.until(() => closed() === 1);
    await editor.end();
  });

  test('a client that vanishes ends the server', async () => {
    const editor = await Editor.start([folder({ 'tool.json': BAD })], { capabilities: ABLE });
    await editor.until(() => editor.pushed.size > 0);
    const ended = new Promise((resolve) => void editor.process.on('exit', resolve));
    editor.process.stdin.destroy();
    editor.process.stdout.destroy();
    expect(await ended).toBe(1);
  });

  test('what it does not understand is refused, as on the command line', async () => {
    const { spawnSync } = await import('node:child_process');
    const { status, stderr } = spawnSync(process.execPath, [CLI, 'lsp', '--preset', 'strict'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('takes no "--preset"')]);
  });
});
