/** `toolint init` in repositories as people have them. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { WHERE } from '../../src/core/version.js';
import { folderOf, GOOD, toolint, toolintJson, type Outcome } from '../support/cli.js';

const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');
const WORKFLOW = '.github/workflows/toolint.yml';
const CONFIG = 'toolint.config.json';

const made: ReturnType<typeof folderOf>[] = [];
afterEach(() => made.splice(0).forEach((folder) => folder.remove()));

/** A git repository without any commit: that is all init looks for. */
function repository(files: Readonly<Record<string, string>>): string {
  const folder = folderOf({ '.git/HEAD': 'ref: refs/heads/main\n', ...files });
  made.push(folder);
  return folder.path;
}

async function init(cwd: string): Promise<Outcome> {
  const outcome = await toolint(['init'], { cwd });
  expect([outcome.status, outcome.err]).toEqual([0, '']);
  return outcome;
}

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');
const config = (folder: string): Record<string, unknown> => JSON.parse(read(folder, CONFIG)) as Record<string, unknown>;

test('a config that holds and a workflow, once; then nothing more', async () => {
  const folder = repository({ 'good.json': GOOD });
  const first = await init(folder);
  expect(first.out.split('\n').slice(0, 3)).toEqual([
    'Found 1 file of otc.',
    'Wrote toolint.config.json.',
    `Wrote ${WORKFLOW}, which lints every pull request.`,
  ]);
  expect(first.out).toMatch(/^ {2}npx toolint +lint: there is nothing to fix so far$/m);
  expect(config(folder)).toEqual({
    $schema: './node_modules/toolint/schemas/config.schema.json',
    root: true,
    extends: ['recommended'],
    rules: {},
  });
  const before = [read(folder, CONFIG), read(folder, WORKFLOW)];
  const second = await init(folder);
  expect(second.out).toContain('There is a config already: toolint.config.json. It was left as it is.');
  expect(second.out).toContain(`There is a workflow already: ${WORKFLOW}. It was left as it is.`);
  expect([read(folder, CONFIG), read(folder, WORKFLOW)]).toEqual(before);
  expect((await toolint([], { cwd: folder })).status).toBe(0);
});

test('what to type next, where it is not installed for the whole machine', async () => {
  const { out } = await toolint(['init'], { cwd: repository({}), env: { PATH: '/nowhere' } });
  expect(out).toMatch(/^ {2}npx toolint +lint: there is nothing to fix so far$/m);
  expect(out).toMatch(/^ {2}npx toolint --changed +lint only/m);
});

test('the workflow asks for the least, and takes the actions that the README takes', async () => {
  const folder = repository({});
  await init(folder);
  const text = read(folder, WORKFLOW);
  const { permissions, jobs } = parse(text) as { permissions: object; jobs: Record<string, Job> };
  type Job = { permissions: object; steps: { uses: string; with?: object }[] };
  expect(permissions).toEqual({});
  expect(jobs['toolint']!.permissions).toEqual({ contents: 'read' });
  const readme = /uses: (actions\/checkout@[0-9a-f]{40}) # v\d/.exec(readFileSync('README.md', 'utf8'))![1]!;
  expect(jobs['toolint']!.steps).toEqual([
    { uses: readme, with: { 'persist-credentials': false } },
    { uses: `${WHERE.action.name}@${WHERE.action.ref}` },
  ]);
});

describe('what there is already', () => {
  test('findings: how many, and how to start clean', async () => {
    const folder = repository({
      'bad.json': BAD,
      'warns.json': GOOD.replace('Calculator.Add@', 'Calculator.Subtract@'),
    });
    const { out } = await init(folder);
    expect(out).toMatch(/^ {2}npx toolint +look at what there is: 1 error, 1 warning$/m);
    expect(out).toContain('  npx toolint --suppress --reason "before toolint"');
  });

  test('a config above, in package.json, or beside: none is written', async () => {
    const above = repository({ 'toolint.config.yaml': 'root: true\n', 'packages/a/x.json': GOOD });
    expect((await init(join(above, 'packages/a'))).out).toContain('already: ../../toolint.config.yaml.');
    const inside = repository({ 'package.json': '{"name": "x", "toolint": {}}' });
    expect((await init(inside)).out).toContain('already: package.json.');
    expect([existsSync(join(above, 'packages/a', CONFIG)), existsSync(join(inside, CONFIG))]).toEqual([false, false]);
  });

  test('a workflow that runs toolint under another name', async () => {
    const folder = repository({ '.github/workflows/ci.yaml': 'jobs: {x: {steps: [{run: npx toolint}]}}\n' });
    expect((await init(folder)).out).toContain('There is a workflow already: .github/workflows/ci.yaml.');
    expect(existsSync(join(folder, WORKFLOW))).toBe(false);
  });

  test('another host, a folder inside, and no repository', async () => {
    const other = repository({ '.git/config': '[remote "origin"]\n\turl = git@bitbucket.org:a/b.git\n' });
    expect((await init(other)).out).toContain('This repository is not on GitHub, so no workflow was written.');
    const inner = repository({ 'a/b/x.json': GOOD });
    expect((await init(join(inner, 'a/b'))).out).toContain('run npx toolint init in ../.. for one');
    const none = folderOf({});
    made.push(none);
    expect((await init(none.path)).out).toContain('This is no git repository');
    for (const folder of [other, inner, none.path]) expect(existsSync(join(folder, WORKFLOW))).toBe(false);
  });

  test('a link in the way is not written through', async () => {
    const folder = repository({});
    symlinkSync(join(folder, 'elsewhere.json'), join(folder, CONFIG));
    const { status, err } = await toolint(['init'], { cwd: folder });
    expect([status, err]).toEqual([2, expect.stringMatching(/toolint\.config\.json could not be written/)]);
    expect(existsSync(join(folder, 'elsewhere.json'))).toBe(false);
  });
});

describe('a link that leads out of the project', () => {
  test.each(['.github', '.github/workflows'])(
    '%s: nothing is made behind it, and nothing is looked for',
    async (name) => {
      const outside = repository({ 'workflows/toolint.yml': '', 'toolint.yml': '' });
      const folder = repository({ 'x/y': '' });
      mkdirSync(join(folder, name, '..'), { recursive: true });
      symlinkSync(outside, join(folder, name));
      const before = readdirSync(outside, { recursive: true });
      const { status, err } = await toolint(['init'], { cwd: folder });
      expect([status, err]).toEqual([
        2,
        expect.stringContaining(
          'toolint.yml could not be written: a symbolic link on the way leads out of the project',
        ),
      ]);
      expect(readdirSync(outside, { recursive: true })).toEqual(before);
    },
  );

  test.each(['.github', '.github/workflows'])('%s, to what is not there yet', async (name) => {
    const outside = repository({});
    const folder = repository({ 'x/y': '' });
    mkdirSync(join(folder, name, '..'), { recursive: true });
    symlinkSync(join(outside, 'none'), join(folder, name));
    expect((await toolint(['init'], { cwd: folder })).status).toBe(2);
    expect(existsSync(join(outside, 'none'))).toBe(false);
  });

  test('one that stays within the project is followed', async () => {
    const folder = repository({ 'ci/workflows/x.txt': '' });
    symlinkSync('ci', join(folder, '.github'));
    await init(folder);
    expect(readdirSync(join(folder, 'ci/workflows')).sort()).toEqual(['toolint.yml', 'x.txt']);
  });

  test('package.json and workflows: what they lead to is not read', async () => {
    const outside = repository({ 'package.json': '{"toolint": {}, "workspaces": []}', 'ci.yml': 'run: npx toolint' });
    const folder = repository({ '.github/workflows/x.txt': '' });
    symlinkSync(join(outside, 'package.json'), join(folder, 'package.json'));
    symlinkSync(join(outside, 'ci.yml'), join(folder, '.github/workflows/ci.yml'));
    const { out } = await init(folder);
    expect(out).toContain(`Wrote ${WORKFLOW}`);
    expect(out).not.toContain('monorepo');
  });
});

describe('a config for what it finds', () => {
  test('test data is named where there is nothing else', async () => {
    const folder = repository({
      'tools/a.json': GOOD,
      'tools/__fixtures__/bad.json': BAD,
      'test/fixtures/deep/bad.json': BAD,
    });
    const { out } = await init(folder);
    expect(config(folder)).not.toHaveProperty('files');
    expect(out).toContain('Found 1 file of otc.');
    expect((await toolint([], { cwd: folder })).status).toBe(0);
    const only = repository({ 'fixtures/a.json': GOOD });
    expect((await init(only)).out).toContain(
      'Wrote toolint.config.json: it names **/fixtures/**, where test data is all there is.',
    );
    expect(config(only)['files']).toEqual(['**/fixtures/**']);
    expect((await toolintJson([], { cwd: only })).report.files).toHaveLength(1);
  });

  test('comments in .json files are allowed where some have them', async () => {
    const folder = repository({ 'a.json': GOOD.replace('{', '{ // the first\n') });
    await init(folder);
    expect(config(folder)['comments']).toBe(true);
    const broken = repository({ 'a.json': GOOD.replace('"name":', '"name"') });
    await init(broken);
    expect(config(broken)).not.toHaveProperty('comments');
  });

  test('a monorepo', async () => {
    const folder = repository({ 'package.json': '{"workspaces": ["packages/*"]}', 'packages/a/x.json': GOOD });
    expect((await init(folder)).out).toMatch(/^This is a monorepo: one config holds for all packages/m);
    expect((await init(repository({ 'x.json': GOOD }))).out).not.toContain('monorepo');
  });
});

describe('ESLint', () => {
  const LINES = "import toolint from 'toolint/eslint';";

  test('TypeScript without ESLint: the whole file, printed', async () => {
    const folder = repository({ 'tsconfig.json': '{}' });
    const { out } = await init(folder);
    const printed = out
      .split('\n')
      .filter((line) => line.startsWith('    '))
      .map((line) => line.slice(4))
      .join('\n');
    expect(printed).toContain(LINES);
    expect(printed).toMatch(/^export default defineConfig\(\[$/m);
    expect(existsSync(join(folder, 'eslint.config.js'))).toBe(false);
  });

  test('with suppressions, ESLint hears of them, too', async () => {
    const NEW = "import suppressions from './toolint-suppressions.json' with { type: 'json' };";
    const files = { 'tsconfig.json': '{}', 'toolint-suppressions.json': '{ "version": 1, "suppressions": [] }\n' };
    const configs: Record<string, string>[] = [{}, { 'eslint.config.js': 'export default [];\n' }];
    for (const config of configs) {
      const { out } = await init(repository({ ...files, ...config }));
      expect(out).toContain(`    ${NEW}\n`);
      expect(out).toContain('\n      { settings: { toolint: { suppressions } } },\n');
    }
    expect((await init(repository({ 'tsconfig.json': '{}' }))).out).not.toContain('suppressions }');
  });

  test('with a config: what to add to it; with toolint in it: nothing', async () => {
    const files = {
      'package.json': '{"devDependencies": {"typescript": "5"}}',
      'eslint.config.mjs': 'export default [];\n',
    };
    const folder = repository(files);
    expect((await init(folder)).out).toMatch(/add to eslint\.config\.mjs:\n\n {4}import toolint/);
    expect(read(folder, 'eslint.config.mjs')).toBe(files['eslint.config.mjs']);
    const done = repository({ ...files, 'eslint.config.mjs': `${LINES}\nexport default [];\n` });
    expect((await init(done)).out).not.toContain('editor');
    expect((await init(repository({ 'x.json': GOOD }))).out).not.toContain('eslint');
  });
});

test('a path is refused', async () => {
  const folder = repository({});
  mkdirSync(join(folder, 'a'));
  const { status, err } = await toolint(['init', 'a'], { cwd: folder });
  expect([status, err]).toEqual([2, expect.stringMatching(/takes no paths/)]);
  expect(existsSync(join(folder, CONFIG))).toBe(false);
});

describe('on GitLab', () => {
  const REMOTE = { '.git/config': '[remote "origin"]\n\turl = git@gitlab.example.com:a/b.git\n' };
  const PIPELINE = '.gitlab-ci.yml';
  const recipe = /<!-- recipe: \.gitlab-ci\.yml -->\n\n```yaml\n([^]*?)```/.exec(
    readFileSync('docs/ci.md', 'utf8'),
  )![1]!;

  test('the job of the documentation, once', async () => {
    const folder = repository(REMOTE);
    expect((await init(folder)).out).toContain(`Wrote ${PIPELINE}, which lints every merge request.`);
    expect(read(folder, PIPELINE)).toBe(recipe);
    expect(existsSync(join(folder, WORKFLOW))).toBe(false);
    expect((await init(folder)).out).toContain('There is a job already');
  });

  test('a pipeline that is there is not touched: what to add is printed', async () => {
    const folder = repository({ [PIPELINE]: 'test:\n  script: [npm test]\n' });
    const { out } = await init(folder);
    expect(out).toContain(`For every merge request, add to ${PIPELINE}:\n\n    toolint:\n`);
    expect(read(folder, PIPELINE)).toBe('test:\n  script: [npm test]\n');
  });

  test('a server in a language that is not read is started', async () => {
    const folder = repository({
      ...REMOTE,
      'go.mod': 'module x\n\nrequire github.com/mark3labs/mcp-go v0.43.0\n',
      'main.go':
        'package main\n\nimport "github.com/mark3labs/mcp-go/server"\n\nfunc main() { server.NewMCPServer("a", "1") }\n',
    });
    await init(folder);
    const { toolint: job } = parse(read(folder, PIPELINE)) as { toolint: { script: string[] } };
    expect(job.script[0]).toMatch(/ server --format gitlab --output-file \S+ --source \. -- go run \.$/);
  });
});

describe('a coding agent', () => {
  test('gets the skill where its folder is, and is told what to add elsewhere; nothing is overwritten', async () => {
    const files = { '.claude/settings.json': '{}', 'AGENTS.md': '# Notes\n', '.mcp.json': '{"mcpServers": {}}' };
    const folder = repository(files);
    const { out } = await init(folder);
    expect(out).toContain('Wrote .claude/skills/toolint/SKILL.md');
    expect(read(folder, '.claude/skills/toolint/SKILL.md')).toBe(readFileSync('skills/toolint/SKILL.md', 'utf8'));
    for (const line of ['For agents that read AGENTS.md, add:', 'For agents that read .mcp.json, add'])
      expect(out).toContain(line);
    for (const [name, text] of Object.entries(files)) expect(read(folder, name)).toBe(text);
    expect((await init(folder)).out).not.toContain('SKILL.md');
  });

  test('is nobody where there is none', async () => {
    const folder = repository({});
    expect((await init(folder)).out).not.toContain('agent');
    expect(existsSync(join(folder, '.claude'))).toBe(false);
  });
});
