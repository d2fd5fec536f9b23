/** The summary that stands in a comment and in a check run. */
import type { Report } from '../core/finding.js';
import type { ReportContext } from '../report/overview.js';
import { markdown, MARKDOWN_BYTES } from '../report/formats/markdown.js';
import { linked } from '../report/markup.js';
import { webLink } from '../report/text.js';
import { blobLink } from './blob-link.js';
import type { Job } from './job.js';

/** GitHub refuses longer ones. */
const MOST_BYTES = 65_535;

export function summaryBody(report: Report, context: ReportContext, job: Job, intro: readonly string[] = []): string {
  const text = markdown(report, context, {
    intro,
    maxBytes: MARKDOWN_BYTES,
    link: (path, line) => blobLink(job, path, line),
    where: `The log of ${linked('the run', webLink(job.runUrl))} lists them.`,
  });
  return withinBytes(text, MOST_BYTES - 500);
}

/** Whole lines only, and none of a code block that would stay open. */
export function withinBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const lines: string[] = [];
  let left = most;
  let block: number | undefined;
  for (const line of text.split('\n')) {
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    if (/^\s*```/.test(line)) block = block === undefined ? lines.length : undefined;
    lines.push(line);
  }
  return lines.slice(0, block).join('\n');
}
