/** Fixes as suggestions of a review, which replace whole lines. Together they must do what `--fix` does for the same findings. */
import { compareFindings, type Finding, type SecretPlace } from '../core/finding.js';
import { applyEdits, touch } from '../engine/fix.js';
import { lineAt } from '../core/lines.js';
import type { TextEdit } from '../core/rule.js';
import { longestRun, visible } from '../report/text.js';
import { isWithin, linesOf, overlap, spanAtHead, spanOf } from './diff-position.js';
import type { LineSpan, OnDiff, TextLines } from './diff-position.js';

/** A suggestion that can be offered unless it conflicts with another one. */
export interface SuggestionCandidate {
  readonly finding: Finding;
  /** Lines at the head. */
  readonly span: LineSpan;
  readonly block: string;
  /** Lines of the checkout. */
  readonly claimed: LineSpan;
}

/** `rival`: an offered suggestion that conflicts with this one. */
export type SuggestionOffer = { readonly block: string } | { readonly rival: SuggestionCandidate };

/** Undefined if the fix does not fit into the hunk that contains the finding, or must not be shown. */
export function candidate(
  finding: Finding,
  { hunk, file: { checkout, head } }: OnDiff,
  secrets: readonly SecretPlace[],
): SuggestionCandidate | undefined {
  const found = finding.fix && replacement(checkout, finding.fix.edits);
  const lineEnd = lineEndOf(head);
  if (!found || lineEnd === undefined) return undefined;
  if (secrets.some((each) => overlap(spanOf(checkout, each), found.span))) return undefined;
  const span = spanAtHead(head, found.span);
  if (!span || lengthOf(span) < lengthOf(found.span) || !isWithin(span, hunk)) return undefined;
  const block = suggestionBlock(found.lines, lineEnd);
  return block === undefined ? undefined : { finding, span, block, claimed: found.claimed };
}

const lengthOf = ({ from, to }: LineSpan): number => to - from + 1;

/** For candidates in one file: safe fixes first, then in the order in which `--fix` applies them. */
export function offers(candidates: readonly SuggestionCandidate[]): Map<Finding, SuggestionOffer> {
  const all = new Map<Finding, SuggestionOffer>();
  const offered: SuggestionCandidate[] = [];
  for (const each of [...candidates].sort(byPrecedence)) {
    const rival = offered.find((other) => conflict(other, each));
    if (!rival) offered.push(each);
    all.set(each.finding, rival ? { rival } : { block: each.block });
  }
  return all;
}

function byPrecedence({ finding: a }: SuggestionCandidate, { finding: b }: SuggestionCandidate): number {
  return Number(b.fix!.safe) - Number(a.fix!.safe) || compareFindings(a, b);
}

function conflict(a: SuggestionCandidate, b: SuggestionCandidate): boolean {
  if (overlap(a.claimed, b.claimed)) return true;
  const edits = b.finding.fix!.edits;
  return a.finding.fix!.edits.some((edit) => edits.some((other) => touch(edit, other)));
}

interface LineReplacement {
  /** The lines that are replaced. */
  readonly span: LineSpan;
  /** The new lines, without their ends. */
  readonly lines: readonly string[];
  /** The lines that no other suggestion may change: with several edits, everything between them. */
  readonly claimed: LineSpan;
}

/** Undefined if a fix changes nothing, or something that cannot be expressed in whole lines. */
export function replacement(text: TextLines, edits: readonly TextEdit[]): LineReplacement | undefined {
  const count = text.lines.length;
  if (edits.length === 0 || count === 0) return undefined;
  const start = edits.reduce((least, edit) => Math.min(least, edit.start), Infinity);
  const end = edits.reduce((most, edit) => Math.max(most, edit.end), 0);
  const from = Math.min(count, lineAt(start, text.starts));
  const to = Math.min(count, lineAt(end, text.starts));
  const offset = text.starts[from - 1]!;
  const before = text.text.slice(offset, text.starts[to]);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset })),
  );
  if (!keepsLineEnds(text, before, after)) return undefined;

  const [old, fresh] = [linesWithoutReturn(before), linesWithoutReturn(after)];
  const differing = difference(old, fresh);
  if (differing.start === differing.end) return undefined;
  const span = { from: from + differing.start, to: from + differing.end - 1 };
  const lines = fresh.slice(differing.start, differing.end + fresh.length - old.length);
  if (!isExpressible(text, span, lines)) return undefined;
  return { span, lines, claimed: edits.length === 1 ? span : { from, to } };
}

/** A suggestion cannot say how lines end: like all others in the file, and the last one as before. */
function keepsLineEnds(text: TextLines, before: string, after: string): boolean {
  const end = lineEndOf(text);
  if (end === undefined || (end === '' ? /\r/ : /(?:^|[^\r])\n|\r(?!\n)/).test(after)) return false;
  return after === '' || after.endsWith('\n') === before.endsWith('\n');
}

/** `\r` if all lines end with \r\n, nothing if none does; undefined if they differ. */
function lineEndOf(text: TextLines): '' | '\r' | undefined {
  const ended = hasFinalLineEnd(text) ? text.lines : text.lines.slice(0, -1);
  const returns = ended.filter((line) => line.endsWith('\r')).length;
  if (returns === 0) return '';
  return returns === ended.length ? '\r' : undefined;
}

const hasFinalLineEnd = ({ text }: TextLines): boolean => text.endsWith('\n');

const linesWithoutReturn = (text: string): string[] => linesOf(text).lines.map((line) => line.replace(/\r$/, ''));

/** The old lines that differ: at least one, so that there is something to replace. None if all lines are equal. */
function difference(old: readonly string[], fresh: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start++;
  let after = 0;
  while (after < shorter - start && old.at(-1 - after) === fresh.at(-1 - after)) after++;
  const end = old.length - after;
  if (start < end || old.length === fresh.length) return { start, end };
  return start > 0 ? { start: start - 1, end } : { start, end: end + 1 };
}

/** An empty block deletes lines, and looks the same as a blank line. */
function isExpressible(text: TextLines, { from, to }: LineSpan, lines: readonly string[]): boolean {
  const shown = lines.length > 0 ? lines : text.lines.slice(from - 1, to);
  if (shown.every((line) => line.trim() === '')) return false;
  const isLast = to === text.lines.length;
  return lines.length > 0 || !isLast || (from > 1 && hasFinalLineEnd(text));
}

const MOST_CHARACTERS = 4000;
const MOST_LINES = 60;

/**
 * The only place where lines of a manifest are posted unchanged: accepting the suggestion writes them into the file.
 * Undefined if the lines are too many to read, hide something, or could act outside of their fence.
 */
export function suggestionBlock(lines: readonly string[], lineEnd: '' | '\r'): string | undefined {
  const code = lines.join('\n');
  if (lines.length > MOST_LINES || code.length > MOST_CHARACTERS || !lines.every(isHarmless)) return undefined;
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return [`${fence}suggestion`, ...lines.map((line) => line + lineEnd), fence].join('\n');
}

/** Bots look for mentions, HTML comments and commands even inside of fences. */
function isHarmless(line: string): boolean {
  const shown = line.replaceAll('\t', ' ');
  return visible(shown) === shown && !/(?:^|\W)@\w|<!--|-->|^ *\/[a-z]/i.test(shown);
}
