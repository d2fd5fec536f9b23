/** Applies fixes to a text: as many as do not touch each other, the rest is for the next pass. */
import type { Finding } from '../core/finding.js';
import type { TextEdit, Edit } from '../core/rule.js';
import { countLeading } from '../core/collections.js';
import { didYouMean } from '../core/did-you-mean.js';

export type FixKind = 'safe' | 'all';

interface AppliedFixes {
  readonly text: string;
  readonly applied: readonly Finding[];
}

/** `findings` are those of one file, in the order in which they should win. */
export function applyFixes(text: string, findings: readonly Finding[], kind: FixKind): AppliedFixes {
  const applied: Finding[] = [];
  const edits: TextEdit[] = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || (kind === 'safe' && !fix.safe)) continue;
    if (fix.edits.some((edit) => touchesAny(edits, edit))) continue;
    for (const edit of fix.edits) edits.splice(placeFor(edits, edit), 0, edit);
    applied.push(finding);
  }
  return { text: applyEdits(text, edits), applied };
}

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let from = 0;
  for (const edit of inTextOrder(edits)) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}

/** The order in which edits are applied: what is put in at a place comes before what replaces it. */
export const inTextOrder = <T extends TextEdit>(edits: readonly T[]): T[] =>
  [...edits].sort((a, b) => a.start - b.start || a.end - b.end);

/** `edits` are sorted and do not overlap, so only the neighbours can touch. */
function touchesAny(edits: readonly TextEdit[], edit: TextEdit): boolean {
  const at = placeFor(edits, edit);
  return [at - 1, at].some((index) => edits[index] !== undefined && touch(edits[index], edit));
}

/** The index of the first edit that does not start before this one. */
function placeFor(edits: readonly TextEdit[], { start }: TextEdit): number {
  return countLeading(edits, (each) => each.start < start);
}

export const touch = (a: TextEdit, b: TextEdit): boolean => a.start <= b.end && b.start <= a.end;

// What each edit of a fix needs. Rules of users are JavaScript, in which nothing else says what was forgotten.

/** `first` of `add` may be left out. */
export const EDIT_FIELDS: Readonly<Record<Edit['op'], readonly string[]>> = {
  set: ['node', 'value'],
  add: ['to', 'key', 'value'],
  append: ['to', 'value'],
  remove: ['from', 'child'],
  rename: ['entry', 'key'],
  nullable: ['node'],
  text: ['start', 'end', 'text'],
};

/** Throws what is wrong with a fix, in a sentence. */
export function refuseIncompleteFix(fix: unknown): void {
  const given = Object(fix) as { readonly [key: string]: unknown };
  const missing = ['title', 'safe', 'edits'].filter((key) => given[key] === undefined);
  if (missing.length > 0) throw new Error(`its fix has no ${named(missing)}`);
  if (!Array.isArray(given['edits'])) throw new Error('the `edits` of its fix are not a list');
  for (const edit of given['edits'] as readonly unknown[]) refuseIncompleteEdit(edit);
}

function refuseIncompleteEdit(edit: unknown): void {
  if (typeof edit !== 'object' || edit === null) throw new Error('its fix has an edit that is not an object');
  const { op, ...given } = edit as { readonly op?: unknown; readonly [key: string]: unknown };
  const ops = Object.keys(EDIT_FIELDS);
  if (typeof op !== 'string' || !Object.hasOwn(EDIT_FIELDS, op)) {
    const guess = typeof op === 'string' ? didYouMean(op, ops) : '';
    throw new Error(`its fix has an edit whose \`op\` is none of ${ops.join(', ')}${guess}`);
  }
  const missing = EDIT_FIELDS[op as Edit['op']].filter((key) => given[key] === undefined);
  if (missing.length > 0) throw new Error(`its fix has an edit \`${op}\` without ${named(missing)}`);
}

const named = (keys: readonly string[]): string => keys.map((key) => `\`${key}\``).join(' and ');
