/** Takes a report to every place that the inputs name: files, GitHub, annotations, the log, the summary. */
import { countAll, type Failure, type Report } from '../core/finding.js';
import type { Diff } from '../core/change.js';
import type { Rule } from '../core/rule.js';
import type { Job } from '../github/job.js';
import { publish, type ChannelLink, type ChannelSettings, type Published } from '../github/publish.js';
import { type ReportContext, mostSevereFirst, severities, sorted } from '../report/overview.js';
import { annotations } from '../report/formats/github.js';
import { render, type ReportFormat } from '../report/index.js';
import { notRead } from '../report/not-read.js';
import { grouped, counted } from '../report/text.js';
import { inFolder } from '../files/paths.js';
import { checkoutTexts } from '../read/checkout.js';
import type { GitHubAccess, GitHubEvent } from './event.js';
import { InputError, type Inputs } from './inputs.js';
import { reportDiff } from './checking.js';
import * as runner from './runner.js';
import { summary } from './summary.js';
import { writeReport, type Checkout } from './workspace.js';

/** The state after linting, whether it succeeded or not. */
export interface CheckResult {
  readonly inputs: Inputs;
  /** Undefined if it failed before the workspace was found. */
  readonly checkout?: Checkout;
  /** Undefined if the environment does not name the repository. */
  readonly job?: Job;
  /** Undefined without a token. */
  readonly access?: GitHubAccess;
  readonly report: Report;
  /** What differs between two versions of the tools, if that was asked for. */
  readonly diff?: Report | undefined;
  /** What differs between a running server and its baseline. */
  readonly contract?: Diff | undefined;
  /** What people should know besides the findings. */
  readonly notices: readonly string[];
}

/** The absolute paths of the files that were written. */
export interface ReportFiles {
  readonly report?: string;
  readonly sarif?: string;
}

/** A log with more lines would be slow to open. */
const MOST_LOGGED = 10_000;
const IN_THE_LOG = 'The log of this step lists them.';

/** The report in the result also contains failures to write files. */
export async function reportOn(
  result: CheckResult,
  event: GitHubEvent,
  rules: readonly Rule[],
): Promise<{ report: Report; files: ReportFiles }> {
  const { inputs } = result;
  const context = contextOf(result, rules);
  const { report, files } = await writeFiles(result, context);
  const posted = await post(result, event, report, context);
  const told = await reportDiff(result, event);
  const notices = [...new Set([...result.notices, ...posted.notices, ...told])];

  // The reports have these in words of their own.
  const unseen = notRead(report);
  for (const notice of [...notices, ...unseen]) runner.notice(notice);
  if (posted.annotated) for (const { message } of withoutPath(report)) runner.error(message);
  else if (inputs.annotations !== 'none')
    runner.annotate(annotations(report, { notices: notices.length + unseen.length, where: IN_THE_LOG }));
  log(report);
  if (inputs.summary) await summarize(result, report, context, notices, posted.links);
  return { report, files };
}

/** A check run cannot contain these: each of its annotations has a line. */
const withoutPath = ({ failures }: Report): readonly Failure[] => failures.filter(({ path }) => path === '');

function contextOf({ inputs, checkout }: CheckResult, rules: readonly Rule[]): ReportContext {
  return {
    source: checkout ? checkoutTexts(checkout.root) : () => undefined,
    color: false,
    rules,
    failOn: inputs.failOn,
    root: checkout?.root,
  };
}

async function writeFiles(
  { inputs, checkout, report }: CheckResult,
  context: ReportContext,
): Promise<{ report: Report; files: ReportFiles }> {
  const failures: Failure[] = [];
  const manifests = checkout ? report.files.map(({ path }) => inFolder(checkout.root, path)) : [];
  const write = async (input: string, file: string | undefined, format: ReportFormat): Promise<string | undefined> => {
    if (file === undefined || !checkout) return undefined;
    try {
      return writeReport(input, file, await render(format, report, context), checkout, manifests);
    } catch (error) {
      failures.push({
        path: '',
        message: `${runner.causeIn(error)}.`,
        ...(error instanceof InputError && { isInput: true }),
      });
      return undefined;
    }
  };
  const files = {
    sarif: await write('sarif-file', inputs.sarifFile, 'sarif'),
    report: await write('report-file', inputs.reportFile, 'json'),
  };
  return { report: { ...report, failures: [...report.failures, ...failures] }, files };
}

const NOTHING: Published = { annotated: false, links: [], notices: [] };

async function post(
  { inputs, job, access }: CheckResult,
  event: GitHubEvent,
  report: Report,
  context: ReportContext,
): Promise<Published> {
  const { annotations, review, comment } = inputs;
  const checkRun = annotations === 'checks' || (annotations === 'auto' && access !== undefined);
  const settings: ChannelSettings = {
    checkRun,
    review: event.pull ? review : 'off',
    comment: event.pull ? comment : 'never',
  };
  const isWanted = settings.checkRun || settings.review !== 'off' || settings.comment !== 'never';
  if (!isWanted || !job) return NOTHING;

  const publishTo = async (channels: ChannelSettings): Promise<Published> => {
    const github = await access?.github();
    const files = channels.review === 'off' ? undefined : await access?.changedFiles().catch(() => undefined);
    return publish(report, context, job, channels, {
      readFile: context.source,
      github,
      files,
      where: whereElse(inputs),
    });
  };
  try {
    const isClean = report.findings.length === 0 && report.failures.length === 0;
    if (annotations !== 'auto' || !isClean || !checkRun) return await publishTo(settings);
    // Without findings, a check run that was not asked for and cannot be posted is worth only a line in the log.
    const automatic = await publishTo({ checkRun, review: 'off', comment: 'never' });
    for (const notice of automatic.notices) runner.log(notice);
    const rest = await publishTo({ ...settings, checkRun: false });
    return { ...rest, annotated: automatic.annotated, links: [...automatic.links, ...rest.links] };
  } catch (error) {
    const notice = `Nothing could be posted on GitHub: ${runner.causeIn(error)}. ${whereElse(inputs)}`;
    return { ...NOTHING, notices: [notice] };
  }
}

function whereElse({ annotations, summary }: Inputs): string {
  const places = [
    ...(annotations === 'none' ? [] : ['the annotations']),
    'the log of this step',
    ...(summary ? ['the summary of the job'] : []),
  ];
  return `The findings are in ${new Intl.ListFormat('en').format(places)}.`;
}

/** The log has everything, including what the other places leave out. */
function log({ findings, leftOut, failures, files }: Report): void {
  const lines = [
    ...failures.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
    ...mostSevereFirst(sorted(findings)).map(
      ({ severity, rule, path, line, column, message }) => `${path}:${line}:${column} ${severity} ${rule}: ${message}`,
    ),
  ];
  if (lines.length > 0) {
    const more = lines.length > MOST_LOGGED ? `, the first ${grouped(MOST_LOGGED)} of them` : '';
    runner.group(`All that was found${more}`, lines.slice(0, MOST_LOGGED));
  }
  const failed = failures.length > 0 ? `, ${counted(failures.length, 'failure')}` : '';
  runner.log(
    `${severities(countAll({ findings, leftOut })) || 'no findings'}${failed} in ${counted(files.length, 'file')}.`,
  );
}

async function summarize(
  { job }: CheckResult,
  report: Report,
  context: ReportContext,
  notices: readonly string[],
  links: readonly ChannelLink[],
): Promise<void> {
  try {
    const room = runner.summaryRoom();
    if (room === 0) return;
    const text = summary(report, context, { room, notices, links, job, where: IN_THE_LOG });
    if (Buffer.byteLength(text) > room) runner.log('The job summary is full, so nothing was added to it.');
    else await runner.addSummary(text);
  } catch (error) {
    runner.log(`The job summary could not be written: ${runner.causeIn(error)}.`);
  }
}
