/** A running server that the inputs name: asked for its lists, which are linted beside the files. */
import type { Diff } from '../core/change.js';
import type { Finding, Report } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import type { Configs } from '../config/resolve.js';
import { printable } from '../core/text.js';
import { readBaseline, type Baseline } from '../diff/baseline.js';
import { UserError } from '../files/errors.js';
import { InputError, type Inputs } from './inputs.js';
import type { Checkout } from './workspace.js';

interface Asking extends Knowledge {
  readonly configs: Configs;
  readonly suppressionsIn: string | undefined;
  onWarning(text: string): void;
  /** What differs from the baseline. */
  onCompared(diff: Diff): void;
}

/** `noCode`: why no code of the checkout may run. */
export async function askServer(
  { serverCommand, serverUrl: url, serverSource: source, serverBaseline: file }: Inputs,
  { cwd }: Checkout,
  noCode: string | undefined,
  { suppressionsIn = cwd, ...asking }: Asking,
): Promise<Report | undefined> {
  if (serverCommand === undefined && url === undefined) return undefined;
  if (serverCommand !== undefined && noCode !== undefined)
    throw new InputError(`The input \`server-command\` runs code of the checkout, which is refused here. ${noCode}`);
  const baseline = file === undefined ? undefined : await baselineIn(file, cwd);
  const { DEFAULTS, lintServers } = await import('../server/lint-server.js');
  const program = serverCommand === undefined ? { url: url!, args: [], env: {} } : programIn(serverCommand);
  const options = { ...asking, cwd, ...(source !== undefined && { source }) };
  let answers: string | undefined;
  const report = await lintServers([{ ...program, headers: {} }], {
    ...DEFAULTS,
    ...options,
    suppressionsIn,
    onAnswers: (text) => void (answers = text),
  });
  if (!baseline || answers === undefined) return report;
  const { compareAnswers } = await import('../server/compare.js');
  const compared = await compareAnswers(answers, { ...options, baseline, server: report.servers![0]!.name });
  asking.onCompared(compared.report.diff);
  if (!compared.isCurrent) asking.onWarning(staleText(baseline.name));
  return joined(report, compared.report);
}

async function baselineIn(file: string, cwd: string): Promise<Baseline> {
  const baseline = await readBaseline(file, cwd);
  if (baseline) return baseline;
  const how = `npx toolint server --baseline ${printable(file)} --update -- COMMAND`;
  throw new UserError(
    `There is no \`server-baseline\` ${printable(file)}. Write it once with \`${how}\`, and commit it.`,
  );
}

const staleText = (file: string): string =>
  `${file} differs from what the server lists. If that is meant, write it anew with \`npx toolint server --baseline ${file} --update -- COMMAND\`.`;

/** `NAME=value` before the program is a variable for it; quotes keep blanks together. There is no shell. */
function programIn(line: string): { command: string; args: string[]; env: Record<string, string> } {
  const words = Array.from(line.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g), ([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  );
  const env: Record<string, string> = {};
  for (let match = variable(words[0]); match; match = variable(words[0])) {
    env[match.name] = match.value;
    words.shift();
  }
  const [command, ...args] = words;
  if (command === undefined) throw new InputError('The input `server-command` names no program.');
  return { command, args, env };
}

function variable(word = ''): { name: string; value: string } | undefined {
  const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/s.exec(word) ?? [];
  return name === undefined ? undefined : { name, value: value! };
}

/** One report of both. What the files show at a place, the server need not say again. */
export function joined(files: Report, server: Report): Report {
  const keyOf = ({ rule, path, line, column }: Finding): string => [rule, path, line, column].join('\n');
  const known = new Set(files.findings.map(keyOf));
  return {
    ...files,
    files: [...files.files, ...server.files],
    findings: [...files.findings, ...server.findings.filter((each) => !known.has(keyOf(each)))],
    failures: [...files.failures, ...server.failures],
    suppressed: files.suppressed + server.suppressed,
    ...(server.servers && { servers: server.servers }),
  };
}
