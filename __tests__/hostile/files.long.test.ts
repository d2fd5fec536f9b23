/** Links, pipes, devices, strange names, files that come and go, disks that are full. */
import { afterAll, expect } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  CLI,
  folderOf,
  GOOD,
  rulesAt,
  spawnToolintJson,
  toolint,
  toolintJson,
  type JsonReport,
} from '../support/cli.js';
import { attacks, said, type Attack } from './support/attacks.js';

const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');
const FOUND = 'otc/name-format bad.json:3:22';
const FIXABLE = GOOD.replace('"version"', '"versoin"');

const folders: ReturnType<typeof folderOf>[] = [];
afterAll(() => folders.forEach((folder) => folder.remove()));

type Prepare = (inside: (name: string) => string) => void;

/** A folder with one finding in it, which must be told whatever stands beside it. */
function prepared(files: Readonly<Record<string, string | Buffer>>, prepare?: Prepare): string {
  const folder = folderOf({ 'bad.json': BAD, ...files });
  folders.push(folder);
  prepare?.((name) => join(folder.path, name));
  return folder.path;
}

const onCli = (attack: string, run: () => Promise<string>): Attack => ({ attack, front: 'command line', run });

/** Something that stands beside a file with a finding. */
function beside(
  attack: string,
  args: readonly string[],
  prepare: Prepare,
  files: Readonly<Record<string, string | Buffer>> = {},
): Attack {
  return onCli(attack, async () => {
    const cwd = prepared(files, prepare);
    const outcome = await toolintJson(args, { cwd });
    expect(rulesAt(outcome.report).filter((each) => each.includes(' bad.json'))).toEqual([FOUND]);
    expect(outcome.report.findings.map(({ path }) => path)).toEqual(['bad.json']);
    const { failures, skipped, ...report } = outcome.report;
    const others = <T extends { path: string }>(list: readonly T[]): T[] =>
      list.filter(({ path }) => path !== 'bad.json');
    return said({
      status: outcome.status,
      report: { ...report, failures: others(failures), skipped: others(skipped) },
    });
  });
}

const outside = folderOf({ 'secret.json': BAD });
folders.push(outside);
const target = join(outside.path, 'secret.json');

/** Root may do everything, so the program runs as somebody else. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

function asNobody(args: readonly string[], cwd: string): Promise<{ status: number; report: JsonReport; err: string }> {
  return new Promise((done, fail) => {
    if (isRoot)
      for (const each of ['.', ...readdirSync(cwd, { recursive: true, encoding: 'utf8' })])
        chownSync(join(cwd, each), NOBODY, NOBODY);
    const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const child = spawn(process.execPath, [CLI, ...args, '--format', 'json'], { cwd, ...identity });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
    child.on('error', fail);
    child.on('close', (status) => done({ status: status ?? -1, report: JSON.parse(out) as JsonReport, err }));
  });
}

/** A rule of the test's own that does something to the folder while it is linted. */
const plugin = (code: string): string => `import { rmSync, writeFileSync } from 'node:fs';
let isDone = false;
const rule = {
  id: 'hostile/meanwhile', summary: 'x', severity: 'info', in: 'spec', messages: {},
  source: { document: 'x', section: 'x', says: 'x', kind: 'advice' },
  *check() { if (!isDone) { isDone = true; ${code} } },
};
export default { plugins: [[rule]] };
`;

const NAMES: readonly [what: string, name: string][] = [
  ['a line break and a workflow command', 'a\n::error::b.json'],
  ['`::` and `%0A`', 'a::b%0A::error::c.json'],
  ['quotes, backslash and blanks', ` "a'b\\c  .json`],
  ['emoji, right-to-left override and zero-width space', '🏴‍☠️\u202e\u200b.json'],
  ['255 bytes', `${'x'.repeat(250)}.json`],
  ['HTML and Markdown', '<script>alert(1)<!-- @octocat `#1`.json'],
];
const FORMATS = ['pretty', 'json', 'sarif', 'github', 'junit', 'markdown', 'html'];

const named = ([what, name]: (typeof NAMES)[number]): Attack =>
  onCli(`a file name with ${what}, in all formats`, async () => {
    const cwd = prepared({ [name]: BAD });
    for (const format of FORMATS) {
      const { status, out, err } = await toolint(['--format', format], { cwd });
      expect([format, status, err]).toEqual([format, 1, '']);
      const commands = out.split(/[\r\n]/).filter((line) => /^\s*::|##\[/.test(line));
      expect(commands.filter((line) => format !== 'github' || !/^::error file=[^:]*::/.test(line))).toEqual([]);
      expect(out).not.toMatch(/\u202e/);
      if (name.includes('\u200b')) expect(out).not.toContain('\u200b');
      if (format === 'html') expect(out).not.toContain('<script>alert');
    }
    const { report } = await toolintJson([], { cwd });
    expect(report.findings.map(({ path }) => path).sort()).toEqual(['bad.json', name].sort());
    const again = await toolint(['--format', 'json', '--', name], { cwd });
    return `exit ${again.status}: found, linted and printed without effect`;
  });

/** No file may grow beyond 512 bytes, as if the disk were full then. */
function onFullDisk(args: readonly string[], cwd: string): Promise<{ status: unknown; err: string }> {
  const script = 'trap "" XFSZ; ulimit -f 1; exec "$0" "$@"';
  const env = { PATH: process.env['PATH'], NODE_DISABLE_COMPILE_CACHE: '1' };
  const child = spawn('sh', ['-c', script, process.execPath, CLI, ...args], { cwd, env });
  let err = '';
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  return new Promise((done) => child.on('close', (status) => done({ status, err })));
}

attacks('Files', [
  beside('a link to a file outside, in the folder', [], (inside) => symlinkSync(target, inside('link.json'))),
  beside('a link to a file outside, named', ['link.json', 'bad.json'], (inside) =>
    symlinkSync(target, inside('link.json')),
  ),
  beside('a link to a folder outside, in the folder', [], (inside) => symlinkSync(outside.path, inside('link'))),
  beside('a link to a folder outside, named', ['link', 'bad.json'], (inside) =>
    symlinkSync(outside.path, inside('link')),
  ),
  beside('a file behind a linked folder, named', ['link/secret.json', 'bad.json'], (inside) =>
    symlinkSync(outside.path, inside('link')),
  ),
  beside('a glob over a link to a file outside', ['*.json'], (inside) => symlinkSync(target, inside('link.json'))),
  beside('a link to itself, named', ['link.json', 'bad.json'], (inside) =>
    symlinkSync('link.json', inside('link.json')),
  ),
  beside('a broken link, named', ['link.json', 'bad.json'], (inside) => symlinkSync('nowhere', inside('link.json'))),
  beside('a link to /dev/zero, in the folder', [], (inside) => symlinkSync('/dev/zero', inside('zero.json'))),
  beside('a link to /dev/zero, named', ['zero.json', 'bad.json'], (inside) =>
    symlinkSync('/dev/zero', inside('zero.json')),
  ),
  beside('a glob over a link to /dev/zero', ['*.json'], (inside) => symlinkSync('/dev/zero', inside('zero.json'))),
  beside('/dev/zero, named', ['/dev/zero', 'bad.json'], () => {}),
  beside('a link to the environment of the process, named', ['env.json', 'bad.json'], (inside) =>
    symlinkSync('/proc/self/environ', inside('env.json')),
  ),
  beside(
    'a pipe that nobody writes to, in the folder',
    [],
    (inside) => void execFileSync('mkfifo', [inside('pipe.json')]),
  ),
  beside(
    'a pipe that nobody writes to, named',
    ['pipe.json', 'bad.json'],
    (inside) => void execFileSync('mkfifo', [inside('pipe.json')]),
  ),
  onCli('a pipe that nobody writes to, as config', async () => {
    const cwd = prepared({}, (inside) => void execFileSync('mkfifo', [inside('toolint.config.yaml')]));
    return said(await toolintJson([], { cwd }));
  }),
  beside('a folder named like a manifest', ['.'], (inside) => mkdirSync(inside('folder.json'))),
  beside('a folder that links to the folder around it', [], (inside) => {
    mkdirSync(inside('a'));
    symlinkSync('..', inside('a/again'));
  }),
  ...NAMES.map(named),
  onCli('a name that is no UTF-8', async () => {
    const cwd = prepared({});
    writeFileSync(Buffer.concat([Buffer.from(`${cwd}/`), Buffer.from([0x61, 0xff]), Buffer.from('.json')]), GOOD);
    return said(await toolintJson([], { cwd }));
  }),
  onCli('a file that nobody may read', async () => {
    const cwd = prepared({ 'secret.json': GOOD });
    chmodSync(join(cwd, 'secret.json'), 0);
    const outcome = await asNobody([], cwd);
    expect(rulesAt(outcome.report)).toEqual([FOUND]);
    return said(outcome);
  }),
  onCli('a folder that nobody may enter', async () => {
    const cwd = prepared({ 'secret/a.json': BAD });
    chmodSync(join(cwd, 'secret'), 0);
    try {
      const outcome = await asNobody([], cwd);
      expect(rulesAt(outcome.report)).toEqual([FOUND]);
      return said(outcome);
    } finally {
      chmodSync(join(cwd, 'secret'), 0o755);
    }
  }),
  onCli('a folder that nobody may write to, with --fix', async () => {
    const cwd = prepared({ 'fix.json': FIXABLE });
    chmodSync(cwd, 0o555);
    try {
      const outcome = await asNobody(['--fix-unsafe'], cwd);
      expect(readFileSync(join(cwd, 'fix.json'), 'utf8')).toBe(FIXABLE);
      expect(readdirSync(cwd).sort()).toEqual(['bad.json', 'fix.json']);
      return said(outcome, 'fix.json');
    } finally {
      chmodSync(cwd, 0o755);
    }
  }),
  onCli('a file that vanishes while others are linted', async () => {
    const cwd = prepared({ 'z.json': BAD, 'toolint.config.mjs': plugin(`rmSync('z.json');`) });
    const outcome = await spawnToolintJson([], { cwd });
    expect(rulesAt(outcome.report)).toEqual([FOUND]);
    return said(outcome);
  }),
  onCli('a file that changes between being read and being fixed', async () => {
    const cwd = prepared({ 'fix.json': FIXABLE, 'toolint.config.mjs': plugin(`writeFileSync('fix.json', 'mine');`) });
    const outcome = await spawnToolintJson(['fix.json', '--fix-unsafe'], { cwd });
    expect(readFileSync(join(cwd, 'fix.json'), 'utf8')).toBe('mine');
    return said(outcome);
  }),
  onCli('a full disk under --output-file', async () => {
    const { status, err } = await toolint(['--output-file', '/dev/full'], { cwd: prepared({}) });
    return `exit ${status}: ${err}`;
  }),
  onCli('a disk that gets full under `toolint init`', async () => {
    const cwd = prepared({ '.git/HEAD': 'ref: refs/heads/main\n', '.github/workflows/x.txt': '' });
    const { status, err } = await onFullDisk(['init'], cwd);
    expect(readdirSync(join(cwd, '.github/workflows'))).toEqual(['x.txt']);
    expect(readdirSync(cwd).sort()).toEqual(['.git', '.github', 'bad.json', 'toolint.config.json']);
    JSON.parse(readFileSync(join(cwd, 'toolint.config.json'), 'utf8'));
    return `exit ${String(status)}: ${err.replace(cwd, '…')}`;
  }),
  onCli('a disk that gets full under --fix', async () => {
    const long = FIXABLE.replace('Adds', 'Adds '.repeat(1000));
    const cwd = prepared({ 'fix.json': long });
    const { status, err } = await onFullDisk(['--fix-unsafe', '--output-file', 'out.json', '--format', 'json'], cwd);
    expect(readFileSync(join(cwd, 'fix.json'), 'utf8') === long).toBe(true);
    expect(readdirSync(cwd).sort()).toEqual(['bad.json', 'fix.json']);
    return `exit ${String(status)}: ${err}`;
  }),
  onCli('a full disk under standard output', async () => {
    const command = `"${process.execPath}" "${CLI}" --format json > /dev/full`;
    const child = spawn('sh', ['-c', command], { cwd: prepared({}) });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
    const status = await new Promise((done) => child.on('close', done));
    return `exit ${String(status)}: ${err}`;
  }),
  onCli('a reader of standard output that goes away', async () => {
    const command = `"${process.execPath}" "${CLI}" --format json | true`;
    const child = spawn('sh', ['-c', command], { cwd: prepared({}) });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
    await new Promise((done) => child.on('close', done));
    expect(err).toBe('');
    return 'ends without a word';
  }),
  onCli('--output-file where a folder stands', async () => {
    const cwd = prepared({ 'out/x.txt': '' });
    const { status, err } = await toolint(['--output-file', 'out'], { cwd });
    expect(readdirSync(cwd).sort()).toEqual(['bad.json', 'out']);
    return `exit ${status}: ${err}`;
  }),
  onCli('--fix on a link inside the workspace', async () => {
    const cwd = prepared({ 'real/fix.json': FIXABLE }, (inside) => symlinkSync('real/fix.json', inside('link.json')));
    execFileSync('git', ['init', '--quiet'], { cwd });
    const outcome = await toolintJson(['link.json', '--fix-unsafe'], { cwd });
    expect(existsSync(join(cwd, 'link.json')) && readFileSync(join(cwd, 'real/fix.json'), 'utf8')).toContain(
      '"version"',
    );
    expect(readdirSync(dirname(join(cwd, 'real/fix.json')))).toEqual(['fix.json']);
    return `exit ${outcome.status}: the file is fixed, the link is still a link`;
  }),
]);
