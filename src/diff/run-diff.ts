/** `toolint diff`, for the command line, the Action and programs: what differs, as findings, and as the config has it. */
import type { Change } from '../core/change.js';
import { makeReport, type DiffReport, type Failure, type Finding } from '../core/finding.js';
import { pageOf } from '../core/version.js';
import type { ResolvedConfig } from '../config/resolve.js';
import { engineFinding } from '../engine/findings.js';
import type { SideDifferences } from './diff.js';
import { Versions, type VersionsToCompare, type VersionsOptions } from './open-versions.js';

export async function runDiff(options: VersionsOptions & VersionsToCompare): Promise<DiffReport> {
  const versions = new Versions(options);
  try {
    return await diffReport(versions, options, options);
  } finally {
    versions.close();
  }
}

export async function diffReport(
  versions: Versions,
  compared: VersionsToCompare,
  { configs }: Pick<VersionsOptions, 'configs'>,
): Promise<DiffReport> {
  return reportOf(await versions.diff(compared), await configs.for('.'));
}

/** Changes as findings, with the severities of the config. */
export function reportOf({ broken, stale, ...diff }: SideDifferences, config: ResolvedConfig): DiffReport {
  const changes = diff.changes.flatMap((change): Change[] => {
    const setting = config.rules.get(change.rule);
    if (!setting) return [];
    const isWarned = (setting.options as { warn?: unknown }).warn === true && change.severity === 'info';
    return [{ ...change, severity: setting.chosen ? setting.severity : isWarned ? 'warning' : change.severity }];
  });
  const failures: Failure[] = broken.map(({ path, reason }) => ({
    path,
    message: `The file ${reason}, so its tools could not be compared.`,
  }));
  const findings = changes.map((change) => findingOf(change, config));
  const paths = new Set(findings.map(({ path }) => path).filter((path) => path !== ''));
  const report = makeReport({
    failures,
    suppressed: diff.accepted ?? 0,
    files: [...paths].sort().map((path) => ({ path, formats: [], tools: 0 })),
    findings: [...findings, ...stale.flatMap((each) => staleFinding(each, config) ?? [])],
  });
  return { ...report, diff: { ...diff, changes } };
}

function findingOf(
  { rule, severity, message, help, at, was, pointer, tools }: Change,
  config: ResolvedConfig,
): Finding {
  // A line of the other version need not be there in this one.
  const { path, line } = at ?? { path: was?.path ?? '', line: 1 };
  const url = pageOf(config.known.get(rule) ?? { id: rule });
  const related = was && at ? [{ path: was.path, line: was.line, column: 1, note: 'It was here before.' }] : [];
  return {
    ...{ rule, severity, message, path, line, pointer, url, column: 1, endLine: line, endColumn: 1 },
    ...{ start: 0, end: 0, valueHash: '' },
    ...(help !== undefined && { help }),
    ...(tools.length === 1 && { tool: tools[0]! }),
    ...(related.length > 0 && { related }),
  };
}

/** A mistake in the config: a warning, whatever the config says of suppressions. */
function staleFinding(
  { index, entry, why }: SideDifferences['stale'][number],
  config: ResolvedConfig,
): Finding | undefined {
  const place = {
    path: config.sources[0] ?? 'toolint.config.json',
    pointer: `/diff/accept/${index}`,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    start: 0,
    end: 0,
  };
  const message = why === 'over' ? 'acceptedUntil' : 'acceptedNothing';
  const data = { accepted: entry.rule, tool: entry.tool, until: entry.until };
  const settings = new Map(Array.from(config.known, ([id, rule]) => [id, { rule, severity: 'warning' }] as const));
  return engineFinding(settings, { rule: 'common/stale-suppression', message }, { ...place, valueHash: '', data });
}
