/** What tells findings apart from run to run. */
import type { Finding } from '../core/finding.js';
import type { Sources } from './sources.js';

/** Where a line is longer, so much of it from the finding on stands for it. */
const HASHED = 500;

/** The same finding keeps its fingerprint when lines move; equal ones in one file are numbered. */
export function fingerprints(sources: Sources): (finding: Finding) => string {
  const seen = new Map<string, number>();
  return ({ rule, path, pointer, line, column }) => {
    const text = sources(path)?.line(line) ?? '';
    const excerpt = text.length > HASHED ? text.slice(column - 1, column - 1 + HASHED) : text;
    const fingerprint = hash([rule, path, pointer, excerpt.trim()].join('\0'));
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    return `${fingerprint}:${nth}`;
  };
}

/** 64 bits, as two FNV-1a hashes: enough to tell findings apart, and it runs everywhere. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0xcbf29ce4;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000193 + 0x100);
  }
  return hex(a) + hex(b);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
