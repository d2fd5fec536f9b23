/** A small chart in plain text: findings by the format of their file and by severity. */
import { compareText, count, type Counts, type Report } from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import { severities } from '../report/overview.js';

const WIDTH = 40;
const BARS = { errors: '█', warnings: '▓', infos: '░' } as const;
const LEGEND = `${BARS.errors} error  ${BARS.warnings} warning  ${BARS.infos} info`;

export function chart({ files, findings }: Report): string[] {
  if (findings.length === 0) return [];
  const formats = new Map(files.map(({ path, formats }) => [path, formats.join(' + ')]));
  const groups = groupBy(findings, ({ path }) => formats.get(path) || 'other files');
  const rows = Array.from(groups, ([format, found]) => ({ format, total: found.length, counts: count(found) }));
  rows.sort((a, b) => b.total - a.total || compareText(a.format, b.format));
  const most = rows[0]!.total;
  const pad = Math.max(...rows.map(({ format }) => format.length));
  const lines = rows.map(({ format, counts }) => `${format.padEnd(pad)}  ${bar(counts, most)}  ${severities(counts)}`);
  return ['```text', ...lines, '', LEGEND, '```'];
}

/** Whatever there is at all gets one block. */
function bar(counts: Counts, most: number): string {
  const scale = Math.min(1, WIDTH / most);
  return (['errors', 'warnings', 'infos'] as const)
    .map((kind) => BARS[kind].repeat(counts[kind] === 0 ? 0 : Math.max(1, Math.round(counts[kind] * scale))))
    .join('');
}
