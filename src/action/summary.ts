/** The job summary: the report as Markdown, with notices, links to the lines, and a chart. */
import { compareText, count, type Counts, type Report } from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import { blobLink, type Job } from '../github/job.js';
import type { ChannelLink } from '../github/publish.js';
import { type ReportContext, severities } from '../report/overview.js';
import { markdown } from '../report/formats/markdown.js';
import { linked, prose, wordsAndCode, webLink } from '../report/text.js';

/** Browsers show this much without delay; GitHub's limit is higher. */
const MOST_BYTES = 400_000;

interface SummaryOptions {
  /** How many bytes GitHub still accepts. */
  readonly room: number;
  readonly notices: readonly string[];
  /** The pages where findings were posted. */
  readonly links: readonly ChannelLink[];
  readonly job?: Job;
  /** Where to find what does not fit. */
  readonly where: string;
}

export function summary(report: Report, context: ReportContext, options: SummaryOptions): string {
  const { notices, links, job, where } = options;
  const pages = links.map(({ channel, url }) => linked(`the ${channel}`, webLink(url)));
  const intro = [
    ...notices.map((notice) => `> [!NOTE]\n> ${wordsAndCode(notice)}`),
    ...(pages.length > 0 ? [`Also in ${pages.join(', ')}.`] : []),
    ...(report.findings.length > 0 ? [chart(report).join('\n')] : []),
  ];
  const link = job && ((path: string, line: number) => blobLink(job, path, line));
  return markdown(report, context, { maxBytes: Math.min(MOST_BYTES, options.room), intro, link, where: prose(where) });
}

const WIDTH = 40;
const BARS = { errors: '█', warnings: '▓', infos: '░' } as const;
const LEGEND = `${BARS.errors} error  ${BARS.warnings} warning  ${BARS.infos} info`;

/** A chart in plain text: findings by the format of their file and by severity. */
function chart({ files, findings }: Report): string[] {
  const formats = new Map(files.map(({ path, formats }) => [path, formats.join(' + ')]));
  const groups = groupBy(findings, ({ path }) => formats.get(path) || 'other files');
  const rows = Array.from(groups, ([format, found]) => ({ format, total: found.length, counts: count(found) }));
  rows.sort((a, b) => b.total - a.total || compareText(a.format, b.format));
  const most = rows[0]!.total;
  const pad = Math.max(...rows.map(({ format }) => format.length));
  const lines = rows.map(({ format, counts }) => `${format.padEnd(pad)}  ${bar(counts, most)}  ${severities(counts)}`);
  return ['```text', ...lines, '', LEGEND, '```'];
}

/** Every severity that occurs gets at least one block. */
function bar(counts: Counts, most: number): string {
  const scale = Math.min(1, WIDTH / most);
  return (['errors', 'warnings', 'infos'] as const)
    .map((kind) => BARS[kind].repeat(counts[kind] === 0 ? 0 : Math.max(1, Math.round(counts[kind] * scale))))
    .join('');
}
