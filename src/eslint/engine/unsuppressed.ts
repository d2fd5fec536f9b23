/** What the suppressions leave over, which name the file on the disk. */
import type { Finding } from '../../core/finding.js';
import { createMatcher, type Matcher, type SuppressionsFile } from '../../core/suppressions.js';
import { validate } from '../../core/validate-suppressions.js';
import { pathOf } from '../file.js';
import type { RuleContext } from '../types.js';

export function unsuppressed(
  findings: readonly Finding[],
  suppressions: SuppressionsFile | undefined,
  { cwd, filename, physicalFilename = filename }: RuleContext,
): readonly Finding[] {
  if (suppressions === undefined || findings.length === 0) return findings;
  const path = pathOf({ cwd, filename: physicalFilename });
  return matcherOf(suppressions)(findings.map((finding) => ({ ...finding, path }))).visible;
}

export function isSuppressions(file: unknown): file is SuppressionsFile {
  return validate(file);
}

const matchers = new WeakMap<SuppressionsFile, Matcher>();

function matcherOf(file: SuppressionsFile): Matcher {
  const known = matchers.get(file);
  if (known) return known;
  const matcher = createMatcher(file.suppressions, new Date().toISOString().slice(0, 10));
  matchers.set(file, matcher);
  return matcher;
}
