/** A whole check of a folder, for the command line and the Action: what is there, and what is wrong with it. */
import type { Report } from '../core/finding.js';
import type { FixKind } from '../core/fix.js';
import type { Format } from '../core/rule.js';
import { TOOL } from '../core/version.js';
import type { Configs } from './config.js';
import { discover, type FoundFile } from './discover.js';
import { EXTENSIONS } from './extensions.js';
import { run, type RunOptions } from './run.js';
import { openServices } from './services.js';

export interface CheckOptions {
  readonly cwd: string;
  /** Files, folders and globs; none means what the config says, else everything. */
  readonly paths: readonly string[];
  readonly configs: Configs;
  readonly formats: readonly Format[];
  readonly fix?: FixKind;
  readonly onFixed?: RunOptions['onFixed'];
  /** Called once it is known how many files there are; what it gives is called after each. */
  onStart?(files: number): RunOptions['onProgress'];
}

export interface Checked {
  readonly report: Report;
  /** All files that were looked at. */
  readonly files: readonly FoundFile[];
  /** How many findings were fixed. */
  readonly fixed: number;
}

export async function check({ cwd, paths, configs, ...options }: CheckOptions): Promise<Checked> {
  const here = await configs.for('.');
  const found = await discover({
    cwd,
    paths,
    include: here.files,
    ignored: (path) => here.ignored(path),
    extensions: EXTENSIONS,
  });
  configs.know(found.folders);
  const onProgress = options.onStart?.(found.files.length);
  const { services, imports, close } = openServices(cwd);
  try {
    const { fixed, ...result } = await run({ ...options, files: found.files, configs, services, imports, onProgress });
    const failures = [...found.problems, ...result.failures];
    return { report: { tool: TOOL, ...result, failures, suppressed: 0 }, files: found.files, fixed };
  } finally {
    close();
  }
}
