/** What a comparison finds, and what it cannot know. */
import type { DiffWords } from '../core/message.js';
import type { Severity } from '../core/rule.js';
import { text, type Node, type Place } from '../core/tree.js';

/** One thing that differs. */
export type Found = Words & FoundPlace;

/** What it is. */
export type Words = DiffWords & {
  readonly severity: Severity;
  readonly before?: string;
  readonly after?: string;
};

/** Where it is. */
interface FoundPlace {
  readonly pointer: string;
  /** The parameter or field, as `filter.city`; empty for the whole. */
  readonly name: string;
  /** Its place at BASE and at HEAD. */
  readonly was?: Place;
  readonly at?: Place;
}

export interface Vague {
  readonly pointer: string;
  readonly reason: string;
}

export type Role = 'input' | 'output' | 'config';

export interface Comparison {
  readonly role: Role;
  readonly found: Found[];
  readonly vague: Vague[];
  /** How many more alternatives may be tried against each other. */
  readonly trials: { left: number };
  /** What references lead into. */
  readonly before: Node;
  readonly after: Node;
}

export interface At {
  readonly pointer: string;
  readonly name: string;
  readonly depth: number;
  readonly was?: Place;
  readonly at?: Place;
}

export const AT_RUN_TIME = 'is built at run time';

export function note({ vague }: Comparison, { pointer }: At, reason: string): void {
  if (!vague.some((each) => each.pointer === pointer)) vague.push({ pointer, reason });
}

export const where = ({ pointer, name, was, at }: At): FoundPlace => ({
  ...{ pointer, name },
  ...(was && { was }),
  ...(at && { at }),
});

export function add(to: Comparison, at: At, words: Words): void {
  to.found.push({ ...(to.role === 'config' ? ofConfig(words) : words), ...where(at) });
}

/** Settings are filled in by users: whatever breaks them is one rule. */
function ofConfig(words: Words): Words {
  if (words.severity === 'info') return words;
  switch (words.rule) {
    case 'diff/parameter-required':
    case 'diff/parameter-renamed':
    case 'diff/parameter-removed':
    case 'diff/type-narrowed':
    case 'diff/enum-narrowed':
      return { ...words, rule: 'diff/config-narrowed', severity: 'warning' };
    default:
      return words;
  }
}

/** A text that is there on both sides, or on one of them. */
export function compareText(was: Node | undefined, is: Node | undefined, at: At, to: Pick<Comparison, 'found'>): void {
  if (was?.kind === 'unknown' || is?.kind === 'unknown') return;
  const [before, after] = [text(was) ?? '', text(is) ?? ''];
  if (before === after) return;
  const { pointer, name } = where(at);
  const [wasAt, isAt] = [was ?? at.was, is ?? at.at];
  const words = {
    rule: 'diff/description-changed',
    message: at.depth > 0 ? 'parameter' : 'tool',
    severity: 'info',
  } as const;
  to.found.push({
    ...words,
    before,
    after,
    pointer: `${pointer}/description`,
    name,
    ...(wasAt && { was: wasAt }),
    ...(isAt && { at: isAt }),
  });
}
