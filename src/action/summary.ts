/** The job summary: the report as Markdown, with what else there is to know, links to the lines, and a chart. */
import type { Report } from '../core/finding.js';
import { blobLink } from '../github/blob-link.js';
import type { Job } from '../github/job.js';
import type { Link } from '../github/publish.js';
import type { ReportContext } from '../report/overview.js';
import { markdown } from '../report/formats/markdown.js';
import { codeSpan, linked, prose } from '../report/markup.js';
import { webLink } from '../report/text.js';
import { chart } from './chart.js';

/** What a browser still shows with ease; the limit of GitHub lies above. */
const BYTES = 400_000;

interface SummaryOptions {
  /** How many bytes GitHub would take. */
  readonly room: number;
  readonly notices: readonly string[];
  /** Pages where findings were posted, by what they are. */
  readonly links: readonly Link[];
  readonly job?: Job;
  /** Where to find what does not fit. */
  readonly where: string;
}

export function summary(report: Report, context: ReportContext, options: SummaryOptions): string {
  const { notices, links, job, where } = options;
  const pages = links.map(({ channel, url }) => linked(`the ${channel}`, webLink(url)));
  const intro = [
    ...notices.map((notice) => `> [!NOTE]\n> ${said(notice)}`),
    ...(pages.length > 0 ? [`Also in ${pages.join(', ')}.`] : []),
    ...(report.findings.length > 0 ? [chart(report).join('\n')] : []),
  ];
  const link = job && ((path: string, line: number) => blobLink(job, path, line));
  return markdown(report, context, { maxBytes: Math.min(BYTES, options.room), intro, link, where: prose(where) });
}

/** A sentence of ours: only its code holds what came from outside. */
function said(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? prose(part) : codeSpan(part)))
    .join('');
}
