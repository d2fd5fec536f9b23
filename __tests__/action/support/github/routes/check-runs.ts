/** Check runs: annotations add up, the rest of the output is replaced. */
import { created, find, ok, type Call, type Routes } from '../call.js';
import { bytes, checkTitle, cutBytes, MOST_BYTES } from '../limits.js';
import { pageOf } from '../pages.js';
import { demand, isPersonal } from '../permissions.js';
import { forbidden, Refusal, unprocessable } from '../refusal.js';
import { checkRunView } from '../views.js';
import type { Annotation, CheckRun } from '../world.js';

const MOST_ANNOTATIONS = 50;
const MOST_MESSAGE = 65_535;

export interface SentCheckRun {
  readonly name: string;
  readonly head_sha: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly details_url?: string;
  readonly external_id?: string;
  readonly output?: SentOutput;
}

interface SentOutput {
  readonly title?: string;
  readonly summary: string;
  readonly text?: string;
  readonly annotations?: readonly Annotation[];
}

export const checkRuns: Routes = {
  'POST /repos/{owner}/{repo}/check-runs': (call) => {
    demandApp(call);
    const { world, token } = call;
    const body = call.body as SentCheckRun;
    if (!world.commits.has(body.head_sha)) throw unprocessable(`No commit found for SHA: ${body.head_sha}`);
    checkOutput(body.output);
    const run: CheckRun = {
      id: world.nextId++,
      sha: body.head_sha,
      app: token.user,
      name: body.name,
      status: 'queued',
      output: {},
      annotations: [],
    };
    update(run, body);
    world.checkRuns.push(run);
    return created(checkRunView(world, run));
  },
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}': (call) => {
    demandApp(call);
    const run = find(call.world.checkRuns, call.parameters['check_run_id']);
    if (run.app.login !== call.token.user.login) throw forbidden();
    const body = call.body as Partial<SentCheckRun>;
    checkOutput(body.output);
    update(run, body);
    return ok(checkRunView(call.world, run));
  },
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': (call) => {
    demand(call.token, 'read', 'checks');
    const { ref, check_name: name, status, filter = 'latest' } = call.parameters;
    const found = call.world.checkRuns.filter(
      (run) =>
        run.sha === ref && (name === undefined || run.name === name) && (status === undefined || run.status === status),
    );
    const runs = filter === 'latest' ? [...new Map(found.map((run) => [run.name, run])).values()] : found;
    const newestFirst = [...runs].reverse();
    const { items, headers } = pageOf(newestFirst, call.paging);
    const body = { total_count: runs.length, check_runs: items.map((run) => checkRunView(call.world, run)) };
    return { status: 200, body, headers };
  },
};

function demandApp({ token }: Call): void {
  if (isPersonal(token)) throw new Refusal(403, 'You must authenticate via a GitHub App.');
  demand(token, 'write', 'checks');
}

function checkOutput(output: SentOutput | undefined): void {
  if (!output) return;
  const { title = '', summary, annotations = [] } = output;
  checkTitle(title);
  if (bytes(summary) > MOST_BYTES) throw unprocessable('summary exceeds a maximum bytesize of 65535');
  if (annotations.length > MOST_ANNOTATIONS) {
    throw unprocessable(`No more than ${MOST_ANNOTATIONS} items are allowed; ${annotations.length} were supplied.`);
  }
  for (const annotation of annotations) checkAnnotation(annotation);
}

function checkAnnotation({ path, title = '', message, raw_details: details = '', ...place }: Annotation): void {
  const { start_line: from, end_line: to, start_column: left, end_column: right } = place;
  if (path === '' || /^\.?\//.test(path)) throw unprocessable('path is not relative to the repository');
  if (from < 1 || to < from) throw unprocessable('end_line must not come before start_line');
  if (from !== to && (left !== undefined || right !== undefined)) {
    throw unprocessable('columns are only for annotations on one line');
  }
  if (left !== undefined && right !== undefined && (left < 1 || right < left)) {
    throw unprocessable('end_column must not come before start_column');
  }
  checkTitle(title);
  if (message === '' || bytes(message) > MOST_MESSAGE) throw unprocessable('message is blank or too long');
  if (bytes(details) > MOST_MESSAGE) throw unprocessable('raw_details is too long');
}

function update(run: CheckRun, body: Partial<SentCheckRun>): void {
  const { name, status, conclusion, details_url: detailsUrl, external_id: externalId, output } = body;
  if (name !== undefined) run.name = name;
  if (detailsUrl !== undefined) run.detailsUrl = detailsUrl;
  if (externalId !== undefined) run.externalId = externalId;
  if (status !== undefined) run.status = status;
  if (conclusion !== undefined) Object.assign(run, { conclusion, status: 'completed' });
  else if (status !== undefined) {
    if (status === 'completed') throw unprocessable('conclusion is missing');
    run.conclusion = undefined;
  }
  if (!output) return;
  run.output = {
    title: output.title,
    summary: output.summary,
    text: output.text === undefined ? undefined : cutBytes(output.text, MOST_BYTES),
  };
  run.annotations.push(...(output.annotations ?? []));
}
