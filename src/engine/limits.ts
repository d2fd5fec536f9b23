/** How much untrusted input is read, and how much is reported. A config may set each limit, within bounds. */
import { count, mostSevere, type Counts, type Finding, type Report } from '../core/finding.js';

export interface Limits {
  /** The bytes of a file. */
  readonly fileSize: number;
  /** How deep a manifest may be nested. */
  readonly depth: number;
  /** How many values the aliases of a YAML file may expand to. */
  readonly aliases: number;
  readonly findingsPerFile: number;
  /** The findings of a whole run. */
  readonly findings: number;
}

/** Real manifests stay below one megabyte and 20 levels. */
export const LIMITS: Limits = {
  fileSize: 10 * 1024 * 1024,
  depth: 500,
  aliases: 100_000,
  findingsPerFile: 10_000,
  findings: 100_000,
};

/** No config can ask for more: above these, memory or the stack would not do. */
export const BOUNDS: Limits = {
  fileSize: 256 * 1024 * 1024,
  depth: 1000,
  aliases: 5_000_000,
  findingsPerFile: 1_000_000,
  findings: 1_000_000,
};

type LimitedFindings = Pick<Report, 'findings' | 'leftOut' | 'cutShort'>;

/** At most `most` findings, the most severe ones, in the order given. */
export function keepAtMost(findings: readonly Finding[], most: number): LimitedFindings {
  if (findings.length <= most) return { findings };
  const kept = mostSevere(findings, most);
  const [all, listed] = [count(findings), count(kept)];
  return { findings: kept, leftOut: minus(all, listed), cutShort: pathsWithout(kept, findings) };
}

function pathsWithout(kept: readonly Finding[], all: readonly Finding[]): string[] {
  const isKept = new Set(kept);
  return [...new Set(all.filter((each) => !isKept.has(each)).map(({ path }) => path))];
}

function minus(a: Counts, b: Counts): Counts {
  return {
    errors: a.errors - b.errors,
    warnings: a.warnings - b.warnings,
    infos: a.infos - b.infos,
    fixable: a.fixable - b.fixable,
  };
}
