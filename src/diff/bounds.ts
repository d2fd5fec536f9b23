/** Bounds, patterns and formats that got tighter. */
import type { Node, ObjectNode } from '../core/tree.js';
import type { Found, Words } from './found.js';
import { isSame } from '../core/known.js';
import { lookUp, shown } from './forms.js';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const OTHERS = ['pattern', 'format', 'multipleOf', 'uniqueItems'];
/** What libraries write where an integer has no bound. */
const BEYOND = Number.MAX_SAFE_INTEGER;

export function boundsTightened(before: ObjectNode, after: ObjectNode): Words[] {
  return [...LOWER, ...UPPER, ...OTHERS].flatMap((key): Words[] => {
    const [was, is] = [lookUp(before, key), lookUp(after, key)];
    if (typeof is === 'string' || was === 'unknown' || isSame(known(was), is)) return [];
    const severity = known(was) ? ofStanding(key, known(was)!, is) : ofNew(key, is);
    if (!severity) return [];
    const texts = { ...(known(was) && { before: `${key} ${shown(known(was))}` }), after: `${key} ${shown(is)}` };
    return [{ rule: 'diff/bound-tightened', message: known(was) ? 'changed' : 'introduced', severity, ...texts }];
  });
}

const known = (node: Node | 'absent' | 'unknown'): Node | undefined => (typeof node === 'string' ? undefined : node);

function ofNew(key: string, is: Node): Found['severity'] | undefined {
  if (OTHERS.includes(key)) return key === 'uniqueItems' && is.kind === 'boolean' && !is.value ? undefined : 'warning';
  if (is.kind !== 'number' || Math.abs(is.value) >= BEYOND) return undefined;
  if (LOWER.includes(key))
    return is.value <= 1 ? (is.value <= 0 && /Length|Items|Properties/.test(key) ? undefined : 'info') : 'warning';
  return 'warning';
}

function ofStanding(key: string, was: Node, is: Node): Found['severity'] | undefined {
  // Which of two patterns takes more is not known.
  if (OTHERS.includes(key)) return key === 'uniqueItems' ? ofNew(key, is) : 'warning';
  if (was.kind !== 'number' || is.kind !== 'number') return undefined;
  if (Math.abs(was.value) >= BEYOND) return ofNew(key, is);
  return (LOWER.includes(key) ? is.value > was.value : is.value < was.value) ? 'error' : undefined;
}
