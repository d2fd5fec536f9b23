/** The name of a file says how its code is to be understood, whatever was made of the same text before. */
import { expect, test } from '@jest/globals';
import { parseSource } from '../../../src/parse/javascript/typescript.js';

test('a text that two files share is parsed for each: a cast is none where there may be JSX', () => {
  const text = 'export const name = <string>given;\n';
  const faultsOf = (path: string): number => parseSource(path, text).faults.length;
  expect(['a.ts', 'a.tsx', 'b.ts', 'a.ts'].map(faultsOf)).toEqual([0, 1, 0, 0]);
});
