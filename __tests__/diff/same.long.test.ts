/** Real and broken manifests against themselves: moved, formatted otherwise, in another order, or as a dump. */
import { afterAll, expect, test } from '@jest/globals';
import { parse as parseYaml, stringify } from 'yaml';
import { format } from 'prettier';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { openVersions } from '../../src/index.js';
import { CORPUS, type Sample } from '../hostile/support/corpus.js';
import { folderOf } from '../support/cli.js';

/** Outside of any repository. */
const versions = openVersions({ cwd: tmpdir() });
const made: { remove(): void }[] = [];
afterAll(() => made.forEach((each) => each.remove()));

function folder(files: Record<string, string>): string {
  const one = folderOf(files);
  made.push(one);
  return one.path;
}

/** The same in other words; nothing where the text is broken. */
async function* rewritten({ path, text }: Sample): AsyncGenerator<[file: string, text: string]> {
  const how = { filepath: path, printWidth: 40, tabWidth: 8, singleQuote: true, semi: false } as const;
  try {
    if (extname(path) === '.json') {
      const data = turned(JSON.parse(text));
      yield [path, JSON.stringify(data)];
      yield ['sample.yaml', stringify(data, { indent: 4, defaultStringType: 'QUOTE_DOUBLE' })];
    } else if (extname(path) === '.yaml') {
      yield ['sample.json', JSON.stringify(turned(parseYaml(text)))];
    }
    yield [path, await format(text.trimStart(), { ...how, trailingComma: 'none' })];
  } catch {
    // A broken text has no other form.
  }
}

/** Keys mean the same in any order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, turned(each)])
      .reverse(),
  );
}

const SAMPLES = [...new Map(CORPUS.map((sample) => [sample.path + sample.text, sample])).values()];

test.each([
  ['.json', 250],
  ['.jsonc', 3],
  ['.yaml', 1],
  ['.ts', 30],
  ['.js', 1],
  // Pages hold no tools; they are read all the same.
  ['.html', 0],
])('%s: against itself, moved, written otherwise, and as a dump', async (ending, least) => {
  const told: unknown[] = [];
  let [compared, written, dumped] = [0, 0, 0];
  for (const sample of SAMPLES.filter(({ path }) => extname(path) === ending)) {
    const { path, text } = sample;
    const base = folder({ [path]: text });
    const see = async (how: string, head: string): Promise<number> => {
      const { changes, compared: count } = (await versions.diff({ base, head })).diff;
      if (changes.length > 0) told.push({ how, text, changes });
      return count;
    };
    compared += await see('itself', base);
    await see('moved', folder({ [`another/place/${path}`]: text }));
    for await (const [file, other] of rewritten(sample)) written += await see(file, folder({ [file]: other }));
    const { tools, unknown } = await versions.tools({ version: base });
    dumped += await see('as a dump', join(folder({ 'dump.json': JSON.stringify({ tools, unknown }) }), 'dump.json'));
  }
  expect(told).toEqual([]);
  for (const count of [compared, written, dumped]) expect(count).toBeGreaterThanOrEqual(least);
});
