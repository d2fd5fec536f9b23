/** The findings of one file as HTML. */
import { count, type Finding } from '../core/finding.js';
import { frame, type FrameRow } from './frame.js';
import { markup } from './markup.js';
import { fixFlag, severities } from './overview.js';
import type { SourceText } from './sources.js';
import { cut, webLink } from './text.js';

const FRAME_COLUMNS = 160;
const MESSAGE = 2000;

export function fileSection(path: string, findings: readonly Finding[], source: SourceText | undefined): string[] {
  const counts = severities(count(findings));
  return [
    '<details class="file" open>',
    `<summary><h2 class="path"><bdi>${markup(path)}</bdi></h2> <span class="counts">${counts}</span></summary>`,
    ...findings.flatMap((each) => article(each, source)),
    '</details>',
  ];
}

function article(finding: Finding, source: SourceText | undefined): string[] {
  const { severity, rule, message, path, line, column, tool, url, related = [], fix } = finding;
  const id = markup(rule);
  const link = webLink(url);
  const name = link ? `<a href="${markup(link)}" rel="noreferrer">${id}</a>` : id;
  const where = tool === undefined ? '' : ` in <bdi>${markup(cut(tool, 80))}</bdi>`;
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: true }) : [];
  return [
    `<article class="finding ${severity}" data-severity="${severity}" data-rule="${id}" data-path="${markup(path)}" tabindex="-1">`,
    `<p class="message"><span class="badge">${severity}</span> <bdi>${markup(cut(message, MESSAGE))}</bdi></p>`,
    `<p class="meta">${name} at line ${line}, column ${column}${where}</p>`,
    ...(rows.length > 0 ? [`<pre class="frame">${rows.map(frameRow).join('')}</pre>`] : []),
    ...related.map(({ note, path, line, column }) =>
      aside(
        'note',
        `<bdi>${markup(cut(note, MESSAGE))}</bdi> <code><bdi>${markup(path)}</bdi>:${line}:${column}</code>`,
      ),
    ),
    ...(fix ? [aside('fix', `<bdi>${markup(cut(fix.title, MESSAGE))}</bdi> <code>${fixFlag(fix)}</code>`)] : []),
    '</article>',
  ];
}

function frameRow({ line, before, marked, after, target }: FrameRow): string {
  const mark = target ? `<mark>${markup(marked)}</mark>` : '';
  return `<span class="row${target ? ' target' : ''}" data-line="${line}">${markup(before)}${mark}${markup(after)}\n</span>`;
}

function aside(kind: 'note' | 'fix', content: string): string {
  return `<p class="aside ${kind}"><b>${kind}</b> <span>${content}</span></p>`;
}
