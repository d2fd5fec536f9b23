/** Which of the fixes are offered: together they must give what `--fix` gives for the same findings. */
import { compareFindings, type Finding, type SecretPlace } from '../core/finding.js';
import { touch } from '../engine/fix.js';
import { spanAtHead } from './head-text.js';
import { isWithin, lineEndOf, meet, spanOf, type Span } from './lines.js';
import type { OnDiff } from './place.js';
import { replacement } from './suggestion.js';
import { suggestionBlock } from './suggestion-block.js';

/** A fix that could be offered, if no other one is in its way. */
export interface Candidate {
  readonly finding: Finding;
  /** Lines at the head. */
  readonly span: Span;
  readonly block: string;
  /** Lines of the checkout. */
  readonly claimed: Span;
}

/** Undefined where the fix does not fit into the hunk that the finding stands in, or must not be shown. */
export function candidate(
  finding: Finding,
  { hunk, file: { checkout, head } }: OnDiff,
  secrets: readonly SecretPlace[],
): Candidate | undefined {
  const found = finding.fix && replacement(checkout, finding.fix.edits);
  const lineEnd = lineEndOf(head);
  if (!found || lineEnd === undefined) return undefined;
  if (secrets.some((each) => meet(spanOf(checkout, each), found.span))) return undefined;
  const span = spanAtHead(head, found.span);
  if (!span || lengthOf(span) < lengthOf(found.span) || !isWithin(span, hunk)) return undefined;
  const block = suggestionBlock(found.lines, lineEnd);
  return block === undefined ? undefined : { finding, span, block, claimed: found.claimed };
}

const lengthOf = ({ from, to }: Span): number => to - from + 1;

export type Offer = { readonly block: string } | { readonly rival: Candidate };

/** For candidates in one file. Safe ones come first, and then whichever `--fix` would apply first. */
export function offers(candidates: readonly Candidate[]): Map<Finding, Offer> {
  const all = new Map<Finding, Offer>();
  const offered: Candidate[] = [];
  for (const each of [...candidates].sort(byPrecedence)) {
    const rival = offered.find((other) => isInTheWay(other, each));
    if (!rival) offered.push(each);
    all.set(each.finding, rival ? { rival } : { block: each.block });
  }
  return all;
}

function byPrecedence({ finding: a }: Candidate, { finding: b }: Candidate): number {
  return Number(b.fix!.safe) - Number(a.fix!.safe) || compareFindings(a, b);
}

function isInTheWay(a: Candidate, b: Candidate): boolean {
  if (meet(a.claimed, b.claimed)) return true;
  const edits = b.finding.fix!.edits;
  return a.finding.fix!.edits.some((edit) => edits.some((other) => touch(edit, other)));
}
