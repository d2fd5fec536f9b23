/** The same tools are the same in every syntax, and a change is the same change in each. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openVersions } from '../../src/index.js';
import { folderOf } from '../support/cli.js';
import { CHANGES, changed, server, type Tool } from './generated-server.js';
import { SYNTAXES } from './syntaxes.js';

const made: { remove(): void }[] = [];
afterAll(() => made.forEach((each) => each.remove()));

const NAMES = Object.keys(SYNTAXES);

function written(syntax: string, tools: readonly Tool[]): string {
  const folder = folderOf(SYNTAXES[syntax]!(tools));
  made.push(folder);
  return folder.path;
}

/** Outside of any repository. */
const versions = openVersions({ cwd: tmpdir() });

const differences = async (base: string, head: string) => (await versions.diff({ base, head })).diff;

/** The last tool first, and each key that has no meaning by its place turned round. */
function reordered(tools: readonly Tool[]): Tool[] {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, each]) => [key, turned(each)])
              .reverse(),
          )
        : value;
  return tools.map((tool) => turned(tool) as Tool).reverse();
}

/** The same server in each syntax, and in another order. */
const all = NAMES.flatMap((name) =>
  [server(), reordered(server())].map((tools) => ({ name, path: written(name, tools) })),
);

describe.each(NAMES)('%s', (syntax) => {
  const before = all.find(({ name }) => name === syntax)!.path;

  test('is the same in every syntax, in whatever order', async () => {
    for (const { name, path } of all) {
      const { changes, compared, unknown } = await differences(before, path);
      expect({ name, changes, compared, unknown }).toEqual({ name, changes: [], compared: 4, unknown: [] });
    }
  });

  test('each kind of change is its rule alone, both ways round, in whatever order the tools are', async () => {
    for (const [kind, change, forward, backward] of CHANGES) {
      const after = written(syntax, reordered(changed((tool, all) => void change(tool, all))));
      const found = async (base: string, head: string): Promise<string[]> =>
        (await differences(base, head)).changes.map(({ rule, severity }) => `${severity} ${rule}`);
      expect([kind, await found(before, after)]).toEqual([kind, forward]);
      expect([kind, await found(after, before)]).toEqual([kind, backward]);
    }
  });
});

test('a dump of what is in code is what the code says', async () => {
  const code = written('calls with zod', server());
  const { tools, unknown, failures } = await versions.tools({ version: code });
  const dump = folderOf({ 'tools.json': JSON.stringify({ tools, unknown }) });
  made.push(dump);
  expect([unknown, failures]).toEqual([[], []]);
  for (const head of [dump.path, join(dump.path, 'tools.json')]) {
    expect(await differences(code, head)).toMatchObject({ changes: [], compared: 4, unknown: [] });
  }
});
