/** Reads an untrusted file: only a regular one, only up to a limit, only text. */
import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { LIMITS } from '../engine/limits.js';

/** `failure` is a sentence without the path; `notText`: what it would be if it were text in UTF-8. */
export type Read =
  { readonly text: string } | { readonly failure: string; readonly notText?: string; readonly limit?: 'fileSize' };

/** Reads a file by its absolute path. */
export type ReadFile = (path: string, options?: { readonly maxBytes?: number }) => Read;

/** Windows has neither flag; there the link is seen before the file is opened. */
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/** Small files share one buffer: most of what a run reads fits into it. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

/** A byte order mark stays in the text. Synchronous, because that is faster for many small files. */
export function readText(path: string, { maxBytes = LIMITS.fileSize }: { readonly maxBytes?: number } = {}): Read {
  const read = readRegular(path, { maxBytes, into: shared });
  return 'bytes' in read ? decode(read.bytes) : read;
}

interface HowRegular {
  readonly maxBytes: number;
  /** What fits is read into this buffer. */
  readonly into?: Buffer;
}

/** The same whatever the bytes are. A link is refused; that no folder on the way is one, who asks has to know. */
export function readRegular(
  path: string,
  { maxBytes, into }: HowRegular,
): { readonly bytes: Buffer } | Extract<Read, { readonly failure: string }> {
  let file: number | undefined;
  try {
    if (O_NOFOLLOW === 0 && lstatSync(path).isSymbolicLink()) return { failure: LINK };
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stats = fstatSync(file);
    if (stats.isDirectory()) return { failure: FOLDER };
    if (!stats.isFile()) return { failure: NOT_REGULAR };
    if (stats.size > maxBytes) {
      return tooLarge(megabytes(stats.size), maxBytes);
    }
    const buffer = into && stats.size <= into.length ? into : Buffer.allocUnsafe(stats.size);
    return { bytes: buffer.subarray(0, readWhole(file, buffer, stats.size)) };
  } catch (error) {
    return { failure: reason(error, path) };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Text in whatever encoding: what is not UTF-8 shows as replacement characters. Undefined for what git takes for binary. */
export function looseText(bytes: Buffer): string | undefined {
  return bytes.subarray(0, 8000).includes(0) ? undefined : bytes.toString('utf8');
}

/** The same for what comes in: of what never ends, no more is waited for. */
export async function readStream(
  stream: AsyncIterable<unknown>,
  { maxBytes = LIMITS.fileSize }: { readonly maxBytes?: number } = {},
): Promise<Read> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return tooLarge(`over ${megabytes(maxBytes)}`, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    return { failure: reason(error) };
  }
  return decode(Buffer.concat(chunks));
}

/** The same for what would be in a file: a buffer of an editor is judged as the file that it is saved to. */
export function readBytes(bytes: Buffer, { maxBytes = LIMITS.fileSize }: { readonly maxBytes?: number } = {}): Read {
  return bytes.length > maxBytes ? tooLarge(megabytes(bytes.length), maxBytes) : decode(bytes);
}

function tooLarge(size: string, maxBytes: number): Extract<Read, { readonly failure: string }> {
  return {
    failure: `It is ${size} large, and files of more than ${megabytes(maxBytes)} are not read.`,
    limit: 'fileSize',
  };
}

function readWhole(file: number, buffer: Buffer, size: number): number {
  let length = 0;
  while (length < size) {
    const count = readSync(file, buffer, length, size - length, length);
    if (count === 0) break;
    length += count;
  }
  return length;
}

function decode(bytes: Buffer): Read {
  if (isAscii(bytes) && !bytes.includes(0)) return { text: bytes.toString('latin1') };
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { failure: 'It is encoded in UTF-16: save it as UTF-8.', notText: utf16(bytes, first === 0xfe) };
  }
  if (bytes.includes(0)) return notText('It is a binary file: it holds zero bytes.', bytes);
  if (!isUtf8(bytes)) return notText('It is not valid UTF-8: save it as UTF-8.', bytes);
  return { text: bytes.toString('utf8') };
}

const notText = (failure: string, bytes: Buffer): Read => ({ failure, notText: bytes.toString('latin1') });

/** Node has no big-endian UTF-16 of its own. */
function utf16(bytes: Buffer, isBigEndian: boolean): string {
  const even = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return (isBigEndian ? even.swap16() : even).toString('utf16le');
}

export const NOT_REGULAR = 'It is no regular file but a pipe, socket or device.';
const LINK = 'It is a symbolic link, and links are not followed.';
const FOLDER = 'It is a folder.';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'It does not exist.',
  ENOTDIR: 'It does not exist.',
  EACCES: 'It cannot be read: permission denied.',
  EPERM: 'It cannot be read: permission denied.',
  EISDIR: FOLDER,
  ELOOP: LINK,
  ENAMETOOLONG: 'Its path is too long.',
  ENXIO: NOT_REGULAR,
  EMFILE: 'It cannot be read: too many files are open.',
};

export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Why something on the disk could not be had, as a sentence without the path. */
export function reason(error: unknown, path = ''): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  // Node shows bytes that are no UTF-8 as replacement characters, and then no longer finds the file.
  if (code === 'ENOENT' && path.includes('\ufffd')) return 'It cannot be found, since its name is not valid UTF-8.';
  return REASONS[code] ?? `It cannot be read: ${code || message}.`;
}

function megabytes(bytes: number): string {
  return bytes < 1024 * 1024 ? `${bytes} bytes` : `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
}
