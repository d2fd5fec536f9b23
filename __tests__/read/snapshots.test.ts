/** Snapshots of tools: one tool as JSON in each file of a folder. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { folderOf, toolint, toolintJson } from '../support/cli.js';

let made: ReturnType<typeof folderOf> | undefined;
afterEach(() => made?.remove());

const snapshot = (name: string): string =>
  JSON.stringify({
    annotations: { readOnlyHint: true, title: 'List issues' },
    description: 'Lists the issues of a repository.',
    inputSchema: { type: 'object', properties: { owner: { type: 'string', description: 'Owner' } } },
    name,
  });
const folder = (path: string, ending: string, count: number, text = snapshot): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${path}/t${index}.${ending}`, text(`tool_${index}`)]),
  );

async function tools(files: Readonly<Record<string, string>>): Promise<number> {
  made?.remove();
  made = folderOf(files);
  const { report } = await toolintJson([], { cwd: made.path });
  return report.files.reduce((sum, { tools: own }) => sum + own, 0);
}

test.each<[string, number, Record<string, string>]>([
  ['one in __toolsnaps__', 1, folder('pkg/__toolsnaps__', 'snap', 1)],
  ['five of any ending', 5, folder('pkg/tools', 'golden', 5)],
  ['five, and others next to them', 5, { ...folder('pkg/tools', 'golden', 5), 'pkg/tools/z.golden': '{"a": 1}' }],
])('are linted: %s', async (_, count, files) => {
  expect(await tools(files)).toBe(count);
});

test.each<[string, Record<string, string>]>([
  ['four of another ending', folder('pkg/tools', 'golden', 4)],
  ['.snap elsewhere', folder('pkg/snaps', 'snap', 6)],
  ['others', folder('pkg/tools', 'golden', 6, (name) => JSON.stringify({ name }))],
  ['with a text before', folder('pkg/tools', 'golden', 6, (name) => `# ${snapshot(name)}`)],
  ['files that git ignores', { '.git/HEAD': '', '.gitignore': '*.golden\n', ...folder('pkg/tools', 'golden', 6) }],
  ['what git ignores', { '.gitignore': 'pkg\n', ...folder('pkg/tools', 'golden', 6) }],
])('are not: %s', async (_, files) => {
  expect(await tools(files)).toBe(0);
});

describe('what is wrong in them', () => {
  test('is reported, and fixed', async () => {
    made = folderOf({
      'a/__toolsnaps__/x.snap':
        '{\n  "name": "x",\n  "description": "TODO",\n  "inputSchema": { "type": "object" },\n}\n',
    });
    const { out } = await toolint(['--format', 'concise'], { cwd: made.path });
    expect(out).toContain('a/__toolsnaps__/x.snap:3:18: warning');
    expect(out).toContain('[common/syntax]');
  });
});
