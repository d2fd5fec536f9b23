/** What linting one file gives, and what a run has found so far. Of a file without findings hardly more than its name is kept: there may be many. */
import { compareFindings, compareText, NO_COUNTS, addCounts, makeReport } from '../core/finding.js';
import type {
  AppliedFix,
  Counts,
  Failure,
  FileResult,
  Finding,
  Report,
  SecretPlace,
  Skipped,
  Unread,
} from '../core/finding.js';
import type { LintResult } from '../engine/lint.js';
import type { Settings } from '../engine/applicable-rules.js';
import type { RenamedTools, Matcher } from '../engine/suppressions.js';
import { oncePerCause } from '../engine/causes.js';
import { ProjectRules, findingsAlone } from '../engine/project.js';
import { joinServers, type JoinedServers, type PlacedWiring } from '../engine/servers.js';
import { unnamed } from '../core/rule.js';
import { packageFolders } from '../read/javascript/packages.js';
import { known } from '../core/collections.js';
import { repeatedTools, type CountedFile, type CountedTool } from '../read/counted-tools.js';
import { oncePerText, originalsOf, withoutCopies, type Originals, type WholeTools } from './copies.js';
import type { CompletedRun, Suppressions, SuppressionsUpdate } from './suppressions.js';
import type { Hunk } from '../engine/changed-lines.js';
import type { UnreadCode } from '../core/code.js';
import { NO_FORMAT } from '../engine/recognise.js';
import type { DisabledRanges } from '../engine/disabled-ranges.js';
import { isCode, languageOf } from '../core/language.js';
import type { ResolvedConfig } from '../config/resolve.js';
import type { FoundFile } from '../files/discover.js';
import { hasTag } from '../core/tags.js';
import { originOf, type IgnoreRule } from '../files/gitignore.js';

export interface RunTotal {
  readonly files: readonly FileResult[];
  readonly skipped: readonly Skipped[];
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
  /** Registrations that could not be read. */
  readonly unread?: readonly Unread[];
  readonly secrets: readonly SecretPlace[];
  /** Findings beyond the limit for one file. */
  readonly leftOut?: Counts;
  /** Files that may have more findings than are listed. */
  readonly cutShort?: readonly string[];
  /** How many findings comments have hidden. */
  readonly suppressed: number;
  /** The files of which all findings are known, be they manifests or none; empty without suppressions. */
  readonly linted: ReadonlySet<string>;
  readonly fixed: readonly AppliedFix[];
  /** The tools that fixes have renamed. */
  readonly renamed: RenamedTools;
  /** What came of comparing the files, which no comment hides. */
  readonly acrossFiles: readonly Finding[];
  /** The files with the same text as another one, and that one. */
  readonly originals: Originals;
}

interface Facts {
  readonly path: string;
  readonly facts: LintResult['facts'];
  readonly settings: Settings;
}

export class RunResults {
  readonly #files: FileResult[] = [];
  readonly #samples = new Map<string, Settings>();
  readonly #skipped: Skipped[] = [];
  readonly #findings: Finding[] = [];
  /** Findings about what a file imports, which that other file may have too. */
  readonly #foreign: Finding[] = [];
  readonly #unread: NonNullable<FileOutcome['unread']>[number][] = [];
  /** How many tools of a file may be registered elsewhere. */
  readonly #loose = new Map<string, number>();
  /** The functions that are given a server, and register tools on it. */
  readonly #given: { readonly path: string; readonly node: string }[] = [];
  /** All files that were looked at, be they manifests or none. */
  readonly looked = new Set<string>();
  readonly #counted: CountedFile[] = [];
  readonly #wholeTools = new Map<string, WholeTools>();
  readonly #texts = new Map<string, string>();
  readonly #wiring: PlacedWiring[] = [];
  readonly #failures: Failure[] = [];
  readonly #secrets: SecretPlace[] = [];
  readonly #facts: Facts[] = [];
  /** The files with directives, by path. */
  readonly #directed = new Map<string, Pick<FileOutcome, 'disabledRanges' | 'settings' | 'known'>>();
  readonly linted = new Set<string>();
  readonly renamed: Map<string, ReadonlyMap<string, string>>;
  #leftOut: Counts | undefined;
  readonly #cutShort = new Set<string>();
  readonly #fixed: AppliedFix[] = [];

  readonly #cwd: string;

  /** `renamed`: what was renamed before this run. */
  constructor(cwd: string, renamed?: RenamedTools) {
    this.#cwd = cwd;
    this.renamed = new Map(renamed);
  }

  add(path: string, outcome: FileOutcome): void {
    const { file, skipped, findings, failures, secrets, facts, settings, known, disabledRanges } = outcome;
    if (file) this.#files.push(file);
    if (file?.isSample) this.#samples.set(path, settings);
    if (skipped) this.#skipped.push(skipped);
    for (const each of outcome.unread ?? []) this.#unread.push(each);
    if (outcome.wiring) this.#wiring.push(outcome.wiring);
    if (outcome.counted) this.#counted.push({ path, tools: outcome.counted });
    if (outcome.text !== undefined) this.#texts.set(path, outcome.text);
    for (const node of outcome.given ?? []) this.#given.push({ path, node });
    if (outcome.looseTools) this.#loose.set(path, outcome.looseTools);
    for (const each of findings) (each.path === path ? this.#findings : this.#foreign).push(each);
    for (const each of failures) this.#failures.push(each);
    for (const each of secrets) this.#secrets.push(each);
    if (facts.size > 0) this.#facts.push({ path, facts, settings });
    if (disabledRanges) this.#directed.set(path, { disabledRanges, settings, known });
    if (outcome.leftOut) this.#leftOut = addCounts(this.#leftOut ?? NO_COUNTS, outcome.leftOut);
    for (const each of outcome.cutShort ?? []) this.#cutShort.add(each);
    if (outcome.isBroken) this.#cutShort.add(path);
    this.addFixed(path, outcome);
  }

  /** What was fixed in a file about which more is reported later. */
  addFixed(path: string, { fixed, renamed, wholeTools }: Pick<FileOutcome, 'fixed' | 'renamed' | 'wholeTools'>): void {
    if (wholeTools) this.#wholeTools.set(path, wholeTools);
    for (const each of fixed) this.#fixed.push(each);
    if (renamed) this.renamed.set(path, renamed);
  }

  /** Of what is found in a list of tools, what is left once all code before it is known. */
  reported(path: string, findings: readonly Finding[], own: WholeTools): readonly Finding[] {
    const found = new Set(findings);
    const tools = new Map(this.#wholeTools).set(path, own);
    const left = withoutCopies([...this.#findings, ...findings], tools, packageFolders(this.#cwd));
    return left.filter((each) => found.has(each));
  }

  /** Compares the files, and puts all in order: by path, in whatever order they were linted. */
  total(): RunTotal {
    const project = new ProjectRules();
    for (const { facts, settings } of this.#facts.sort(byPath)) project.add(facts, settings);
    const servers = joinServers(this.#wiring.sort(byPath));
    const compared = project.compare(servers);
    const isVisible = (finding: Finding): boolean => !this.#directed.get(finding.path)?.disabledRanges?.hides(finding);
    const acrossFiles = compared.findings.filter(isVisible);
    const foreign = withoutUnnamedCopies(this.#foreign.filter(isVisible), this.#findings);
    const own = withoutCopies(this.#findings, this.#wholeTools, packageFolders(this.#cwd));
    const again = repeatedTools(this.#counted, packageFolders(this.#cwd));
    const directed = [...this.#directed.values()];
    const unused = directed.flatMap(
      ({ disabledRanges, settings, known }) => disabledRanges?.unused(settings, known.keys()) ?? [],
    );
    return {
      files: this.#countedOnce(again).sort(byPath),
      skipped: this.#skipped.sort(byPath),
      findings: this.#mildInSamples(
        withoutNeighbours([...own, ...unused, ...acrossFiles, ...foreign].sort(compareFindings)),
      ),
      failures: [...this.#failures.sort(byPath), ...compared.failures],
      ...this.#stillUnread(servers, again),
      secrets: this.#secrets.sort(byPath),
      ...(this.#leftOut && { leftOut: this.#leftOut }),
      ...(this.#cutShort.size > 0 && { cutShort: [...this.#cutShort].sort(compareText) }),
      suppressed: directed.reduce((sum, { disabledRanges }) => sum + (disabledRanges?.hidden ?? 0), 0),
      linted: this.linted,
      fixed: this.#fixed,
      renamed: this.renamed,
      acrossFiles,
      originals: originalsOf(this.#texts),
    };
  }

  /** In samples beside the tools of a project, a warning about a tool is advice. */
  #mildInSamples(findings: readonly Finding[]): readonly Finding[] {
    if (this.#samples.size === 0 || !this.#files.some(({ tools, isSample }) => tools > 0 && !isSample)) return findings;
    return findings.map((each) => {
      const { severity, rule, tool, path } = each;
      const settings = severity === 'warning' && tool !== undefined ? this.#samples.get(path) : undefined;
      if (!settings || settings.get(rule)?.chosen || isHarmful(rule)) return each;
      return { ...each, severity: 'info' };
    });
  }

  /** Without what registers tools that are written, and read, in other files. */
  #stillUnread(servers: JoinedServers, again: ReadonlySet<CountedTool>): Pick<RunTotal, 'unread'> {
    const withTools = new Set([
      ...this.#files.filter(({ tools }) => tools > 0).map(({ path }) => path),
      ...this.#unread.map(({ path }) => path),
    ]);
    const looseIn = this.#servedByNone(again);
    const loose = [...looseIn.values()].reduce((sum, tools) => sum + tools, 0);
    const hasOthers = loose > 0 || this.#given.some(({ path, node }) => !servers.isLedTo(path, node));
    // Of a file that was not to be looked at nothing is known.
    const unfollowed = servers
      .unfollowed((path) => withTools.has(path) || !this.looked.has(path), hasOthers)
      .filter(({ mayBeElsewhere }) => !mayBeElsewhere || loose === 0)
      .map(({ mayBeElsewhere: _, isVague: _vague, ...each }): Unread => ({
        ...each,
        reason: 'no tool was found where it leads',
      }));
    const unread = this.#unread
      .flatMap(({ mayBeElsewhere, givenTo, ...each }): Unread[] => {
        if (!mayBeElsewhere) return [each];
        const calls = givenTo === undefined ? 'none' : servers.callsOf(each.path, givenTo);
        if (calls !== 'none') return calls === 'read' ? [] : [each];
        const elsewhere = loose - (looseIn.get(each.path) ?? 0);
        // A loop registers several tools: a single one elsewhere is hardly all of them.
        if (each.tools === undefined) return elsewhere > 1 ? [] : [each];
        return elsewhere >= each.tools ? [] : [{ ...each, tools: each.tools - elsewhere }];
      })
      .concat(unfollowed)
      .sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
    return unread.length > 0 ? { unread } : {};
  }

  /** How many of a file's tools may be registered elsewhere, where no other file is known to serve them. */
  #servedByNone(again: ReadonlySet<CountedTool>): ReadonlyMap<string, number> {
    const served = new Map<string, Set<string>>();
    for (const { path, tools } of this.#counted)
      for (const tool of tools)
        if (again.has(tool)) known(served, tool.file ?? path, () => new Set()).add(tool.name ?? `${tool.at.start}`);
    return new Map([...this.#loose].map(([path, tools]) => [path, Math.max(0, tools - (served.get(path)?.size ?? 0))]));
  }

  #countedOnce(again: ReadonlySet<CountedTool>): FileResult[] {
    if (again.size === 0) return this.#files;
    const less = new Map(
      this.#counted.map(({ path, tools }) => [path, tools.filter((each) => again.has(each)).length]),
    );
    return this.#files.map((file) => {
      const toolsElsewhere = less.get(file.path) ?? 0;
      return toolsElsewhere === 0 ? file : { ...file, tools: file.tools - toolsElsewhere, toolsElsewhere };
    });
  }
}

/** The report of a run, without what the suppressions file hides, and what was done to that file. */
export async function reportOfRun(
  total: Omit<RunTotal, 'acrossFiles'>,
  suppressions: Suppressions | undefined,
  run: Pick<CompletedRun, 'cwd' | 'paths' | 'configs' | 'isMeant'> & { readonly atEachPlace?: boolean },
): Promise<{ report: Report; done?: SuppressionsUpdate }> {
  const { files, skipped, failures, unread, secrets, leftOut, cutShort } = total;
  const settled = await suppressions?.apply({ ...total, ...run });
  const { findings = total.findings, suppressed = 0, done } = settled ?? {};
  const report = makeReport({
    ...{
      files,
      skipped,
      findings: run.atEachPlace ? findings : shownOnce(findings, { ...run, originals: total.originals }),
      failures,
      secrets,
      suppressed: total.suppressed + suppressed,
    },
    ...(leftOut && { leftOut }),
    ...(cutShort && { cutShort }),
    ...(unread && { unread }),
  });
  return { report, ...(done && { done }) };
}

/** What is not meant is left out later, and is no place of a cause that is. */
function shownOnce(
  findings: readonly Finding[],
  { cwd, isMeant, originals }: Pick<CompletedRun, 'cwd' | 'isMeant'> & Pick<RunTotal, 'originals'>,
) {
  const isOther = (each: Finding): boolean => !isMeant(each);
  const meant = findings.filter((each) => isMeant(each));
  const shown = oncePerText(oncePerCause(meant, packageFolders(cwd)), originals);
  return findings.some(isOther) ? [...shown, ...findings.filter(isOther)].sort(compareFindings) : shown;
}

/** Of sorted findings that say the same of the same place, the first: that of the file itself, which knows how to fix it. */
function withoutNeighbours(findings: readonly Finding[]): Finding[] {
  return findings.filter((each, index) => index === 0 || compareFindings(findings[index - 1]!, each) !== 0);
}

/** What a file says of a tool that it imports, unless the tool's own file says it without the name. */
function withoutUnnamedCopies(foreign: readonly Finding[], own: readonly Finding[]): readonly Finding[] {
  if (foreign.length === 0) return foreign;
  const saying = ({ path, start, end, rule }: Finding, id = ''): string => `${path}\n${start}:${end}\n${rule}\n${id}`;
  const reported = new Set(own.map((each) => saying(each, each.messageId)));
  return foreign.filter((each) => !reported.has(saying(each, unnamed(each.messageId ?? ''))));
}

const isHarmful = (rule: string): boolean => hasTag(rule, 'unsafe-text') || hasTag(rule, 'harms-readers');

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => compareText(a.path, b.path);

export interface FileOutcome {
  readonly file?: FileResult;
  /** Registrations that cannot be read. */
  readonly unread?: readonly (Unread & Pick<UnreadCode, 'mayBeElsewhere' | 'givenTo'>)[];
  /** How many tools are written there that may be registered elsewhere. */
  readonly looseTools?: number;
  /** The nodes that are given a server, on which tools are registered. */
  readonly given?: readonly string[];
  /** The tools of source code: the same one may be written, imported and registered in several files. */
  readonly counted?: readonly CountedTool[];
  readonly wholeTools?: WholeTools;
  /** A hash of what a file holds, of code or of one that describes servers and not their tools, where something was found in it. */
  readonly text?: string;
  /** How tools reach servers. */
  readonly wiring?: PlacedWiring;
  readonly skipped?: Skipped;
  readonly isIgnored?: true;
  /** It took too long, perhaps only this time. */
  readonly isUnsure?: true;
  /** The files that it was compared with, or would have been. */
  readonly asked?: ReadonlySet<string>;
  /** It could not be parsed, or only in part. */
  readonly isBroken?: boolean;
  readonly findings: readonly Finding[];
  readonly leftOut?: Counts;
  /** The files that those are in which were left out. */
  readonly cutShort?: readonly string[];
  readonly failures: readonly Failure[];
  readonly facts: LintResult['facts'];
  readonly secrets: LintResult['secrets'];
  readonly settings: Settings;
  readonly known: ResolvedConfig['known'];
  readonly disabledRanges?: DisabledRanges;
  readonly fixed: readonly AppliedFix[];
  /** As in a text that was fixed. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** The changed lines of what the file holds now. */
  readonly changed?: readonly Hunk[] | 'all';
}

export const NOTHING = {
  findings: [],
  failures: [],
  facts: new Map(),
  secrets: [],
  settings: new Map(),
  known: new Map(),
  fixed: [],
};
export const skipped = (path: string, reason: string): FileOutcome => ({ ...NOTHING, skipped: { path, reason } });

const IGNORED: FileOutcome = { ...NOTHING, isIgnored: true };
export const ignored = ({ path, named }: FoundFile, rule: IgnoreRule): FileOutcome =>
  named ? skipped(path, `ignored by the config${originOf(rule)}`) : IGNORED;

export function failed(path: string, message: string, limit?: string): FileOutcome {
  const more = limit === undefined ? '' : ` \`limits.${limit}\` in the config says how much may be.`;
  return { ...NOTHING, failures: [{ path, message: `${message}${more}` }] };
}

/** Whether there can be no further findings in a file. One that was not named may have more once it is named. */
export function isFullyLinted({ path, named }: FoundFile, outcome: FileOutcome | undefined): boolean {
  if (outcome?.isIgnored || (outcome && outcome.failures.length > 0)) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === undefined || outcome.skipped.reason === NO_FORMAT;
  return isNone && (named || isCode(languageOf(path)));
}

/** The report of one text by itself. `isWhole`: it is not part of something else. */
export function reportAlone(outcome: FileOutcome | undefined, isWhole = false): Report {
  if (!outcome) return makeReport({});
  const { file, skipped: left, secrets, leftOut, disabledRanges } = outcome;
  const { findings, failures } = findingsAlone({ ...outcome, known: outcome.known.keys() }, isWhole);
  return makeReport({
    files: file ? [file] : [],
    skipped: left ? [left] : [],
    findings: [...findings].sort(compareFindings),
    ...{ failures, secrets, suppressed: disabledRanges?.hidden ?? 0 },
    ...(leftOut && { leftOut }),
    ...(outcome.unread && { unread: outcome.unread.map(({ mayBeElsewhere: _, givenTo: _given, ...each }) => each) }),
  });
}

/** A report without what the suppressions file hides. */
export function withoutSuppressed(report: Report, match: Matcher | undefined): Report {
  const { visible, hidden } = match?.(report.findings) ?? { visible: report.findings, hidden: [] };
  return { ...report, findings: oncePerCause(visible), suppressed: report.suppressed + hidden.length };
}
