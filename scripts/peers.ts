/**
 * The table of docs/comparison.md: what linters of tool lists find of the faults in scripts/peers/inputs.ts, and in lists
 * that are in order. `node scripts/run.mjs scripts/peers.ts` takes toolint as it is built; `FOLDER` behind it is one in which
 * `npm install oh-my-mcp mcpgrade` was run. Nothing is installed or sent anywhere by it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CLEAN, FAULTS, type Fault } from './peers/inputs.js';
import { table } from './generate/markdown.js';

interface Peer {
  readonly name: string;
  readonly args: readonly string[];
  /** What stands behind the path of the file. */
  readonly after?: readonly string[];
}

/** Counted by rule, so that a finding that goes and another that comes are not one. */
type Counts = ReadonlyMap<string, number>;

export default function main([folder]: readonly string[]): number {
  const work = mkdtempSync(join(tmpdir(), 'toolint-peers-'));
  try {
    const peers = peersIn(folder);
    const results = peers.map((peer) => resultOf(peer, work));
    const kinds = [...new Set(FAULTS.map(({ kind }) => kind))];
    const of = (kind: Fault['kind']): number => FAULTS.filter((each) => each.kind === kind).length;
    const rows = results.map(({ name, found, clean, failed }) => [
      name,
      ...kinds.map((kind) => String(found.filter((each) => each.kind === kind).length)),
      String(found.length),
      String(clean),
      String(failed),
    ]);
    const head = [
      'linter',
      ...kinds.map((kind) => `${kind}, of ${of(kind)}`),
      `all, of ${FAULTS.length}`,
      'on lists in order',
      'failed',
    ];
    console.log(table(head, rows));
    for (const { name, found } of results)
      console.log(
        `\n${name} misses: ${
          FAULTS.filter((each) => !found.includes(each))
            .map(({ id }) => id)
            .join('; ') || 'none'
        }`,
      );
    return 0;
  } finally {
    rmSync(work, { recursive: true });
  }
}

function peersIn(folder: string | undefined): readonly Peer[] {
  const cli = resolve('dist/cli.js');
  const toolint = ['--format', 'json', '--preset'];
  const of = (path: string): string => resolve(folder ?? '', 'node_modules', path);
  const others: readonly Peer[] = [
    { name: 'oh-my-mcp', args: [of('oh-my-mcp/dist/cli.js')], after: ['--json'] },
    { name: 'mcpgrade', args: [of('mcpgrade/dist/cli.js'), '--json', '--snapshot'] },
  ];
  return [
    { name: 'toolint, recommended', args: [cli, ...toolint, 'recommended'] },
    { name: 'toolint, strict', args: [cli, ...toolint, 'strict'] },
    ...(folder === undefined ? [] : others.filter(({ args }) => existsSync(args[0]!))),
  ];
}

function resultOf(peer: Peer, work: string): { name: string; found: Fault[]; clean: number; failed: number } {
  let failed = 0;
  const counted = (tools: readonly unknown[]): Counts | undefined => {
    const counts = countsOf(peer, tools, work);
    if (!counts) failed += 1;
    return counts;
  };
  const found = FAULTS.filter(({ broken, mended }) => {
    const [before, after] = [counted(broken), counted(mended)];
    return before && after && [...before].some(([rule, count]) => count > (after.get(rule) ?? 0));
  });
  const clean = Object.values(CLEAN).reduce((sum, tools) => sum + total(counted(tools)), 0);
  return { name: peer.name, found, clean, failed };
}

const total = (counts: Counts = new Map()): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

function countsOf({ args, after = [] }: Peer, tools: readonly unknown[], work: string): Counts | undefined {
  const file = join(work, 'tools.json');
  writeFileSync(file, JSON.stringify({ tools }, null, 2));
  const { stdout } = spawnSync(process.execPath, [...args, file, ...after], {
    cwd: work,
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    const counts = new Map<string, number>();
    for (const rule of rulesIn(JSON.parse(stdout))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return counts;
  } catch {
    return undefined;
  }
}

/** The rule of each finding, wherever a report has it: an object with a message and the id of a rule. */
function* rulesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { rule, ruleId, message } = value as Readonly<Record<string, unknown>>;
  const id = rule ?? ruleId;
  if (typeof id === 'string' && typeof message === 'string') yield id;
  for (const inner of Object.values(value)) yield* rulesIn(inner);
}
