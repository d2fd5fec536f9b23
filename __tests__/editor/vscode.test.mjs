/** The extension for VS Code: what is packed, and what its code does with the editor. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';

const root = resolve(import.meta.dirname, '../..');
const extension = join(root, 'editors/vscode');
const require = createRequire(join(extension, 'package.json'));
const work = mkdtempSync(join(tmpdir(), 'toolint-vscode-'));
after(() => rmSync(work, { recursive: true, force: true }));

/** The files of a zip by their names. */
function unzip(bytes) {
  const files = new Map();
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    const isStored = bytes.readUInt16LE(at + 10) === 0;
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, isStored ? content : inflateRawSync(content));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

test('the package has the extension, the server and what it reads, and nothing else', () => {
  const files = unzip(readFileSync(join(extension, 'toolint.vsix')));
  const names = [...files.keys()];
  for (const name of ['package.json', 'readme.md', 'LICENSE.txt', 'out/extension.cjs', 'out/THIRD_PARTY_LICENSES.txt'])
    assert(names.includes(`extension/${name}`), name);
  for (const name of [
    'dist/cli.js',
    'dist/sql-wasm.wasm',
    'dist/THIRD_PARTY_LICENSES.txt',
    'docs/rules/otc/id-format.md',
    'schemas/otc.schema.json',
  ])
    assert(names.includes(`extension/server/${name}`), name);
  const strange = names.filter(
    (name) =>
      !/^(?:extension\/(?:package\.json|readme\.md|LICENSE\.txt|out\/|server\/(?:package\.json|dist\/|docs\/rules\/|schemas\/))|extension\.vsixmanifest|\[Content_Types\]\.xml)/.test(
        name,
      ),
  );
  assert.deepEqual(strange, []);
  assert(!names.some((name) => /\/types\/|action\.js$|node_modules|\.ts$/.test(name)));
  // What was packed runs.
  for (const [name, content] of files) {
    mkdirSync(join(work, 'packed', name, '..'), { recursive: true });
    writeFileSync(join(work, 'packed', name), content);
  }
  const cli = join(work, 'packed/extension/server/dist/cli.js');
  assert.match(
    execFileSync(process.execPath, [cli, 'explain', 'otc/id-format'], { encoding: 'utf8' }),
    /otc\/id-format/,
  );
  const { version } = JSON.parse(files.get('extension/package.json'));
  assert.equal(version, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  // Pictures are shown from where they are, and have to be there.
  const pictures = [
    ...files
      .get('extension/readme.md')
      .toString()
      .matchAll(/!\[[^\]]+\]\(([^)]+)\)/g),
  ];
  assert(pictures.length > 0);
  for (const [, url] of pictures) {
    const [base, path] = url.split('/raw/HEAD/');
    assert.equal(base, 'https://github.com/toolint/toolint');
    assert.equal(readFileSync(join(root, path)).subarray(1, 4).toString(), 'PNG');
  }
  assert(files.get('extension/out/THIRD_PARTY_LICENSES.txt').toString().includes('vscode-languageclient'));
});

let code;
before(async () => {
  const { build } = require('esbuild');
  const outfile = join(work, 'extension.mjs');
  await build({
    stdin: {
      contents: `export * from './editors/vscode/src/extension.ts';
        export * as stub from './__tests__/editor/stub.ts';
        export { started } from './__tests__/editor/client.mjs';`,
      resolveDir: root,
    },
    alias: {
      vscode: join(root, '__tests__/editor/stub.ts'),
      'vscode-languageclient/node': join(root, '__tests__/editor/client.mjs'),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  });
  process.env.TOOLINT_ROOT = root;
  process.env.TOOLINT_WORKSPACE = join(work, 'workspace');
  mkdirSync(join(work, 'workspace'));
  cpSync(join(root, 'examples/otc/calculator.json'), join(work, 'workspace/tool.json'));
  code = await import(pathToFileURL(outfile).href);
});

test('it starts the server, shows what a file is, and ends the server', async () => {
  const { stub, started } = code;
  const workspace = join(work, 'workspace');
  const own = join(extension, 'server/dist/cli.js');
  const installed = join(workspace, 'node_modules/toolint');
  mkdirSync(join(installed, 'dist/chunks'), { recursive: true });
  writeFileSync(join(installed, 'dist/chunks/server.js'), '');
  writeFileSync(join(installed, 'dist/cli.js'), `import(${JSON.stringify(pathToFileURL(own).href)});`);
  stub.workspace.workspaceFolders = [{ uri: { fsPath: workspace } }];
  await code.activate({ extensionPath: extension, subscriptions: [] });
  // What is not trusted does not run.
  assert.equal(started.at(-1).run.module, own);
  assert.deepEqual(started.at(-1).options.initializationOptions, { allowCode: false });
  stub.workspace.isTrusted = true;
  await stub.done.commands.get('toolint.restart')();
  assert.equal(started.at(-1).run.module, join(installed, 'dist/cli.js'));
  assert.deepEqual(started.at(-1).options.initializationOptions, { allowCode: true });
  stub.given.settings.useProjectVersion = false;
  const uri = pathToFileURL(join(workspace, 'tool.json')).href;
  const text = readFileSync(join(workspace, 'tool.json'), 'utf8');
  stub.window.activeTextEditor = { document: { languageId: 'json', uri } };
  await stub.done.commands.get('toolint.restart')();
  const client = started.at(-1);
  assert.equal(client.run.module, own);
  await client.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'json', version: 1, text },
  });
  await stub.done.commands.get('toolint.lintWorkspace')();
  assert.deepEqual(await client.sendRequest('toolint/describe', { uri }), { formats: ['otc'], tools: 1 });

  stub.given.input = 'otc/id-format';
  await stub.done.commands.get('toolint.explainRule')();
  assert.match(stub.done.shown.at(-1).content, /# otc\/id-format/);
  stub.given.input = 'otc/id-formt';
  await stub.done.commands.get('toolint.explainRule')();
  assert.match(stub.done.warnings.at(-1), /no rule/);

  const sent = [];
  const next = async (command, given) => void sent.push([command, given]);
  const { executeCommand } = client.options.middleware;
  stub.given.input = ' It is known. ';
  await executeCommand('toolint.server.suppress', [{ rule: 'otc/id-format' }], next);
  stub.given.input = undefined;
  await executeCommand('toolint.server.suppress', [{ rule: 'otc/id-format' }], next);
  assert.deepEqual(sent, [['toolint.server.suppress', [{ rule: 'otc/id-format', reason: 'It is known.' }]]]);

  stub.given.settings.enable = false;
  await stub.done.commands.get('toolint.restart')();
  assert.equal(stub.status.text, 'toolint: off');
  assert.equal(client.process.exitCode ?? (await new Promise((done) => client.process.on('exit', done))), 0);
  await code.deactivate();
});
