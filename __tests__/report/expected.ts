/** Whole outputs, kept beside the tests. `UPDATE_EXPECTED=1` writes them anew: read the difference before keeping it. */
import { readFileSync, writeFileSync } from 'node:fs';

import { expect } from '@jest/globals';

export function expectFile(name: string, actual: string): void {
  const url = new URL(`expected/${name}.out`, import.meta.url);
  if (process.env.UPDATE_EXPECTED) writeFileSync(url, actual);
  expect(actual).toBe(readFileSync(url, 'utf8'));
}
