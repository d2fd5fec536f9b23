/** The Action from its inputs to its exit status. It writes its outputs in every case. */
import { countAll, foundNothing, isAtLeast, makeReport, type Failure, type Report } from '../core/finding.js';
import { printable } from '../core/text.js';
import type { Change, Diff, Raise } from '../core/change.js';
import type { Severity } from '../core/rule.js';
import type { Knowledge } from '../core/format.js';
import type { Job } from '../github/job.js';
import { isMore } from '../diff/accept.js';
import { UserError } from '../files/errors.js';
import { lastTurn } from '../files/write.js';
import { lintCheckout } from './checking.js';
import { accessTo, jobOf, lacksPull, readEvent, type GitHubAccess, type GitHubEvent } from './event.js';
import { DEFAULTS, InputError, misspeltInputs, readInputs, takeToken, type Inputs } from './inputs.js';
import { reportOn, type CheckResult, type ReportFiles } from './reporting.js';
import * as runner from './runner.js';
import { checkConfig, checkPatterns, checkReports, commitOf, findCheckout, findRootBelow } from './workspace.js';
import type { Checkout } from './workspace.js';

type Outcome = 'success' | 'failure' | 'error';

/** `crash` is rejected by an error that no promise of the step would report. */
export async function act(knowledge: Knowledge, crash: Promise<never>): Promise<number> {
  const token = takeToken();
  if (token !== undefined) runner.mask(token);
  try {
    const { outcome, report, files, diffs } = await Promise.race([runStep(token, knowledge), crash]);
    return finish(outcome, report, files, diffs);
  } catch (error) {
    return fail(explain(error));
  }
}

/** For when the process ends before the step is over, as code that `allow-code` lets in can make it. */
export const abandon = (): number => fail('A config or a plugin ended the process before the check was over.');

function fail(message: string): number {
  runner.error(message);
  return finish('error', failed(message), {});
}

async function runStep(
  token: string | undefined,
  knowledge: Knowledge,
): Promise<{ outcome: Outcome; report: Report; files: ReportFiles; diffs: readonly Diff[] }> {
  const event = readEvent(process.env);
  const result = await check(event, token, knowledge);
  const { report, files } = await reportOn(result, event, knowledge.rules);
  return {
    outcome: outcomeOf(report, result),
    report,
    files,
    diffs: [result.diff?.diff, result.contract].filter((each) => each !== undefined),
  };
}

const LACKS_PULL =
  'The event does not say which pull request this is, so nothing can be posted on it: GITHUB_EVENT_PATH names no payload that can be read.';

/** An error becomes a failure in the report, so that it is reported everywhere. */
async function check(event: GitHubEvent, token: string | undefined, knowledge: Knowledge): Promise<CheckResult> {
  const notices = [...misspeltInputs(), ...(lacksPull(event) ? [LACKS_PULL] : [])];
  let inputs = DEFAULTS;
  let checkout: Checkout | undefined;
  let job: Job | undefined;
  let access: GitHubAccess | undefined;
  try {
    inputs = readInputs();
    job = jobOf(process.env, event, token, inputs);
    access = accessTo(job, event);
    const found = findCheckout(process.env, inputs.workingDirectory);
    checkPatterns(inputs.files, found, process.env);
    checkConfig(inputs, found);
    checkReports(inputs, found);
    checkout = found;
    checkout = await findRootBelow(found, inputs.files);
    job = job && { ...job, head: await commitOf(event, checkout) };
    const linted = await lintCheckout(inputs, { event, checkout, access }, knowledge);
    const { diff, contract } = linted;
    await lastTurn();
    const checked = checkedForManifests(linted.report, inputs);
    const failures = checked.failures.map((each) => ofInput(each, inputs));
    const report = { ...checked, failures: [...failures, ...(diff?.failures ?? [])] };
    return { inputs, checkout, job, access, report, diff, contract, notices: [...notices, ...linted.notices] };
  } catch (error) {
    return { inputs, checkout, job, access, report: failed(explain(error), error instanceof InputError), notices };
  }
}

const NOTHING_FOUND =
  'No manifest was found, so nothing was checked. `npx toolint --why FILE` says why a file was skipped; the input `if-no-manifests` decides what happens then.';

/** A check that looked at nothing must not look like a check that passed. */
function checkedForManifests(report: Report, { ifNoManifests }: Inputs): Report {
  if (!foundNothing(report) || ifNoManifests === 'ignore') return report;
  if (ifNoManifests === 'error') return { ...report, failures: [{ path: '', message: NOTHING_FOUND }] };
  runner.warning(NOTHING_FOUND);
  return report;
}

/** What `files` names and is not there has no place in a file. */
function ofInput(failure: Failure, { files }: Inputs): Failure {
  const { path, message } = failure;
  const isMissing = files.includes(path) && /^(?:It does not exist|The glob matches)/.test(message);
  return isMissing
    ? { path: '', message: `The input \`files\` names \`${printable(path, 200)}\`. ${message}`, isInput: true }
    : failure;
}

function explain(error: unknown): string {
  if (error instanceof UserError) return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
  runner.log((error as Error)?.stack ?? String(error));
  return `toolint itself failed: ${(error as Error)?.message ?? String(error)}. The log has the details.`;
}

/** Mistakes that were found together have a line each. */
function failed(message: string, isInput = false): Report {
  const failures = message.split('\n').map((each) => ({ path: '', message: each, ...(isInput && { isInput }) }));
  return makeReport({ failures });
}

function outcomeOf(report: Report, { inputs, diff }: Pick<CheckResult, 'inputs' | 'diff'>): Outcome {
  if (report.failures.length > 0) return 'error';
  const fails = (found: Report | undefined, failOn: Severity | 'never'): boolean =>
    failOn !== 'never' && found !== undefined && found.findings.some(({ severity }) => isAtLeast(severity, failOn));
  return fails(report, inputs.failOn) || fails(diff, inputs.diffFailOn) ? 'failure' : 'success';
}

const identity = ({ rule, tools, pointer }: Change): string => JSON.stringify([rule, tools, pointer]);

function finish(
  outcome: Outcome,
  report: Report,
  { report: json = '', sarif = '' }: ReportFiles,
  diffs: readonly Diff[] = [],
): number {
  // The source and the running server may show the same change.
  const breaking = diffs.flatMap(({ changes }) => changes).filter(({ severity }) => severity === 'error');
  const changes = {
    'diff-breaking': diffs.length > 0 ? new Set(breaking.map(identity)).size : '',
    'diff-needs': diffs.map(({ needs }) => needs).reduce<Raise | ''>((a, b) => (a === '' || isMore(b, a) ? b : a), ''),
  };
  const { errors, warnings, infos } = countAll(report);
  try {
    runner.setOutputs({
      outcome,
      errors,
      warnings,
      infos,
      files: report.files.length,
      report: json,
      sarif,
      ...changes,
    });
  } catch (error) {
    runner.error(`The outputs could not be written: ${(error as Error).message}.`);
    return 1;
  }
  return outcome === 'success' ? 0 : 1;
}
