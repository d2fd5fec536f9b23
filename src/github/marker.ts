/** What toolint hides in the things that it posts, to know them again: hashes, never a word from a manifest. */
import { createHash } from 'node:crypto';

export interface Marker {
  readonly kind: string;
  readonly hashes: readonly string[];
}

/** The first line of whatever it is posted in: elsewhere it counts for nothing. */
export function marker(kind: string, ...hashes: string[]): string {
  return `<!-- toolint ${[kind, ...hashes].join(' ')} -->`;
}

export function readMarker(body: string): Marker | undefined {
  const match = /^<!-- toolint ([a-z]+)((?: [0-9a-f:]+)*) -->/.exec(body);
  return match ? { kind: match[1]!, hashes: match[2]!.split(' ').slice(1) } : undefined;
}

/** 64 bits, in hexadecimal digits. */
export function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}
