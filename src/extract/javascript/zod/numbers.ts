/** What zod's checks of numbers become in JSON Schema. */
import type { ZodStep, Target } from './mark.js';
import { addOnce, numberIn, type Keyword } from './keywords.js';

const LARGEST = Number.MAX_SAFE_INTEGER;

export function numberKeywords(
  steps: readonly ZodStep[],
  { is }: Target,
): { readonly type: 'integer' | 'number'; readonly keywords: readonly Keyword[] } {
  const found = new Map<string, Keyword>();
  const isInteger = steps.some(({ name }) => name === 'int' || (name === 'safe' && is === 'v4'));
  for (const by of steps) {
    const { name, args } = by;
    const bound = BOUNDS.get(name);
    if (bound) addOnce(found, bound, numberIn(args), by);
    const sign = SIGNS.get(name);
    if (sign) addOnce(found, sign, 0, by);
    if (name === 'safe' && is === 'v3') {
      addOnce(found, 'minimum', -LARGEST, by);
      addOnce(found, 'maximum', LARGEST, by);
    }
  }
  if (is === 'v4') {
    keepTighter(found);
    const [by] = steps;
    if (isInteger && !found.has('minimum') && !found.has('exclusiveMinimum')) addOnce(found, 'minimum', -LARGEST, by!);
    if (isInteger && !found.has('maximum') && !found.has('exclusiveMaximum')) addOnce(found, 'maximum', LARGEST, by!);
  }
  return { type: isInteger ? 'integer' : 'number', keywords: [...found.values()] };
}

/** zod 4 lists one lower and one upper bound. */
function keepTighter(found: Map<string, Keyword>): void {
  for (const [bound, exclusive, sign] of PAIRS) {
    const [one, other] = [found.get(bound)?.value, found.get(exclusive)?.value];
    if (typeof one === 'number' && typeof other === 'number')
      found.delete(sign * other >= sign * one ? bound : exclusive);
  }
}

const PAIRS = [
  ['minimum', 'exclusiveMinimum', 1],
  ['maximum', 'exclusiveMaximum', -1],
] as const;

export const isOfNumbers = (name: string): boolean =>
  BOUNDS.has(name) || SIGNS.has(name) || /^(int|safe|finite)$/.test(name);

const BOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    min: 'minimum',
    gte: 'minimum',
    max: 'maximum',
    lte: 'maximum',
    gt: 'exclusiveMinimum',
    lt: 'exclusiveMaximum',
    multipleOf: 'multipleOf',
    step: 'multipleOf',
  }),
);
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    positive: 'exclusiveMinimum',
    negative: 'exclusiveMaximum',
    nonnegative: 'minimum',
    nonpositive: 'maximum',
  }),
);
