/** Fixes a text, and what its fixes make room for. */
import { afterEdits, isOnChange, staysOnChange } from './changed.js';
import type { Hunk } from './hunks.js';
import { compareFindings, type Finding } from './finding.js';
import { applyFixes, type FixKind } from './fix.js';
import type { Judgement } from './judge.js';
import { claimOf, vainFixes } from './vain-fixes.js';

/** A text after as many fixes as there were: none, for one that is as it was read. */
export interface FixedText {
  readonly text: string;
  /** What is still to be said of it. */
  readonly judged: Judgement;
  /** How many findings were fixed. */
  readonly fixed: number;
  /** Where the lines stand now that fixes may touch. */
  readonly within: readonly Hunk[] | 'all';
}

/** A fix may make room for another; ten passes are more than real files need. */
const MOST_PASSES = 10;

/** Where only some of the lines count, only what stands on them is fixed, and only where its fix touches no others. */
export async function fixAll(
  text: string,
  judged: Judgement,
  kind: FixKind,
  judgeText: (text: string) => Promise<Judgement>,
  within: readonly Hunk[] | 'all' = 'all',
): Promise<FixedText> {
  let now: FixedText = { text, judged, fixed: 0, within };
  const refused = new Set<string>();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings = now.judged.result.findings
      .filter((finding) => mayFix(finding) && !refused.has(claimOf(finding)))
      .sort(compareFindings);
    const { text: next, applied } = applyFixes(now.text, findings, kind);
    if (applied.length === 0 || next === now.text) break;
    const after = await judgeText(next);
    // A fix that breaks the file would be a defect of ours: the file stays as it was before.
    if (after.document.faults.length > now.judged.document.faults.length) break;
    const vain = vainFixes(applied, now.judged, after);
    for (const finding of vain) refused.add(claimOf(finding));
    // The round is begun again without them.
    if (vain.size > 0) continue;
    const edits = applied.flatMap(({ fix }) => fix!.edits);
    const left = now.within === 'all' ? 'all' : afterEdits(now.text, edits, now.within);
    now = { text: next, judged: after, fixed: now.fixed + applied.length, within: left };
  }
  return now;
}

function fixableIn({ text, within }: FixedText): (finding: Finding) => boolean {
  if (within === 'all') return () => true;
  const stays = staysOnChange(text, within);
  return (finding) => isOnChange(finding, new Map([[finding.path, within]])) && stays(finding.fix?.edits ?? []);
}
