/** What cannot be read, or not be found, is said in one sentence with its path; all the rest is linted all the same. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, GOOD, rulesAt, toolint, toolintJson } from '../support/cli.js';

const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');
const BAD_FINDING = (path: string): string => `otc/name-format ${path}:3:22`;

let folder: ReturnType<typeof folderOf>;
beforeAll(() => {
  folder = folderOf({
    'good.json': GOOD,
    'bad.json': BAD,
    'binary.json': Buffer.from([0x7b, 0, 1, 2, 0xff]),
    'latin1.json': Buffer.concat([Buffer.from(GOOD), Buffer.from([0xe9])]),
    'utf16.json': Buffer.from(`\ufeff${GOOD}`, 'utf16le'),
    'latin1-text.json': Buffer.from('{"parameters": "é", "result": "è"}', 'latin1'),
    'empty.json': '',
    'blank.json': ' \n ',
    'deep.json': '['.repeat(100_000) + ']'.repeat(100_000),
    'deep-open.json': '['.repeat(100_000),
    'deep-ours.json': `{"input_schema": ${'['.repeat(100_000)}`,
    'bom.json': `\uFEFF${BAD}`,
    'crlf.json': BAD.replaceAll('\n', '\r\n'),
    'surrogates.json': BAD.replace('Adds two', 'Adds \\ud800 two'),
    'escaped.json': BAD.replace('"input_schema"', '"input\\u005fschema"'),
    'foreign.json': '{"hello": "world"}',
    'notes.txt': 'hello',
  });
});
afterAll(() => folder.remove());

const at = (...args: string[]) => toolintJson(args, { cwd: folder.path });

describe('a file that was named', () => {
  test.each([
    ['missing.json', /does not exist/],
    ['binary.json', /binary file/],
    ['latin1.json', /not valid UTF-8/],
    ['deep.json', /nested/],
    ['deep-open.json', /nested/],
    ['deep-ours.json', /nested/],
  ])('%s: exit 2, one failure with its path, and the other file is linted', async (name, message) => {
    const { status, report } = await at(name, 'bad.json');
    expect(status).toBe(2);
    expect(report.failures).toEqual([{ path: name, message: expect.stringMatching(message) }]);
    expect(rulesAt(report)).toEqual([BAD_FINDING('bad.json')]);
  });

  test.each(['empty.json', 'blank.json'])('%s is a syntax error', async (name) => {
    const { status, report } = await at(name);
    expect(status).toBe(1);
    expect(report.findings.map(({ rule, message }) => [rule, message])).toEqual([
      ['common/syntax', expect.stringMatching(/empty/)],
    ]);
  });

  test.each(['bom.json', 'crlf.json', 'surrogates.json'])('%s has its findings at the right place', async (name) => {
    const { status, report } = await at(name);
    expect(status).toBe(1);
    expect(rulesAt(report)).toEqual([BAD_FINDING(name)]);
  });

  test.each(['foreign.json', 'notes.txt'])('%s is none of ours and is listed as skipped', async (name) => {
    const { status, report, err } = await at(name);
    expect(status).toBe(0);
    expect(report.skipped).toEqual([{ path: name, reason: expect.any(String) }]);
    expect(err).toMatch(/no manifest was found/);
  });

  const isRoot = process.getuid?.() === 0;
  // Root may read everything, so there is nothing to see.
  (isRoot || process.platform === 'win32' ? test.skip : test)('without permission: exit 2', async () => {
    const own = folderOf({ 'secret.json': GOOD, 'bad.json': BAD });
    chmodSync(join(own.path, 'secret.json'), 0);
    const { status, report } = await toolintJson(['.'], { cwd: own.path });
    own.remove();
    expect(status).toBe(2);
    expect(report.failures).toEqual([{ path: 'secret.json', message: expect.stringMatching(/permission denied/) }]);
    expect(rulesAt(report)).toEqual([BAD_FINDING('bad.json')]);
  });
});

describe('a folder', () => {
  test('what is no text or not ours is passed over; a manifest that cannot be read is not', async () => {
    const { status, report } = await at('.');
    expect(status).toBe(2);
    expect(report.failures.map(({ path }) => path)).toEqual(['deep-ours.json', 'latin1.json', 'utf16.json']);
    expect(report.skipped.map(({ path }) => path)).toEqual(expect.arrayContaining(['binary.json', 'latin1-text.json']));
    // A key that is written with escapes is no less a key.
    const found = ['bad.json', 'bom.json', 'crlf.json', 'escaped.json', 'surrogates.json'];
    expect(rulesAt(report)).toEqual(found.map(BAD_FINDING));
    expect(report.files.map(({ path }) => path)).toContain('good.json');
  });

  test('without a manifest: a notice and exit 0, or what --if-no-manifests says', async () => {
    const own = folderOf({ 'package.json': '{"name": "x", "version": "1.0.0", "description": "x"}' });
    const statuses = [];
    for (const what of ['warn', 'ignore', 'error']) {
      const { status, err } = await toolint(['--if-no-manifests', what, '--format', 'json'], { cwd: own.path });
      statuses.push([status, /no manifest was found/.test(err)]);
    }
    own.remove();
    expect(statuses).toEqual([
      [0, true],
      [0, false],
      [2, true],
    ]);
  });

  test('links and node_modules are left alone, .gitignore is respected', async () => {
    const own = folderOf({
      'bad.json': BAD,
      'node_modules/x/bad.json': BAD,
      'build/bad.json': BAD,
      '.gitignore': 'build/\n',
    });
    mkdirSync(join(own.path, '.git'));
    symlinkSync(join(folder.path, 'bad.json'), join(own.path, 'link.json'));
    const { report } = await toolintJson([], { cwd: own.path });
    own.remove();
    expect(rulesAt(report)).toEqual([BAD_FINDING('bad.json')]);
  });
});

describe('paths and globs', () => {
  test('a glob takes what it matches', async () => {
    const { report } = await at('b*.json');
    expect(rulesAt(report)).toEqual(['bad.json', 'bom.json'].map(BAD_FINDING));
  });

  test.each(['nothing/*.json', 'missing.json', '[bad'])(
    '%s matches nothing: exit 2, said with its name',
    async (pattern) => {
      const { status, report } = await at(pattern, 'bad.json');
      expect(status).toBe(2);
      expect(report.failures.map(({ path }) => path)).toEqual([pattern]);
      expect(rulesAt(report)).toEqual([BAD_FINDING('bad.json')]);
    },
  );
});

describe('files that the config maps to a format', () => {
  const config = (formats: object, more: object = {}): string => JSON.stringify({ formats, ...more });
  const lint = async (files: Readonly<Record<string, string | Buffer>>, args: readonly string[] = []) => {
    const own = folderOf(files);
    const { status, report } = await toolintJson(args, { cwd: own.path });
    own.remove();
    return { status, found: rulesAt(report), skipped: report.skipped, failures: report.failures };
  };

  test.each([
    ['by the extension', { '**/*.tool': 'otc' }, 'a/x.tool'],
    ['by one of several', { '*.{tool,otc}': 'otc' }, 'x.otc'],
    ['by the name', { 'a/TOOLS': 'otc' }, 'a/TOOLS'],
  ])('are found whatever their kind: %s', async (_, formats, name) => {
    const files = { 'toolint.config.json': config(formats), [name]: BAD, 'other.txt': BAD };
    const expected = { status: 1, found: [BAD_FINDING(name)], skipped: [], failures: [] };
    expect(await lint(files)).toEqual(expected);
    expect(await lint(files, [name])).toEqual(expected);
    expect(await lint(files, [`${name.slice(0, -2)}*`])).toEqual(expected);
  });

  test('are left out where something ignores them, and not read where a pattern is about any kind', async () => {
    const files = { 'x.tool': BAD, 'y.tool': BAD, '.gitignore': 'y.tool', '.git/HEAD': '' };
    const ignoring = config({ '*.tool': 'otc' }, { ignore: ['x.tool'] });
    expect(await lint({ ...files, 'toolint.config.json': ignoring })).toMatchObject({ status: 0, found: [] });
    const broad = config({ 'src/**': 'otc', 'src/*.*': 'otc' });
    const any = { 'src/notes.txt': BAD, 'src/x.bin': Buffer.from([0x7b, 0]), 'toolint.config.json': broad };
    expect(await lint(any)).toEqual({ status: 0, found: [], skipped: [], failures: [] });
  });

  test('and are no JSON: skipped, as they are when they are named', async () => {
    const files = { 'toolint.config.json': config({ '*.tool': 'otc' }), 'x.tool': 'id: Calculator.Add@1.0.0\n' };
    const skipped = [{ path: 'x.tool', reason: 'not a kind of file that holds manifests' }];
    expect(await lint(files)).toMatchObject({ status: 0, found: [], skipped });
    expect(await lint(files, ['x.tool'])).toMatchObject({ status: 0, found: [], skipped });
  });
});
