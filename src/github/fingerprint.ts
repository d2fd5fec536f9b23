/** What tells findings apart from run to run, wherever their lines move. */
import type { Finding } from '../core/finding.js';
import { sorted } from '../report/overview.js';
import { hash } from './marker.js';

/** Equal ones are numbered, in the order in which they stand. */
export function fingerprints(findings: readonly Finding[]): Map<Finding, string> {
  const all = new Map<Finding, string>();
  const seen = new Map<string, number>();
  for (const finding of sorted(findings)) {
    const { rule, path, pointer, valueHash } = finding;
    const fingerprint = hash(rule, path, pointer, valueHash);
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    all.set(finding, `${fingerprint}:${nth}`);
  }
  return all;
}
