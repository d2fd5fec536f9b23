/** Fixes that several rules offer. Text is changed only in the file that is linted, where the value itself is written. */
import type { InputRead } from '../../../src/core/code.js';
import type { Edit, Fix, Printable } from '../../../src/core/rule.js';
import type { Entry, Node, ObjectNode, Place } from '../../../src/core/tree.js';

export type MayFix = { readonly fix?: Fix };

export const isWrittenHere = (...places: readonly Place[]): boolean =>
  places.every(({ file, via }) => file === undefined && via === undefined);

/** `safe`: nothing else can have been meant. */
export function setting(node: Node, value: Printable, title: string, safe = false): MayFix {
  return { fix: { title, safe, edits: [{ op: 'set', node, value }] } };
}

/** A flag that was forgotten. */
export function marking(to: ObjectNode, key: string, title: string): MayFix {
  return { fix: { title, safe: true, edits: [{ op: 'add', to, key, value: true }] } };
}

/** The one that was meant, where one is near. */
export const correcting = (node: Node, meant: string | undefined): MayFix =>
  meant === undefined ? {} : setting(node, meant, `Write \`${meant}\``);

/** What to do about a reference to nothing, without the full stop. */
export const referring = (meant: string | undefined): string =>
  meant === undefined ? 'Add the definition, or remove the `$ref`' : `Write \`${meant}\``;

export function removing(from: ObjectNode, child: Entry, title: string): MayFix {
  return { fix: { title, safe: false, edits: [{ op: 'remove', from, child }] } };
}

/** Reads the declared argument instead, wherever the handler reads the one that is not. */
export function readingInstead(reads: readonly InputRead[], meant: string | undefined): MayFix {
  if (meant === undefined || !/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(meant)) return {};
  const edits = reads.map((read) => renamed(read, meant));
  if (edits.length === 0 || edits.includes(undefined)) return {};
  return { fix: { title: `Read \`${meant}\` instead`, safe: false, edits: edits as Edit[] } };
}

/** What to do where a handler reads an argument that is not declared, without the full stop. */
export const readingOr = (meant: string | undefined, other: string): string =>
  meant === undefined ? other : `Read \`${meant}\` instead`;

/** `args.dry_run` becomes `args.dryRun`, and `{ dry_run }` becomes `{ dryRun: dry_run }`. */
function renamed(read: InputRead, meant: string): Edit | undefined {
  const { start, end, written } = read;
  if (written === undefined || !isWrittenHere(read)) return undefined;
  return written === 'shorthand'
    ? { op: 'text', start, end: start, text: `${meant}: ` }
    : { op: 'text', start, end, text: meant };
}
