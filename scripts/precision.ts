/**
 * The tables of docs/precision.md: how often each rule fires on real repositories, and how often it was right.
 *
 * `node scripts/run.mjs scripts/precision.ts CHECKOUTS.tsv VERDICTS.jsonl` lints each folder that the first file lists, one
 * to a line, and prints the tables for that page. Verdicts are written by hand, one JSON object to a line:
 * `{ "rule": "…", "severity": "error", "verdict": "true" }`. Both files stay outside the project: the page has the counts.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { table } from './generate/markdown.js';

/** `true`: a maintainer is glad to be told. `pedantic`: it is right, but a nuisance at its severity. `false`: it is wrong. */
type Verdict = 'true' | 'pedantic' | 'false';
type Severity = 'error' | 'warning' | 'info';

interface Finding {
  readonly rule: string;
  readonly severity: Severity;
}
interface Judged extends Finding {
  readonly verdict: Verdict;
}

/** What one run over many repositories found. */
export interface Draw {
  /** The day when it was made, as `2026-11-26`. */
  readonly date: string;
  readonly reports: readonly Report[];
  readonly verdicts: readonly Judged[];
}
interface Report {
  readonly findings: readonly Finding[];
  readonly files: readonly { readonly tools: number }[];
}

export default async function precision([list, judged]: readonly string[]): Promise<number> {
  if (list === undefined) {
    console.error('Name a file that lists checkouts, one folder to a line, and one with the verdicts.');
    return 2;
  }
  const draw: Draw = {
    date: new Date().toISOString().slice(0, 10),
    reports: linesOf(list).map(lintFolder),
    verdicts: judged === undefined ? [] : linesOf(judged).map((line) => JSON.parse(line) as Judged),
  };
  console.log(await format(precisionTables(draw), { parser: 'markdown' }));
  return 0;
}

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').filter(Boolean);

const MOST_BYTES = 1 << 30;

function lintFolder(folder: string): Report {
  const cli = `${process.cwd()}/dist/cli.js`;
  const args = [cli, '.', '--format', 'json', '--if-no-manifests', 'ignore'];
  const { stdout, status } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  if (status !== 0 && status !== 1) throw new Error(`${folder} could not be linted: exit ${status}`);
  return JSON.parse(stdout) as Report;
}

export function precisionTables({ date, reports, verdicts }: Draw): string {
  const toolsOf = ({ files }: Report): number => files.reduce((sum, file) => sum + file.tools, 0);
  const tools = reports.reduce((sum, report) => sum + toolsOf(report), 0);
  const withTools = reports.filter((report) => toolsOf(report) > 0).length;
  const findings = reports.flatMap((report) => report.findings);
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((each) => each.severity === severity).length;
    return `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  const groups = GROUPS.map(([name, isOf]) => [name, date, `${reports.length}`, ...shares(verdicts.filter(isOf))]);
  return [
    `${reports.length} public repositories, of which ${withTools} define tools that it reads: ${tools} tools, ${counts.join(', ')}.`,
    table(['findings', 'drawn on', 'repositories', ...SHARES], groups),
    table(['rule', 'severity', 'findings', 'per 1,000 tools', ...SHARES], ruleRows(findings, verdicts, tools)),
  ].join('\n\n');
}

function ruleRows(findings: readonly Finding[], verdicts: readonly Judged[], tools: number): string[][] {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  return rules.flatMap((rule) =>
    SEVERITIES.flatMap((severity) => {
      const isOf = (each: Finding): boolean => each.rule === rule && each.severity === severity;
      const count = findings.filter(isOf).length;
      if (count === 0) return [];
      const perThousand = tools === 0 ? '' : ((1000 * count) / tools).toFixed(1);
      return [[`[${rule}](rules/${rule}.md)`, severity, `${count}`, perThousand, ...shares(verdicts.filter(isOf))]];
    }),
  );
}

const SEVERITIES = ['error', 'warning', 'info'] as const;
const LOUDEST = 'common/parameter-description';
const SHARES = ['judged', 'true', 'pedantic', 'false', 'share of true'];
const GROUPS: readonly (readonly [string, (each: Finding) => boolean])[] = [
  ['errors', ({ severity }) => severity === 'error'],
  [`warnings without \`${LOUDEST}\``, ({ severity, rule }) => severity === 'warning' && rule !== LOUDEST],
  [`warnings of \`${LOUDEST}\``, ({ severity, rule }) => severity === 'warning' && rule === LOUDEST],
];

function shares(judged: readonly Judged[]): string[] {
  const count = (verdict: Verdict): number => judged.filter((each) => each.verdict === verdict).length;
  if (judged.length === 0) return ['0', '', '', '', ''];
  const counts = [count('true'), count('pedantic'), count('false')];
  return [`${judged.length}`, ...counts.map(String), interval(counts[0]!, judged.length)];
}

/** As the page prints it: `80 to 98 %`. */
export function interval(hits: number, size: number): string {
  const [low, high] = wilson(hits, size).map((share) => `${Math.round(100 * share)}`);
  return `${low} to ${high} %`;
}

/** The interval of 95 % for a share of which a sample is known. */
export function wilson(hits: number, size: number): readonly [number, number] {
  const z = 1.96;
  const share = hits / size;
  const middle = share + (z * z) / (2 * size);
  const spread = z * Math.sqrt((share * (1 - share)) / size + (z * z) / (4 * size * size));
  const whole = 1 + (z * z) / size;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}
