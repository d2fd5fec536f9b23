/** What `--timing` prints: the time of a run by phase, and of the rules that took longest. */
import type { Timing } from '../core/timing.js';

const RULES_SHOWN = 15;

/** `total` is the time since the process started, which is more than the phases: the program had to be loaded. */
export function timingText({ phases, rules }: Timing, total: number): string {
  const known = [...phases.values()].reduce((sum, each) => sum + each, 0);
  const rows = [...phases, ['start and other', Math.max(0, total - known)] as const, ['total', total] as const];
  const slowest = [...rules].sort(([, a], [, b]) => b - a);
  const shown = slowest.slice(0, RULES_SHOWN);
  const more = slowest.length - shown.length;
  return [
    ...table('phase', rows, total),
    '',
    ...table('rule', shown, total),
    ...(more > 0 ? [`and ${more} more rules`] : []),
    '',
  ].join('\n');
}

function table(head: string, rows: readonly (readonly [string, number])[], total: number): string[] {
  const widest = Math.max(head.length, ...rows.map(([name]) => name.length));
  const line = (name: string, time: string, share: string): string =>
    `${name.padEnd(widest)}  ${time.padStart(9)}  ${share.padStart(6)}`;
  return [
    line(head, 'ms', 'share'),
    ...rows.map(([name, time]) => line(name, time.toFixed(1), `${((100 * time) / total).toFixed(1)} %`)),
  ];
}
