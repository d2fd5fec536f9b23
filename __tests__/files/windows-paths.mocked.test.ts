/** Paths as Windows has them: what it does with them, Node knows everywhere. */
import { expect, jest, test } from '@jest/globals';
import { win32 } from 'node:path';
import * as url from 'node:url';
import { text } from '../../src/core/tree.js';
import { addFiles, makeFolder } from '../run/folder.js';

jest.unstable_mockModule('node:path', () => ({ ...win32, default: win32 }));
jest.unstable_mockModule('node:url', () => ({
  ...url,
  pathToFileURL: (path: string) => (url.pathToFileURL as PathToFileURL)(path, { windows: true }),
}));
type PathToFileURL = (path: string, options: { windows: boolean }) => URL;

const { parentOf } = await import('../../src/files/paths.js');
const { moduleUrl } = await import('../../src/config/user-code.js');
const { importedFiles } = await import('../../src/read/javascript/files.js');
const { readModule } = await import('../../src/parse/javascript/typescript.js');
const { lintText } = await import('../../src/index.js');

const folderWith = (files: Readonly<Record<string, string>>): string => makeFolder(files).replaceAll('\\', '/');

test.each([
  ['C:/proj/src/a.json', ['C:/proj/src', 'C:/proj', 'C:/', 'C:/']],
  ['//server/share/proj/a.json', ['//server/share/proj', '//server/share/', '//server/share/']],
])('the folders above %s', (path, folders) => {
  const above = folders.reduce<string[]>((all) => [...all, parentOf(all.at(-1) ?? path)], []);
  expect(above).toEqual(folders);
});

test.each([
  ['C:/proj/toolint.config.mjs', 'file:///C:/proj/toolint.config.mjs'],
  ['//server/share/proj/toolint.config.mjs', 'file://server/share/proj/toolint.config.mjs'],
])('the URL by which the config %s is imported', (file, url) => {
  expect(moduleUrl(file)).toBe(url);
});

test('a file that is imported is read again when it was fixed', () => {
  const folder = folderWith({ 'src/parts.ts': `export const name = 'before';` });
  const files = importedFiles(folder, readModule);
  const read = () => {
    const { resolveImport, texts } = files.for(`${folder}/src/tool.ts`);
    return [text(resolveImport('./parts.js', 'name')), ...texts.keys()];
  };
  expect(read()).toEqual(['before', 'src/parts.ts']);
  addFiles(folder, { 'src/parts.ts': `export const name = 'after';` });
  files.forget(`${folder}/src/parts.ts`);
  expect(read()).toEqual(['after', 'src/parts.ts']);
});

test('a text is linted under the name that Windows gives its file', async () => {
  const cwd = folderWith({});
  const config = { overrides: [{ files: ['src/**'], rules: { 'mcp/name-format': 'error' } }] } as const;
  const source = '{ "tools": [{ "name": "a b", "description": "Looks it up.", "inputSchema": { "type": "object" } }] }';
  const { findings } = await lintText(source, { cwd, config, path: 'src\\tools\\a.json' });
  expect(findings).toMatchObject([{ rule: 'mcp/name-format', severity: 'error', path: 'src/tools/a.json' }]);
});
