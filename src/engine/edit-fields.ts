/** What each edit of a fix needs. Rules of users are JavaScript, in which nothing else says what was forgotten. */
import { didYouMean } from '../core/did-you-mean.js';
import type { Edit } from '../core/rule.js';

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
