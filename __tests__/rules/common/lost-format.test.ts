/** In real repositories: what was a manifest where the change began. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, toolint, toolintJson } from '../../support/cli.js';
import rule from '../../../rules/common/lost-format.js';

const LIST = `{
  "tools": [
    { "name": "add", "description": "Adds two numbers and returns the sum.", "inputSchema": { "type": "object", "properties": {} } }
  ]
}
`;
const YAML = `ns: sums
title: Sums
tools:
  add:
    title: Add
    examples: [add 1 and 2]
    schema: { fields: { a: { type: number } } }
`;
const TOOL = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'x', version: '1.0.0' });
server.registerTool('add', { description: 'Adds two numbers and returns the sum.', inputSchema: {} }, async () => ok);
`;

const made: ReturnType<typeof folderOf>[] = [];
afterAll(() => made.forEach((each) => each.remove()));

function repository(files: Readonly<Record<string, string>>) {
  const folder = folderOf(files);
  made.push(folder);
  const { path } = folder;
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'init.defaultBranch=main'];
    execFileSync('git', [...who, ...args], { cwd: path, stdio: 'pipe' });
  };
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'x');
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  };
  return { path, git, write };
}

/** What is lost there, and the exit status. */
async function runIn(cwd: string, ...args: string[]): Promise<{ lost: string[]; status: number }> {
  const { report, status } = await toolintJson(['--changed=HEAD', ...args], { cwd });
  const lost = report.findings
    .filter(({ rule: id }) => id === 'common/lost-format')
    .map(({ path, line, message }) => `${path}:${line} ${/Now (.*?)[,.]/.exec(message)?.[1]}`);
  return { lost, status };
}
const lostIn = async (cwd: string, ...args: string[]): Promise<string[]> => (await runIn(cwd, ...args)).lost;

const LOST: [title: string, name: string, before: string, after: string, how: string][] = [
  ['lost what it is recognised by', 'a.json', LIST, LIST.replace('inputSchema', 'input'), 'no format recognises it'],
  ['was emptied', 'a.json', LIST, '', 'it is empty'],
  ['blanks are left', 'a.yaml', YAML, ' \n\n', 'it is empty'],
  ['cannot be parsed', 'a.yaml', YAML, 'title: [Sums\n tools: }\n', 'it cannot be parsed'],
  [
    'is nearly one',
    'a.json',
    JSON.stringify({ ns: 'x', title: 'X', tools: {} }),
    '{"title":"X","tools":{"a":{"title":"A","examples":["x"]}}}',
    'no format recognises it',
  ],
  ['source code that was emptied', 'a.ts', TOOL, '\n', 'it is empty'],
];
const KEPT: [title: string, name: string, before: string, after: string][] = [
  ['a manifest that stays one', 'a.json', LIST, LIST.replace('two', '2')],
  ['what was none', 'a.json', '{"a": 1}', ''],
  ['source code whose tools went elsewhere', 'a.ts', TOOL, 'export {};\n'],
  ['what a test holds', '__tests__/a.json', LIST, '{}'],
];

/** Each case is a folder of one repository, so that git is started a few times and not for each. */
const cases = repository(
  Object.fromEntries(
    [...LOST, ...KEPT].flatMap(([title, name, before]) => [
      [`${title}/${name}`, before],
      [`${title}/b.json`, LIST],
    ]),
  ),
);
for (const [title, name, , after] of [...LOST, ...KEPT]) cases.write(`${title}/${name}`, after);

describe('is reported at the first line', () => {
  test.each(LOST)('%s', async (title, name, _before, _after, how) => {
    expect(await runIn(join(cases.path, title))).toEqual({ lost: [`${name}:1 ${how}`], status: 1 });
  });

  test('a file that was moved', async () => {
    const { path, git, write } = repository({
      'a.json': LIST.replace('"tools"', `"x": "${'long '.repeat(90)}",\n"tools"`),
    });
    mkdirSync(join(path, 'new'));
    renameSync(join(path, 'a.json'), join(path, 'new/b.json'));
    write('new/b.json', LIST.replace('"tools"', `"x": "${'long '.repeat(90)}",\n"tool"`));
    git('add', '-A');
    expect(await lostIn(path)).toEqual(['new/b.json:1 no format recognises it']);
  });

  test('in a folder below the top, and where the run looks', async () => {
    const { path, write } = repository({ 'in/a.json': LIST, 'out/a.json': LIST });
    write('in/a.json', '{}');
    write('out/a.json', '{}');
    expect(await lostIn(join(path, 'in'))).toEqual(['a.json:1 no format recognises it']);
    expect(await lostIn(path, 'out')).toEqual(['out/a.json:1 no format recognises it']);
  });
});

describe('is not', () => {
  test.each(KEPT)('%s', async (title) => {
    expect(await lostIn(join(cases.path, title))).toEqual([]);
  });

  test('a file that was deleted: the summary names it', async () => {
    const { path } = repository({ 'a.json': LIST, 'b.json': LIST, 'c.json': '{}' });
    rmSync(join(path, 'a.json'));
    rmSync(join(path, 'c.json'));
    const { status, out } = await toolint(['--changed=HEAD'], { cwd: path });
    expect([status, out]).toEqual([0, '✔ No problems in 1 file with 1 tool\n○ 1 manifest was deleted: a.json\n']);
  });

  test('reported where it is off', async () => {
    const { path, write } = repository({ 'a.json': LIST });
    write('a.json', '{}');
    expect(await lostIn(path, '--rule', 'common/lost-format=off')).toEqual([]);
  });
});

test('is for the run as a whole to find', () => {
  expect([rule.byEngine, rule.check, rule.project]).toEqual(['run', undefined, undefined]);
});
