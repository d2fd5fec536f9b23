/** The lines of the files that findings point into. */
import type { Report, SecretPlace } from '../core/finding.js';
import { Lines } from '../core/lines.js';
import type { ReportContext } from './context.js';
import { byPath } from './overview.js';
import { SECURITY } from './security.js';

export interface SourceText {
  /** A line by its number, from 1, without its end and without a byte order mark. */
  line(number: number): string | undefined;
  /** Line and column of an offset, both from 1. */
  position(offset: number): { line: number; column: number };
}

export type Sources = (path: string) => SourceText | undefined;

/** Files kept at hand; findings come sorted by path, and what they relate to is most often nearby. */
const KEPT = 64;

export function openSources(report: Report, context: ReportContext): Sources {
  const kept = new Map<string, SourceText | undefined>();
  const hidden = secretsByPath(report);
  return (path) => {
    if (kept.has(path)) return kept.get(path);
    if (kept.size >= KEPT) kept.clear();
    const text = context.source(path);
    const source = text === undefined ? undefined : sourceText(mask(text, hidden.get(path) ?? []));
    kept.set(path, source);
    return source;
  };
}

export function sourceText(text: string): SourceText {
  const lines = new Lines(text);
  return {
    line(number) {
      const start = lines.starts[number - 1];
      if (start === undefined) return undefined;
      let end = lines.starts[number] ?? text.length;
      while (end > start && isLineEnd(text.charCodeAt(end - 1))) end--;
      return text.slice(start, end);
    },
    position: (offset) => lines.at(offset),
  };
}

const isLineEnd = (code: number): boolean => code === 10 || code === 13;

/** Those that are suppressed too. */
export function secretsByPath({ findings, secrets = [] }: Report): Map<string, SecretPlace[]> {
  return byPath<SecretPlace>([...secrets, ...findings.filter(({ rule }) => SECURITY.get(rule)?.secret)]);
}

const MOST_SECRETS = 200;
/** What is shorter would be found in every other word. */
const SHORTEST_SECRET = 6;

/** A secret is not repeated in a log or a comment, in no frame that it happens to stand in. */
function mask(text: string, secrets: readonly SecretPlace[]): string {
  if (secrets.length === 0) return text;
  let masked = '';
  let at = 0;
  for (const { start, end } of [...secrets].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, at);
    masked += text.slice(at, from) + text.slice(from, end).replace(/[^\s"'`]/g, '•');
    at = Math.max(end, at);
  }
  masked += text.slice(at);
  // What is a secret in one place is no less of one in another.
  const all = new Set(secrets.map(({ start, end }) => text.slice(start, end).replace(/^["'`]|["'`]$/g, '')));
  for (const secret of [...all].slice(0, MOST_SECRETS)) {
    if (secret.length >= SHORTEST_SECRET) masked = masked.replaceAll(secret, '•'.repeat(secret.length));
  }
  return masked;
}
