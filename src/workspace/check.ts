/** A whole check of a folder, for the command line and the Action: what is there, and what is wrong with it. */
import { isOfChange, type Changes } from '../core/changed.js';
import { NONE, plus, type Finding, type Report } from '../core/finding.js';
import { atMost } from '../core/limits.js';
import type { FixKind } from '../core/fix.js';
import type { Format } from '../core/rule.js';
import { TOOL } from '../core/version.js';
import type { Configs } from './config.js';
import { discover, type DiscoverOptions, type FoundFile } from './discover.js';
import { EXTENSIONS } from './extensions.js';
import { withUnfollowed } from './followed.js';
import { run, type RunOptions } from './run.js';
import { openServices } from './services.js';
import { openSuppressions, type Done, type SuppressionChange } from './suppress.js';

export interface CheckOptions {
  readonly cwd: string;
  /** Files, folders and globs; none means what the config says, else everything. */
  readonly paths: readonly string[];
  /** A file that is named gets no benefit of the doubt. */
  readonly ignoreUnknown?: boolean;
  readonly ignoredByGit?: DiscoverOptions['ignoredByGit'];
  readonly configs: Configs;
  readonly formats: readonly Format[];
  readonly fix?: FixKind;
  readonly dryRun?: boolean;
  readonly onFixed?: RunOptions['onFixed'];
  /** Only what these changes may be the reason for is reported and fixed. */
  readonly changes?: Changes;
  /** The files that git can compare, as absolute paths, where it was asked: of all others every line counts. */
  readonly followedByGit?: ReadonlySet<string>;
  /** What to do to toolint-suppressions.json. */
  readonly suppressing?: SuppressionChange;
  /** The folder that toolint-suppressions.json stands in, if not `cwd`. */
  readonly suppressionsIn?: string;
  /** Called once it is known how many files there are; what it gives is called after each. */
  onStart?(files: number): RunOptions['onProgress'];
}

interface Checked {
  readonly report: Report;
  /** All files that were looked at. */
  readonly files: readonly FoundFile[];
  /** How many findings were fixed. */
  readonly fixed: number;
  /** What was done to toolint-suppressions.json. */
  readonly suppressing?: Done;
}

export async function check({
  cwd,
  paths,
  ignoreUnknown,
  ignoredByGit,
  configs,
  suppressing,
  suppressionsIn = cwd,
  followedByGit,
  ...options
}: CheckOptions): Promise<Checked> {
  const here = await configs.for('.');
  const found = await discover({
    cwd,
    paths,
    include: here.files,
    // Of a file a config that is nearer may think otherwise: it is asked when its turn comes.
    ignored: (path) => path.endsWith('/') && here.ignored(path),
    extensions: EXTENSIONS,
    also: here.also,
    ignoreUnknown,
    ignoredByGit,
  });
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { close, forget, ...services } = openServices(cwd);
  const { onFixed } = options;
  try {
    const { fixed, changes, linted, ...result } = await run({
      ...options,
      files: found.files,
      configs,
      ...services,
      ...(options.changes &&
        followedByGit && { changes: withUnfollowed(options.changes, found.files, followedByGit, cwd) }),
      onProgress,
      onFixed(file, before, after) {
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match,
    });
    const isMeant = (finding: Finding): boolean => !changes || isOfChange(finding, changes);
    const settled = await suppressions?.settle({ ...result, cwd, paths, configs, linted, isMeant });
    const failures = [...found.problems, ...result.failures];
    const { findings = result.findings, suppressed = 0, done } = settled ?? {};
    const report = { tool: TOOL, ...result, findings, failures, suppressed: result.suppressed + suppressed };
    return {
      report: limited(changes ? ofChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed,
      ...(done && { suppressing: done }),
    };
  } finally {
    close();
  }
}

export function limited(report: Report, most: number): Report {
  const { findings, leftOut, cutShort = [] } = atMost(report.findings, most);
  if (!leftOut) return report;
  const isCut = new Set([...(report.cutShort ?? []), ...cutShort]);
  return { ...report, findings, leftOut: plus(leftOut, report.leftOut ?? NONE), cutShort: [...isCut] };
}

function ofChanges(report: Report, changes: Changes): Report {
  const findings = report.findings.filter((finding) => isOfChange(finding, changes));
  return { ...report, findings, elsewhere: report.findings.length - findings.length };
}
