/** What zod's checks of numbers become in JSON Schema. */
import type { Node, Place } from '../../core/tree.js';
import type { ZodArgument, ZodStep } from '../schemas/mark.js';
import { scalar, unknownAt } from './nodes.js';
import type { Target } from './target.js';

const LARGEST = Number.MAX_SAFE_INTEGER;

/** False: something about it is not known. */
export function addNumber(
  draft: Map<string, Node>,
  steps: readonly ZodStep[],
  { isV3 }: Target,
  place: Place,
): boolean {
  const put = (key: string, value: number): void => void draft.set(key, scalar(value, place));
  const isInteger = steps.some(({ name }) => name === 'int' || (name === 'safe' && !isV3));
  draft.set('type', scalar(isInteger ? 'integer' : 'number', place));
  let isKnown = true;
  for (const { name, args } of steps) {
    const bound = BOUNDS[name];
    const value = numberIn(args);
    if (SIGNS[name]) put(SIGNS[name], 0);
    else if (bound && value !== undefined && !draft.has(bound)) put(bound, value);
    // Of two, the last counts or the tighter one: versions differ.
    else if (bound && value !== undefined) draft.set(bound, unknownAt(place));
    else if (bound || (name === 'safe' && isV3)) isKnown = false;
  }
  if (!isV3) keepTighter(draft);
  if (isInteger && !isV3) {
    if (!draft.has('minimum') && !draft.has('exclusiveMinimum')) put('minimum', -LARGEST);
    if (!draft.has('maximum') && !draft.has('exclusiveMaximum')) put('maximum', LARGEST);
  }
  return isKnown;
}

/** zod 4 lists one lower and one upper bound. */
function keepTighter(draft: Map<string, Node>): void {
  for (const [bound, exclusive, sign] of PAIRS) {
    const [one, other] = [draft.get(bound), draft.get(exclusive)];
    if (one?.kind !== 'number' || other?.kind !== 'number') continue;
    draft.delete(sign * other.value >= sign * one.value ? bound : exclusive);
  }
}

const PAIRS = [
  ['minimum', 'exclusiveMinimum', 1],
  ['maximum', 'exclusiveMaximum', -1],
] as const;

export const isOfNumbers = (name: string): boolean =>
  Object.hasOwn(BOUNDS, name) || Object.hasOwn(SIGNS, name) || OF_NUMBERS.has(name);

export function numberIn([first]: readonly ZodArgument[]): number | undefined {
  return first?.kind === 'number' ? first.value : undefined;
}

const OF_NUMBERS: ReadonlySet<string> = new Set(['int', 'safe', 'finite']);
const BOUNDS: Readonly<Record<string, string>> = {
  min: 'minimum',
  gte: 'minimum',
  max: 'maximum',
  lte: 'maximum',
  gt: 'exclusiveMinimum',
  lt: 'exclusiveMaximum',
  multipleOf: 'multipleOf',
  step: 'multipleOf',
};
const SIGNS: Readonly<Record<string, string>> = {
  positive: 'exclusiveMinimum',
  negative: 'exclusiveMaximum',
  nonnegative: 'minimum',
  nonpositive: 'maximum',
};
