/** What a run keeps of the disk, so that no file is read twice. */
import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../run/folder.js';
import { keptDisk } from '../../src/read/disk.js';

test('a file is read once, until it is forgotten', () => {
  const path = join(makeFolder({ 'a.txt': 'before' }), 'a.txt');
  const disk = keptDisk();
  expect(disk.read(path)).toEqual({ text: 'before' });
  writeFileSync(path, 'after');
  expect(disk.read(path)).toEqual({ text: 'before' });
  disk.forget(path);
  expect(disk.read(path)).toEqual({ text: 'after' });
});

test('what is there is asked once, until it is forgotten', () => {
  const path = join(makeFolder(), 'a.txt');
  const disk = keptDisk();
  expect(disk.exists(path)).toBe(false);
  writeFileSync(path, 'text');
  expect(disk.exists(path)).toBe(false);
  disk.forget(path);
  expect(disk.exists(path)).toBe(true);
});

test('a file that is known is still too large for who takes less', () => {
  const path = join(makeFolder({ 'a.txt': 'ä'.repeat(10) }), 'a.txt');
  const disk = keptDisk();
  expect(disk.read(path, { maxBytes: 20 })).toHaveProperty('text');
  expect(disk.read(path, { maxBytes: 19 })).toHaveProperty('limit', 'fileSize');
});

test('what could not be read is read again', () => {
  const path = join(makeFolder(), 'a.txt');
  const disk = keptDisk();
  expect(disk.read(path)).toHaveProperty('failure');
  writeFileSync(path, 'text');
  expect(disk.read(path)).toEqual({ text: 'text' });
});

test('of more than it keeps, nothing is mixed up', () => {
  const long = 'x'.repeat(9_000_000);
  const folder = makeFolder({ 'a.txt': `${long}a`, 'b.txt': `${long}b` });
  const disk = keptDisk();
  for (const name of ['a', 'b', 'a'])
    expect(disk.read(join(folder, `${name}.txt`), { maxBytes: 30_000_000 })).toEqual({ text: long + name });
});
