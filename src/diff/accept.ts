/** Breaks that the config accepts, until a version; and by how much a version has to be raised, and by how much it was. */
import type { AcceptedChange as Accepted } from '../config/types.js';
import type { Event } from './events.js';
import { RAISES, type Change, type Raise } from '../core/change.js';
import type { DiffRule } from '../core/message.js';

export interface Stale {
  readonly index: number;
  readonly entry: Accepted;
  readonly why: 'nothing' | 'over';
}

interface Acceptance {
  readonly events: readonly Event[];
  readonly accepted: number;
  readonly stale: readonly Stale[];
}

export function accepting(
  events: readonly Event[],
  accept: readonly Accepted[],
  version: string | undefined,
): Acceptance {
  const stale: Stale[] = [];
  const hidden = new Set<Event>();
  for (const [index, entry] of accept.entries()) {
    if (isOver(entry.until, version)) {
      stale.push({ index, entry, why: 'over' });
      continue;
    }
    const own = events.filter((event) => isOf(event, entry));
    if (own.length === 0) stale.push({ index, entry, why: 'nothing' });
    for (const event of own) hidden.add(event);
  }
  return { events: events.filter((event) => !hidden.has(event)), accepted: hidden.size, stale };
}

const isOf = (event: Event, { rule, tool }: Accepted): boolean =>
  event.tool === tool && (rule.endsWith('/*') ? event.rule.startsWith(rule.slice(0, -1)) : event.rule === rule);

function isOver(until: string | undefined, version: string | undefined): boolean {
  if (until === undefined || version === undefined) return false;
  const raised = raisedBy(until, version);
  return raised !== undefined && (isMore(raised, 'none') || until.replace(/^v/, '') === version);
}

export function requiredRaise(changes: readonly Pick<Change, 'severity' | 'rule' | 'isReleased'>[]): Raise {
  let need: Raise = 'none';
  for (const { severity, rule, isReleased } of changes) {
    const own: Raise = severity === 'error' && isReleased ? 'major' : isPatch(severity, rule) ? 'patch' : 'minor';
    if (isMore(own, need)) need = own;
  }
  return need;
}

const isPatch = (severity: Change['severity'], rule: DiffRule): boolean => severity === 'info' && rule !== 'diff/added';

export const isMore = (a: Raise, b: Raise): boolean => RAISES.indexOf(a) > RAISES.indexOf(b);

/** `2.8.0` to `2.9.0` is minor. Undefined where one of them is not a version. */
export function raisedBy(before: string | undefined, after: string | undefined): Raise | undefined {
  const [was, is] = [parsed(before), parsed(after)];
  if (!was || !is) return undefined;
  const at = was.findIndex((part, index) => is[index] !== part);
  if (at < 0) return 'none';
  // A lower version is not a raise.
  if (is[at]! < was[at]!) return 'none';
  return (['major', 'minor', 'patch'] as const)[at]!;
}

function parsed(version: string | undefined): [number, number, number] | undefined {
  const found = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:[-+].*)?$/.exec(version ?? '');
  return found ? [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)] : undefined;
}

/** Below 1.0.0 a minor version may break, and a patch may bring what is new. */
export function raiseFrom(before: string | undefined, need: Raise): Raise {
  if (parsed(before)?.[0] !== 0) return need;
  return need === 'major' ? 'minor' : need === 'minor' ? 'patch' : need;
}
