/** Whose config counts, and which lines: `config-from`, `changed-only`, and pull requests that change their own judge. */
import { execFileSync } from 'node:child_process';
import { renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  broken,
  commit,
  git,
  good,
  pullRequest,
  run,
  SHA,
  temporaryFolder,
  workspaceOf,
  write,
  type Ran,
  type Setup,
} from './root.js';

const OFF = '{ "rules": { "otc/id-format": "off", "otc/id-version": "off" } }';
const ON = '{ "extends": ["recommended"] }';

interface Changed {
  readonly folder: string;
  readonly base: string;
  readonly head: string;
}

/** A checkout with two commits. */
function changed(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Changed {
  const folder = workspaceOf(before);
  const base = commit(folder);
  write(folder, after);
  return { folder, base, head: commit(folder) };
}

const lint = ({ folder, base, head }: Changed, inputs: Setup['inputs'] = {}): Promise<Ran> =>
  run(folder, { inputs, event: 'pull_request', payload: pullRequest(base, head) });
const lintWithBase = (change: Changed, inputs: Setup['inputs'] = {}): Promise<Ran> =>
  lint(change, { 'config-from': 'base', ...inputs });

describe('a pull request that changes the config', () => {
  const silenced = (): Changed =>
    changed({ 'toolint.config.json': ON }, { 'toolint.config.json': OFF, 'a.json': broken('A') });

  test('is judged by it, and that is said', async () => {
    const ran = await lint(silenced());
    expect(ran).toMatchObject({ status: 0, outputs: { outcome: 'success', errors: '0', files: '1' } });
    for (const text of [ran.out, ran.summary])
      expect(text).toContain('This pull request changes `toolint.config.json`');
  });

  test('is not judged by it with `config-from: base`', async () => {
    const ran = await lintWithBase(silenced());
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'failure', errors: '1' } });
    expect(ran.summary).toContain('Configs and suppressions were taken from the base branch');
  });

  test.each([
    ['.gitignore', 'a.json'],
    ['.gitignore', '*'],
    ['tools/.gitignore', 'b.json'],
  ])('cannot leave out what it brings with `config-from: base`: %s with %s', async (name, text) => {
    const folder = workspaceOf({ 'toolint.config.json': ON });
    const base = commit(folder);
    write(folder, { [name]: text, 'a.json': broken('A'), 'tools/b.json': broken('B') });
    git(folder, 'add', '-A', '--force');
    git(folder, 'commit', '-q', '-m', 'x');
    // What a step before has made is none of the repository's.
    write(folder, { '.git/info/exclude': 'made/', 'made/c.json': broken('C') });
    const change = { folder, base, head: git(folder, 'rev-parse', 'HEAD') };
    const ran = await lintWithBase(change);
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '2', files: '2' });
    expect(ran.summary).toContain(`This pull request changes \`${name}\`. Configs and suppressions were taken from`);
    expect(ran.summary).toContain('no `.gitignore` has kept back a file of a commit');
    const byGlob = await lintWithBase(change, { files: '**/*.json' });
    expect(byGlob.outputs).toMatchObject({ errors: '2', files: '2' });
    // Nor without it: what is committed is not ignored.
    expect((await lint(change)).outputs).toMatchObject({ errors: '2', files: '2' });
  });

  test.each([
    ['package.json', '{ "toolint": { "rules": {} } }', true],
    ['package.json', '{ "dependencies": { "toolint": "1.0.0" } }', false],
    ['a/b/toolint.config.yaml', 'root: true', true],
    ['toolint-suppressions.json', '{ "version": 1, "suppressions": [] }', true],
    ['.gitignore', 'tools/', true],
    ['b.json', '{}', false],
  ])('%s %s counts as config: %s', async (name, text, isOwn) => {
    const { out } = await lint(changed({ 'a.json': good('A') }, { [name]: text }));
    expect(out.includes(`This pull request changes \`${name}\``)).toBe(isOwn);
  });

  test('what the config extends counts too, whatever it is called', async () => {
    const base = {
      'toolint.config.json': '{ "extends": ["./shared.json"] }',
      'shared.json': ON,
      'a.json': broken('A'),
    };
    const change = changed(base, { 'shared.json': OFF });
    const ran = await lint(change);
    expect(ran.outputs).toMatchObject({ errors: '0' });
    expect(ran.out).toContain('This pull request changes `shared.json`');
    expect((await lintWithBase(change)).outputs).toMatchObject({ errors: '1' });
  });

  test('its name cannot make itself more than a name', async () => {
    const folder = 'x`@octocat <b>::error::';
    const { out, summary } = await lint(changed({ 'a.json': good('A') }, { [`${folder}/toolint.config.json`]: ON }));
    expect(out).toContain("changes `x'@octocat <b>::error::/toolint.config.json`");
    expect(summary).toContain("`x'@\u200boctocat <b>::error::/toolint.config.json`");
  });
});

describe('config-from: base', () => {
  test('each folder has the configs that it had, and those that are new do not count', async () => {
    const before = { 'tools/old/toolint.config.yaml': OFF, 'package.json': '{ "toolint": { "ignore": ["skipped"] } }' };
    const after = {
      'tools/old/a.json': broken('A'),
      'tools/old/toolint.config.yaml': ON,
      'tools/new/b.json': broken('B'),
      'tools/new/toolint.config.json': OFF,
      'skipped/c.json': broken('C'),
      'package.json': '{}',
    };
    const change = changed(before, after);
    const ran = await lintWithBase(change);
    expect(ran.out).toContain('file=tools/new/b.json');
    expect(ran.outputs).toMatchObject({ errors: '1', files: '2' });
    const inFolder = await lintWithBase(change, { 'working-directory': 'tools' });
    expect(inFolder.out).toContain('file=tools/new/b.json');
    expect(inFolder.outputs).toMatchObject({ errors: '1', files: '2' });
    const named = await lintWithBase(change, {
      'working-directory': 'tools/new',
      config: '../old/toolint.config.yaml',
    });
    expect(named.outputs).toMatchObject({ outcome: 'success', files: '1' });
  });

  test('of a repository that is checked out below the workspace', async () => {
    const { folder, base, head } = changed(
      { 'a.json': broken('A'), 'toolint.config.json': OFF },
      { 'a.json': broken('B'), 'toolint.config.json': ON },
    );
    const workspace = workspaceOf({});
    renameSync(folder, join(workspace, 'main'));
    const ran = await lintWithBase({ folder: workspace, base, head });
    expect(ran.outputs).toMatchObject({ outcome: 'success', errors: '0', files: '1' });
    expect((await lint({ folder: workspace, base, head })).outputs).toMatchObject({ errors: '1' });
  });

  test('suppressions are those of the base, and none of them is stale for having been mended', async () => {
    const folder = workspaceOf({ 'a.json': broken('A'), 'b.json': broken('B') });
    commit(folder);
    execFileSync(process.execPath, [resolve('dist/cli.js'), '--suppress', '--reason', 'old', 'a.json'], {
      stdio: 'pipe',
      cwd: folder,
    });
    const base = commit(folder);
    execFileSync(process.execPath, [resolve('dist/cli.js'), '--suppress', '--reason', 'new'], {
      stdio: 'pipe',
      cwd: folder,
    });
    const all = { folder, base, head: commit(folder) };
    expect((await lint(all)).outputs).toMatchObject({ errors: '0' });
    const ran = await lintWithBase(all);
    expect(ran.outputs).toMatchObject({ errors: '1' });
    expect(ran.out).toContain('::error title=otc/id-format,file=b.json,');
    write(folder, { 'a.json': good('A'), 'b.json': good('B') });
    expect((await lintWithBase(all)).outputs).toMatchObject({ outcome: 'success', errors: '0' });
  });

  test('a config that was not there cannot be named', async () => {
    const change = changed({ 'b.json': '{}' }, { 'a.json': broken('A'), 'my.json': OFF });
    const ran = await lintWithBase(change, { config: 'my.json' });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', files: '0' } });
    expect(ran.out).toContain('my.json: the config cannot be used. It does not exist.');
  });

  test('what is wrong in the config of the base is told', async () => {
    const ran = await lintWithBase(changed({ 'toolint.config.json': '{ "rulez": 1 }' }, { 'toolint.config.json': ON }));
    expect(ran.outputs).toMatchObject({ outcome: 'error' });
    expect(ran.out).toContain('toolint.config.json:1:3: ');
  });

  test('code never runs', async () => {
    const js = `throw new Error('it ran')`;
    const change = changed(
      { 'toolint.config.js': js },
      { 'toolint.config.js': 'export default {}', 'a.json': good('A') },
    );
    const ran = await lintWithBase(change, { 'allow-code': 'true' });
    expect(ran.outputs).toMatchObject({ outcome: 'error' });
    expect(ran.out).toContain('With `config-from: base` no code runs, whatever `allow-code` says.');
    expect(ran.out).not.toContain('it ran');
    const plugin = { 'toolint.config.json': '{ "plugins": ["./x.mjs"] }' };
    const after = { 'toolint.config.json': ON, 'x.mjs': js };
    expect((await lintWithBase(changed(plugin, after), { 'allow-code': 'true' })).out).toContain('no code runs');
  });

  test('a link is not followed', async () => {
    const folder = workspaceOf({ 'a.json': good('A'), 'other.json': OFF });
    symlinkSync('other.json', join(folder, 'toolint.config.json'));
    const base = commit(folder);
    const ran = await lintWithBase({ folder, base, head: base });
    expect(ran.outputs).toMatchObject({ outcome: 'error' });
    expect(ran.out).toContain('toolint.config.json is a symbolic link');
  });

  test.each([
    ['the checkout does not have it', 'pull_request', pullRequest(SHA.base)],
    ['the payload is broken', 'pull_request', { pull_request: { number: 'x' } }],
    ['the event is about no branch', 'workflow_run', {}],
    ['the event is about a comment', 'issue_comment', { issue: { pull_request: {} } }],
  ])('an error, and nothing linted, where %s', async (_, event, payload) => {
    const { folder } = changed({ 'toolint.config.json': ON }, { 'toolint.config.json': OFF, 'a.json': broken('A') });
    const ran = await run(folder, { inputs: { 'config-from': 'base' }, event, payload });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', errors: '0', files: '0' } });
    expect(ran.out).toMatch(/so nothing was linted/);
  });

  test.each(['push', 'schedule', 'workflow_dispatch'])('on %s the branch itself is the base', async (event) => {
    const { folder, base, head } = changed(
      { 'toolint.config.json': ON },
      { 'toolint.config.json': OFF, 'a.json': broken('A') },
    );
    const payload = { before: base, after: head };
    const ran = await run(folder, { inputs: { 'config-from': 'base' }, event, payload });
    expect(ran.outputs).toMatchObject({ outcome: 'success', files: '1' });
    expect(ran.summary).toContain('its own config was used');
  });

  test('in a merge queue the group has a base', async () => {
    const { folder, base, head } = changed(
      { 'toolint.config.json': ON },
      { 'toolint.config.json': OFF, 'a.json': broken('A') },
    );
    const payload = { merge_group: { base_sha: base, head_sha: head } };
    const ran = await run(folder, { inputs: { 'config-from': 'base' }, event: 'merge_group', payload });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
  });
});

describe('changed-only, by git', () => {
  const two = (first: string, second: string): string => `[\n${first},\n${second}\n]\n`;
  const change = (): Changed =>
    changed(
      { 'tools/a.json': two(broken('A'), good('B')), 'tools/c.json': broken('C') },
      { 'tools/a.json': two(broken('A'), broken('B')) },
    );

  test('only findings on changed lines, while all files are linted', async () => {
    const ran = await lint(change(), { 'changed-only': 'true' });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1', files: '2' });
    expect(ran.out).toMatch(/^::error title=otc\/id-format,file=tools\/a\.json,line=12,/m);
    const inFolder = await lint(change(), { 'changed-only': 'true', 'working-directory': 'tools' });
    expect(inFolder.outputs).toMatchObject({ errors: '1', files: '2' });
    expect((await lint(change())).outputs).toMatchObject({ errors: '3' });
  });

  test('on a push from the commit before it', async () => {
    const { folder, base, head } = change();
    const setup = { inputs: { 'changed-only': 'true' }, payload: { before: base, after: head } };
    expect((await run(folder, setup)).outputs).toMatchObject({ errors: '1' });
  });

  test.each([
    ['the commit is not there', 'pull_request', pullRequest(SHA.base), '`fetch-depth: 0`'],
    [
      'a branch or a tag is new',
      'push',
      { before: '0'.repeat(40), after: SHA.head },
      'this push begins a branch or a tag, so there is no earlier commit to compare it with',
    ],
    ['a push does not say from where', 'push', { after: SHA.head }, 'the event does not say what changed'],
    ['it runs by the clock', 'schedule', {}, 'on this event there is no change to compare'],
    ['the payload is broken', 'pull_request', [], 'the event does not say what changed'],
  ])('all findings, and a word about it, where %s', async (_, event, payload, why) => {
    const { folder } = change();
    const ran = await run(folder, { inputs: { 'changed-only': 'true' }, event, payload });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '3' });
    for (const text of [ran.out, ran.summary.replaceAll('\\', '')]) {
      expect(text).toContain('all findings are reported');
      expect(text).toContain(why);
    }
  });

  test('a merge commit is checked out', async () => {
    const { folder, base, head } = change();
    git(folder, 'checkout', '-q', '-b', 'other', base);
    write(folder, { 'tools/d.json': broken('D') });
    const moved = commit(folder);
    git(folder, 'merge', '-q', '--no-edit', head);
    const ran = await lint({ folder, base: moved, head }, { 'changed-only': 'true' });
    expect(ran.outputs).toMatchObject({ errors: '1', files: '3' });
  });
});

describe('on pull_request_target', () => {
  const NOTHING = 'nothing of this pull request was linted';
  const MAYBE = 'may be nothing of it';
  const target = ({ base, head }: Changed, sha = base): Setup => ({
    event: 'pull_request_target',
    payload: pullRequest(base, head),
    env: { GITHUB_SHA: sha },
  });
  const start = (): Changed => changed({ 'a.json': good('A') }, { 'a.json': broken('A') });

  test('a checkout of the base branch is told', async () => {
    const change = start();
    expect((await run(change.folder, target(change))).out).not.toContain(NOTHING);
    git(change.folder, 'checkout', '-q', change.base);
    const ran = await run(change.folder, target(change));
    expect(ran.outputs).toMatchObject({ outcome: 'success' });
    for (const text of [ran.out, ran.summary]) expect(text).toContain(NOTHING);
  });

  test('also of a base branch that has gone on, and of the default branch', async () => {
    const change = start();
    git(change.folder, 'checkout', '-q', change.base);
    write(change.folder, { 'b.json': good('B') });
    const now = commit(change.folder);
    expect((await run(change.folder, target(change, now))).out).toContain(NOTHING);
    const other = await run(change.folder, target(change));
    for (const text of [other.out, other.summary]) expect(text).toContain(MAYBE);
    expect(other.out).toContain(
      `${now.slice(0, 7)}, is neither the head of this pull request, ${change.head.slice(0, 7)},`,
    );
  });

  test('but not of the pull request merged into the base, however little of it was fetched', async () => {
    const { folder, base, head } = start();
    git(folder, 'checkout', '-q', base);
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'x');
    git(folder, 'merge', '-q', '-m', 'x', head);
    const shallow = join(temporaryFolder(), 'clone');
    git(folder, 'clone', '-q', '--depth=1', `file://${folder}`, shallow);
    const ran = await run(shallow, target({ folder, base, head }));
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
    for (const notice of [NOTHING, MAYBE]) expect(ran.out).not.toContain(notice);
  });
});
