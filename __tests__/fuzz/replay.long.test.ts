/** What `npm run fuzz` has learnt: short texts that take many ways through the code, and those that once led to a mistake. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { TARGETS } from './targets.js';

const readJson = (name: string): unknown => JSON.parse(readFileSync(`__tests__/fuzz/corpus/${name}.json`, 'utf8'));
/** Nothing is taken out of it. */
const once = readJson('found') as Record<string, string[]>;

describe.each(TARGETS)('$name', ({ name, run }) => {
  const texts = [...(once[name] ?? []), ...(readJson(name) as string[])];

  test('what was kept', async () => {
    expect(texts).not.toEqual([]);
    for (const text of texts) {
      try {
        await run(text);
      } catch (error) {
        throw new Error(`It failed on ${JSON.stringify(text)}`, { cause: error });
      }
    }
  });
});
