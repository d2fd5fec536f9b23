/** Findings as annotations of a check run on the head commit, which may have more of them than workflow commands. */
import { textBesideFix, type Failure, type Finding, type Report } from '../core/finding.js';
import type { Severity } from '../core/rule.js';
import { fixFlag, mostSevereFirst, overview, scope, severities, sorted, sortedByPath } from '../report/overview.js';
import type { ReportContext } from '../report/overview.js';
import { drawFrame, frame, openSources, type Sources, fold, places, placesText } from '../report/frame.js';
import { cut, grouped, counted, sentence, webLink, wellFormed } from '../report/text.js';
import { mayHaveBeenDone, type DataOf, type GitHub } from './client.js';
import { summaryBody } from './comment.js';
import type { Job, PostResult } from './job.js';
import { hash, rememberApp } from './review-earlier.js';

const PER_REQUEST = 50;
/** All jobs of a repository share 1,000 requests an hour; this takes 20 of them. */
const MOST_ANNOTATIONS = 1000;
const TRIES = 3;
const NAME = 100;
const TITLE = 255;

type CheckRun = DataOf<GitHub['rest']['checks']['create']>;

/**
 * GitHub adds annotations and never removes one. So the latest check run is updated only if it has these annotations, or
 * the first of them: its external id says for which ones it was made. In other cases there is a new check run of the same
 * name, and GitHub shows that instead.
 */
export async function postCheckRun(
  github: GitHub,
  job: Job,
  report: Report,
  context: ReportContext,
): Promise<PostResult> {
  const { annotations, left } = annotationsOf(report, context, MOST_ANNOTATIONS);
  const content = contentOf(job, report, context, annotations, left);
  let run = await findRun(github, job, content);
  let posted = annotationCount(run);
  let isSent = false;
  for (let tries = 1; !isSent || posted < annotations.length;) {
    const batch = annotations.slice(posted, posted + PER_REQUEST);
    try {
      run = await send(github, job, run, content, batch);
      rememberApp(github, run.app);
      posted += batch.length;
      isSent = true;
      tries = 1;
    } catch (error) {
      if (!mayHaveBeenDone(error) || tries++ === TRIES) return incomplete(run, posted, annotations.length, error);
      try {
        run = (await findRun(github, job, content)) ?? run;
      } catch {
        return incomplete(run, posted, annotations.length, error);
      }
      isSent ||= annotationCount(run) > posted;
      posted = Math.max(posted, annotationCount(run));
    }
  }
  return { url: run?.html_url ?? undefined, complete: true };
}

type CheckRunContent = ReturnType<typeof contentOf>;

function contentOf(
  job: Job,
  report: Report,
  context: ReportContext,
  annotations: readonly CheckAnnotation[],
  left: number,
) {
  const all = overview(report, context);
  const isPart = all.read === 'part' && all.findings.length === 0;
  const found =
    severities(all) ||
    (all.read === 'nothing' ? 'nothing was linted' : `no problems${isPart ? ' in what was read' : ''}`);
  const where = all.read === 'nothing' && all.findings.length === 0 ? '' : `${isPart ? ':' : ' in'} ${scope(all)}`;
  const failures = report.failures.length > 0 ? [counted(report.failures.length, 'failure')] : [];
  const intro = `${counted(left, 'more finding')} ${left === 1 ? 'has' : 'have'} no annotation: a check run gets ${grouped(MOST_ANNOTATIONS)} at most, the most severe.`;
  const isNeutral = all.findings.length > 0 || all.read !== 'all';
  return {
    name: nameOf(job),
    details_url: job.runUrl || undefined,
    external_id: `toolint ${hash(job.name)} ${hash(JSON.stringify(annotations))}`,
    // Never in progress: if a later request fails, the check must not stay pending.
    status: 'completed' as const,
    conclusion: all.failed ? ('failure' as const) : isNeutral ? ('neutral' as const) : ('success' as const),
    output: {
      title: cut([...failures, `${found}${where}`].join(', '), TITLE),
      summary: summaryBody(report, context, job, left > 0 ? [intro] : []),
    },
  };
}

/** GitHub shows only one check run of each name, so names that are cut must still differ. */
function nameOf({ name }: Job): string {
  const shown = sentence(name);
  return shown.length <= NAME ? shown : `${cut(shown, NAME)} (${hash(name)})`;
}

async function findRun(github: GitHub, job: Job, content: CheckRunContent): Promise<CheckRun | undefined> {
  const { owner, repo, head: ref } = job;
  const { name: check_name, external_id } = content;
  const filter = { check_name, filter: 'latest', per_page: 100 } as const;
  const { data } = await github.rest.checks.listForRef({ owner, repo, ref, ...filter });
  const latest = (data.check_runs ?? []).reduce(
    (last: CheckRun | undefined, run) => (last && last.id > run.id ? last : run),
    undefined,
  );
  return latest?.external_id === external_id ? latest : undefined;
}

const annotationCount = (run: CheckRun | undefined): number => run?.output?.annotations_count ?? 0;

async function send(
  github: GitHub,
  { owner, repo, head: head_sha }: Job,
  run: CheckRun | undefined,
  content: CheckRunContent,
  annotations: CheckAnnotation[],
): Promise<CheckRun> {
  const parameters = { owner, repo, ...content, output: { ...content.output, annotations } };
  const { create, update } = github.rest.checks;
  const { data } = run
    ? await update({ ...parameters, check_run_id: run.id })
    : await create({ ...parameters, head_sha });
  return data;
}

function incomplete(run: CheckRun | undefined, posted: number, total: number, error: unknown): PostResult {
  if (!run) throw error;
  const notice = `The check run has only ${grouped(posted)} of ${counted(total, 'annotation')}. ${(error as Error).message}`;
  return { url: run.html_url ?? undefined, complete: false, notice };
}

/** https://docs.github.com/rest/checks/runs */
interface CheckAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  start_column?: number;
  end_column?: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
  raw_details?: string;
}

const LEVELS: Readonly<Record<Severity, CheckAnnotation['annotation_level']>> = {
  error: 'failure',
  warning: 'warning',
  info: 'notice',
};
/** Characters; GitHub's limit is 64 KB. */
const DETAILS = 10_000;
const FRAME_COLUMNS = 100;
const MOST_RELATED = 20;

/** Up to a maximum number, the most severe first, and how many findings are left out. */
function annotationsOf(
  report: Report,
  context: ReportContext,
  most: number,
): { annotations: CheckAnnotation[]; left: number } {
  const sources = openSources(report, context);
  const failures = sortedByPath(report.failures).filter(isInRepository).slice(0, most);
  const folds = fold(sorted(report.findings));
  const findings = mostSevereFirst([...folds.keys()])
    .filter(isInRepository)
    .slice(0, most - failures.length);
  const annotations = [
    ...failures.map(ofFailure),
    ...findings.map((each) => ofFinding(each, sources, folds.get(each)!)),
  ];
  return { annotations, left: report.findings.length - places(folds, findings) };
}

function ofFinding(finding: Finding, sources: Sources, ofKind: readonly Finding[]): CheckAnnotation {
  const { severity, rule, path, line, column, endLine, endColumn, url, fix } = finding;
  const link = webLink(url);
  const others = placesText(ofKind);
  const parts = [sentence(textBesideFix(finding)) || sentence(rule), ...(others === undefined ? [] : [others])];
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return {
    path: wellFormed(path),
    start_line: line,
    end_line: endLine,
    // GitHub accepts columns only for a range on one line.
    ...(line === endLine && { start_column: column, end_column: Math.max(column, endColumn) }),
    annotation_level: LEVELS[severity],
    title: cut(sentence(rule), TITLE),
    message: parts.join('\n'),
    ...detailsOf(finding, sources),
  };
}

function detailsOf(finding: Finding, sources: Sources): { raw_details?: string } {
  const { path, related = [] } = finding;
  const source = sources(path);
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: true }) : [];
  const notes = related
    .slice(0, MOST_RELATED)
    .map((each) => `${sentence(each.note, 300)} (${sentence(each.path, 300)}:${each.line}:${each.column})`);
  const text = [...drawFrame(rows), ...notes].join('\n');
  return text === '' ? {} : { raw_details: cut(text, DETAILS) };
}

function ofFailure({ path, message }: Failure): CheckAnnotation {
  return {
    path: wellFormed(path),
    start_line: 1,
    end_line: 1,
    annotation_level: 'failure',
    title: 'could not be linted',
    message: sentence(message) || 'No reason is known.',
  };
}

/** A failure may be about no file or one outside of the repository, and GitHub refuses all annotations for one such path. */
function isInRepository({ path }: { readonly path: string }): boolean {
  return path !== '' && !/^(?:\.{0,2}\/|[A-Za-z]:)/.test(path);
}
