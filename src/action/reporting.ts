/** Takes a report to every place that the inputs name: files, GitHub, annotations, the log, the summary. */
import { countAll, type Failure, type Report } from '../core/finding.js';
import type { Link } from '../github/publish.js';
import type { ReportContext } from '../report/overview.js';
import { annotations } from '../report/formats/github.js';
import { render, type ReportFormat } from '../report/index.js';
import { gravestFirst, severities, sorted } from '../report/overview.js';
import { grouped, plural } from '../report/text.js';
import { inFolder } from '../files/paths.js';
import { causeIn } from './cause.js';
import { sourceIn } from './checking.js';
import { post } from './posting.js';
import type { Checked, Surroundings, Written } from './step.js';
import { summary } from './summary.js';
import { writeReport } from './workspace.js';

/** The log would be slow to open with more. */
const LOGGED = 10_000;
const IN_THE_LOG = 'The log of this step lists them.';

/** The report that comes back also has the failures of reporting. */
export async function reportOn(
  checked: Checked,
  surroundings: Surroundings,
): Promise<{ report: Report; written: Written }> {
  const { inputs } = checked;
  const { runner } = surroundings;
  const context = contextOf(checked, surroundings);
  const { report, written } = await writeFiles(checked, context);
  const posted = await post(checked, report, context, surroundings);
  const notices = [...new Set([...checked.notices, ...posted.notices])];

  for (const notice of notices) runner.notice(notice);
  if (posted.annotated) for (const { message } of nowhere(report)) runner.error(message);
  else if (inputs.annotations !== 'none')
    runner.annotate(annotations(report, { notices: notices.length, where: IN_THE_LOG }));
  log(report, surroundings);
  if (inputs.summary) await summarize(checked, report, context, notices, posted.links, surroundings);
  return { report, written };
}

/** A check run has a line for each annotation, and these have none. */
function nowhere({ failures }: Report): readonly Failure[] {
  return failures.filter(({ path }) => path === '');
}

function contextOf({ inputs, place }: Checked, { rules }: Surroundings): ReportContext {
  return {
    source: place ? sourceIn(place) : () => undefined,
    color: false,
    rules,
    failOn: inputs.failOn,
    root: place?.root,
  };
}

async function writeFiles(
  { inputs, place, report }: Checked,
  context: ReportContext,
): Promise<{ report: Report; written: Written }> {
  const failures: Failure[] = [];
  const manifests = place ? report.files.map(({ path }) => inFolder(place.root, path)) : [];
  const write = async (input: string, file: string | undefined, format: ReportFormat): Promise<string | undefined> => {
    if (file === undefined || !place) return undefined;
    try {
      return writeReport(input, file, await render(format, report, context), place, manifests);
    } catch (error) {
      failures.push({ path: '', message: `${causeIn(error)}.` });
      return undefined;
    }
  };
  const written = {
    sarif: await write('sarif-file', inputs.sarifFile, 'sarif'),
    report: await write('report-file', inputs.reportFile, 'json'),
  };
  return { report: { ...report, failures: [...report.failures, ...failures] }, written };
}

/** Whatever other places leave out stands here. */
function log({ findings, leftOut, failures, files }: Report, { runner }: Surroundings): void {
  const lines = [
    ...failures.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
    ...gravestFirst(sorted(findings)).map(
      ({ severity, rule, path, line, column, message }) => `${path}:${line}:${column} ${severity} ${rule}: ${message}`,
    ),
  ];
  if (lines.length > 0) {
    const more = lines.length > LOGGED ? `, the first ${grouped(LOGGED)} of them` : '';
    runner.fold(`All that was found${more}`, lines.slice(0, LOGGED));
  }
  const failed = failures.length > 0 ? `, ${plural(failures.length, 'failure')}` : '';
  runner.log(
    `${severities(countAll({ findings, leftOut })) || 'no findings'}${failed} in ${plural(files.length, 'file')}.`,
  );
}

async function summarize(
  { job }: Checked,
  report: Report,
  context: ReportContext,
  notices: readonly string[],
  links: readonly Link[],
  { runner }: Surroundings,
): Promise<void> {
  try {
    const room = runner.summaryRoom();
    if (room === 0) return;
    const text = summary(report, context, { room, notices, links, job, where: IN_THE_LOG });
    if (Buffer.byteLength(text) > room) runner.log('The job summary is full, so nothing was added to it.');
    else runner.summarize(text);
  } catch (error) {
    runner.log(`The job summary could not be written: ${causeIn(error)}.`);
  }
}
