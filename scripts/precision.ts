/**
 * docs/precision.md: how often each rule fires on real repositories, and how often it was right.
 *
 * `node scripts/run.mjs scripts/precision.ts CHECKOUTS.tsv` lints each checkout that the file lists, one to a line:
 * `owner/name`, commit and folder. It puts the counts before the earlier draws of the data file; verdicts are written there
 * by hand, as JSON lines in `VERDICTS.jsonl` if that is the second argument.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { table } from './generate/markdown.js';

export const PRECISION_DATA = 'scripts/precision.json';

/** `true`: a maintainer is glad to be told. `pedantic`: it is right, but a nuisance at its severity. `false`: it is wrong. */
type Verdict = 'true' | 'pedantic' | 'false';
type Severity = 'error' | 'warning' | 'info';

interface Draw {
  /** The day when it was made, as `2026-11-26`. */
  readonly date: string;
  readonly repositories: readonly { readonly name: string; readonly commit: string; readonly tools: number }[];
  /** By rule: how many findings of each severity. */
  readonly counts: Readonly<Record<string, Partial<Record<Severity, number>>>>;
  readonly verdicts: readonly Judged[];
}
interface Judged {
  readonly repository: string;
  readonly rule: string;
  readonly severity: Severity;
  readonly verdict: Verdict;
}

/** The newest draw comes first. What was mended after a draw is in the next one. */
export interface PrecisionData {
  readonly draws: readonly Draw[];
}

export default async function precision([list, judged]: readonly string[]): Promise<number> {
  if (list === undefined) {
    console.error('Name a file that lists checkouts: owner/name, commit and folder, with tabs between them.');
    return 2;
  }
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const reports = lines.map((line) => {
    const [name = '', commit = '', folder = ''] = line.split('\t');
    return { name, commit, report: lintFolder(folder) };
  });
  const counts: Record<string, Partial<Record<Severity, number>>> = {};
  for (const { rule, severity } of reports.flatMap(({ report }) => report.findings)) {
    const own = (counts[rule] ??= {});
    own[severity] = (own[severity] ?? 0) + 1;
  }
  const repositories = reports.map(({ name, commit, report }) => {
    const tools = report.files.reduce((sum, file) => sum + file.tools, 0);
    return { name, commit, tools };
  });
  const sorted = Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
  const draw = { date: today(), repositories, counts: sorted, verdicts: judged ? readVerdicts(judged) : [] };
  const text = JSON.stringify({ draws: [draw, ...readData().draws] });
  const options = { ...(await resolveConfig(PRECISION_DATA)), filepath: PRECISION_DATA };
  writeFileSync(PRECISION_DATA, await format(text, options));
  return 0;
}

const today = (): string => new Date().toISOString().slice(0, 10);

function readVerdicts(path: string): Judged[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { repository, rule, severity, verdict } = JSON.parse(line) as Judged;
    return { repository, rule, severity, verdict };
  });
}

export const readData = (): PrecisionData => JSON.parse(readFileSync(PRECISION_DATA, 'utf8')) as PrecisionData;

interface Report {
  readonly findings: readonly { readonly rule: string; readonly severity: Severity }[];
  readonly files: readonly { readonly tools: number }[];
}

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

export function precisionPage({ draws }: PrecisionData): string {
  const [newest, ...earlier] = draws;
  const { repositories, counts, verdicts } = newest!;
  const drawnBefore = new Set(earlier.flatMap((draw) => draw.repositories.map(({ name }) => name)));
  const before = repositories.filter(({ name }) => drawnBefore.has(name)).length;
  const withTools = repositories.filter(({ tools }) => tools > 0);
  const tools = withTools.reduce((sum, each) => sum + each.tools, 0);
  const told = SEVERITIES.map((severity) => {
    const found = Object.values(counts).reduce((sum, own) => sum + (own[severity] ?? 0), 0);
    return `${found} ${severity}${found === 1 ? '' : 's'}`;
  });
  const rules = Object.entries(counts).flatMap(([rule, own]) =>
    SEVERITIES.flatMap((severity) => {
      const found = own[severity];
      if (found === undefined) return [];
      const judged = verdicts.filter((each) => each.rule === rule && each.severity === severity);
      const link = `[${rule}](rules/${rule}.md)`;
      return [[link, severity, `${found}`, perThousand(found, tools), ...shares(judged)]];
    }),
  );
  return [
    '<!-- Generated by `npm run generate` from scripts/precision.json. Do not edit. -->',
    '# Precision',
    `How often each rule fires on real code, and how often it was right. toolint was run with the preset \`recommended\` on whole checkouts of ${repositories.length} public repositories, of which ${withTools.length} define tools that it reads: ${tools} tools, ${told.join(', ')}.`,
    '## How often it was right',
    'Findings were drawn at random, at most two for each repository and rule, and read in their source: on 2026-11-27 by an author of the rules, on the earlier dates by readers who had written none of them. A finding is **true** if a maintainer is glad to be told at that severity, **pedantic** if it is right but a nuisance, and **false** if it is wrong.',
    `${before} of the ${repositories.length} repositories of ${newest!.date} had been in an earlier draw; no rule had been tried on the others before. False findings that have been fixed since still count as false.`,
    table(HEAD_GROUPS, draws.flatMap(groupRows)),
    `## Rule by rule${earlier.length > 0 ? `, on ${newest!.date}` : ''}`,
    table(HEAD_RULES, rules),
    '## What these numbers do not say',
    [
      '- The last column is the interval in which the true share lies with a probability of 95 % (Wilson). Of a few judged findings it says little.',
      '- One reader judged each finding. Another may draw the line between true and pedantic elsewhere.',
      '- Findings of severity `info` were counted and not judged. Rules that are not in the table found nothing here.',
      '- What toolint does not find was not measured. Answers about running servers were [measured apart](server-precision.md).',
      '- The repositories were found by searching for words about tools, so small servers in TypeScript and JavaScript are in the majority. Tests, bundles, documentation and other files that toolint leaves alone are not counted.',
    ].join('\n'),
    '## The repositories',
    table(
      ['repository', 'commit', 'tools', 'drawn on'],
      draws.flatMap(({ date, repositories: drawn }) =>
        drawn.map(({ name, commit, tools: own }) => [name, `\`${commit.slice(0, 10)}\``, `${own}`, date]),
      ),
    ),
    '',
  ].join('\n\n');
}

const SEVERITIES = ['error', 'warning', 'info'] as const;

function groupRows({ date, repositories, verdicts }: Draw): string[][] {
  const groups: [string, (each: Judged) => boolean][] = [
    ['errors', ({ severity }) => severity === 'error'],
    [`warnings without \`${LOUDEST}\``, ({ severity, rule }) => severity === 'warning' && rule !== LOUDEST],
    [`warnings of \`${LOUDEST}\``, ({ severity, rule }) => severity === 'warning' && rule === LOUDEST],
  ];
  return groups.map(([name, isOf]) => [name, date, `${repositories.length}`, ...shares(verdicts.filter(isOf))]);
}

const LOUDEST = 'common/parameter-description';
const SHARES = ['judged', 'true', 'pedantic', 'false', 'share of true'];
const HEAD_GROUPS = ['findings', 'drawn on', 'repositories', ...SHARES];
const HEAD_RULES = ['rule', 'severity', 'findings', 'per 1,000 tools', ...SHARES];

const perThousand = (found: number, tools: number): string => (tools === 0 ? '' : ((1000 * found) / tools).toFixed(1));

function shares(judged: readonly Pick<Judged, 'verdict'>[]): string[] {
  const count = (verdict: Verdict): number => judged.filter((each) => each.verdict === verdict).length;
  if (judged.length === 0) return ['0', '', '', '', ''];
  const counts = [count('true'), count('pedantic'), count('false')];
  const [low, high] = wilson(counts[0]!, judged.length).map((share) => `${Math.round(100 * share)}`);
  return [`${judged.length}`, ...counts.map(String), `${low} to ${high} %`];
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
