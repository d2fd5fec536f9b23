import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { COMMANDS, OPTIONS } from '../../src/cli/args.js';
import { addressOf } from '../../src/core/version.js';
import { asRunHere, commandName } from '../../src/cli/command.js';
import { folderOf, GOOD, rulesAt, spawnToolint, toolint, toolintJson } from '../support/cli.js';

const WARNS = GOOD.replace('Calculator.Add@', 'Calculator.Subtract@');
const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');

let folder: ReturnType<typeof folderOf>;
beforeAll(() => {
  folder = folderOf({
    'good.json': GOOD,
    'bad.json': BAD,
    'warns.json': WARNS,
    'more/warns.json': WARNS,
    'misspelt.json': GOOD.replace('description', 'desciption'),
  });
});
afterAll(() => folder.remove());
const run = (...args: string[]) => toolint(args, { cwd: folder.path });

describe('the exit status', () => {
  test.each<[string[], number]>([
    [['good.json'], 0],
    [['bad.json'], 1],
    [['warns.json'], 0],
    [['warns.json', '--fail-on', 'warning'], 1],
    [['bad.json', '--fail-on', 'never'], 0],
    [['warns.json', '--max-warnings', '0'], 1],
    [['warns.json', '--max-warnings', '1'], 0],
    [['misspelt.json'], 1],
    [['misspelt.json', '--rule', 'otc/misspelt-field=warning'], 0],
    [['bad.json', '--rule', 'otc/name-format=off'], 0],
    [['bad.json', '--rule', 'otc/name-format=warning'], 0],
  ])('%j: %i', async (args, status) => {
    expect((await run(...args)).status).toBe(status);
  });
});

describe('names for linting', () => {
  const own = folderOf({ 'bad.json': BAD, 'lint/a.json': GOOD, 'rules/a.json': GOOD, 'a b/fixed.json': WARNS });
  afterAll(() => own.remove());
  const at = async (...args: string[]) => {
    const { status, out } = await toolint(['--format', 'json', ...args], { cwd: own.path });
    const { files } = JSON.parse(out) as { files: { path: string }[] };
    return [status, ...files.map(({ path }) => path)];
  };

  test.each<[string[], unknown[]]>([
    [
      ['check', 'bad.json'],
      [1, 'bad.json'],
    ],
    [
      ['lint', 'lint'],
      [0, 'lint/a.json'],
    ],
    [
      ['lint', 'rules'],
      [0, 'rules/a.json'],
    ],
    [['./lint'], [0, 'lint/a.json']],
    [
      ['--', 'lint'],
      [0, 'lint/a.json'],
    ],
    [
      ['lint', '--', 'rules'],
      [0, 'rules/a.json'],
    ],
  ])('%j: %j', async (args, expected) => {
    expect(await at(...args)).toEqual(expected);
  });

  test('fix', async () => {
    const made = folderOf({ 'tool.json': GOOD.replace('"0.0.1"', '"v0.0.1"').replace('"1.0.0"', '"v1.0.0"') });
    const patch = await toolint(['--fix-dry-run'], { cwd: made.path });
    const dry = await toolint(['fix', '--fix-dry-run'], { cwd: made.path });
    expect(dry.out).toBe(patch.out);
    const { err } = await toolint(['fix'], { cwd: made.path });
    made.remove();
    expect(err).toMatch(/^(Fixed 1 finding|Nothing was fixed)/m);
  });
});

describe('a file that is named and skipped', () => {
  const own = folderOf({ 'a.json': '{ "a": 1 }', 'b.json': GOOD, 'sub/c.json': '{ "a": 1 }' });
  afterAll(() => own.remove());

  test.each<[string[], string[]]>([
    [['a.json', 'b.json'], ['a.json']],
    [
      ['./a.json', 'sub/c.json', '--format', 'json'],
      ['a.json', 'sub/c.json'],
    ],
    [['sub'], []],
    [['*.json'], []],
    [['a.json', '--quiet'], []],
    [['a.json', '--ignore-unknown'], []],
  ])('%j says why of %j', async (args, expected) => {
    const { err } = await toolint(args, { cwd: own.path });
    expect(
      err.match(/(?<=^toolint: )\S+(?= was skipped: no known format\. Nothing in it was checked\.$)/gm) ?? [],
    ).toEqual(expected);
  });
});

describe('the help of a command', () => {
  test.each(COMMANDS.filter((each) => each !== 'help'))('%s: its own usage and options alone', async (command) => {
    const { status, out } = await run(command, '--help');
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage\\n  toolint ${command}\\b.*\\n`));
    expect(out).toMatch(new RegExp(`\\nExample\\n  toolint ${command}\\b.*\\n`));
    expect(out).not.toMatch(/--(watch|suppress|fix)\b/);
    expect((await run('help', command)).out).toBe(out);
  });

  test('each option is in one group', async () => {
    const { out } = await run('--help');
    for (const name of Object.keys(OPTIONS))
      expect([name, out.match(new RegExp(`^  (?:-.,|   ) --${name}(?= |$)`, 'gm'))?.length]).toEqual([name, 1]);
    expect(out).toMatch(/\n\nFixes\n {6}--fix /);
  });

  test('of none', async () => {
    expect((await run('--help')).out).toMatch(/^toolint: /);
    expect((await run('good.json', '--help')).out).toBe((await run('help')).out);
  });
});

describe('--max-warnings', () => {
  const REASON = 'There are 2 warnings, and --max-warnings allows 1.';
  const warnings = ['warns.json', 'more/warns.json', '--max-warnings', '1'];

  test('is the last word of the report for people', async () => {
    const { status, out, err } = await run(...warnings);
    expect([status, err]).toEqual([1, '']);
    expect(out).toMatch(/\n✖ 2 warnings in 2 files with 2 tools.*\n/);
    expect(out.endsWith(`\n${REASON}\n`)).toBe(true);
  });

  test.each([
    [['--format', 'json']],
    [['--format', 'github']],
    [['--format', 'html']],
    [['--quiet']],
    [['--output-file', 'report.txt']],
    [['--fix-dry-run']],
  ])('is said on standard error: %j', async (flags) => {
    const { status, out, err } = await run(...warnings, ...flags);
    expect(status).toBe(1);
    expect(err.split('\n')).toContain(`toolint: ${REASON}`);
    expect(out).not.toContain('--max-warnings');
  });

  test('one warning is one, and one that is allowed is no reason', async () => {
    const { out } = await run('warns.json', '--max-warnings', '0');
    expect(out.endsWith('\nThere is 1 warning, and --max-warnings allows 0.\n')).toBe(true);
    const allowed = await run('warns.json', '--max-warnings', '1');
    expect(allowed.out + allowed.err).not.toContain('--max-warnings');
  });
});

describe('--format github', () => {
  const filesIn = async (workspace: string) => {
    const how = { cwd: join(folder.path, 'more'), env: { GITHUB_WORKSPACE: workspace } };
    const { out } = await toolint(['.', 'missing.json', '--format', 'github'], how);
    return Array.from(out.matchAll(/ file=([^,:]*)/g), ([, file]) => file);
  };

  test('names files from the top of the workspace of a workflow, in whatever folder of it a step works', async () => {
    expect(await filesIn(folder.path)).toEqual(['more/missing.json', 'more/warns.json']);
  });

  test.each(['', '/nowhere'])('names them as ever where that is another: %j', async (workspace) => {
    expect(await filesIn(workspace)).toEqual(['missing.json', 'warns.json']);
  });
});

test.each([
  ['gitlab', 'CI_PROJECT_DIR', /"path": "(.*)"/g],
  ['azure', 'BUILD_SOURCESDIRECTORY', /;?sourcepath=([^;\]]*)/g],
])('--format %s counts paths from the folder that %s names', async (format, variable, paths) => {
  const how = { cwd: join(folder.path, 'more'), env: { [variable]: folder.path } };
  const { out } = await toolint(['.', 'missing.json', '--format', format], how);
  expect(Array.from(out.matchAll(paths), ([, path]) => path)).toEqual(['more/missing.json', 'more/warns.json']);
});

describe('other ways to look at a run', () => {
  test('--format concise: one line for each finding', async () => {
    const { status, out, err } = await run('bad.json', 'warns.json', '--format', 'concise');
    expect([status, err]).toEqual([1, '']);
    expect(out).toMatch(
      /^bad\.json:3:22: error \S.* \[otc\/name-format\]\nwarns\.json:3:\d+: warning \S.* \[otc\/id-name\]\n✖ 1 error, 1 warning in 2 files with 2 tools · 1 fixable with --fix-unsafe\n$/,
    );
    expect((await run('good.json', '--format', 'concise')).out).toBe('✔ No problems in 1 file with 1 tool\n');
    expect((await run('warns.json', '--format', 'concise', '--quiet')).out).toBe('');
    expect((await run('gone.json', '--format', 'concise')).out).toMatch(/^gone\.json: failed \S.*\n✖ No manifest/);
    const limited = await run('warns.json', '--format', 'concise', '--max-warnings', '0');
    expect([limited.err, limited.out]).toEqual(['', expect.stringMatching(/\nThere is 1 warning, and .*\n$/)]);
  });

  test('--statistics: one line for each rule', async () => {
    const { status, out } = await run('--statistics');
    expect(status).toBe(1);
    expect(out).toMatch(/^ +1 {2}✖ error {4}otc\/name-format +1 with --fix-unsafe\n/m);
    expect(out).toMatch(/^ +2 {2}▲ warning {2}otc\/id-name/m);
    expect(out).not.toContain('bad.json');
    expect(out).toMatch(/\n\n✖ 2 errors, 2 warnings in 5 files with 5 tools.*\n$/);
  });

  test('--show-files: what each file was taken for', async () => {
    const own = folderOf({ 'a.json': GOOD, 'test/b.json': GOOD, 'c.json': '{"a": 1}' });
    const { status, out, err } = await toolint(['--show-files'], { cwd: own.path });
    const broken = await toolint(['--show-files', 'gone.json'], { cwd: own.path });
    own.remove();
    expect([status, out]).toEqual([
      0,
      'a.json       otc, 1 tool\ntest/b.json  skipped: test code or a fixture, linted only if you name it\n',
    ]);
    expect(err).toMatch(/^toolint: 1 file with tools, 1 file skipped\./);
    expect([broken.status, broken.out]).toEqual([2, expect.stringMatching(/^gone\.json {2}failed: /)]);
  });
});

test('--timing: where the time went, on standard error', async () => {
  const { status, out, err } = await run('bad.json', '--timing', '--format', 'json');
  expect([status, JSON.parse(out)]).toEqual([1, expect.objectContaining({ version: 1 })]);
  for (const phase of ['config', 'find', 'read', 'parse', 'recognise', 'rules', 'report', 'total'])
    expect(err).toMatch(new RegExp(`^${phase} +\\d+\\.\\d +\\d+\\.\\d %$`, 'm'));
  expect(err).toMatch(/^rule +ms +share\n(?:[a-z]+\/[a-z\d-]+ +\d+\.\d +\d+\.\d %\n){15}and \d+ more rules$/m);
  expect((await run('bad.json')).err).toBe('');
});

describe('commands are printed as they can be run', () => {
  test.each([
    ['installed nowhere', ['empty'], 'npx toolint'],
    ['installed in a project, whose scripts npm runs', ['project/node_modules/.bin'], 'npx toolint'],
    ['installed for the machine', ['empty', 'machine/bin'], 'toolint'],
  ])('%s', (_, paths, name) => {
    const own = folderOf({ 'empty/x': '', 'project/node_modules/.bin/toolint': '', 'machine/bin/toolint': '' });
    const PATH = paths.map((each) => join(own.path, each)).join(delimiter);
    expect(commandName({ env: { PATH } })).toBe(name);
    own.remove();
  });

  test('in what is said', () => {
    const terminal = { env: {} };
    expect(asRunHere('See toolint --help, or `npx toolint rules`. The toolint explains.', terminal)).toBe(
      'See npx toolint --help, or `npx toolint rules`. The toolint explains.',
    );
  });
});

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('%s: the shell takes it, and it knows every option and rule', async (shell) => {
    const { out } = await run('completion', shell);
    for (const name of Object.keys(OPTIONS)) expect(out).toContain(name);
    expect(out).toContain('otc/id-format');
    const { error, status, stderr } = spawnSync(shell, ['-n'], { input: out, encoding: 'utf8' });
    if (!error) expect([status, stderr]).toEqual([0, '']);
  });

  (process.platform === 'win32' ? test.skip : test)('bash completes words', async () => {
    const { out } = await run('completion', 'bash');
    const complete = (...words: string[]): string[] => {
      const script = `${out}\nCOMP_WORDS=(toolint "$@"); COMP_CWORD=$#; _toolint; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8', cwd: folder.path })
        .stdout.trim()
        .split('\n');
    };
    expect(complete('expl')).toEqual(['explain']);
    expect(complete('--stat')).toEqual(['--statistics']);
    expect(complete('--format', 'con')).toEqual(['concise']);
    expect(complete('explain', 'otc/id-f')).toEqual(['otc/id-format']);
    expect(complete('--rule', 'otc/*')).toEqual(['otc/*']);
    expect(complete('goo')).toEqual(['good.json']);
  });

  test('an unknown shell is refused', async () => {
    expect(await run('completion', 'bahs')).toMatchObject({ status: 2, err: expect.stringContaining('`bash`') });
  });
});

describe('what cannot be meant is one sentence and exit 2', () => {
  test.each<[string[], RegExp]>([
    [['--formt', 'json'], /no option --formt.*did you mean `?--format/i],
    [['--format', 'jsn'], /--format must be one of.*did you mean `?json/i],
    [['--preset', 'strickt'], /did you mean `?strict/i],
    [['--rule', 'otc/id-fromat=off'], /did you mean `?otc\/id-format/i],
    [['--rule', 'otc/id-format'], /--rule needs an id and a severity/],
    [['--rule', 'otc/id-format=fatal'], /otc\/id-format/],
    [['--max-warnings', 'many'], /whole number/],
    [['--config', 'missing.json'], /missing\.json/],
    [['--config'], /needs a value/],
    [['--fix=yes'], /takes no value/],
    [['explain', 'otc/id-fromat'], /did you mean `?otc\/id-format/i],
    [['explain'], /which rule/],
    [['explain', 'otc/id-format', 'otc/id-name'], /which rule or pack, one at a time/],
    [['explain', 'otc/id-format', '--format', 'html'], /explain prints pretty, not html/],
    [['explian', 'otc/id-format'], /no file or command "explian" \(did you mean `explain`\?\)/],
    [['rule'], /no file or command "rule" \(did you mean `rules`\?\)/],
    [['good.json', '--stdin-filename', 'x.json'], /--stdin-filename .*goes together with --stdin/],
    [['--stdin', 'good.json'], /takes no paths/],
  ])('%j', async (args, message) => {
    const { status, out, err } = await run(...args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n {4}at /);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('a config that is wrong', () => {
  test.each<[string, string, RegExp]>([
    ['a syntax error', '{ "rules": ', /toolint\.config\.json/],
    ['an unknown key', '{ "ruls": {} }', /did you mean `?rules/i],
    ['an unknown rule', '{ "rules": { "otc/id-fromat": "off" } }', /did you mean `?otc\/id-format/i],
    ['an unknown severity', '{ "rules": { "otc/id-format": "warn" } }', /did you mean `?warning/i],
    ['an unknown preset', '{ "extends": ["strickt"] }', /strickt/],
    ['a bad glob', '{ "overrides": [{ "files": ["[x"], "rules": {} }] }', /\[x/],
  ])('%s: exit 2', async (_, text, message) => {
    const own = folderOf({ 'toolint.config.json': text, 'good.json': GOOD });
    const { status, err } = await toolint([], { cwd: own.path });
    own.remove();
    expect(status).toBe(2);
    expect(err).toMatch(message);
    expect(err).toMatch(/toolint\.config\.json/);
  });
});

describe('fixing', () => {
  const BROKEN = `{
  // the first tool
  "id": "Calculator.Add@1.0.0",   "name": "Calculator_Add",
  "desciption": "Adds two numbers together.",
  "version": "v1.0.0",
  "input_schema": {
    "type": "object",
    "properties": { "a": { "type": "number", "description": "A number." } }
  },
  "output_schema": { "type": "number" }
}`;
  const FIXED = `{
  // the first tool
  "id": "Calculator.Add@1.0.0",   "name": "Calculator_Add",
  "description": "Adds two numbers together.",
  "version": "1.0.0",
  "input_schema": {
    "parameters": {
      "type": "object",
      "properties": { "a": { "type": "number", "description": "A number." } }
    }
  },
  "output_schema": { "type": "number" }
}`;
  const crlf = (text: string): string => text.replaceAll('\n', '\r\n');

  test.each([
    ['line feeds, no final newline', BROKEN, FIXED],
    ['CRLF and a final newline', `${crlf(BROKEN)}\r\n`, `${crlf(FIXED)}\r\n`],
    ['a byte order mark', `\uFEFF${BROKEN}`, `\uFEFF${FIXED}`],
  ])('--fix keeps formatting and comments: %s', async (_, before, after) => {
    const own = folderOf({ 'tool.jsonc': before });
    const { status, err } = await toolint(['tool.jsonc', '--fix'], { cwd: own.path });
    const written = readFileSync(join(own.path, 'tool.jsonc'), 'utf8');
    const again = await toolint(['tool.jsonc', '--fix'], { cwd: own.path });
    const unchanged = readFileSync(join(own.path, 'tool.jsonc'), 'utf8');
    own.remove();
    expect(written).toBe(after);
    expect([status, err]).toEqual([0, expect.stringMatching(/Fixed 3 findings/)]);
    expect([again.status, unchanged]).toEqual([0, after]);
  });

  test('--fix leaves unsafe fixes alone, --fix-unsafe does not', async () => {
    const own = folderOf({ 'bad.json': BAD });
    const safe = await toolint(['--fix'], { cwd: own.path });
    const kept = readFileSync(join(own.path, 'bad.json'), 'utf8');
    const unsafe = await toolint(['--fix-unsafe'], { cwd: own.path });
    const changed = readFileSync(join(own.path, 'bad.json'), 'utf8');
    own.remove();
    expect([safe.status, kept]).toEqual([1, BAD]);
    expect(safe.err).toBe('Nothing was fixed: no finding has a safe fix; 1 has an unsafe one (--fix-unsafe).\n');
    const told = 'Fixed 1 finding:\n  bad.json:3:22: Rename it to `Calculator_Add` [otc/name-format]\n';
    expect([unsafe.status, changed, unsafe.err]).toEqual([0, GOOD, told]);
  });

  test('--fix names each of a few fixes, and how many more there are', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `${index}.json`);
    const own = folderOf(Object.fromEntries(names.map((name) => [name, BAD])));
    const { err } = await toolint(['--fix-unsafe'], { cwd: own.path });
    own.remove();
    const lines = err.split('\n');
    expect(lines[0]).toBe('Fixed 23 findings:');
    expect(lines.filter((line) => line.includes('[otc/name-format]'))).toHaveLength(20);
    expect(lines.slice(-2)).toEqual(['  … and 3 more', '']);
  });

  test('--fix-dry-run prints a diff that patch understands, and writes nothing', async () => {
    const own = folderOf({ 'tool.jsonc': `${BROKEN}\n` });
    const { out } = await toolint(['--fix-dry-run'], { cwd: own.path });
    const kept = readFileSync(join(own.path, 'tool.jsonc'), 'utf8');
    own.remove();
    expect(kept).toBe(`${BROKEN}\n`);
    expect(out.split('\n').slice(0, 4)).toEqual(['--- a/tool.jsonc', '+++ b/tool.jsonc', '@@ -1,11 +1,13 @@', ' {']);
    expect(out).toContain('\n-  "desciption": "Adds two numbers together.",\n-  "version": "v1.0.0",\n');
    expect(out).toContain('\n+  "description": "Adds two numbers together.",\n+  "version": "1.0.0",\n');
  });

  test('the mode of the file stays', async () => {
    const own = folderOf({ 'tool.jsonc': BROKEN });
    const before = statSync(join(own.path, 'tool.jsonc')).mode;
    await toolint(['--fix'], { cwd: own.path });
    const after = statSync(join(own.path, 'tool.jsonc')).mode;
    own.remove();
    expect(after).toBe(before);
  });

  test('--stdin --fix prints the fixed text, and the report elsewhere', async () => {
    const { status, out, err } = await toolint(['--stdin', '--stdin-filename', 'tool.jsonc', '--fix'], {
      input: BROKEN,
    });
    expect([status, out]).toEqual([0, FIXED]);
    expect(err).toMatch(/No problems/);
  });
});

describe('standard input', () => {
  test('--fix-dry-run prints the diff', async () => {
    const { out } = await toolint(['--stdin', '--fix-dry-run'], {
      input: GOOD.replace('"1.0.0",\n  "input', '"v1.0.0",\n  "input'),
    });
    expect(out.split('\n').filter((line) => /^[-+]/.test(line))).toEqual([
      '--- a/stdin.json',
      '+++ b/stdin.json',
      '-  "version": "v1.0.0",',
      '+  "version": "1.0.0",',
    ]);
  });

  test('is linted under its name', async () => {
    const { status, report } = await toolintJson(['--stdin', '--stdin-filename', 'x/calculator.json'], { input: BAD });
    expect(status).toBe(1);
    expect(rulesAt(report)).toEqual(['otc/name-format x/calculator.json:3:22']);
  });
});

describe('standard input is treated as the file that it is named for', () => {
  const own = folderOf({
    'toolint.config.json': '{ "ignore": ["legacy"] }',
    'legacy/bad.json': BAD,
    'in/bad.json': BAD,
    'out/bad.json': BAD,
  });
  afterAll(() => own.remove());
  const both = async (path: string, cwd: string) => {
    const asFile = await toolintJson([path], { cwd });
    const asInput = await toolintJson(['--stdin', '--stdin-filename', path], { cwd, input: BAD });
    expect(asInput.report).toEqual(asFile.report);
    expect(asInput.status).toBe(asFile.status);
    return asInput.report;
  };

  test('where the config ignores it', async () => {
    const { skipped, findings } = await both('legacy/bad.json', own.path);
    const reason = 'ignored by the config (`legacy` in toolint.config.json)';
    expect([skipped, findings]).toEqual([[{ path: 'legacy/bad.json', reason }], []]);
    const fixing = ['--stdin', '--stdin-filename', 'legacy/bad.json', '--fix'];
    expect(await toolint(fixing, { cwd: own.path, input: BAD })).toMatchObject({ status: 0, out: BAD });
  });

  test('where it lies outside of the folder', async () => {
    const { findings } = await both(join(own.path, 'out/bad.json'), join(own.path, 'in'));
    expect(findings.map(({ path }) => path)).toEqual(['../out/bad.json']);
  });

  (process.platform === 'win32' ? test.skip : test)('where a link leads to it', async () => {
    const link = `${own.path}-link`;
    symlinkSync(own.path, link);
    const { findings } = await both(join(link, 'in/bad.json'), own.path);
    rmSync(link);
    expect(findings.map(({ path }) => path)).toEqual(['in/bad.json']);
  });
});

describe('reports', () => {
  test('json stands alone on standard output, on exit 2 too', async () => {
    const { status, out } = await run('missing.json', '--format', 'json');
    expect(status).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ version: 1, failures: [{ path: 'missing.json' }] });
  });

  test('a folder for the report is made', async () => {
    await run('bad.json', '--format', 'json', '--output-file', 'reports/today/report.json');
    expect(JSON.parse(readFileSync(join(folder.path, 'reports/today/report.json'), 'utf8'))).toMatchObject({
      version: 1,
    });
  });

  test.each([[['--bogus']], [['--preset', 'strickt']], [['--config', 'missing.json']]])(
    'json says why it could not run: %j',
    async (args) => {
      const { status, out } = await run(...args, '--format', 'json');
      expect(status).toBe(2);
      expect(JSON.parse(out)).toMatchObject({
        version: 1,
        findings: [],
        failures: [{ path: '.', message: expect.any(String) }],
      });
    },
  );

  test.each(['pretty', 'json', 'sarif', 'github', 'junit', 'markdown', 'html'])(
    '--quiet shows errors only and counts the rest for --max-warnings: %s',
    async (format) => {
      const quiet = ['--quiet', '--format', format];
      const { status, out } = await run('warns.json', 'bad.json', ...quiet);
      expect(status).toBe(1);
      expect(out).toContain('otc/name-format');
      expect(out).not.toContain('otc/id-name');
      const warned = await run('warns.json', ...quiet, '--max-warnings', '0');
      expect(warned.status).toBe(1);
      expect(warned.out).not.toContain('otc/id-name');
    },
  );

  test('--quiet counts in the report what it does not show', async () => {
    const { report } = await toolintJson(['warns.json', 'bad.json', '--quiet'], { cwd: folder.path });
    expect(report.summary).toMatchObject({ files: 2, errors: 1, warnings: 1, infos: 0 });
    expect(report.findings.map(({ severity }) => severity)).toEqual(['error']);
  });

  test('--output-file writes the report and nothing else', async () => {
    const { out, err } = await run('bad.json', '--format', 'sarif', '--output-file', 'report.sarif');
    const report = JSON.parse(readFileSync(join(folder.path, 'report.sarif'), 'utf8')) as {
      runs: { results: object[] }[];
    };
    expect(out).toBe('');
    expect(err).toContain('report.sarif');
    expect(report.runs[0]!.results).toHaveLength(1);
  });

  test.each(['bad.json', './bad.json', 'linked.json'])(
    'an output file that is a manifest of the run is refused: %s',
    async (file) => {
      const own = folderOf({ 'bad.json': BAD });
      if (process.platform !== 'win32') symlinkSync('bad.json', join(own.path, 'linked.json'));
      const { status, err } = await toolint(['bad.json', '--format', 'json', '--output-file', file], { cwd: own.path });
      const after = readFileSync(join(own.path, 'bad.json'), 'utf8');
      own.remove();
      expect(after).toBe(BAD);
      expect(status).toBe(2);
      expect(err).toBe(
        `toolint: Nothing was written to ${file}: that is a manifest which was linted, and would be replaced. Name another file.\n`,
      );
    },
  );

  test('an earlier report is replaced', async () => {
    const own = folderOf({ 'bad.json': BAD });
    const args = ['--format', 'json', '--output-file', 'report.json'];
    for (const _ of [1, 2]) expect((await toolint(args, { cwd: own.path })).status).toBe(1);
    own.remove();
  });

  test('an output file that cannot be written is one sentence and exit 2', async () => {
    const { status, err } = await run('bad.json', '--output-file', 'good.json/report.json');
    expect(status).toBe(2);
    expect(err).toMatch(/could not be written to good\.json\/report\.json: \w/);
    expect(err).not.toContain('.tmp');
  });

  (process.platform === 'win32' ? test.skip : test)(
    'nothing is written through a link out of the workspace',
    async () => {
      const outside = folderOf({});
      const own = folderOf({ 'bad.json': BAD, '.git/HEAD': 'ref: refs/heads/main\n', 'in/.keep': '' });
      symlinkSync(outside.path, join(own.path, 'out'));
      symlinkSync(join(outside.path, 'later'), join(own.path, 'later'));
      symlinkSync('in', join(own.path, 'within'));
      for (const file of ['out/report.json', 'out/new/report.json', 'later/report.json', './in/../out/report.json']) {
        const { status, err } = await toolint(['bad.json', '--output-file', file], { cwd: own.path });
        expect([status, err]).toEqual([
          2,
          expect.stringContaining('a symbolic link on the way leads out of the project'),
        ]);
      }
      expect(readdirSync(outside.path)).toEqual([]);
      for (const file of ['within/report.json', join(outside.path, 'report.json')]) {
        expect((await toolint(['bad.json', '--output-file', file], { cwd: own.path })).status).toBe(1);
      }
      expect(readdirSync(outside.path)).toEqual(['report.json']);
      own.remove();
      outside.remove();
    },
  );

  test.each([
    [{}, [], false],
    [{ FORCE_COLOR: '1' }, [], true],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, [], false],
    [{ NO_COLOR: '1' }, ['--color'], true],
    [{ FORCE_COLOR: '1' }, ['--no-color'], false],
  ])('colours: %j %j', async (env, flags, expected) => {
    const { out } = await toolint(['bad.json', ...flags], { cwd: folder.path, env });
    expect(out.includes('\u001b[')).toBe(expected);
  });

  test('colours: the environment is that of the process', async () => {
    const { out } = await spawnToolint(['bad.json'], { cwd: folder.path, env: { FORCE_COLOR: '1' } });
    expect(out).toContain('\u001b[');
  });
});

describe('what toolint says of itself', () => {
  test('rules --format json', async () => {
    const rules = JSON.parse((await run('rules', '--format', 'json')).out) as Record<string, unknown>[];
    const rule = rules.find(({ id }) => id === 'otc/name-format');
    expect(rule).toEqual({
      id: 'otc/name-format',
      severity: 'error',
      in: 'spec',
      summary: expect.any(String),
      fixable: true,
      url: addressOf('otc/name-format'),
    });
    expect(rules.length).toBeGreaterThan(90);
  });

  test('rules of one pack, with what fixes them', async () => {
    const { out } = await run('rules', 'otc');
    expect(out).toMatch(/^otc\/flat-input-schema +error +spec +fix +\S/m);
    expect(
      out
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('otc/')),
    ).toEqual([]);
    expect((await run('rules', 'otc/*')).out).toBe(out);
    expect(await run('rules', 'oct')).toMatchObject({
      status: 2,
      err: expect.stringMatching(/no pack "oct" \(did you mean `otc`\?\).*\.\/rules/),
    });
  });

  test('explain shows the page', async () => {
    const { status, out } = await run('explain', 'otc/id-format');
    expect(status).toBe(0);
    expect(out).toMatch(/^otc\/id-format\n/);
    expect(out).toContain('ToolkitName.ToolName@Version');
  });

  test('--why says what a file is taken for', async () => {
    expect((await run('--why', 'good.json')).out).toBe('good.json: otc, 1 tool.\n');
  });

  test('--why of a folder lists what is in it', async () => {
    const { out } = await run('--why', '.');
    expect(out).toMatch(/^\.: 5 files with 5 tools, 0 files skipped, 1 other file without any sign of a tool\.\n/);
    expect(out).toMatch(/^otc: \d+ files\n(?: {2}.*\n)* {2}good\.json {2}1 tool$/m);
  });

  test('--print-config says which rules hold', async () => {
    const { out } = await run('--print-config', 'good.json', '--rule', 'otc/id-name=off');
    expect(JSON.parse(out)).toMatchObject({ rules: { 'otc/id-format': expect.anything() } });
    expect(out).not.toContain('"otc/id-name": "warning"');
  });

  test('init writes a config that holds, once', async () => {
    const own = folderOf({ 'good.json': GOOD });
    const first = await toolint(['init'], { cwd: own.path });
    const config = readFileSync(join(own.path, 'toolint.config.json'), 'utf8');
    const second = await toolint(['init'], { cwd: own.path });
    const linted = await toolint([], { cwd: own.path });
    const kept = readFileSync(join(own.path, 'toolint.config.json'), 'utf8');
    own.remove();
    expect(first.out).toContain('1 file of otc');
    expect(second.out).toMatch(/already/);
    expect([linted.status, kept]).toEqual([0, config]);
  });
});
