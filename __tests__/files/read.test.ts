import { execFileSync } from 'node:child_process';
import { chmodSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '../../src/engine/limits.js';
import { readText } from '../../src/files/read.js';
import { isRoot, isWindows, makeFolder } from '../run/folder.js';

const unlessWindows = isWindows ? test.skip : test;

function read(content: string | Buffer): ReturnType<typeof readText> {
  return readText(join(makeFolder({ file: content }), 'file'));
}

const UTF_16 = 'It is encoded in UTF-16: save it as UTF-8.';
const NO_UTF_8 = 'It is not valid UTF-8: save it as UTF-8.';

describe('readText', () => {
  test.each([
    ['nothing', ''],
    ['ASCII', '{"a": 1}\r\n'],
    ['UTF-8', '{"ü": "漢字 😀"}'],
    ['a byte order mark', '\ufeff{}'],
    ['more than the shared buffer holds', `"${'a'.repeat(70_000)}é"`],
    ['exactly what the shared buffer holds', 'é'.repeat(32 * 1024)],
  ])('takes %s as it is', (_, text) => {
    expect(read(text)).toEqual({ text });
  });

  test('a shorter file after a longer one has nothing of it', () => {
    const folder = makeFolder({ long: 'x'.repeat(1000), short: 'y' });
    readText(join(folder, 'long'));
    expect(readText(join(folder, 'short'))).toEqual({ text: 'y' });
  });

  test.each([
    ['UTF-16 little endian', Buffer.from('\ufeff{é}', 'utf16le'), UTF_16, '\ufeff{é}'],
    ['UTF-16 big endian', Buffer.from('\ufeff{é}', 'utf16le').swap16(), UTF_16, '\ufeff{é}'],
    ['half of UTF-16', Buffer.from('\ufeff{}', 'utf16le').subarray(0, 5), UTF_16, '\ufeff{'],
    ['zero bytes', Buffer.from('PK\0\x04'), 'It is a binary file: it holds zero bytes.', 'PK\0\x04'],
    ['zero bytes beside other text', Buffer.from('é\0'), 'It is a binary file: it holds zero bytes.', 'Ã©\0'],
    ['Latin-1', Buffer.from('{"a": "é"}', 'latin1'), NO_UTF_8, '{"a": "é"}'],
    ['half a character', Buffer.from('é').subarray(0, 1), NO_UTF_8, 'Ã'],
    ['a lone surrogate', Buffer.from([0xed, 0xa0, 0x80]), NO_UTF_8, 'í\xa0\x80'],
  ])('says so for %s', (_, bytes, failure, notText) => {
    expect(read(bytes)).toEqual({ failure, notText });
  });

  test('reads up to a size and no more', () => {
    const folder = makeFolder({ five: '12345' });
    expect(readText(join(folder, 'five'), { maxBytes: 5 })).toEqual({ text: '12345' });
    expect(readText(join(folder, 'five'), { maxBytes: 4 })).toEqual({
      failure: 'It is 5 bytes large, and files of more than 4 bytes are not read.',
      limit: 'fileSize',
    });
  });

  test('does not read 1 GB', () => {
    const folder = makeFolder({ huge: '' });
    truncateSync(join(folder, 'huge'), (1024 * LIMITS.fileSize) / 10);
    expect(readText(join(folder, 'huge'))).toEqual({
      failure: 'It is 1024 MB large, and files of more than 10 MB are not read.',
      limit: 'fileSize',
    });
  });

  test('what is missing, and what is a folder', () => {
    const folder = makeFolder({ file: '' });
    expect(readText(join(folder, 'nothing'))).toEqual({ failure: 'It does not exist.' });
    expect(readText(join(folder, 'file/inside'))).toEqual({ failure: 'It does not exist.' });
    expect(readText(folder)).toEqual({ failure: 'It is a folder.' });
    expect(readText(join(folder, 'a\ufffd'))).toEqual({
      failure: 'It cannot be found, since its name is not valid UTF-8.',
    });
    expect(readText('a\0b')).toEqual({ failure: expect.stringMatching(/^It cannot be read: /) });
  });

  unlessWindows('links are not followed, and pipes not waited for', () => {
    const folder = makeFolder({ file: 'text' });
    symlinkSync('file', join(folder, 'link'));
    symlinkSync('nothing', join(folder, 'broken'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    const failure = 'It is a symbolic link, and links are not followed.';
    expect(readText(join(folder, 'link'))).toEqual({ failure });
    expect(readText(join(folder, 'broken'))).toEqual({ failure });
    const notRegular = { failure: 'It is no regular file but a pipe, socket or device.' };
    expect(readText(join(folder, 'pipe'))).toEqual(notRegular);
    expect(readText('/dev/zero')).toEqual(notRegular);
  });

  test('names of 255 bytes, and of more', () => {
    const name = 'é'.repeat(127);
    const folder = makeFolder({ [name]: 'x' });
    expect(readText(join(folder, name))).toEqual({ text: 'x' });
    const { failure } = readText(join(folder, `${name}${name}`)) as { failure: string };
    expect(failure).toBe(isWindows ? 'It does not exist.' : 'Its path is too long.');
  });

  // Nothing is unreadable to the superuser.
  (isRoot || isWindows ? test.skip : test)('what may not be read', () => {
    const folder = makeFolder({ file: '' });
    chmodSync(join(folder, 'file'), 0);
    expect(readText(join(folder, 'file'))).toEqual({ failure: 'It cannot be read: permission denied.' });
  });
});
