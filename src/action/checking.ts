/** Lints the checkout as the inputs say. Paths in the result are relative to the top of the repository. */
import type { Diff } from '../core/change.js';
import { append } from '../core/collections.js';
import { isServerPath, type Finding, type Report, isAtLeast, makeReport } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { check } from '../run/run.js';
import { createConfigs, type Configs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { namedIn } from '../files/discover.js';
import { namedAndSkipped } from '../report/not-read.js';
import { trackedByGit } from '../run/changed-files.js';
import { absolutePath, relativePath, inFolder } from '../files/paths.js';
import { hasBase, openBaseConfigs, changesIn, configChanges, fromWorkingDirectory } from './changes.js';
import { baseOfChange } from './base-files.js';
import { codeRefusal, type GitHubAccess, type GitHubEvent } from './event.js';
import { type Inputs, InputError } from './inputs.js';
import { checkoutNotices, ignoredByGit, onlyInside, type Checkout, type Step } from './workspace.js';
import { printable } from '../core/text.js';
import { readBaseline, type Baseline } from '../diff/baseline.js';
import { runDiff } from '../diff/run-diff.js';
import { openGit } from '../files/git.js';
import { postDiffComment } from '../github/comment.js';
import { blobLink, type Job } from '../github/job.js';
import { markdownChanges, versionName } from '../report/changes.js';
import { annotations } from '../report/formats/github.js';
import * as runner from './runner.js';

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
  return withPaths(report, (path) => (isServerPath(path) ? path : relativePath(root, absolutePath(cwd, path))));
}

function withPaths(report: Report, moved: (path: string) => string): Report {
  const of = <T extends { readonly path: string }>(item: T): T => ({ ...item, path: moved(item.path) });
  const { diff } = report;
  return {
    ...report,
    files: report.files.map(of),
    skipped: report.skipped.map(of),
    ...(report.unread && { unread: report.unread.map(of) }),
    ...(report.deleted && { deleted: report.deleted.map(moved) }),
    ...(report.secrets && { secrets: report.secrets.map(of) }),
    failures: report.failures.map(of),
    ...(report.cutShort && { cutShort: report.cutShort.map(moved) }),
    findings: report.findings.map((finding) => ({ ...of(finding), related: finding.related?.map(of) })),
    ...(diff && {
      diff: {
        ...diff,
        unknown: diff.unknown.map(of),
        changes: diff.changes.map((change) => ({
          ...change,
          ...(change.at && { at: of(change.at) }),
          ...(change.was && { was: of(change.was) }),
        })),
      },
    }),
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

// The input `diff`: the tools of the checkout compared with an earlier version, and what is reported.

/** Paths are relative to the top of the repository. What could not be compared is a failure in it. */
async function diffCheckout(
  inputs: Inputs,
  { cwd, root }: Checkout,
  event: GitHubEvent,
  configs: Configs,
  knowledge: Knowledge,
): Promise<Report | undefined> {
  if (inputs.diff === 'off') return undefined;
  try {
    const base = await baseOf(inputs, event, cwd);
    if (base === 'none') return undefined;
    const report = await runDiff({ ...knowledge, cwd, configs, ...(base !== undefined && { base }) });
    return withPaths(report, (path) => (path === '' ? '' : relativePath(root, inFolder(cwd, path))));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const message = `The tools could not be compared. ${error.message.replace(/\.?$/, '.')}`;
    return makeReport({ failures: [{ path: '', message }] });
  }
}

/** Undefined: the newest release. `none`: on this event there is nothing to compare with. */
async function baseOf(
  { diff, diffBase }: Inputs,
  { base, isFirst }: GitHubEvent,
  cwd: string,
): Promise<string | undefined> {
  if (diffBase !== undefined || diff === 'release') return diffBase;
  if (base === undefined) return isFirst ? 'none' : undefined;
  const { ok, out } = await openGit(cwd)('merge-base', base, 'HEAD');
  if (ok) return out.trim();
  throw new UserError(
    'The checkout does not go back to where the change began: set `fetch-depth: 0` for actions/checkout.',
  );
}

const MOST_ANNOTATED = 8;

/** Annotations on the lines that are still there, and one comment that is kept up to date. Gives what people should know. */
interface Told {
  readonly diff?: Report | undefined;
  readonly inputs: Inputs;
  readonly job?: Job | undefined;
  readonly access?: GitHubAccess | undefined;
}

export async function reportDiff({ diff: report, inputs, job, access }: Told, event: GitHubEvent): Promise<string[]> {
  if (!report?.diff) return [];
  const diff = { ...report.diff, ...(event.pull && { head: 'this pull request' }) };
  const isHere = new Set(
    diff.changes.flatMap(({ at, message, severity }) => (at && severity !== 'info' ? [message] : [])),
  );
  const findings = report.findings.filter(({ message }) => isHere.has(message)).slice(0, MOST_ANNOTATED);
  if (inputs.annotations !== 'none') {
    const shown = findings.map((finding) => inColourOf(inputs, finding));
    runner.annotate(annotations({ ...report, findings: shown, failures: [] }));
  }
  if (report.findings.length > 0)
    runner.group(`Tools: ${versionName(diff.base)} → ${versionName(diff.head)}`, report.findings.map(inOneLine));
  const hasNews = diff.changes.length > 0 || report.failures.length > 0;
  const text = markdownChanges(report, diff, {
    at: ({ path, line }) => job && blobLink(job, path, line),
    was: ({ path, line }) => job && blobLink({ ...job, head: diff.base }, path, line),
  });
  if (inputs.summary && hasNews && Buffer.byteLength(text) < runner.summaryRoom()) await runner.addSummary(text);
  if (!event.pull || !job || !access) return [];
  try {
    await postDiffComment(await access.github(), job, hasNews ? text : undefined);
    return [];
  } catch (error) {
    const where = inputs.summary ? 'It is in the summary of the job.' : 'The annotations have the changes.';
    const why = job.pull?.isFork ? 'the token of a fork can only read' : runner.causeIn(error);
    return [`The comment on changed tools could not be posted: ${why}. ${where}`];
  }
}

/** Red is what fails the step, and nothing else is. */
function inColourOf({ diffFailOn }: Inputs, finding: Finding): Finding {
  const { severity } = finding;
  const fails = diffFailOn !== 'never' && isAtLeast(severity, diffFailOn);
  return { ...finding, severity: fails ? 'error' : severity === 'error' ? 'warning' : severity };
}

const inOneLine = ({ severity, rule, path, line, message }: Finding): string =>
  `${path === '' ? '' : `${path}:${line} `}${severity} ${rule}: ${message}`;
