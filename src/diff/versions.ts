/** By how much a version has to be raised, and by how much it was. */
import { RAISES, type Change, type Raise } from '../core/change.js';
import type { DiffRule } from '../core/message.js';

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
