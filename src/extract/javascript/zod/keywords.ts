/** Keywords of JSON Schema that calls of zod become, before they have a place. */
import type { ZodArgument, ZodStep } from './mark.js';

export interface Keyword {
  readonly key: string;
  /** Undefined where it is there and cannot be known. */
  readonly value: string | number | undefined;
  readonly by: ZodStep;
}

export function numberIn([first]: readonly ZodArgument[]): number | undefined {
  return first?.kind === 'number' ? first.value : undefined;
}

/** Two values of one keyword: the last counts, or the tighter one. Versions differ. */
export function addOnce(found: Map<string, Keyword>, key: string, value: number | undefined, by: ZodStep): void {
  const before = found.get(key);
  found.set(key, { key, value: before && before.value !== value ? undefined : value, by });
}

const ARRAYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    min: ['minItems'],
    max: ['maxItems'],
    length: ['minItems', 'maxItems'],
    nonempty: ['minItems'],
  }),
);

/** The bounds that a method sets for the number of items. */
export function arrayKeywords(steps: readonly ZodStep[]): Keyword[] {
  const found = new Map<string, Keyword>();
  for (const by of steps)
    for (const key of ARRAYS.get(by.name) ?? [])
      addOnce(found, key, by.name === 'nonempty' ? 1 : numberIn(by.args), by);
  return [...found.values()];
}

export const isOfArrays = (name: string): boolean => ARRAYS.has(name);

/** Methods of objects: what they do is done where the parts of a schema are read. */
export const ON_OBJECTS: ReadonlySet<string> = new Set(
  'strict strip passthrough loose catchall extend merge safeExtend augment pick omit partial required'.split(' '),
);

/** Calls that change no keyword here. */
export const CHANGING_NOTHING: ReadonlySet<string> = new Set([
  ...ON_OBJECTS,
  ...'refine superRefine brand optional exactOptional nonoptional check overwrite'.split(' '),
]);
