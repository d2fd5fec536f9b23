/**
 * The calls that make a schema, and what zod 3 makes of them: it lists each schema once, and refers to that when it comes
 * again. A method that wraps a schema makes a new one, and what is in it stays the same.
 */
import { unknownAt } from '../../result/values.js';
import type { Node } from '../../../core/tree.js';
import { callsOf, type ZodStep, type ZodTrace, type Target } from '../zod/mark.js';
import { isOfArrays, ON_OBJECTS } from '../zod/keywords.js';
import { isOfNumbers } from '../zod/numbers.js';
import { isOfStrings } from '../zod/strings.js';

/** A method in a chain, and what zod 3 makes of it there. */
export interface Method {
  readonly step: ZodStep;
  /** Where nothing can be left out, zod 3 lists one more choice for what may be. */
  readonly addsChoice: boolean;
  /** It is called on nothing but a type. */
  readonly isPlain: boolean;
}

interface Chain {
  readonly base: ZodStep;
  readonly methods: readonly Method[];
  /** Where the schema of the first call is. */
  readonly path: string;
  /** What zod 3 has listed already, and where. */
  readonly seen?: { readonly trace: ZodTrace; readonly path: string };
}

/** `seen`: where each schema is in the result of zod 3, which this adds to. Undefined for zod 4. */
export function chainOf(
  trace: ZodTrace,
  path: string,
  isProperty: boolean,
  seen: Map<ZodTrace, string> | undefined,
): Chain {
  const methods: Method[] = [];
  /** Whether the schema of a call is the one at run time that others may have too. */
  let is: 'itself' | 'copy' | 'gone' = seen ? 'itself' : 'gone';
  let [own, isPlace] = [path, isProperty];
  for (let at = trace; ; at = at.before!) {
    const { last: step, before } = at;
    const known = is === 'itself' ? seen?.get(at) : undefined;
    if (known !== undefined)
      return { base: step, methods: methods.reverse(), path: own, seen: { trace: at, path: known } };
    if (is === 'itself') seen?.set(at, own);
    if (!before) return { base: step, methods: methods.reverse(), path: own };
    const addsChoice = is !== 'gone' && OPTIONAL.has(step.name) && !isPlace;
    const isPlain = seen !== undefined && NULLABLE.has(step.name) && isPrimitive(before);
    methods.push({ step, addsChoice, isPlain });
    if (is === 'gone') continue;
    if (step.name === 'describe') is = 'copy';
    else is = WRAPPING.has(step.name) ? 'itself' : 'gone';
    if (addsChoice) own += '/anyOf/1';
    if (!NULLABLE.has(step.name)) continue;
    if (isPlain) is = 'gone';
    [own, isPlace] = [`${own}/anyOf/0`, false];
  }
}

/**
 * The keys that `describe` and `meta` have set, after one more call: zod 4 forgets what they say where that call makes
 * another schema. `before`: the keys before that call.
 */
export function notesAfter(
  draft: Map<string, Node>,
  { name, at }: ZodStep,
  notes: readonly string[],
  before: ReadonlySet<string>,
  target: Target,
): readonly string[] {
  if (name === 'describe' || name === 'meta') return [...notes, ...[...draft.keys()].filter((key) => !before.has(key))];
  if (name === 'brand') return notes;
  const isCheck = CHECKING.has(name) || isOfStrings(name) || isOfNumbers(name) || isOfArrays(name);
  if (notes.length === 0 || (!isCheck && !ON_OBJECTS.has(name))) return [];
  // From 4.3 on a check keeps it.
  const zod = isCheck ? target.askVersion() : 4;
  if (zod === 4.6) return notes;
  for (const key of notes) {
    if (zod === 4) draft.delete(key);
    else draft.set(key, unknownAt(at));
  }
  return zod === 4 ? [] : notes;
}

const CHECKING: ReadonlySet<string> = new Set('refine superRefine check overwrite'.split(' '));

/** The description that zod 3 has on a schema after a call: some wrappers take that of what they wrap. */
export function descriptionAfter(before: Node | undefined, { name, args: [said], at }: ZodStep): Node | undefined {
  if (name === 'describe') return said?.kind === 'string' ? said : unknownAt(at);
  return WRAPPING.has(name) && !PASSING_ON.has(name) ? undefined : before;
}

export function descriptionOf(trace: ZodTrace): Node | undefined {
  const [base, ...methods] = callsOf(trace);
  return methods.reduce(descriptionAfter, base!.described);
}

/** Nothing but a type: zod 3 looks no further into it. */
const isPrimitive = (trace: ZodTrace): boolean =>
  /^(string|number|bigint|boolean|null)$/.test(describedCallOf(trace) ?? '');

/** The name of the call that makes a schema, whatever is said of it: `z.string().describe('…')`. */
export function describedCallOf(trace: ZodTrace | undefined): string | undefined {
  const [base, ...methods] = trace ? callsOf(trace) : [];
  return methods.every(({ name }) => name === 'describe') ? base?.name : undefined;
}

/** The name of the call, where a schema is made by no more than one: `z.string()`. */
export const onlyCallOf = (trace: ZodTrace | undefined): string | undefined =>
  trace && !trace.before ? trace.last.name : undefined;

export const OPTIONAL: ReadonlySet<string> = new Set('optional nullish exactOptional'.split(' '));
const NULLABLE: ReadonlySet<string> = new Set('nullable nullish'.split(' '));
/** Methods of zod 3 that make a schema around the one before, which stays as it is. */
const WRAPPING: ReadonlySet<string> = new Set(
  'optional nullable nullish default catch readonly brand refine superRefine transform pipe'.split(' '),
);
/** Those that take the description of what they wrap. */
export const PASSING_ON: ReadonlySet<string> = new Set(
  'optional nullable nullish default catch brand transform'.split(' '),
);
