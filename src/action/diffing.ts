/** The input `diff`: the tools of the checkout compared with an earlier version, and what is reported. */
import type { Knowledge } from '../core/format.js';
import { isAtLeast, makeReport, type Finding, type Report } from '../core/finding.js';
import type { Configs } from '../config/resolve.js';
import { runDiff } from '../diff/run-diff.js';
import { UserError } from '../files/errors.js';
import { openGit } from '../files/git.js';
import { relativePath, inFolder } from '../files/paths.js';
import { postDiffComment } from '../github/comment.js';
import { blobLink, type Job } from '../github/job.js';
import { markdownChanges, versionName } from '../report/changes.js';
import { annotations } from '../report/formats/github.js';
import type { GitHubAccess, GitHubEvent } from './event.js';
import type { Inputs } from './inputs.js';
import * as runner from './runner.js';
import type { Checkout } from './workspace.js';

/** Paths are relative to the top of the repository. What could not be compared is a failure in it. */
export async function diffCheckout(
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
    return fromTop(report, (path) => (path === '' ? '' : relativePath(root, inFolder(cwd, path))));
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

function fromTop(report: Report, moved: (path: string) => string): Report {
  const of = <T extends { readonly path: string }>(item: T): T => ({ ...item, path: moved(item.path) });
  const { diff } = report;
  return {
    ...report,
    findings: report.findings.map(of),
    failures: report.failures.map(of),
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
