/** `--show-files`: what each file was taken for, or why it was skipped, on one line each. */
import { check } from '../run/run.js';
import { held, sortedByPath } from '../report/overview.js';
import { counted, width, sentence } from '../report/text.js';
import { configsFor } from './show.js';
import type { Call } from './terminal.js';

/** Paths that are longer do not push the other column to the right. */
const WIDEST = 60;

export async function showFiles(
  paths: readonly string[],
  { flags, knowledge: { rules, formats }, terminal }: Call,
): Promise<number> {
  const configs = configsFor(flags, rules, terminal.cwd);
  const { report } = await check({
    cwd: terminal.cwd,
    paths,
    ignoreUnknown: flags['ignore-unknown'],
    configs,
    formats,
  });
  const rows = sortedByPath([
    ...report.files.map(({ path, formats, tools, servers }) => ({
      path,
      what: `${formats.join(' and ') || 'cannot be parsed'}, ${held(tools, servers)}`,
    })),
    ...report.skipped.map(({ path, reason }) => ({ path, what: `skipped: ${sentence(reason, 400)}` })),
    ...report.failures.map(({ path, message }) => ({
      path: path || '.',
      what: `failed: ${sentence(message, 400)}`,
    })),
  ]).map(({ path, what }) => ({ path: sentence(path, 400), what }));
  const column = Math.min(WIDEST, Math.max(0, ...rows.map(({ path }) => width(path))));
  for (const { path, what } of rows) terminal.out(`${path}${' '.repeat(Math.max(0, column - width(path)))}  ${what}\n`);
  const what = report.files.some(({ servers }) => servers) ? 'tools or servers' : 'tools';
  terminal.err(
    `toolint: ${counted(report.files.filter(({ isBare }) => !isBare).length, 'file')} with ${what}, ${counted(report.skipped.length, 'file')} skipped. Files without any sign of a tool are not listed.\n`,
  );
  return report.failures.length > 0 ? 2 : 0;
}
