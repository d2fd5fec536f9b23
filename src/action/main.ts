/** The Action from its inputs to its exit status. Whatever happens, the outputs are written. */
import { countAll, isAtLeast, type Report } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import { TOOL } from '../core/version.js';
import type { Job } from '../github/job.js';
import { UserError } from '../files/errors.js';
import { lastTurn } from '../files/write.js';
import { commitOf } from './checkout.js';
import { lookBelow } from './checkout-below.js';
import { lintCheckout } from './checking.js';
import { isLost, readEvent, type GitHubEvent } from './event.js';
import { DEFAULTS, misspelt, readInputs, takeToken, type Env, type Inputs } from './inputs.js';
import { accessTo, jobOf, type Access } from './github.js';
import { reportOn } from './reporting.js';
import { openRunner, type Runner } from './runner.js';
import type { Checked, Outcome, Written } from './step.js';
import { checkPatterns, checkReports, findPlace, type Place } from './workspace.js';

/** `crash` is rejected where something fails that nobody waits for. */
export async function act(
  env: Env,
  write: (text: string) => void,
  knowledge: Knowledge,
  crash: Promise<never>,
): Promise<number> {
  const runner = openRunner(env, write);
  const token = takeToken(env);
  if (token !== undefined) runner.mask(token);
  try {
    const { outcome, report, written } = await Promise.race([step(env, token, runner, knowledge), crash]);
    return finish(runner, outcome, report, written);
  } catch (error) {
    const message = explain(error, runner);
    runner.error(message);
    return finish(runner, 'error', failed(message), {});
  }
}

/** For when the process ends before the step is over: what `allow-code` lets in may do that. */
export function abandon(env: Env, write: (text: string) => void): number {
  const runner = openRunner(env, write);
  const message = 'A config or a plugin ended the process before the check was over.';
  runner.error(message);
  return finish(runner, 'error', failed(message), {});
}

async function step(
  env: Env,
  token: string | undefined,
  runner: Runner,
  knowledge: Knowledge,
): Promise<{ outcome: Outcome; report: Report; written: Written }> {
  const event = readEvent(env);
  const checked = await check(env, event, token, knowledge, runner);
  const { report, written } = await reportOn(checked, { event, runner, rules: knowledge.rules });
  return { outcome: outcomeOf(report, checked.inputs), report, written };
}

const LOST =
  'The event does not say which pull request this is, so nothing can be posted on it: GITHUB_EVENT_PATH names no payload that can be read.';

/** What cannot be done becomes a failure in the report, which then takes the way of every report. */
async function check(
  env: Env,
  event: GitHubEvent,
  token: string | undefined,
  knowledge: Knowledge,
  runner: Runner,
): Promise<Checked> {
  const notices = [...misspelt(env), ...(isLost(event) ? [LOST] : [])];
  let inputs = DEFAULTS;
  let place: Place | undefined;
  let job: Job | undefined;
  let access: Access | undefined;
  try {
    inputs = readInputs(env);
    job = jobOf(env, event, token, inputs);
    access = accessTo(job, event);
    const found = findPlace(env, inputs.workingDirectory);
    checkPatterns(inputs.files, found, env);
    checkReports(inputs, found);
    place = found;
    place = await lookBelow(found, inputs.files);
    job = job && { ...job, head: await commitOf(event, place) };
    const linted = await lintCheckout(inputs, place, event, access, knowledge);
    await lastTurn();
    const report = withNothingFound(linted.report, inputs, runner);
    return { inputs, place, job, access, report, notices: [...notices, ...linted.notices] };
  } catch (error) {
    return { inputs, place, job, access, report: failed(explain(error, runner)), notices };
  }
}

const NOTHING_FOUND =
  'No manifest was found, so nothing was checked. `toolint --why FILE` says why a file was skipped; the input `if-no-manifests` decides what happens then.';

/** A check that looked at nothing must not pass for a check that passed. */
function withNothingFound(report: Report, { ifNoManifests }: Inputs, runner: Runner): Report {
  if (report.files.length > 0 || report.failures.length > 0 || ifNoManifests === 'ignore') return report;
  if (ifNoManifests === 'error') return { ...report, failures: [{ path: '', message: NOTHING_FOUND }] };
  runner.warning(NOTHING_FOUND);
  return report;
}

function explain(error: unknown, runner: Runner): string {
  if (error instanceof UserError) return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
  runner.log((error as Error)?.stack ?? String(error));
  return `toolint itself failed: ${(error as Error)?.message ?? String(error)}. The log has the details.`;
}

function failed(message: string): Report {
  return { tool: TOOL, files: [], skipped: [], findings: [], failures: [{ path: '', message }], suppressed: 0 };
}

function outcomeOf({ findings, failures }: Report, { failOn }: Inputs): Outcome {
  if (failures.length > 0) return 'error';
  return failOn !== 'never' && findings.some(({ severity }) => isAtLeast(severity, failOn)) ? 'failure' : 'success';
}

function finish(runner: Runner, outcome: Outcome, report: Report, { report: json = '', sarif = '' }: Written): number {
  const { errors, warnings, infos } = countAll(report);
  try {
    runner.output({ outcome, errors, warnings, infos, files: report.files.length, report: json, sarif });
  } catch (error) {
    runner.error(`The outputs could not be written: ${(error as Error).message}.`);
    return 1;
  }
  return outcome === 'success' ? 0 : 1;
}
