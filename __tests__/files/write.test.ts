/** Where a text goes that is written: to files as a whole, to devices as they are, and through links only within the workspace. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, linkSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { writeAtomically } from '../../src/files/write.js';
import { isWindows, makeFolder } from '../run/folder.js';

const unlessWindows = isWindows ? test.skip : test;

/** As where somebody works in that folder. */
function writeIn(folder: string, path: string, text: string): void {
  const before = process.cwd();
  process.chdir(folder);
  try {
    writeAtomically(path, text);
  } finally {
    process.chdir(before);
  }
}

const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink();

describe('a text is written', () => {
  test('to a new file, and in place of an old one', () => {
    const folder = makeFolder({ 'old.txt': 'a longer text' });
    for (const name of ['new.txt', 'old.txt']) {
      writeIn(folder, name, 'text');
      expect(readFileSync(join(folder, name), 'utf8')).toBe('text');
    }
    expect(readdirSync(folder).sort()).toEqual(['new.txt', 'old.txt']);
  });

  unlessWindows('so that those may read it who could read the old one', () => {
    const folder = makeFolder({ 'private.txt': 'old', 'common.txt': 'old', '.git/': '' });
    symlinkSync('/dev/null', join(folder, 'link.txt'));
    const modes = { 'private.txt': 0o600, 'common.txt': 0o664 };
    for (const [name, mode] of Object.entries(modes)) {
      chmodSync(join(folder, name), mode);
      writeIn(folder, name, 'text');
      expect(lstatSync(join(folder, name)).mode & 0o777).toBe(mode);
    }
    writeIn(folder, 'link.txt', 'text');
    expect(lstatSync(join(folder, 'link.txt')).mode & 0o022).toBe(0);
  });

  (process.getuid?.() === 0 ? test : test.skip)('so that it belongs to whom it did', () => {
    const folder = makeFolder({ 'other.txt': 'old' });
    chownSync(join(folder, 'other.txt'), 1234, 2345);
    writeIn(folder, 'other.txt', 'text');
    expect(lstatSync(join(folder, 'other.txt'))).toMatchObject({ uid: 1234, gid: 2345 });
  });

  unlessWindows('to no file that is read-only or has several names', () => {
    const folder = makeFolder({ 'fixed.txt': 'old', 'one.txt': 'old' });
    chmodSync(join(folder, 'fixed.txt'), 0o444);
    linkSync(join(folder, 'one.txt'), join(folder, 'two.txt'));
    expect(() => writeIn(folder, 'fixed.txt', 'text')).toThrow('the file is read-only');
    expect(() => writeIn(folder, 'one.txt', 'text')).toThrow('the file has 2 hard links');
    for (const name of ['fixed.txt', 'one.txt', 'two.txt'])
      expect(readFileSync(join(folder, name), 'utf8')).toBe('old');
    expect(readdirSync(folder).sort()).toEqual(['fixed.txt', 'one.txt', 'two.txt']);
  });

  test('after what killed runs have left behind is removed', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const [dead, alive] = [`.toolint-${pid}-abc.tmp`, `.toolint-${process.ppid}-abc.tmp`];
    const folder = makeFolder({ [dead]: '', [alive]: '', '.toolint-x.tmp': '' });
    writeIn(folder, 'new.txt', 'text');
    expect(readdirSync(folder).sort()).toEqual([alive, '.toolint-x.tmp', 'new.txt'].sort());
  });

  unlessWindows('to what a link in the workspace leads to within it', () => {
    const folder = makeFolder({ '.git/': '', 'reports/one.txt': 'old', 'sub/': '' });
    symlinkSync('../reports/one.txt', join(folder, 'sub/latest.txt'));
    writeIn(join(folder, 'sub'), 'latest.txt', 'text');
    expect(readFileSync(join(folder, 'reports/one.txt'), 'utf8')).toBe('text');
    expect(isLink(join(folder, 'sub/latest.txt'))).toBe(true);
  });

  unlessWindows('in place of a link in the workspace that leads out of it, or nowhere', () => {
    const outside = makeFolder({ 'kept.txt': 'kept' });
    const folder = makeFolder({ '.git/': '' });
    for (const [name, to] of Object.entries({
      'file.txt': join(outside, 'kept.txt'),
      'device.txt': '/dev/null',
      'stream.txt': '/dev/stdout',
      'nowhere.txt': join(outside, 'none.txt'),
    })) {
      symlinkSync(to, join(folder, name));
      writeIn(folder, name, 'text');
      expect([name, isLink(join(folder, name)), readFileSync(join(folder, name), 'utf8')]).toEqual([
        name,
        false,
        'text',
      ]);
    }
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept');
    expect(readdirSync(outside)).toEqual(['kept.txt']);
  });

  unlessWindows('to what a link elsewhere leads to', () => {
    const outside = makeFolder({ 'one.txt': 'old' });
    symlinkSync('one.txt', join(outside, 'latest.txt'));
    writeIn(makeFolder({ '.git/': '' }), join(outside, 'latest.txt'), 'text');
    expect(readFileSync(join(outside, 'one.txt'), 'utf8')).toBe('text');
    expect(isLink(join(outside, 'latest.txt'))).toBe(true);
  });
});

// It is the same as /dev/stdout, and no superuser can replace it by accident.
describe('/dev/fd/1', () => {
  const code = `
    const { load } = await import(process.argv[1]);
    (await load(process.argv[2])).writeAtomically('/dev/fd/1', 'text');`;
  const shell = (script: string, cwd = makeFolder()) =>
    spawnSync(
      'sh',
      ['-c', script, process.execPath, resolve('scripts/load.mjs'), resolve('src/files/write.ts'), code],
      {
        cwd,
        encoding: 'utf8',
      },
    );
  const WRITE = '"$0" --input-type=module --eval "$3" "$1" "$2"';

  unlessWindows('may be a pipe', () => {
    expect(shell(`${WRITE} | cat`)).toMatchObject({ stdout: 'text', stderr: '' });
  });

  unlessWindows('may be a file, which keeps what it holds', () => {
    const folder = makeFolder({ 'log.txt': 'before\n' });
    shell(`(${WRITE}; echo) >> log.txt`, folder);
    expect(readFileSync(join(folder, 'log.txt'), 'utf8')).toBe('before\ntext\n');
  });
});
