/** A rule of a plugin that never ends is stopped and named in every front, and what the other rules find is reported. */
import { expect, test } from '@jest/globals';
import { run, workspaceOf } from '../action/root.js';
import { Editor } from '../lsp/client.js';
import { folderOf, GOOD, spawnToolint } from '../support/cli.js';

const NAMED = 'The rule house/endless failed: it took too long and was stopped';
const FILES = {
  'a.json': GOOD.replace('"Calculator_Add"', '"Calculator Add"'),
  'house.mjs': `export default { rules: [{
    id: 'house/endless', summary: 'x', severity: 'warning', in: 'recommended', messages: { x: 'x' },
    source: { document: 'x', section: 'x', says: 'x', kind: 'advice' },
    check() { for (;;); },
  }] };`,
  'toolint.config.json': '{ "plugins": ["./house.mjs"] }',
};

test('on the command line', async () => {
  const folder = folderOf(FILES);
  const { status, out } = await spawnToolint([], { cwd: folder.path });
  folder.remove();
  expect(status).toBe(2);
  expect(out).toContain(NAMED);
  expect(out).toContain('otc/name-format');
});

test('in the Action', async () => {
  const { outputs, out } = await run(workspaceOf(FILES), { inputs: { 'allow-code': 'true' } });
  expect(outputs).toMatchObject({ outcome: 'error', errors: '1' });
  expect(out).toContain(NAMED);
});

test('in the language server, which goes on', async () => {
  const folder = folderOf(FILES);
  const editor = await Editor.start([folder.path], { settings: { diagnostics: 'openFiles', allowCode: true } });
  await editor.open('a.json', FILES['a.json']);
  const messages = (await editor.diagnostics('a.json')).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining(NAMED));
  await editor.open('b.json', FILES['a.json']);
  expect((await editor.diagnostics('b.json')).map(({ code }) => code)).toContain('otc/name-format');
  await editor.end();
  folder.remove();
});
