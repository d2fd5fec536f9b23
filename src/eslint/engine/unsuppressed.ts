/** What the suppressions leave over, which name the file on the disk. */
import type { Finding } from '../../core/finding.js';
import { createMatcher, type Matcher, type SuppressionsFile } from '../../core/suppressions.js';
import { validate } from '../../core/validate-suppressions.js';
import { pathOf } from '../file.js';
import type { RuleContext } from '../types.js';

interface Left {
  readonly visible: readonly Finding[];
  readonly failures: readonly string[];
}

export function unsuppressed(
  findings: readonly Finding[],
  suppressions: SuppressionsFile | undefined,
  { cwd, filename, physicalFilename = filename }: RuleContext,
): Left {
  if (suppressions === undefined || findings.length === 0) return { visible: findings, failures: [] };
  const match = matcherOf(suppressions);
  if (!match) return { visible: findings, failures: [UNUSABLE] };
  const path = pathOf({ cwd, filename: physicalFilename });
  return { visible: match(findings.map((finding) => ({ ...finding, path }))).visible, failures: [] };
}

const UNUSABLE =
  '`settings.toolint.suppressions` is not what toolint-suppressions.json holds. Import that file in the config: `import suppressions from "./toolint-suppressions.json" with { type: "json" }`.';

const matchers = new WeakMap<SuppressionsFile, Matcher | undefined>();

/** Undefined: it is no such file that was given. */
function matcherOf(file: SuppressionsFile): Matcher | undefined {
  if (matchers.has(file)) return matchers.get(file);
  const matcher = validate(file) ? createMatcher(file.suppressions, new Date().toISOString().slice(0, 10)) : undefined;
  if (typeof file === 'object' && file !== null) matchers.set(file, matcher);
  return matcher;
}
