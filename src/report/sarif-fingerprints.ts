/** The fingerprints by which those who read SARIF know a finding again: of the text of its line, not of its number. */
import type { Finding } from '../core/finding.js';
import { hash } from '../core/hash.js';
import { knownPlace } from '../core/known-place.js';
import type { Sources } from './sources.js';

/** Where a line is longer, so much of it from the finding on stands for it. */
const HASHED = 500;

/** The same finding keeps its fingerprint when lines move, or tools beside its own; equal ones in one file are numbered. */
export function fingerprints(sources: Sources): (finding: Finding) => string {
  const seen = new Map<string, number>();
  return (finding) => {
    const { rule, path, line, column } = finding;
    const { tool = '', pointer } = knownPlace(finding);
    const text = sources(path)?.line(line) ?? '';
    const excerpt = text.length > HASHED ? text.slice(column - 1, column - 1 + HASHED) : text;
    const fingerprint = hash([rule, path, tool, pointer, excerpt.trim()].join('\0'));
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    return `${fingerprint}:${nth}`;
  };
}
