/** Findings as annotations of a check run on the head commit: more of them than workflow commands may show. */
import type { Report } from '../core/finding.js';
import type { ReportContext } from '../report/overview.js';
import { overview, scope, severities } from '../report/overview.js';
import { cut, grouped, plural, sentence } from '../report/text.js';
import { annotationsOf, type Annotation } from './annotation.js';
import { tellApp } from './author.js';
import type { Posted } from './channel.js';
import type { GitHub } from './client.js';
import { mayHaveBeenDone } from './errors.js';
import type { Job } from './job.js';
import { hash } from './marker.js';
import { summaryBody } from './summary-body.js';

/** GitHub takes so many in a request. */
const PER_REQUEST = 50;
/** All the jobs of a repository share 1,000 requests an hour; this takes 20 of them. */
const MOST_ANNOTATIONS = 1000;
const TRIES = 3;
const NAME = 100;
const TITLE = 255;

interface CheckRun {
  readonly id: number;
  readonly html_url?: string;
  readonly external_id?: string | null;
  readonly output?: { readonly annotations_count?: number };
  readonly app?: { readonly slug?: string } | null;
}

interface Content {
  readonly name: string;
  readonly external_id: string;
  readonly output: { readonly title: string; readonly summary: string };
}

/**
 * GitHub adds annotations and never takes one away. So the latest check run is updated only if it has these same
 * annotations, or the first of them: which ones it was made for stands in its external id. Else there is a new one of
 * the same name, and GitHub shows that instead.
 */
export async function postCheckRun(github: GitHub, job: Job, report: Report, context: ReportContext): Promise<Posted> {
  const { annotations, left } = annotationsOf(report, context, MOST_ANNOTATIONS);
  const content = contentOf(job, report, context, annotations, left);
  let run = await findRun(github, job, content);
  let kept = keptBy(run);
  let isSent = false;
  for (let tries = 1; !isSent || kept < annotations.length;) {
    const batch = annotations.slice(kept, kept + PER_REQUEST);
    try {
      run = await send(github, run, { ...content, output: { ...content.output, annotations: batch } });
      tellApp(github, run.app);
      kept += batch.length;
      isSent = true;
      tries = 1;
    } catch (error) {
      if (!mayHaveBeenDone(error) || tries++ === TRIES) return partly(run, kept, annotations.length, error);
      try {
        run = (await findRun(github, job, content)) ?? run;
      } catch {
        return partly(run, kept, annotations.length, error);
      }
      isSent ||= keptBy(run) > kept;
      kept = Math.max(kept, keptBy(run));
    }
  }
  return { url: run?.html_url, complete: true };
}

function contentOf(
  job: Job,
  report: Report,
  context: ReportContext,
  annotations: readonly Annotation[],
  left: number,
): Content & Record<string, unknown> {
  const all = overview(report, context);
  const found = severities(all) || (all.files === 0 ? 'nothing was linted' : 'no problems');
  const failures = report.failures.length > 0 ? [plural(report.failures.length, 'failure')] : [];
  const intro = `${plural(left, 'more finding')} ${left === 1 ? 'has' : 'have'} no annotation: a check run gets ${grouped(MOST_ANNOTATIONS)} at most, the gravest.`;
  return {
    name: nameOf(job),
    head_sha: job.head,
    details_url: job.runUrl || undefined,
    external_id: `toolint ${hash(job.name)} ${hash(JSON.stringify(annotations))}`,
    // Never in progress: whatever happens to a later request, nobody waits for it.
    status: 'completed',
    conclusion: all.failed ? 'failure' : all.findings.length > 0 || all.files === 0 ? 'neutral' : 'success',
    output: {
      title: cut([...failures, `${found} in ${scope(all)}`].join(', '), TITLE),
      summary: summaryBody(report, context, job, left > 0 ? [intro] : []),
    },
  };
}

/** GitHub shows one check run of a name, so names that are cut must still differ. */
function nameOf({ name }: Job): string {
  const shown = sentence(name);
  return shown.length <= NAME ? shown : `${cut(shown, NAME)} (${hash(name)})`;
}

async function findRun(github: GitHub, job: Job, { name, external_id }: Content): Promise<CheckRun | undefined> {
  const { check_runs: runs = [] } = await github.request<{ check_runs?: CheckRun[] }>(
    'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
    { ref: job.head, check_name: name, filter: 'latest', per_page: 100 },
  );
  const latest = runs.reduce((last: CheckRun | undefined, run) => (last && last.id > run.id ? last : run), undefined);
  return latest?.external_id === external_id ? latest : undefined;
}

function keptBy(run: CheckRun | undefined): number {
  return run?.output?.annotations_count ?? 0;
}

function send(github: GitHub, run: CheckRun | undefined, content: object): Promise<CheckRun> {
  if (!run) return github.request('POST /repos/{owner}/{repo}/check-runs', content);
  const { head_sha: _, ...update } = content as { head_sha?: string };
  return github.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', { check_run_id: run.id, ...update });
}

function partly(run: CheckRun | undefined, kept: number, total: number, error: unknown): Posted {
  if (!run) throw error;
  const notice = `The check run has only ${grouped(kept)} of ${plural(total, 'annotation')}. ${(error as Error).message}`;
  return { url: run.html_url, complete: false, notice };
}
