/** Values that a parameter offers and its handler has no case for. */
import { inPattern } from '../../../src/core/text.js';
import { get, items, text, type Entry, type Node, type Place } from '../../../src/core/tree.js';
import type { HandledTool } from './inputs.js';

interface Unhandled {
  readonly own: Entry;
  /** Those without a case, and those with one. */
  readonly refused: readonly Node[];
  readonly taken: readonly string[];
  /** Where the cases are. */
  readonly at: Place;
}

export function unhandledIn({ inputs, parameters }: HandledTool): readonly Unhandled[] {
  const [input, ...others] = inputs;
  if (!input || others.length > 0) return [];
  return (input.choices?.() ?? []).flatMap(({ name, cases, ...at }) => {
    const own = parameters.find(({ key }) => key === name);
    const values = items(get(own?.value, 'enum'));
    const offered = values.map(text);
    const refused = values.filter((_, index) => !cases.has(offered[index]!));
    // Where it has a case for none, it is not these that are compared.
    if (!own || offered.includes(undefined) || refused.length === 0 || refused.length === values.length) return [];
    return { own, refused, taken: offered.filter((each) => each !== undefined && cases.has(each)) as string[], at };
  });
}

/** Whether a parameter is only for such values: "required for rename", "the name for role operations". */
export function isForUnhandled({ value }: Entry, unhandled: readonly Unhandled[]): boolean {
  const said = text(get(value, 'description'));
  if (said === undefined) return false;
  const [, subject] = OPERATIONS.exec(said) ?? [];
  const isMeant = (name: string): boolean =>
    new RegExp(`(?<![\\w-])${inPattern(name)}(?![\\w-])`).test(said) ||
    (subject !== undefined && name.split(/[_-]/).includes(subject));
  return unhandled.some(
    ({ refused, taken }) => refused.some((each) => isMeant(text(each)!)) && !taken.some((each) => isMeant(each)),
  );
}

const OPERATIONS = /\bfor (\w{3,40}) (?:operation|action|command)s?\b/;
