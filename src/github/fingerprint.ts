/** By which comments on a pull request know their finding again, wherever its lines and the tools around them move. */
import type { Finding } from '../core/finding.js';
import { knownPlace } from '../core/finding.js';
import { sorted } from '../report/overview.js';
import { hash } from './marker.js';

/** Equal ones are numbered, in the order in which they stand. */
export function fingerprints(findings: readonly Finding[]): Map<Finding, string> {
  const all = new Map<Finding, string>();
  const seen = new Map<string, number>();
  for (const finding of sorted(findings)) {
    const { rule, path, valueHash } = finding;
    const fingerprint = hash(rule, path, keyOfPlace(finding), valueHash);
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    all.set(finding, `${fingerprint}:${nth}`);
  }
  return all;
}

/** Of tools without a name the values and the order tell. */
function keyOfPlace(finding: Finding): string {
  const { item } = finding;
  const isNameless = item !== undefined && item.name === undefined;
  return JSON.stringify(isNameless ? { nameless: item.pointer } : knownPlace(finding));
}
