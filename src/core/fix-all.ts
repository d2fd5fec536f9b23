/** Fixes a text, and what its fixes make room for. */
import { compareFindings } from './finding.js';
import { applyFixes, type FixKind } from './fix.js';
import type { Judgement } from './judge.js';

export interface FixedText {
  readonly text: string;
  /** What is still to be said of it. */
  readonly judged: Judgement;
  /** How many findings were fixed. */
  readonly fixed: number;
}

/** A fix may make room for another; ten passes are more than real files need. */
const MOST_PASSES = 10;

export async function fixAll(
  text: string,
  judged: Judgement,
  kind: FixKind,
  judgeText: (text: string) => Promise<Judgement>,
): Promise<FixedText> {
  let now = { text, judged, fixed: 0 };
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const { text: next, applied } = applyFixes(now.text, [...now.judged.result.findings].sort(compareFindings), kind);
    if (applied.length === 0 || next === now.text) break;
    const after = await judgeText(next);
    // A fix that breaks the file would be a defect of ours: the file stays as it was before.
    if (after.document.faults.length > now.judged.document.faults.length) break;
    now = { text: next, judged: after, fixed: now.fixed + applied.length };
  }
  return now;
}
