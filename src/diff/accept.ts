/** Breaks that the config accepts, until a version. */
import type { AcceptedChange as Accepted } from '../config/types.js';
import type { Event } from './events.js';
import { isMore, raisedBy } from './versions.js';

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
