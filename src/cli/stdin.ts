/** `--stdin`: lints what comes in as though it stood in a file. With --fix, standard output is the fixed text. */
import { resolve } from 'node:path';
import type { FoundFile } from '../workspace/discover.js';
import { UserError } from '../workspace/errors.js';
import { openServices } from '../workspace/services.js';
import { isInside, absolutePath, relativePath } from '../workspace/paths.js';
import { reportOn } from '../workspace/file-outcome.js';
import { lintSource } from '../workspace/lint-file.js';
import { openSuppressions } from '../workspace/suppress.js';
import type { Flags } from './args.js';
import { unifiedDiff } from './diff.js';
import { exitStatus, fixKind, publish } from './lint.js';
import { configsFor, type Knowledge } from './setup.js';
import type { Terminal } from './terminal.js';

export async function lintStdin(
  paths: readonly string[],
  flags: Flags,
  knowledge: Knowledge,
  terminal: Terminal,
): Promise<number> {
  if (paths.length > 0)
    throw new UserError(`--stdin takes no paths, and got "${paths[0]}". Name the text with --stdin-filename.`);
  if (flags.changed !== undefined)
    throw new UserError('--changed asks git about files, so it does not go together with --stdin.');
  const path = pathOf(flags['stdin-filename'] ?? 'stdin.json', terminal.cwd);
  const file: FoundFile = { path, absolute: resolve(terminal.cwd, path), named: !flags['ignore-unknown'] };
  const text = await readStdin();
  const configs = configsFor(flags, knowledge.rules, terminal.cwd);
  const suppressions = await openSuppressions(terminal.cwd);
  const { services, imports, close } = openServices(terminal.cwd);
  let after = text;
  const outcome = await lintSource(file, text, await configs.for(path), {
    formats: knowledge.formats,
    services,
    imports,
    fix: fixKind(flags),
    suppressions: suppressions?.match,
    onFixed: (_, __, fixed) => void (after = fixed),
  });
  close();
  const report = reportOn(outcome, suppressions?.match);
  if (flags['fix-dry-run']) {
    terminal.out(after === text ? '' : await unifiedDiff([{ path, before: text, after }]));
    return exitStatus(report, flags, undefined);
  }
  const isFixing = flags.fix || flags['fix-unsafe'];
  if (isFixing) terminal.out(after);
  await publish(
    report,
    flags,
    knowledge,
    isFixing ? { ...terminal, out: terminal.err } : terminal,
    [file],
    new Map([[path, after]]),
  );
  return exitStatus(report, flags, undefined);
}

/** An editor gives an absolute path; suppressions, as reports, count from the folder. */
function pathOf(name: string, cwd: string): string {
  const absolute = absolutePath(cwd, name);
  return isInside(absolutePath(cwd, '.'), absolute) ? relativePath(cwd, absolute) : name.replaceAll('\\', '/');
}

async function readStdin(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
