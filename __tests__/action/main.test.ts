/** The Action as a step sees it: inputs, outputs, files, what it prints and how it ends. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { withActionTables } from '../../scripts/generate/action-tables.js';
import { INPUTS } from '../../src/action/inputs.js';
import { broken, commandsIn, good, pullRequest, run, temporaryFolder, workspaceOf, write } from './root.js';

const ALL_OUTPUTS = [
  'diff-breaking',
  'diff-needs',
  'errors',
  'files',
  'infos',
  'outcome',
  'report',
  'sarif',
  'warnings',
];

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: object;
  readonly runs: { readonly using: string; readonly main: string };
}
const action = parse(readFileSync('action.yml', 'utf8')) as ActionFile;

describe('action.yml', () => {
  test('has the inputs and outputs that the Action knows', () => {
    expect(Object.keys(action.inputs).sort()).toEqual([...INPUTS].sort());
    expect(Object.keys(action.outputs).sort()).toEqual(ALL_OUTPUTS);
    expect(existsSync(action.runs.main)).toBe(true);
  });

  test('has no default that would beat the config', () => {
    const withDefault = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined);
    expect(withDefault.map(([name]) => name)).toEqual(['github-token']);
  });
});

test('the page about the Action has the tables of action.yml, and would not have them after a change', () => {
  const page = readFileSync('docs/action.md', 'utf8');
  const text = readFileSync('action.yml', 'utf8');
  const plain = (markdown: string): string => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(plain(withActionTables(page, text))).toBe(plain(page));
  for (const changed of [
    text.replace('  sarif-file:', '  sarif:'),
    text.replace('How many findings are errors', 'E'),
  ]) {
    expect(plain(withActionTables(page, changed))).not.toBe(plain(page));
  }
});

describe('outcome', () => {
  test('success: nothing that fails', async () => {
    const ran = await run(workspaceOf({ 'a.json': good('A') }));
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.outputs).toEqual({
      ...{ outcome: 'success', errors: '0', warnings: '0', infos: '0', files: '1', report: '', sarif: '' },
      ...{ 'diff-breaking': '', 'diff-needs': '' },
    });
    expect(commandsIn(ran)).toEqual([]);
    expect(ran.summary).toContain('## ✅ toolint found no problems');
  });

  test('failure: a finding of `fail-on` or worse', async () => {
    const ran = await run(workspaceOf({ 'a.json': broken('A') }));
    expect(ran.status).toBe(1);
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1', files: '1' });
    expect(ran.out).toContain('::error title=otc/id-format,file=a.json,line=2,endLine=2,col=16,endColumn=17::');
    expect(ran.summary).toContain(`https://github.com/octo/tools/blob/${'a'.repeat(40)}/a.json#L2`);
    const never = await run(workspaceOf({ 'a.json': broken('A') }), { inputs: { 'fail-on': 'never' } });
    expect(never).toMatchObject({ status: 0, outputs: { outcome: 'success', errors: '1' } });
  });

  test('error: a config that is wrong, told once as an annotation and in the summary', async () => {
    const ran = await run(workspaceOf({ 'a.json': good('A'), 'toolint.config.json': '{ "rulez": {} }' }));
    expect(ran.status).toBe(1);
    expect(Object.keys(ran.outputs).sort()).toEqual(ALL_OUTPUTS);
    expect(ran.outputs).toMatchObject({ outcome: 'error', errors: '0', files: '0' });
    expect(ran.out).toMatch(/^::error title=could not be linted::.*did you mean `rules`/m);
    expect(ran.summary).toContain('did you mean `rules`');
  });

  test('error: no workspace, no event, no files for outputs and summary', async () => {
    const nothing = { GITHUB_WORKSPACE: '/nowhere/at/all', GITHUB_EVENT_PATH: '/nowhere' };
    const ran = await run(workspaceOf({}), { env: nothing });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error' } });
    expect(ran.out).toContain('Check the repository out first.');
    const bare = { GITHUB_OUTPUT: '', GITHUB_STEP_SUMMARY: '', GITHUB_EVENT_PATH: '', GITHUB_REPOSITORY: '' };
    expect(await run(workspaceOf({ 'a.json': good('A') }), { env: bare })).toMatchObject({ status: 0, err: '' });
  });

  test('error: what was written cannot be told', async () => {
    const ran = await run(workspaceOf({ 'a.json': good('A') }), { env: { GITHUB_OUTPUT: '/nowhere/output' } });
    expect(ran.status).toBe(1);
    expect(ran.out).toContain('::error title=toolint::The outputs could not be written');
  });

  test.each([
    ['a rejection that nobody handles', `Promise.reject(new Error('x\\n::add-mask::y'));`],
    ['an exception out of nowhere', `setImmediate(() => { throw new Error('x\\n::add-mask::y'); });`],
  ])('error: %s', async (_, code) => {
    const config = `${code} await new Promise((done) => setTimeout(done, 100)); export default {};`;
    const workspace = workspaceOf({ 'a.json': good('A'), 'toolint.config.mjs': config });
    const ran = await run(workspace, { inputs: { 'allow-code': 'true' } });
    expect(ran).toMatchObject({ status: 1, err: '' });
    expect(Object.keys(ran.outputs).sort()).toEqual(ALL_OUTPUTS);
    expect(ran.outputs).toMatchObject({ outcome: 'error' });
    expect(commandsIn(ran)).toEqual(['error']);
    expect(ran.out).toContain('toolint itself failed');
  });

  test.each([
    ['a rule that leaves a rejection behind', `Promise.reject(new Error('later'));`],
    ['a rule that leaves an exception behind', `setImmediate(() => { throw new Error('later'); });`],
    ['a rule that ends the process, but later', `setImmediate(() => process.exit(0));`],
  ])('error: %s', async (_, code) => {
    const check = `check() { ${code} return []; }`;
    const source = `source: { document: 'House rules', section: '1', says: 'x', kind: 'advice' }`;
    const rule = `{ id: 'house/late', summary: 'x', severity: 'error', in: 'spec', ${source}, messages: {}, ${check} }`;
    const config = `export default { plugins: [[${rule}]] };`;
    const workspace = workspaceOf({ 'a.json': good('A'), 'toolint.config.mjs': config });
    const ran = await run(workspace, { inputs: { 'allow-code': 'true' } });
    expect(ran).toMatchObject({ status: 1, err: '' });
    expect(ran.outputs).toMatchObject({ outcome: 'error' });
    expect(commandsIn(ran)).toEqual(['error']);
  });

  test.each([
    ['', 0, 'success', ['warning']],
    ['warn', 0, 'success', ['warning']],
    ['ignore', 0, 'success', []],
    ['error', 1, 'error', ['error', 'group', 'endgroup']],
  ])('nothing to lint, `if-no-manifests: %s`', async (value, status, outcome, commands) => {
    const ran = await run(workspaceOf({ 'a.json': '{}' }), { inputs: { 'if-no-manifests': value } });
    expect(ran).toMatchObject({ status, outputs: { outcome, files: '0' } });
    expect(commandsIn(ran)).toEqual(commands);
  });
});

describe('inputs', () => {
  test('every one that cannot be used is told in one error', async () => {
    const inputs = {
      'fail-on': 'warn',
      annotations: 'cheks',
      summary: 'maybe',
      preset: 'x'.repeat(300),
      clients: 'gemni',
    };
    const ran = await run(workspaceOf({ 'a.json': broken('A') }), { inputs });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', errors: '0' } });
    expect(commandsIn(ran).filter((name) => name === 'error')).toHaveLength(1);
    expect(ran.out).toContain('not `warn` (did you mean `warning`?).');
    expect(ran.out).toContain('not `cheks` (did you mean `checks`?).');
    expect(ran.out).toContain('unknown client `gemni` (did you mean `gemini`?)');
    expect(ran.out).toContain('`summary` must be one of true, false, not `maybe`.');
    expect(ran.out).not.toContain('x'.repeat(101));
  });

  test('clients: only what these refuse counts', async () => {
    const tools = [{ name: '1a', description: 'Gets it.', inputSchema: { type: 'object', properties: {} } }];
    const isFound = async (clients: string) => {
      const inputs = { clients, preset: 'strict' };
      const ran = await run(workspaceOf({ 'a.json': JSON.stringify({ tools }) }), { inputs });
      return ran.out.includes('mcp/name-format');
    };
    expect([await isFound('zed, gemini'), await isFound('zed')]).toEqual([true, false]);
  });

  test('an empty one is not given, and blanks around a value do not count', async () => {
    const empty = Object.fromEntries(INPUTS.map((name) => [name, ' ']));
    const ran = await run(workspaceOf({ 'a.json': broken('A') }), { inputs: { ...empty, 'fail-on': ' never\n' } });
    expect(ran).toMatchObject({ status: 0, outputs: { errors: '1' } });
  });

  test('a misspelt name is a notice', async () => {
    const ran = await run(workspaceOf({ 'a.json': good('A') }), { inputs: { fail_on: 'never', other: 'x' } });
    expect(ran.out).toContain('There is no input `fail_on` (did you mean `fail-on`?).');
    expect(commandsIn(ran)).toEqual(['notice']);
  });

  test('`files` takes out what begins with an exclamation mark', async () => {
    const workspace = workspaceOf({ 'a/a.json': broken('A'), 'b/b.json': broken('B'), 'b/old/c.json': broken('C') });
    const some = await run(workspace, { inputs: { files: '!b/old\n!b/old/**\nb\n' } });
    expect(some.outputs).toMatchObject({ outcome: 'failure', files: '1', errors: '1' });
    const others = await run(workspace, { inputs: { files: '!b/**' } });
    expect(others.outputs).toMatchObject({ files: '1', errors: '1' });
  });

  test.each<[inputs: Record<string, string>, says: string]>([
    [{ preset: 'recomended' }, 'The input `preset` must be one of spec, recommended, strict'],
    [{ config: 'none.json' }, 'The input `config` names `none.json`, which does not exist.'],
    [{ 'working-directory': 'none' }, 'The input `working-directory` is `none`, which does not exist.'],
    [{ 'report-file': '../x.json' }, 'The input `report-file` names `../x.json`, which lies outside'],
    [{ 'server-source': '.' }, 'The input `server-source` goes together with'],
  ])('%j is a wrong input, and named', async (inputs, says) => {
    const ran = await run(workspaceOf({ 'a.json': good('A') }), { inputs });
    expect(ran.outputs).toMatchObject({ outcome: 'error', files: '0' });
    expect(ran.out).toContain(`::error title=wrong input::${says}`);
    expect(ran.summary).toContain('## ❌ toolint has a wrong input\n\n1 failure\n\n### Wrong input\n\n- The input');
  });

  test('`files` has several, one a line', async () => {
    const workspace = workspaceOf({ 'a/a.json': broken('A'), 'b/b.json': broken('B'), 'c c/c.json': broken('C') });
    const ran = await run(workspace, { inputs: { files: 'a\n\n  c*/*.json\n' } });
    expect(ran.outputs).toMatchObject({ files: '2', errors: '2' });
    const missing = await run(workspace, { inputs: { files: 'a\nnone.json' } });
    expect(missing.outputs).toMatchObject({ outcome: 'error', errors: '1' });
    expect(missing.out).toContain('::error title=wrong input::The input `files` names `none.json`. It does not exist');
    expect(missing.summary).toContain('### Wrong input');
  });

  test.each([
    '../secret.json',
    '/etc/passwd',
    'a/../../secret.json',
    '*/../../*.json',
    '{a,..}/*.json',
    'a/{x,../..}/*',
    '{.,x}{.,y}/*.json',
    '{.,x}{.,y}/secret*',
  ])('`files` may not lead out of the workspace: %s', async (files) => {
    const workspace = workspaceOf({ 'a/a.json': good('A') });
    write(join(workspace, '..'), { 'secret.json': broken('Secret') });
    const ran = await run(workspace, { inputs: { files } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', errors: '0' } });
    expect(ran.out).toMatch(/which (leads|lies) out(side)? of the workspace/);
  });

  test('`files` may climb inside the workspace', async () => {
    const workspace = workspaceOf({ 'a/a.json': broken('A'), 'b/b.json': broken('B') });
    const inputs = { 'working-directory': 'a', files: `../b/*.json\n${workspace}/a/a.json` };
    const ran = await run(workspace, { inputs });
    expect(ran.outputs).toMatchObject({ errors: '2' });
    expect(ran.out).toContain('file=b/b.json');
    expect(ran.out).toContain('file=a/a.json');
  });

  test('`annotations: none` prints none, and the log has them all', async () => {
    const ran = await run(workspaceOf({ 'a.json': broken('A') }), {
      inputs: { annotations: 'none', summary: 'false' },
    });
    expect(commandsIn(ran)).toEqual(['group', 'endgroup']);
    expect(ran.out).toContain('- a.json:2:16 error otc/id-format: ');
    expect(ran.summary).toBe('');
  });
});

test('the token is masked, and gone before anything else runs', async () => {
  const spy = `import { writeFileSync } from 'node:fs'; writeFileSync('seen.json', JSON.stringify(process.env)); export default {};`;
  const workspace = workspaceOf({ 'a.json': good('A'), 'toolint.config.mjs': spy });
  const inputs = { 'github-token': 'ghs_100%secret', 'allow-code': 'true', annotations: 'commands' };
  const ran = await run(workspace, { inputs });
  expect(ran.out).toMatch(/^::add-mask::ghs_100%25secret\n/);
  expect(ran.out.replace(/^.*\n/, '')).not.toContain('secret');
  expect(ran.status).toBe(0);
  const seen = readFileSync(join(workspace, 'seen.json'), 'utf8');
  expect(seen).toContain('INPUT_ALLOW-CODE');
  expect(seen).not.toMatch(/secret|TOKEN/);
});

describe('working-directory', () => {
  test('reports name files from the top of the repository', async () => {
    const workspace = workspaceOf({ 'repo/tools/a.json': broken('A'), 'repo/tools/b.json': broken('A') });
    const inputs = { 'working-directory': 'repo/tools', 'report-file': 'out/report.json', 'sarif-file': 'out/a.sarif' };
    const ran = await run(workspace, { inputs });
    expect(ran.out).toContain('::error title=otc/id-format,file=repo/tools/a.json,line=2,');
    expect(ran.summary).toContain('### `repo/tools/a.json`');
    expect(ran.summary).toContain('"id": "Kit.A@');
    expect(ran.outputs).toMatchObject({
      report: `${workspace}/repo/tools/out/report.json`,
      sarif: `${workspace}/repo/tools/out/a.sarif`,
    });
    const report = readFileSync(ran.outputs['report']!, 'utf8');
    expect(JSON.parse(report)).toMatchObject({ files: [{ path: 'repo/tools/a.json' }, { path: 'repo/tools/b.json' }] });
    expect(readFileSync(ran.outputs['sarif']!, 'utf8')).toContain('"uri": "repo/tools/a.json"');
    // Checked out below the workspace, the repository begins there.
    mkdirSync(join(workspace, 'repo/.git'));
    const again = await run(workspace, { inputs });
    expect(again.out).toContain('::error title=otc/id-format,file=tools/a.json,line=2,');
    expect(again.out).toContain('tools/b.json');
    expect(again.out).not.toContain('repo/tools');
  });

  test.each([
    ['..', 'outside of the workspace'],
    ['/etc', 'outside of the workspace'],
    ['link', 'outside of the workspace'],
    ['a.json', 'which is no folder'],
    ['none', 'which does not exist'],
  ])('%s is refused', async (folder, message) => {
    const workspace = workspaceOf({ 'a.json': broken('A') });
    symlinkSync(temporaryFolder(), join(workspace, 'link'));
    const ran = await run(workspace, { inputs: { 'working-directory': folder } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', errors: '0' } });
    expect(ran.out).toContain(message);
  });
});

describe.each(['report-file', 'sarif-file'])('%s', (input) => {
  test.each([
    ['../out.json', 'outside of the workspace'],
    ['/tmp/toolint-out.json', 'outside of the workspace'],
    ['.', 'outside of the workspace'],
    ['link/out.json', 'symbolic link'],
    ['link.json', 'symbolic link'],
    ['broken.json', 'symbolic link'],
    ['folder', 'where no file can be'],
    ['a.json/out.json', 'where no file can be'],
  ])('%s is refused', async (path, message) => {
    const workspace = workspaceOf({ 'a.json': broken('A'), 'folder/b.json': '{}' });
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, 'kept.json'), 'kept');
    symlinkSync(elsewhere, join(workspace, 'link'));
    symlinkSync(join(elsewhere, 'kept.json'), join(workspace, 'link.json'));
    symlinkSync(join(elsewhere, 'none'), join(workspace, 'broken.json'));
    const ran = await run(workspace, { inputs: { [input]: path } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', report: '', sarif: '' } });
    expect(ran.out).toContain(message);
    expect(readFileSync(join(elsewhere, 'kept.json'), 'utf8')).toBe('kept');
    expect(existsSync(join(elsewhere, 'out.json'))).toBe(false);
  });

  test('that cannot be written is named as it was given', async () => {
    const workspace = workspaceOf({ 'sub/a.json': good('A') });
    const name = `${'x'.repeat(300)}.json`;
    const ran = await run(workspace, { inputs: { [input]: name, 'working-directory': 'sub' } });
    expect(ran.outputs).toMatchObject({ outcome: 'error', files: '1' });
    expect(ran.out).toContain(`The input \`${input}\` names \`xxx`);
  });

  test('is replaced, and written on an error too', async () => {
    const workspace = workspaceOf({ 'a.json': broken('A'), 'out/report': 'old', 'toolint.config.json': '{ "x": 1 }' });
    const ran = await run(workspace, { inputs: { [input]: 'out/report' } });
    expect(ran.outputs).toMatchObject({ outcome: 'error' });
    expect(readFileSync(join(workspace, 'out/report'), 'utf8')).toContain('toolint.config.json');
  });
});

describe('a report', () => {
  const files = { 'a.json': broken('A'), 'sub/b.json': broken('B') };
  const read = (workspace: string, path: string): string => readFileSync(join(workspace, path), 'utf8');

  test.each([
    ['r.json', './r.json'],
    ['out/../r.json', 'r.json'],
  ])('as JSON to %s and as SARIF to %s is refused, and neither is written', async (report, sarif) => {
    const workspace = workspaceOf({ ...files, 'r.json': 'kept' });
    const ran = await run(workspace, { inputs: { 'report-file': report, 'sarif-file': sarif } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', report: '', sarif: '' } });
    expect(ran.out).toContain(
      'The inputs `report-file` and `sarif-file` name the same file, but a file can contain only one report. Name two files.',
    );
    expect(read(workspace, 'r.json')).toBe('kept');
  });

  test.each([
    ['report-file', 'a.json', '.', 'a.json'],
    ['sarif-file', './b.json', 'sub', 'sub/b.json'],
  ])('that would replace a manifest is refused: %s %s in %s', async (input, path, folder, kept) => {
    const workspace = workspaceOf(files);
    const before = read(workspace, kept);
    const ran = await run(workspace, { inputs: { [input]: path, 'working-directory': folder } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', report: '', sarif: '' } });
    expect(ran.out).toContain(
      `The input \`${input}\` names \`${path}\`, a manifest that was linted, and the report would replace it. Name another file.`,
    );
    expect(read(workspace, kept)).toBe(before);
  });
});

describe('allow-code', () => {
  const files = {
    'a.json': broken('A'),
    'toolint.config.mjs': `export default { rules: { 'otc/id-format': 'off', 'otc/id-version': 'off' } };`,
  };

  test('without it a JavaScript config is refused, by name', async () => {
    const ran = await run(workspaceOf(files));
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', files: '0' } });
    expect(ran.out).toMatch(/toolint\.config\.mjs.*`allow-code: true`/);
    const plugin = { 'a.json': good('A'), 'toolint.config.json': '{ "plugins": ["./x.js"] }' };
    expect((await run(workspaceOf(plugin))).out).toMatch(/plugin.*`allow-code: true`/);
  });

  test('with it the config counts', async () => {
    const ran = await run(workspaceOf(files), { inputs: { 'allow-code': 'true' } });
    expect(ran).toMatchObject({ status: 0, outputs: { outcome: 'success', files: '1' } });
  });

  test.each(['pull_request_target', 'workflow_run', 'issue_comment'])('never on %s', async (event) => {
    const payload = pullRequest('b'.repeat(40));
    const ran = await run(workspaceOf(files), { inputs: { 'allow-code': 'true' }, event, payload });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error', files: '0' } });
    expect(ran.out).toContain(`On ${event} no code runs, whatever \`allow-code\` says, as strangers`);
  });
});

describe('limits', () => {
  const many = (count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`tools/${index}.json`, broken(`T${index}`)]));

  test('ten errors, and a notice of how many more there are and where', async () => {
    const ran = await run(workspaceOf(many(25)));
    const names = commandsIn(ran).filter((name) => name !== 'group' && name !== 'endgroup');
    expect(names).toEqual([...Array<string>(10).fill('error'), 'notice']);
    expect(ran.out).toContain('15 more findings are not shown here');
    expect(ran.out.match(/^- tools\/\d+\.json:2:\d+ error otc\/id-format: /gm)).toHaveLength(25);
  });

  test('the summary stays below what GitHub takes, and says what it leaves out', async () => {
    const ran = await run(workspaceOf(many(1200)), { inputs: { annotations: 'none' } });
    expect(Buffer.byteLength(ran.summary)).toBeLessThan(2 ** 20);
    expect(ran.summary).toMatch(/\d+ more findings are not shown here\. The log of this step lists them\./);
    expect(ran.outputs).toMatchObject({ errors: '1200' });
  });

  test('a summary file that is full already takes nothing, and that is no error', async () => {
    const file = join(temporaryFolder(), 'summary');
    writeFileSync(file, 'x'.repeat(2 ** 20 - 10));
    const ran = await run(workspaceOf({ 'a.json': good('A') }), { env: { GITHUB_STEP_SUMMARY: file } });
    expect(ran).toMatchObject({ status: 0, outputs: { outcome: 'success' } });
    expect(readFileSync(file, 'utf8')).toHaveLength(2 ** 20 - 10);
    expect(ran.out).toContain('The job summary is full');
  });
});

test('nothing that a manifest holds becomes a command', async () => {
  const evil = ['::error::forged', ' ::stop-commands::x', '##[add-mask]e', '%0A::debug::y'];
  const files = evil.map((text, index) => [
    `${text.replace(/[/%]/g, '_')} ${index}.json`,
    broken('A').replace('Kit_A', `${text}\\n${text}\\r\\n  ${text}`).replace('"version": "1.0.0"', `"${text}": 1`),
  ]);
  const ran = await run(workspaceOf(Object.fromEntries(files) as Record<string, string>));
  expect(Number(ran.outputs['errors'])).toBeGreaterThan(4);
  expect(new Set(commandsIn(ran))).toEqual(new Set(['error', 'notice', 'group', 'endgroup']));
  expect(ran.out).not.toMatch(/^\s*::(?!error title=otc\/[a-z-]+,file=|notice title=toolint::|group::|endgroup::)/m);
});
