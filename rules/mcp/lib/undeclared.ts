/** What handlers read of their arguments that is not declared: of tools and of prompts. */
import type { HandlerInput, InputRead } from '../../../src/core/code.js';
import { intendedField, nearestWord } from '../../../src/core/did-you-mean.js';
import { someOf } from '../../../src/core/text.js';
import type { Place } from '../../../src/core/tree.js';
import { readingInstead, readingOr } from '../../common/lib/fixes.js';

/** An argument that is read and surely not declared, with the declared one that was meant. */
interface Undeclared {
  readonly read: InputRead;
  readonly meant: string | undefined;
  /** Every place where the handler reads it. */
  readonly sameName: readonly InputRead[];
}

export function undeclaredIn(inputs: readonly HandlerInput[], declared: readonly string[]): Undeclared[] {
  const told = new Set<string>(declared);
  return inputs.flatMap((input) =>
    input.reads.flatMap((read) => {
      const meant = meantIn(input, read.name, declared);
      if (told.has(read.name) || !isSure(read, meant, input)) return [];
      told.add(read.name);
      return [{ read, meant, sameName: input.reads.filter(({ name }) => name === read.name) }];
    }),
  );
}

/** A name beside one that the handler reads as well is rarely a slip: `order` beside `offer`. */
function meantIn({ reads }: HandlerInput, name: string, declared: readonly string[]): string | undefined {
  const near = nearestWord(name, declared);
  const isRead = near !== undefined && reads.some((read) => read.name === near);
  return isRead ? intendedField(name, [near], () => true) : near;
}

/** Names that begin so are what a host or a gateway adds. */
function isSure(
  { name, isDoubtful, isLeftOut, isOptional, isUnused }: InputRead,
  meant: string | undefined,
  { reads }: HandlerInput,
): boolean {
  if (isDoubtful || isUnused || isLeftOut || name.startsWith('_')) return false;
  // Code that does without it may be lenient on purpose: it takes another name of a parameter, too.
  return !isOptional || (meant !== undefined && !reads.some((read) => read.name === meant));
}

export const UNDECLARED = {
  undeclared: {
    message: 'The handler reads `{{name}}`, which `{{owner}}` does not declare, so {{then}}.',
    help: '{{advice}}.',
  },
  several: {
    message: 'The handler reads {{names}}, which `{{owner}}` does not declare, so {{then}}.',
    help: 'Declare them {{where}}.',
  },
} as const;

/** What comes of it for one name, and for several; and where they are declared. */
interface Outcome {
  readonly owner: string;
  readonly then: readonly [one: string, several: string];
  readonly where: readonly [one: string, several: string];
  readonly related?: readonly { readonly at: Place; readonly note: string }[];
}

/** Each name that is a slip for itself; all others together, which one edit declares. */
export function* undeclaredProblems(found: readonly Undeclared[], { owner, then, where, related = [] }: Outcome) {
  const missing = found.filter(({ meant }) => meant === undefined);
  for (const { read, meant, sameName } of found) {
    if (meant === undefined && missing.length > 1) continue;
    const advice = readingOr(meant, `Declare \`${read.name}\` ${where[0]}`);
    const data = { name: read.name, owner, advice, then: then[0] };
    // What is sent under the right name is lost. Without one, the handler does with less.
    const severity = meant === undefined ? 'warning' : 'error';
    yield {
      at: read,
      message: 'undeclared',
      data,
      related,
      severity,
      ...readingInstead(sameName, meant),
    } as const;
  }
  // One cause: the declaration was not kept up with the handler.
  const [at, ...others] = missing.map(({ read }) => read);
  if (!at || others.length === 0) return;
  const places = others.slice(0, MOST_RELATED).map((read) => ({ at: read, note: `\`${read.name}\` is read here.` }));
  const names = [at, ...others].map(({ name }) => `\`${name}\``);
  const data = { owner, names: someOf(names, MOST_NAMES), then: then[1], where: where[1] };
  yield { at, message: 'several', data, related: [...related, ...places], severity: 'warning' } as const;
}

const MOST_RELATED = 50;

const MOST_NAMES = 6;
