/** Fixes a text, and what its fixes make room for. */
import { afterEdits, isOnChangedLines, staysOnChangedLines, type Hunk } from './changed-lines.js';
import { appliedFix, compareFindings, type AppliedFix, type Finding } from '../core/finding.js';
import { applyFixes, type FixKind, inTextOrder } from './fix.js';
import { runTrial, Trials, type LintDocumentText } from './harmful-fixes.js';
import type { LintedDocument } from './lint-document.js';
import { withoutFixes, type Matcher } from './suppressions.js';
import type { Document } from '../core/document.js';
import { append, countLeading, groupBy } from '../core/collections.js';
import type { TextEdit } from '../core/rule.js';
import { walk, type Entry, type ObjectNode, type Place } from '../core/tree.js';

/** A text after as many fixes as there were: none, for one that is as it was read. */
export interface FixedText {
  readonly text: string;
  /** What is still to be said of it. */
  readonly linted: LintedDocument;
  /** The fixes, each with its place in the text that it was made in. */
  readonly fixed: readonly AppliedFix[];
  /** The tools that have another name now, by it, with the name that they had. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Where the lines that fixes may touch are now. */
  readonly changedHunks: readonly Hunk[] | 'all';
}

/** A fix may make room for another, and what was refused may do good then; real files need fewer passes. */
const MOST_PASSES = 20;

interface FixAllOptions extends Partial<Pick<FixedText, 'changedHunks' | 'renamed'>> {
  /** What it hides is not fixed. */
  readonly match?: Matcher;
  /** Of what is found in the file, what the run reports: nothing else is fixed. */
  readonly reported?: (findings: readonly Finding[]) => readonly Finding[];
}

/** Where only some lines count, only findings on them are fixed, and only if the fix touches no other line. */
export async function fixAll(
  text: string,
  linted: LintedDocument,
  kind: FixKind,
  lintAgain: LintDocumentText,
  { changedHunks = 'all', renamed = new Map(), match, reported = (all) => all }: FixAllOptions = {},
): Promise<FixedText> {
  let now: FixedText = { text, linted, fixed: [], renamed, changedHunks };
  const refused = new Set<string>();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings = reported(unsuppressed(now, match))
      .filter((finding) => mayFix(finding) && !refused.has(fixKey(finding)))
      .sort(compareFindings);
    const { text: next, applied } = applyFixes(now.text, findings, kind);
    if (applied.length === 0 || next === now.text) break;
    const after = await lintAgain(next);
    const bad = [...ineffectiveFixes(applied, now.linted, after)];
    if (bad.length === 0)
      append(bad, await runTrial(new Trials(now.text, now.linted).harmful(applied, after), lintAgain));
    for (const finding of bad) refused.add(fixKey(finding));
    // The round is begun again without them.
    if (bad.length > 0) continue;
    const edits = applied.flatMap(({ fix }) => fix!.edits);
    refused.clear();
    const left = now.changedHunks === 'all' ? 'all' : afterEdits(now.text, edits, now.changedHunks);
    const fixed = [...now.fixed, ...applied.map(appliedFix)];
    now = { text: next, linted: after, fixed, renamed: renamedIn(now, after), changedHunks: left };
  }
  return now;
}

function unsuppressed({ linted, renamed }: FixedText, match: Matcher | undefined): readonly Finding[] {
  const { document, result } = linted;
  return match ? withoutFixes(result.findings, match, new Map([[document.path, renamed]])) : result.findings;
}

/** Fixes keep the order of the tools, so a tool is known by its index. A name that is still in use is not a former name. */
function renamedIn({ linted, renamed }: FixedText, after: LintedDocument): ReadonlyMap<string, string> {
  const [before, now] = [toolNames(linted), toolNames(after)];
  if (before.length !== now.length) return renamed;
  const left = new Set(now);
  const all = new Map(renamed);
  before.forEach((former, index) => {
    const name = now[index];
    if (former === undefined || name === undefined || left.has(former)) return;
    all.delete(former);
    all.set(name, renamed.get(former) ?? former);
  });
  return all;
}

const toolNames = ({ recognition }: LintedDocument): (string | undefined)[] =>
  recognition.manifests.flatMap(({ tools }) => tools.map(({ label }) => label));

function fixableIn({ text, changedHunks }: FixedText): (finding: Finding) => boolean {
  if (changedHunks === 'all') return () => true;
  const stays = staysOnChangedLines(text, changedHunks);
  return (finding) =>
    isOnChangedLines(finding, new Map([[finding.path, changedHunks]])) && stays(finding.fix?.edits ?? []);
}

/** Which fixes of a round did no good: the same is said again where they were applied, or a key is there twice. */
function ineffectiveFixes(
  applied: readonly Finding[],
  before: LintedDocument,
  after: LintedDocument,
): ReadonlySet<Finding> {
  return new Set([...repeating(applied, before, after), ...doubling(applied, before.document, after.document)]);
}

/** What is said, and where; another fix for it is another try. */
const fixKey = ({ rule, pointer, message, fix }: Finding): string => [rule, pointer, message, fix?.title].join('\n');

/** Where a list has lost an entry, the next may have moved to its place: then there are fewer findings about the list. */
function repeating(applied: readonly Finding[], before: LintedDocument, after: LintedDocument): Finding[] {
  const moved = movedBy(applied);
  const reported = new Set(after.result.findings.map((each) => `${each.start}\n${fixKey(each)}`));
  const again = applied.filter((each) => reported.has(`${moved(each.start)}\n${fixKey(each)}`));
  if (again.length === 0) return [];
  const [counts, left] = [before, after].map(({ result }) => countedByParent(result.findings));
  return again.filter((each) => left!.get(parentOf(each))! >= counts!.get(parentOf(each))!);
}

function countedByParent(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of findings) counts.set(parentOf(each), (counts.get(parentOf(each)) ?? 0) + 1);
  return counts;
}

const parentOf = ({ rule, pointer }: Finding): string => `${rule}\n${pointer.slice(0, pointer.lastIndexOf('/'))}`;

/** Of two fixes that have written one key, the first may stay. */
function doubling(applied: readonly Finding[], before: Document, after: Document): Finding[] {
  const repeated = repeatedKeys(after);
  if (repeated.length === 0 || surplusOf(repeated) <= surplusOf(repeatedKeys(before))) return [];
  const landings = landingsOf(applied);
  return repeated.flatMap((keys) => {
    const writers = keys.flatMap((key) => writerOf(key, landings) ?? []);
    const isFree = writers.length === keys.length;
    return isFree ? writers.slice(1) : writers;
  });
}

const surplusOf = (repeated: readonly Entry[][]): number => repeated.reduce((sum, { length }) => sum + length - 1, 0);

/** The keys that an object has more than once, each with all its entries. */
function repeatedKeys({ roots }: Document): Entry[][] {
  const repeated: Entry[][] = [];
  for (const root of roots) {
    for (const node of walk(root)) if (node.kind === 'object') append(repeated, repeatedIn(node));
  }
  return repeated;
}

function repeatedIn({ entries }: ObjectNode): Entry[][] {
  if (new Set(entries.map(({ key }) => key)).size === entries.length) return [];
  const ours = entries.filter(({ file }) => file === undefined);
  return [...groupBy(ours, ({ key }) => key).values()].filter(({ length }) => length > 1);
}

/** Where the text of an edit is once all edits are applied. */
interface Landing extends Place {
  readonly finding: Finding;
}

function landingsOf(applied: readonly Finding[]): readonly Landing[] {
  const edits = applied.flatMap((finding) => finding.fix!.edits.map((edit) => ({ ...edit, finding })));
  let shift = 0;
  return inTextOrder(edits).map((edit) => {
    const start = edit.start + shift;
    shift += growthOf(edit);
    return { start, end: start + edit.text.length, finding: edit.finding };
  });
}

function writerOf(key: Entry, landings: readonly Landing[]): Finding | undefined {
  const landing = landings[countLeading(landings, ({ start }) => start <= key.start) - 1];
  return landing && key.end <= landing.end ? landing.finding : undefined;
}

/** Where a place of the text is after the edits; what they replace begins where it began. */
function movedBy(applied: readonly Finding[]): (offset: number) => number {
  const edits = inTextOrder(applied.flatMap(({ fix }) => fix!.edits));
  let shift = 0;
  const shifts = edits.map((edit) => (shift += growthOf(edit)));
  return (offset) => {
    const before = countLeading(edits, ({ start, end }) => start < offset && end <= offset);
    return offset + (shifts[before - 1] ?? 0);
  };
}

const growthOf = ({ start, end, text }: TextEdit): number => text.length - (end - start);
