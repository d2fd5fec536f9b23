/**
 * What git has in its index: what is tracked is part of the repository, whatever a .gitignore says of it. The file is read
 * here, since to ask git would take three processes in every run.
 */
import { readRegular } from './read.js';

const MAX_BYTES = 64 * 1024 * 1024;
const HEADER = 12;
/** The times, numbers and modes of a file, before the id of its content. */
const STAT = 40;
const MODE_AT = 24;
const ID = 20;
const EXTENDED = 0x4000;
/** A file, a link, a submodule, and a folder of a sparse checkout. */
const KINDS = new Set([0o10, 0o12, 0o16, 0o4]);

/** The tracked paths and the folders that they are in. Empty where the index has another form. */
export function trackedPaths(gitFolder: string): ReadonlySet<string> {
  const read = readRegular(`${gitFolder}/index`, { maxBytes: MAX_BYTES });
  return ('bytes' in read && parseIndex(read.bytes)) || new Set();
}

/** Versions 2 to 4, with ids of SHA-1. */
export function parseIndex(bytes: Buffer): ReadonlySet<string> | undefined {
  if (bytes.length < HEADER || bytes.toString('latin1', 0, 4) !== 'DIRC') return undefined;
  const version = bytes.readUInt32BE(4);
  if (version < 2 || version > 4) return undefined;
  const found = new Set<string>();
  let previous: Buffer = Buffer.alloc(0);
  let at = HEADER;
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    if (at + STAT + ID + 2 > bytes.length || !KINDS.has(bytes.readUInt32BE(at + MODE_AT) >> 12)) return undefined;
    const flags = bytes.readUInt16BE(at + STAT + ID);
    let start = at + STAT + ID + (flags & EXTENDED ? 4 : 2);
    let kept: Buffer = previous.subarray(0, 0);
    if (version === 4) {
      const { value, end } = varint(bytes, start);
      if (value > previous.length) return undefined;
      kept = previous.subarray(0, previous.length - value);
      start = end;
    }
    const end = bytes.indexOf(0, start);
    if (end < 0) return undefined;
    const written = bytes.subarray(start, end);
    previous = kept.length > 0 ? Buffer.concat([kept, written]) : written;
    addWithFolders(found, previous.toString('utf8'));
    // Entries are filled up with zeros to a multiple of eight bytes.
    at = version === 4 ? end + 1 : at + ((end - at + 8) & ~7);
  }
  return found;
}

function addWithFolders(found: Set<string>, path: string): void {
  found.add(path);
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (found.has(folder)) return;
    found.add(folder);
  }
}

/** As git writes offsets: seven bits a byte, the highest first, and each further byte counts from one more. */
function varint(bytes: Buffer, start: number): { value: number; end: number } {
  let end = start;
  let byte = bytes[end++] ?? 0;
  let value = byte & 0x7f;
  while (byte & 0x80 && end < bytes.length && end - start < 5) {
    byte = bytes[end++]!;
    value = (value + 1) * 128 + (byte & 0x7f);
  }
  return { value, end };
}
