/** Posts on GitHub what the inputs ask for. */
import type { Report } from '../core/finding.js';
import { publish, type Published, type Wants } from '../github/publish.js';
import type { ReportContext } from '../report/overview.js';
import { causeIn } from './cause.js';
import type { Checked, Surroundings } from './step.js';

const NOTHING: Published = { annotated: false, links: [], notices: [] };

export async function post(
  { inputs, job, access }: Checked,
  report: Report,
  context: ReportContext,
  { event, runner }: Surroundings,
): Promise<Published> {
  const { annotations, review, comment } = inputs;
  const checkRun = annotations === 'checks' || (annotations === 'auto' && access !== undefined);
  const wants: Wants = { checkRun, review: event.pull ? review : 'off', comment: event.pull ? comment : 'never' };
  const isWanted = wants.checkRun || wants.review !== 'off' || wants.comment !== 'never';
  if (!isWanted || !job) return NOTHING;

  const publishAll = async (some: Wants): Promise<Published> => {
    const github = await access?.github();
    const files = some.review === 'off' ? undefined : await access?.changedFiles().catch(() => undefined);
    return publish(report, context, job, some, { readFile: context.source, github, files, where: whereElse(inputs) });
  };
  try {
    const isClean = report.findings.length === 0 && report.failures.length === 0;
    if (annotations !== 'auto' || !isClean || !checkRun) return await publishAll(wants);
    // Nobody is told that there is no place for findings when there are none.
    const quietly = await publishAll({ checkRun, review: 'off', comment: 'never' });
    for (const notice of quietly.notices) runner.log(notice);
    const rest = await publishAll({ ...wants, checkRun: false });
    return { ...rest, annotated: quietly.annotated, links: [...quietly.links, ...rest.links] };
  } catch (error) {
    return { ...NOTHING, notices: [`Nothing could be posted on GitHub: ${causeIn(error)}. ${whereElse(inputs)}`] };
  }
}

function whereElse({ annotations, summary }: Checked['inputs']): string {
  const places = [
    ...(annotations === 'none' ? [] : ['the annotations']),
    'the log of this step',
    ...(summary ? ['the summary of the job'] : []),
  ];
  return `The findings stand in ${new Intl.ListFormat('en').format(places)}.`;
}
