/** `--changed` on real histories: exactly the findings on lines that changed. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { folderOf, rulesAt, spawnToolint, toolint, toolintJson, type How, type JsonReport } from '../support/cli.js';

const isWindows = process.platform === 'win32';
const git = spawnSync('git', ['--version']).status === 0 ? describe : describe.skip;

/** Each line can be wrong by itself: the name (3), the version (5), the parameter (8). */
function tool(id: string, { name = 'Calculator_Add', version = '1.0.0', text = 'A number.' } = {}): string {
  return `{
  "id": "Calculator.${id}@1.0.0",
  "name": "${name}",
  "description": "Adds two numbers together.",
  "version": "${version}",
  "input_schema": {
    "parameters": { "type": "object", "properties": {
      "a": { "type": "number", "description": "${text}" }
    } }
  },
  "output_schema": { "type": "number" }
}
`;
}
/** So different from the others that git does not take it for one of them, moved. */
const fresh = (id: string): string =>
  tool(id, WRONG).replace(
    '{\n  "id"',
    `{\n  "metadata": [\n${'    "Nothing like it.",\n'.repeat(30)}    1\n  ],\n  "id"`,
  );
const WRONG = { name: 'Calculator Add', version: 'v1.0.0', text: '' };
const NAME = (path: string): string => `otc/name-format ${path}:3:22`;
const VERSION = (path: string): string => `otc/version-format ${path}:5:14`;
const ALL = (path: string): string[] => [NAME(path), VERSION(path), `otc/parameter-description ${path}:8:47`];
const FRESH = (path: string): string[] =>
  ALL(path).map((each) => each.replace(/:(\d+):/, (_, line: string) => `:${Number(line) + 33}:`));

class Repository {
  readonly folder = folderOf({});
  readonly path = this.folder.path;

  constructor(branch = 'main') {
    this.git('init', '--quiet', `--initial-branch=${branch}`);
    for (const [key, value] of Object.entries({
      'user.name': 'A',
      'user.email': 'a@example.com',
      'commit.gpgsign': 'false',
    }))
      this.git('config', key, value);
  }

  git(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: this.path,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: this.path, GIT_CONFIG_NOSYSTEM: '1' },
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  }

  write(files: Readonly<Record<string, string>>): this {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.path, name)), { recursive: true });
      writeFileSync(join(this.path, name), text);
    }
    return this;
  }

  commit(files: Readonly<Record<string, string>> = {}): this {
    this.write(files).git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'x');
    return this;
  }

  /** The status, and where the findings are. */
  async changed(args: readonly string[] = ['--changed'], how: How = {}): Promise<[number, string[]]> {
    const { status, out } = await toolint(['--format', 'json', '--preset', 'spec', ...args], {
      cwd: this.path,
      ...how,
    });
    const report = JSON.parse(out) as JsonReport;
    expect(report.failures).toEqual([]);
    return [status, rulesAt(report)];
  }

  read(name: string): string {
    return readFileSync(join(this.path, name), 'utf8');
  }
}

const made: Repository[] = [];
const repository = (branch?: string): Repository => {
  const made_ = new Repository(branch);
  made.push(made_);
  return made_;
};
afterAll(() => made.forEach(({ folder }) => folder.remove()));

git('a history', () => {
  let repo: Repository;
  beforeAll(() => {
    repo = repository();
    repo.commit({
      'old.json': tool('Old', WRONG),
      'edited.json': tool('Edited', WRONG),
      'staged.json': tool('Staged', WRONG),
      'unstaged.json': tool('Unstaged', WRONG),
      'deleted.json': tool('Deleted', WRONG),
      'before/moved.json': tool('Moved', WRONG),
      'before/only-moved.json': tool('OnlyMoved', WRONG),
      'theirs.json': tool('Theirs'),
    });
    repo.git('switch', '--quiet', '--create', 'topic');
    repo.commit({ 'edited.json': tool('Edited', { ...WRONG, name: 'Calculator  Add' }) });
    repo.git('switch', '--quiet', 'main');
    repo.commit({ 'theirs.json': tool('Theirs', WRONG), 'new-of-theirs.json': fresh('NewOfTheirs') });
    repo.git('switch', '--quiet', 'topic');
    repo.git('merge', '--quiet', '--message', 'merge', 'main');
    mkdirSync(join(repo.path, 'after'));
    repo.git('mv', 'before/moved.json', 'after/moved.json');
    repo.git('mv', 'before/only-moved.json', 'after/only-moved.json');
    repo.commit({ 'after/moved.json': tool('Moved', { ...WRONG, version: 'v2.0.0' }), 'new.json': fresh('New') });
    repo.git('rm', '--quiet', 'deleted.json');
    repo.write({ 'staged.json': tool('Staged', { ...WRONG, version: 'v3' }) }).git('add', 'staged.json');
    repo.write({
      'unstaged.json': tool('Unstaged', { ...WRONG, name: 'Calculator Sub' }),
      'un/tracked.json': tool('Untracked', WRONG),
    });
    repo.write({ '.git/info/exclude': 'ignored.json\n', 'ignored.json': tool('Ignored', WRONG) });
  });

  const EXPECTED = [
    'otc/version-format after/moved.json:5:14',
    'otc/name-format edited.json:3:22',
    ...FRESH('new.json'),
    'otc/version-format staged.json:5:14',
    ...ALL('un/tracked.json'),
    'otc/name-format unstaged.json:3:22',
  ];

  test.each([
    [['--changed']],
    [['--changed', 'main']],
    [['--changed=main']],
    [['--changed', '--', '.']],
    [['.', '--changed']],
  ])('%j', async (args) => {
    expect(await repo.changed(args)).toEqual([1, EXPECTED]);
  });

  test('since a commit: also what came with a merge', async () => {
    const first = repo.git('rev-list', '--max-parents=0', 'HEAD').trim();
    const [, findings] = await repo.changed(['--changed', first]);
    const expected = [...EXPECTED, ...FRESH('new-of-theirs.json'), ...ALL('theirs.json')];
    expect([...findings].sort()).toEqual(expected.sort());
    expect(await repo.changed(['--changed=HEAD'])).toEqual([
      1,
      ['otc/version-format staged.json:5:14', ...ALL('un/tracked.json'), 'otc/name-format unstaged.json:3:22'],
    ]);
  });

  test('a folder, from a folder, and without a branch', async () => {
    expect(await repo.changed(['after', '--changed'])).toEqual([1, EXPECTED.slice(0, 1)]);
    expect(await repo.changed(['--changed', 'after/'])).toEqual([1, EXPECTED.slice(0, 1)]);
    expect(await repo.changed(['--changed'], { cwd: join(repo.path, 'after') })).toEqual([
      1,
      ['otc/version-format moved.json:5:14'],
    ]);
    expect(await repo.changed(['--changed', '../un'], { cwd: join(repo.path, 'after') })).toEqual([
      1,
      ALL('../un/tracked.json'),
    ]);
    repo.git('switch', '--quiet', '--detach');
    expect(await repo.changed()).toEqual([1, EXPECTED]);
    repo.git('switch', '--quiet', 'topic');
  });

  test('a linked worktree', async () => {
    const other = `${repo.path}-linked`;
    repo.git('worktree', 'add', '--quiet', '--detach', other, 'topic');
    writeFileSync(join(other, 'old.json'), tool('Old', { ...WRONG, version: 'v9' }));
    const seen = await repo.changed(['--changed'], { cwd: other });
    repo.git('worktree', 'remove', '--force', other);
    expect(seen).toEqual([1, [EXPECTED[0], EXPECTED[1], ...FRESH('new.json'), VERSION('old.json')]]);
  });

  test('the summary counts what was left out, and the base is told', async () => {
    const { out, err } = await toolint(['--changed', '--preset', 'spec'], { cwd: repo.path });
    expect(out).toMatch(/^✖ 10 errors in 10 files with 10 tools.* · 20 elsewhere, not in what changed$/m);
    expect(err).toBe('toolint: only what changed since main.\n');
    expect((await toolint(['--changed=main'], { cwd: repo.path })).err).toBe('');
  });
});

git('what was not committed', () => {
  test('before the first commit, everything is new', async () => {
    const repo = repository();
    repo.write({ 'a.json': tool('A', WRONG), 'b.json': tool('B', WRONG) }).git('add', 'a.json');
    const { err } = await toolint(['--changed'], { cwd: repo.path });
    expect(err).toMatch(/since the beginning, as nothing is committed yet/);
    expect(await repo.changed()).toEqual([1, [...ALL('a.json'), ...ALL('b.json')]]);
  });

  test('on the main branch itself; an empty file, and one that is only promised to git', async () => {
    const repo = repository().commit({ 'a.json': tool('A', WRONG) });
    expect(await repo.changed()).toEqual([0, []]);
    repo
      .write({ 'empty.otc.json': '', 'promised.json': tool('B', WRONG) })
      .git('add', '--intent-to-add', 'promised.json');
    expect(await repo.changed(['--changed', '--', '.', 'empty.otc.json'])).toEqual([
      1,
      ['common/syntax empty.otc.json:1:1', ...ALL('promised.json')],
    ]);
  });

  test('during a merge, what the other side brings is not ours', async () => {
    const repo = repository().commit({ 'a.json': tool('A'), 'b.json': tool('B') });
    repo.git('switch', '--quiet', '--create', 'topic');
    repo.commit({ 'a.json': tool('A', { name: 'Calculator Add' }) });
    repo.git('switch', '--quiet', 'main');
    repo.commit({ 'b.json': tool('B', WRONG) });
    repo.git('switch', '--quiet', 'topic');
    repo.git('merge', '--quiet', '--no-commit', '--no-ff', 'main');
    expect(await repo.changed(['--changed'])).toEqual([1, [NAME('a.json')]]);
  });
});

git('lines', () => {
  test('CRLF, no final newline, and carriage returns alone', async () => {
    const crlf = tool('A', WRONG).replaceAll('\n', '\r\n');
    const bare = tool('B', WRONG).trimEnd();
    const old = tool('C', WRONG).replace('{\n', '{\r\r');
    const repo = repository().commit({ 'a.json': crlf, 'b.json': bare, 'c.json': old });
    repo.write({
      'a.json': crlf.replace('v1.0.0', 'v2.0.0'),
      'b.json': bare.replace('"output_schema": { "type": "number" }\n}', '"output_schema": { "type": "numbr" } }'),
      'c.json': old.replace('v1.0.0', 'v2.0.0'),
    });
    const [, findings] = await repo.changed();
    expect(findings.filter((each) => !each.includes('c.json'))).toEqual([
      VERSION('a.json'),
      expect.stringMatching(/ b\.json:11:/),
    ]);
    // There git and an editor number lines differently, so all of them count.
    expect(findings.filter((each) => each.includes('c.json'))).toHaveLength(3);
  });

  test('with core.autocrlf, line ends alone are no change', async () => {
    const repo = repository();
    repo.git('config', 'core.autocrlf', 'true');
    repo.commit({ 'a.json': tool('A', WRONG) });
    repo.write({ 'a.json': tool('A', { ...WRONG, name: 'Calculator Sub' }).replaceAll('\n', '\r\n') });
    expect(await repo.changed()).toEqual([1, [NAME('a.json')]]);
  });

  const ODD = isWindows
    ? ['-leading dash.json', 'ü ñ 🎈.json', 'with blank b and b.json']
    : [
        '-leading dash.json',
        'new\nline.json',
        'quo"te\'s\\.json',
        'ta\tb.json',
        'ü ñ 🎈.json',
        'a b/a b/x b.json',
        'line\u2028sep.json',
      ];

  test('odd names, edited and moved', async () => {
    const repo = repository().commit(Object.fromEntries(ODD.map((name, at) => [name, tool(`T${at}`, WRONG)])));
    for (const name of ODD) repo.write({ [name]: repo.read(name).replace('v1.0.0', 'v2.0.0') });
    const count = async (): Promise<string[]> => {
      const { report } = await toolintJson(['--changed', '--preset', 'spec'], { cwd: repo.path });
      return report.findings.map(({ rule, path, line }) => `${rule} ${path}:${line}`);
    };
    expect(await count()).toEqual([...ODD].sort().map((name) => `otc/version-format ${name}:5`));
    for (const name of ODD) {
      mkdirSync(dirname(join(repo.path, 'moved', name)), { recursive: true });
      renameSync(join(repo.path, name), join(repo.path, 'moved', name));
    }
    repo.git('add', '--all');
    expect(await count()).toEqual([...ODD].sort().map((name) => `otc/version-format moved/${name}:5`));
  });

  test('a file that git takes for binary counts as a whole', async () => {
    const repo = repository().commit({
      '.gitattributes': '*.json -diff\n',
      'a.json': tool('A', WRONG),
      'b.json': tool('B', WRONG),
    });
    repo.write({ 'a.json': tool('A', { ...WRONG, version: 'v2' }) });
    expect(await repo.changed()).toEqual([1, ALL('a.json')]);
  });

  test('settings for people make no difference', async () => {
    const repo = repository().commit({ 'a.json': tool('A', WRONG), 'b.json': tool('B', WRONG) });
    const settings = {
      'diff.noprefix': 'true',
      'diff.mnemonicPrefix': 'true',
      'diff.renames': 'false',
      'color.ui': 'always',
      'diff.context': '9',
      'core.quotePath': 'true',
      'diff.relative': 'true',
    };
    for (const [key, value] of Object.entries(settings)) repo.git('config', key, value);
    repo.git('mv', 'b.json', 'c.json');
    repo.write({
      'a.json': tool('A', { ...WRONG, version: 'v2' }),
      'c.json': tool('B', { ...WRONG, name: 'Calculator Sub' }),
    });
    expect(await repo.changed()).toEqual([1, [VERSION('a.json'), NAME('c.json')]]);
  });
});

git('what has to do with a change though it stands elsewhere', () => {
  test('what something lacks, where it has lost lines', async () => {
    const yaml =
      'tools:\n  - name: add_numbers\n    description: Adds two numbers together.\n    inputSchema:\n      type: object\n';
    const code = `server.registerTool('add_numbers', {
  title: 'Add',
  description: 'Adds two numbers together.',
  inputSchema: { a: z.number().describe('A number.') },
}, () => {});
`;
    const list = `[
  {
    "id": "Calculator.List@1.0.0",
    "name": "Calculator_List",
    "description": "Adds two numbers together.",
    "version": "1.0.0",
    "input_schema": { "parameters": { "type": "object" } },
    "output_schema": { "type": "number" }
  }
]
`;
    const files = { 'a.json': tool('A'), 'b.yaml': yaml, 'c.ts': code, 'd.json': list };
    const without = (text: string): string => text.replace(/^ *"?description.*\n/m, '');
    const repo = repository().commit({
      ...files,
      'old.json': without(tool('Old')).replace('"version"', '"keywords": [],\n  "version"'),
    });
    const args = ['--changed', '--rule', 'mcp/description-missing=error'];
    const lacking = async (): Promise<string[]> =>
      (await repo.changed(args))[1].filter((each) => /required|missing/.test(each));
    expect(await lacking()).toEqual([]);
    repo.write(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, without(text)])));
    expect(await lacking()).toEqual([
      'otc/required-field a.json:1:1',
      'mcp/description-missing b.yaml:2:5',
      'mcp/description-missing c.ts:1:36',
      'otc/required-field d.json:2:3',
    ]);
    // Lines that are edited, and lines deeper inside, are no reason.
    repo.write({
      ...files,
      'old.json': repo
        .read('old.json')
        .replace('1.0.0",', '2.0.0",')
        .replace(/ {6}"a".*\n/, ''),
    });
    expect(await lacking()).toEqual([]);
  });

  test('what still asks for a name that is gone, and the other of two that do not go together', async () => {
    const text = tool('Add').replace('"type": "object"', '"type": "object", "required": ["a"]');
    const repo = repository().commit({
      'a.json': text,
      'b.json': text.replaceAll('Add', 'Sub'),
      'old.json': tool('Old').replace('"type": "object"', '"type": "object", "required": ["b"]'),
    });
    const args = ['--changed', '--rule', 'common/required-undefined=error'];
    expect(await repo.changed(args)).toEqual([0, []]);
    repo.write({
      'a.json': text.replace('"a": {', '"augend": {'),
      'b.json': text.replaceAll('Add', 'Sub').replace('"1.0.0"', '"2.0.0"'),
      'old.json': repo.read('old.json').replace('A number', 'Any number'),
    });
    expect(await repo.changed(args)).toEqual([
      1,
      ['common/required-undefined a.json:7:52', 'otc/id-version b.json:2:25'],
    ]);
  });

  test('a syntax error in a file that changed, wherever the parser gives up', async () => {
    const broken = (text: string): string => text.replace('"number" }', '"number"').replace(/ {4}\} \}\n/, '');
    const repo = repository().commit({ 'a.json': tool('A'), 'b.json': broken(tool('B')) });
    repo.write({ 'a.json': broken(tool('A')) });
    const [, findings] = await repo.changed();
    expect([...new Set(findings.map((each) => each.split(':')[0]))]).toEqual(['common/syntax a.json']);
  });

  test('a suppression that the change has made needless, and no other', async () => {
    const repo = repository().commit({ 'a.json': tool('A', WRONG), 'b.json': tool('B', WRONG) });
    const args = ['--changed', '--rule', 'common/stale-suppression=error'];
    await toolint(['--suppress', '--reason', 'before toolint', '--preset', 'spec'], { cwd: repo.path });
    repo.commit({ 'b.json': tool('B') });
    expect(await repo.changed(args)).toEqual([0, []]);
    repo.write({ 'a.json': tool('A', { version: 'v1.0.0', text: '' }) });
    const [, findings] = await repo.changed(args);
    expect(findings).toEqual([expect.stringMatching(/^common\/stale-suppression toolint-suppressions\.json:/)]);
  });

  test('two files that do not go together: all files are compared, and it counts whichever changed', async () => {
    const repo = repository().commit({
      'toolint.config.json': '{ "servers": { "all": ["**"] } }',
      'a.json': tool('Same'),
      'b.json': tool('Other'),
    });
    repo.write({ 'b.json': tool('Same') });
    expect(await repo.changed()).toEqual([1, ['otc/unique-id b.json:2:9']]);
    repo.write({ 'a.json': tool('Other'), 'b.json': tool('Other') });
    expect(await repo.changed()).toEqual([1, ['otc/unique-id b.json:2:9']]);
    repo.commit();
    expect(await repo.changed(['--changed=HEAD'])).toEqual([0, []]);
  });
});

git('with --fix', () => {
  const several = `{
  "id": "Calculator.Add@1.0.0",
  "name": "Calculator_Add",
  "desciption": "Adds two numbers together.",
  "version": "v1.0.0",
  "input_schema": { "parameters": { "type": "object" } },
  "output_schema": { "type": "number" }
}
`;

  test('only changed lines are touched, also after lines have moved', async () => {
    const flat = several.replace('"parameters": { "type": "object" }', '"type": "object"');
    const repo = repository().commit({ 'a.json': several, 'b.json': several.replace('Add@', 'Sub@') });
    repo.write({ 'a.json': flat.replace('v1.0.0', 'v1.0') });
    const { status, out, err } = await toolint(['--changed', '--fix', '--preset', 'spec'], { cwd: repo.path });
    expect(err).toContain('Fixed 2 findings');
    expect([status, out]).toEqual([0, expect.stringMatching(/No problems [^]*elsewhere, not in what changed/)]);
    const fixed = repo.read('a.json');
    expect(
      fixed
        .split('\n')
        .filter((line) => !several.includes(line))
        .join('\n'),
    ).toContain('"version": "1.0.0"');
    expect(fixed).toContain('"desciption"');
    expect(repo.read('b.json')).toContain('"desciption"');
    const diff = repo
      .git('diff', '--unified=0')
      .split('\n')
      .filter((line) => /^-[^-]/.test(line));
    expect(diff).toEqual(['-  "version": "v1.0.0",', '-  "input_schema": { "parameters": { "type": "object" } },']);
    expect((await toolint(['--changed', '--fix', '--preset', 'spec'], { cwd: repo.path })).err).not.toContain('Fixed');
  });

  test('a fix that would also touch another line is left for a run without --changed', async () => {
    const text = several
      .replace('desciption', 'description')
      .replace('v1.0.0', '1.0.0')
      .replace(
        '  "input_schema": { "parameters": { "type": "object" } },',
        '  "input_schema":\n    { "type": "object",\n      "properties": {} },',
      );
    const repo = repository().commit({ 'a.json': text });
    const edited = text.replace('"input_schema":\n', '"input_schema": \n');
    repo.write({ 'a.json': edited });
    await toolint(['--changed', '--fix', '--preset', 'spec'], { cwd: repo.path });
    expect(repo.read('a.json')).toBe(edited);
    await toolint(['--fix', '--preset', 'spec'], { cwd: repo.path });
    expect(repo.read('a.json')).toContain('"parameters"');
  });
});

git('what git cannot tell is one sentence and exit 2', () => {
  const said = async (cwd: string, args: readonly string[] = ['--changed'], how: How = {}): Promise<string> => {
    const { status, out, err } = await spawnToolint(args, { cwd, ...how });
    expect([status, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    return err;
  };

  test('no repository', async () => {
    const folder = folderOf({ 'a.json': tool('A') });
    const message = await said(folder.path);
    folder.remove();
    expect(message).toMatch(/this folder is in no work tree of git/);
  });

  test('a bare repository, and the folder of git itself', async () => {
    const repo = repository().commit({ 'a.json': tool('A') });
    expect(await said(join(repo.path, '.git'))).toMatch(/in no work tree of git/);
  });

  test('no command git', async () => {
    const repo = repository().commit({ 'a.json': tool('A') });
    expect(await said(repo.path, ['--changed'], { env: { PATH: join(repo.path, 'nothing') } })).toMatch(
      /there is no command `git` here/,
    );
  });

  test.each([
    ['--changed=mian', /git knows no commit `mian`/],
    ['--changed=--output=x', /needs a branch, a tag or a commit, and got "--output=x"/],
    ['--changed=main..topic', /git knows no commit/],
    ['--changed=orphan', /this branch and `orphan` have no commit in common/],
    ['--changed=a\u001b[2Jb', /git knows no commit `a\\u\{1b\}\[2Jb`/],
  ])('%j', async (argument, message) => {
    const repo = repository().commit({ 'a.json': tool('A') });
    repo.git('switch', '--quiet', '--orphan', 'orphan');
    repo.commit({ 'b.json': tool('B') });
    repo.git('switch', '--quiet', 'main');
    expect(await said(repo.path, [argument])).toMatch(message);
    expect(existsSync(join(repo.path, 'x'))).toBe(false);
  });

  test('no main branch', async () => {
    const repo = repository('trunk').commit({ 'a.json': tool('A') });
    expect(await said(repo.path)).toMatch(/neither main nor master, on origin or here\. Name one: --changed=BASE\.\n$/);
    expect(await repo.changed(['--changed', 'trunk'])).toEqual([0, []]);
  });

  test("origin's own main branch goes first; a shallow clone says what is missing", async () => {
    const origin = repository('trunk').commit({ 'a.json': tool('A') });
    origin.commit({ 'b.json': tool('B') });
    const clone = repository();
    clone.git('remote', 'add', 'origin', `file://${origin.path}`);
    clone.git('fetch', '--quiet', '--depth=1', 'origin', 'trunk');
    clone.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
    clone.git('branch', '--move', 'topic');
    clone.git('update-ref', '-d', 'refs/remotes/origin/trunk');
    expect(await said(clone.path)).toMatch(/neither main nor master.*This clone is shallow.*fetch-depth: 0/);
    expect(await said(clone.path, ['--changed=HEAD~1'])).toMatch(/knows no commit `HEAD~1`\. This clone is shallow/);
    clone.git('fetch', '--quiet', '--unshallow', 'origin', 'trunk:refs/remotes/origin/trunk');
    clone.git('remote', 'set-head', 'origin', 'trunk');
    clone.git('branch', 'main', 'origin/trunk~1');
    clone.write({ 'c.json': tool('C', WRONG) });
    const { err } = await toolint(['--changed'], { cwd: clone.path });
    expect(err).toBe('toolint: only what changed since origin/trunk.\n');
  });

  test('a word that is a path and a commit', async () => {
    const repo = repository().commit({ 'topic/a.json': tool('A', WRONG) });
    repo.git('branch', 'topic');
    repo.write({ 'b.json': tool('B', WRONG) });
    expect(await said(repo.path, ['--changed', 'topic'])).toMatch(
      /--changed topic: that is a path here and a commit\. Write --changed=topic for the commit, or --changed -- topic for the path/,
    );
    expect(await repo.changed(['--changed=topic'])).toEqual([1, ALL('b.json')]);
    expect(await repo.changed(['--changed', '--', 'topic'])).toEqual([0, []]);
    expect(await repo.changed(['--changed', '*.json'])).toEqual([1, ALL('b.json')]);
  });

  test('--stdin', async () => {
    expect(await said(repository().path, ['--changed', '--stdin'])).toMatch(/does not go together with --stdin/);
  });
});

git('nothing of the checkout runs', () => {
  (isWindows ? test.skip : test)('no hook, filter, diff program, watcher or transport', async () => {
    const repo = repository().commit({ 'a.json': tool('A', WRONG), 'b.json': tool('B', WRONG) });
    const ran = join(repo.path, '..', `${Date.now()}-${process.pid}-ran`);
    const trap = join(repo.path, '.git', 'trap');
    writeFileSync(trap, `#!/bin/sh\necho "$0 $*" >> '${ran}'\ncat\n`);
    chmodSync(trap, 0o755);
    mkdirSync(join(repo.path, 'hooks'));
    for (const hook of ['post-index-change', 'fsmonitor-watchman', 'pre-auto-gc', 'reference-transaction'])
      symlinkSync(trap, join(repo.path, 'hooks', hook));
    repo.write({
      '.gitattributes': '*.json filter=evil diff=evil\n',
      'a.json': tool('A', { ...WRONG, version: 'v2' }),
    });
    const settings = {
      'core.fsmonitor': trap,
      'core.hooksPath': join(repo.path, 'hooks'),
      'core.pager': trap,
      'core.sshCommand': trap,
      'diff.external': trap,
      'diff.evil.command': trap,
      'diff.evil.textconv': trap,
      'filter.evil.clean': trap,
      'filter.evil.process': trap,
      'filter.evil.required': 'true',
      'filter.e v.il.clean': trap,
    };
    for (const [key, value] of Object.entries(settings)) repo.git('config', key, value);
    // Files look touched, so that git has to read them again.
    for (const name of ['a.json', 'b.json']) writeFileSync(join(repo.path, name), `${repo.read(name)} `);
    const env = { GIT_EXTERNAL_DIFF: trap, GIT_DIR: join(repo.path, 'nowhere'), GIT_PAGER: trap, GIT_TRACE: '1' };
    rmSync(ran, { force: true });
    const { status, report } = await toolintJson(['--changed', '--preset', 'spec'], { cwd: repo.path, env });
    expect(existsSync(ran) ? readFileSync(ran, 'utf8') : '').toBe('');
    expect(status).toBe(1);
    expect(rulesAt(report)).toEqual([VERSION('a.json')]);
  });

  (isWindows ? test.skip : test)('no git of the checkout either', async () => {
    const repo = repository().commit({ 'a.json': tool('A', WRONG) });
    repo.write({ git: '#!/bin/sh\ntouch ran\n' });
    chmodSync(join(repo.path, 'git'), 0o755);
    const PATH = `${process.env['PATH']}${delimiter}`;
    expect(await repo.changed(['--changed'], { env: { PATH } })).toEqual([0, []]);
    expect(existsSync(join(repo.path, 'ran'))).toBe(false);
  });

  test('what git ignores cannot be compared, so all of it counts where it is named', async () => {
    const repo = repository().commit({
      '.gitignore': 'gen.json\nout\n',
      'a.json': tool('A', WRONG),
      'sub/b.json': tool('B', WRONG),
    });
    repo.write({ 'gen.json': tool('Gen', WRONG), 'out/x.json': tool('X', WRONG) });
    expect(await repo.changed(['--changed=HEAD'])).toEqual([0, []]);
    expect(await repo.changed(['--changed=HEAD', 'gen.json', 'out', 'a.json'])).toEqual([
      1,
      [...ALL('gen.json'), ...ALL('out/x.json')],
    ]);
    const cwd = join(repo.path, 'sub');
    expect(await repo.changed(['--changed=HEAD', '../gen.json', 'b.json'], { cwd })).toEqual([1, ALL('../gen.json')]);
    await repo.changed(['--changed=HEAD', '--fix', 'gen.json']);
    expect(repo.read('gen.json')).toContain('"version": "1.0.0"');
  });

  test.each(['assume-unchanged', 'skip-worktree'])(
    'all of a file counts that git looks away from: %s',
    async (flag) => {
      const repo = repository().commit({ 'a.json': tool('A', WRONG), 'b.json': tool('B', WRONG) });
      repo.git('update-index', `--${flag}`, 'a.json');
      expect(await repo.changed()).toEqual([1, ALL('a.json')]);
    },
  );

  (isWindows ? test.skip : test)('a file that is named through a link is the file that it is here', async () => {
    const repo = repository().commit({ 'a.json': tool('A', WRONG) });
    repo.write({ 'a.json': tool('A', { ...WRONG, version: 'v2' }) });
    const link = `${repo.path}-link`;
    symlinkSync(repo.path, link);
    const found = await repo.changed(['--changed=HEAD', '--', join(link, 'a.json')]);
    rmSync(link);
    expect(found).toEqual([1, [VERSION('a.json')]]);
  });

  test('a submodule changed if its commit did, and a repository inside that git does not know is all new', async () => {
    const inner = repository().commit({ 'x.json': tool('X', WRONG) });
    const repo = repository().commit({ 'a.json': tool('A') });
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.path, 'sub');
    repo.commit();
    expect(await repo.changed(['--changed=HEAD'])).toEqual([0, []]);
    const ofSub = ALL('sub/x.json');
    expect(await repo.changed(['--changed=HEAD~1'])).toEqual([1, ofSub]);
    repo.git(
      '-C',
      'sub',
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@example.com',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'b',
    );
    expect(await repo.changed(['--changed=HEAD'])).toEqual([1, ofSub]);
    repo.commit();
    mkdirSync(join(repo.path, 'inner'));
    spawnSync('git', ['init', '--quiet'], { cwd: join(repo.path, 'inner') });
    repo.write({ 'inner/y.json': tool('Y', WRONG) });
    expect(await repo.changed(['--changed=HEAD'])).toEqual([1, ALL('inner/y.json')]);
  });
});
