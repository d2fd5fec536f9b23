/** What a file is called, by its name and the folder that ESLint works in. */
import { expect, test } from '@jest/globals';
import { pathOf } from '../../src/eslint/file.js';

test.each([
  ['/proj/src/a.ts', '/proj', 'src/a.ts'],
  ['/proj/src/a.ts', '/', 'proj/src/a.ts'],
  ['/project/a.ts', '/proj', 'project/a.ts'],
  ['src/a.ts', '/proj', 'src/a.ts'],
  ['C:\\proj\\src\\a.ts', 'C:\\proj', 'src/a.ts'],
  ['C:\\a.ts', 'C:\\', 'a.ts'],
  ['C:\\project\\a.ts', 'C:\\proj', 'C:/project/a.ts'],
  ['c:\\proj\\src\\a.ts', 'C:\\proj', 'src/a.ts'],
  ['\\\\server\\share\\proj\\a.ts', '\\\\server\\share\\proj', 'a.ts'],
])('%s in %s', (filename, cwd, path) => {
  expect(pathOf({ filename, cwd })).toBe(path);
});
