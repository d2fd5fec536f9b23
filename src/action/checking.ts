/** Lints the checkout as the inputs say. Paths in the result are relative to the top of the repository. */
import type { Diff } from '../core/change.js';
import { append } from '../core/collections.js';
import { isServerPath, type Finding, type Report } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { check } from '../run/run.js';
import { createConfigs, type Configs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { namedIn } from '../files/discover.js';
import { namedAndSkipped } from '../report/not-read.js';
import { trackedByGit } from '../run/changed-files.js';
import { absolutePath, relativePath } from '../files/paths.js';
import { diffCheckout } from './diffing.js';
import { hasBase, openBaseConfigs, changesIn, configChanges, fromWorkingDirectory } from './changes.js';
import { baseOfChange } from './base-files.js';
import { codeRefusal } from './event.js';
import { type Inputs, InputError } from './inputs.js';
import { checkoutNotices, ignoredByGit, onlyInside, type Checkout, type Step } from './workspace.js';
import { printable } from '../core/text.js';
import { readBaseline, type Baseline } from '../diff/baseline.js';

interface LintResult {
  readonly report: Report;
  /** What differs between two versions of the tools, if that was asked for. */
  readonly diff: Report | undefined;
  /** What differs between a running server and its baseline. */
  readonly contract: Diff | undefined;
  /** What could not be done as the inputs say, and the consequences. */
  readonly notices: readonly string[];
}

export async function lintCheckout(inputs: Inputs, step: Step, { rules, formats }: Knowledge): Promise<LintResult> {
  const { event, checkout } = step;
  const { cwd, root } = checkout;
  const notices = await checkoutNotices(event, checkout);
  const fromBase = inputs.configFrom === 'base' && hasBase(event);
  if (inputs.configFrom === 'base' && !fromBase) {
    notices.push(`On ${event.name} what is checked out is the branch itself, so its own config was used.`);
  }
  const changes = inputs.changedOnly ? await changesIn(step) : undefined;
  if (typeof changes === 'string') {
    notices.push(`\`changed-only\` could not be done, so all findings are reported: ${changes}.`);
  }
  const noCode = fromBase ? NO_CODE_OF_BASE : codeRefusal(event);
  const base = fromBase ? await openBaseConfigs(step) : undefined;
  try {
    const configs = createConfigs({
      cwd: base?.cwd ?? cwd,
      configFile: inputs.config,
      preset: inputs.preset,
      clients: inputs.clients,
      builtinRules: rules,
      allowCode: inputs.allowCode && noCode === undefined,
    });
    if (inputs.config !== undefined) await base?.copy(inputs.config);
    const { report } = await check({
      cwd,
      suppressionsIn: base?.cwd,
      paths: inputs.files,
      ignoredByGit: base && (await ignoredByGit(root)),
      configs: onlyInside(base?.copyingFirst(configs) ?? configs, checkout),
      formats,
      ...(typeof changes === 'object' && {
        changes: fromWorkingDirectory(changes, checkout),
        followedByGit: await trackedByGit(root),
      }),
      ...((event.pull || inputs.changedOnly) && { base: await baseOfChange(step) }),
    });
    append(notices, namedAndSkipped(namedIn(inputs.files, cwd), report));
    let contract: Diff | undefined;
    const asked = await askServer(inputs, checkout, noCode, {
      ...{ configs, rules, formats, suppressionsIn: base?.cwd, onWarning: (text) => void notices.push(text) },
      onCompared: (found) => void (contract = found),
    });
    const diff = await diffCheckout(inputs, checkout, event, configs, { rules, formats });
    append(notices, await configChanges(step, await configs.for('.'), fromBase));
    const all = asked ? joined(report, asked) : report;
    return { report: fromRoot(base ? withoutStale(all) : all, checkout), diff, contract, notices };
  } catch (error) {
    throw inputs.allowCode && noCode !== undefined ? withReason(error, noCode) : error;
  } finally {
    base?.close();
  }
}

/** A pull request that fixes a problem and removes its suppression cannot remove it from the base branch too. */
function withoutStale(report: Report): Report {
  const isStale = ({ rule, path }: Finding): boolean => rule === 'common/stale-suppression' && path === SUPPRESSIONS;
  return { ...report, findings: report.findings.filter((finding) => !isStale(finding)) };
}

const NO_CODE_OF_BASE = 'With `config-from: base` no code runs, whatever `allow-code` says';

/** Explains why code was refused although the input allows it. */
function withReason(error: unknown, why: string): unknown {
  if (!(error instanceof UserError) || !error.message.includes('`allow-code')) return error;
  return new UserError(`${error.message}. ${why}`);
}

/** The same report with paths relative to the top of the repository. */
function fromRoot(report: Report, { root, cwd }: Checkout): Report {
  if (root === cwd) return report;
  const moved = <T extends { readonly path: string }>(item: T): T =>
    isServerPath(item.path) ? item : { ...item, path: relativePath(root, absolutePath(cwd, item.path)) };
  return {
    ...report,
    files: report.files.map(moved),
    skipped: report.skipped.map(moved),
    ...(report.unread && { unread: report.unread.map(moved) }),
    ...(report.deleted && { deleted: report.deleted.map((path) => moved({ path }).path) }),
    ...(report.secrets && { secrets: report.secrets.map(moved) }),
    failures: report.failures.map(moved),
    ...(report.cutShort && { cutShort: report.cutShort.map((path) => moved({ path }).path) }),
    findings: report.findings.map((finding) => ({ ...moved(finding), related: finding.related?.map(moved) })),
  };
}

// A running server that the inputs name: asked for its lists, which are linted beside the files.

interface Asking extends Knowledge {
  readonly configs: Configs;
  readonly suppressionsIn: string | undefined;
  onWarning(text: string): void;
  /** What differs from the baseline. */
  onCompared(diff: Diff): void;
}

/** `noCode`: why no code of the checkout may run. */
async function askServer(
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
function joined(files: Report, server: Report): Report {
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
