/** `toolint server --baseline FILE`: what a running server lists, against a file that is kept in the repository. */
import type { Report } from '../core/finding.js';
import { countAll } from '../core/finding.js';
import { isCurrent, readBaseline, type Baseline } from '../diff/baseline.js';
import { UserError } from '../files/errors.js';
import { tooManyWarnings } from '../report/overview.js';
import { visible } from '../report/text.js';
import { askServers } from './ask-servers.js';
import { asRunHere } from './command.js';
import { exitStatus, readCount, publishReport, save } from './lint.js';
import { configsFor } from './show.js';
import type { Call, Terminal } from './terminal.js';

/** What is about linting means nothing here. */
const ABOUT_LINTING = ['budget', 'twice', 'statistics', 'timing'] as const;

export async function baselineCommand(words: readonly string[], { flags, knowledge, terminal }: Call): Promise<number> {
  const file = flags.baseline!;
  for (const each of ABOUT_LINTING) {
    if (flags[each] !== undefined)
      throw new UserError(
        `--${each} is about linting, and --baseline compares: run toolint server without --baseline for it`,
      );
  }
  if (flags.format === 'junit' || flags.format === 'badge')
    throw new UserError(`--baseline prints the formats of toolint diff, and ${flags.format} is not one.`);
  const baseline = await readBaseline(file, terminal.cwd);
  if (!baseline && !flags.update)
    throw new UserError(`There is no baseline ${file}. Write it once with --update, and commit it.`);
  let answers = '';
  const asked = await askServers(words, { flags, knowledge, terminal }, { onAnswers: (text) => void (answers = text) });
  const mostWarnings = readCount(flags['max-warnings']);
  const publish = async (report: Report, status: number): Promise<number> => {
    terminal.settle(status);
    await publishReport({ report, files: [], changes: [], fixed: [] }, mostWarnings, { flags, knowledge, terminal });
    return status;
  };
  if (asked.failures.length > 0) return publish({ ...asked, findings: [] }, 2);
  const { baselineOf, compareAnswers } = await import('../server/compare.js');
  const options = {
    ...knowledge,
    cwd: terminal.cwd,
    configs: configsFor(flags, knowledge.rules, terminal.cwd),
    server: asked.servers![0]!.name,
    ...(flags.source !== undefined && { source: flags.source }),
  };
  const compared = baseline && (await compareAnswers(answers, { ...options, baseline }));
  if (flags.update) write(file, baselineOf(answers), baseline, terminal);
  else if (compared && !compared.isCurrent)
    terminal.err(
      asRunHere(
        `toolint: ${visible(file)} differs from what the server lists. If that is meant, run toolint server with --update as well.\n`,
        terminal,
      ),
    );
  if (!compared) return 0;
  const report = { ...compared.report, servers: asked.servers! };
  const isTooMany = tooManyWarnings(countAll(report), mostWarnings) !== undefined;
  return publish(report, flags.update && report.failures.length === 0 ? 0 : exitStatus(report, flags, isTooMany));
}

function write(file: string, text: string, before: Baseline | undefined, terminal: Terminal): void {
  const { err } = terminal;
  if (before && isCurrent(before, text)) return err(`toolint: ${visible(file)} is up to date.\n`);
  save('baseline', file, terminal, () => text);
  err(`toolint: the tools of the server are in ${visible(file)}. Commit it.\n`);
}
