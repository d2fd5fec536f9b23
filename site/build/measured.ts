/** How right toolint is and what it costs, from the pages that say it. */
import { readFileSync } from 'node:fs';
import type { Measured } from '../pages/front.js';

export function measured(): Measured {
  const rows = rowsOf(readFileSync('docs/precision.md', 'utf8'));
  const latest = rows
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  const drawn = rows.filter(({ on }) => on === latest);
  const { results } = JSON.parse(readFileSync('bench/results.json', 'utf8')) as { results: readonly Figure[] };
  const { ours, ratio } = results.find(({ what }) => what === 'CLI, the repository')!;
  const [files] = /\b\d[\d,]{0,9}(?= files)/.exec(readFileSync('bench/README.md', 'utf8'))!;
  return {
    precision: drawn.map(({ what, right, judged }) => ({ what, right, judged })),
    repositories: drawn[0]!.repositories,
    files,
    seconds: ours.toFixed(1),
    ratio: ratio.toFixed(1),
  };
}

interface Figure {
  readonly what: string;
  /** Seconds of processor time. */
  readonly ours: number;
  readonly ratio: number;
}

/** Of the first table: what was drawn, when, from how many repositories, how many were judged, and how many of them are true. */
function rowsOf(page: string) {
  const table = page.slice(page.indexOf('| findings'), page.indexOf('\n\n', page.indexOf('| findings')));
  const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return cells.slice(2).map(([, what = '', on = '', repositories, judged, right]) => ({
    ...{ what, on, repositories: Number(repositories), judged: Number(judged), right: Number(right) },
  }));
}
