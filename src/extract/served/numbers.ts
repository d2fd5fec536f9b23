/** What zod's checks of numbers become in JSON Schema. */
import type { Node, Place } from '../../core/tree.js';
import type { ZodArgument, ZodStep } from '../schemas/mark.js';
import { scalar } from './nodes.js';
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
  const isInteger = steps.some(({ name }) => name === 'int');
  draft.set('type', scalar(isInteger ? 'integer' : 'number', place));
  let isKnown = true;
  for (const { name, args } of steps) {
    const bound = BOUNDS[name];
    const value = numberIn(args);
    if (SIGNS[name]) put(SIGNS[name], 0);
    else if (bound && value !== undefined && !draft.has(bound)) put(bound, value);
    else if (bound || name === 'safe' || name === 'finite') isKnown = name === 'finite' && isKnown;
  }
  if (isInteger && !isV3) {
    if (!draft.has('minimum') && !draft.has('exclusiveMinimum')) put('minimum', -LARGEST);
    if (!draft.has('maximum') && !draft.has('exclusiveMaximum')) put('maximum', LARGEST);
  }
  return isKnown;
}

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
