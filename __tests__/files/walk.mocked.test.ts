/** What a listing of a folder calls a link. */
import { expect, jest, test } from '@jest/globals';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { isWindows, makeFolder } from '../run/folder.js';

const LINK = { isFile: () => false, isDirectory: () => false, isSymbolicLink: () => true };
const listed = (folder: string) => fs.readdirSync(folder).map((name) => ({ ...LINK, name }));
jest.unstable_mockModule('node:fs', () => ({ ...fs, readdirSync: listed }));

const { discover } = await import('../../src/files/discover.js');

test('what Windows only lists as a link, since a driver keeps it, is found; a link is not followed', async () => {
  const cwd = makeFolder({ 'a.json': '{}', 'folder/b.json': '{}' });
  if (!isWindows) fs.symlinkSync(join(cwd, 'a.json'), join(cwd, 'link.json'));
  const { files, problems } = await discover({ cwd, paths: [], extensions: ['.json'] });
  expect(files.map(({ path }) => path)).toEqual(['a.json', 'folder/b.json']);
  expect(problems).toEqual([]);
});
