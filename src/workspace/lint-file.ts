/** One file: read, parsed, recognised, linted, fixed. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hunksOf, type Changes, type Hunk } from '../core/changed.js';
import { Unreadable } from '../core/document.js';
import { fixAll } from '../core/fix-all.js';
import {
  compareFindings,
  type Counts,
  type Failure,
  type FileResult,
  type Finding,
  type Report,
  type Skipped,
} from '../core/finding.js';
import type { FixKind } from '../core/fix.js';
import { atMost } from '../core/limits.js';
import { isTraceOf } from '../core/guess.js';
import { judge, type Judgement } from '../core/judge.js';
import type { LintResult, Settings } from '../core/lint.js';
import { NO_FORMAT, type Hints } from '../core/manifest.js';
import type { Switches } from '../core/switches.js';
import { withoutFixes, type Matcher } from '../core/suppressions.js';
import type { Format, Manifest, Services } from '../core/rule.js';
import { languageOf, parse } from '../parse/parse.js';
import { mayHoldTools } from '../parse/telltale.js';
import type { ResolvedConfig } from './config.js';
import type { FoundFile } from './discover.js';
import type { ImportedFiles } from './imports.js';
import { TOOL } from '../core/version.js';
import { isEverydayFile, isSideCode } from './known-files.js';
import { readText } from './read.js';

export interface LintOptions {
  readonly formats: readonly Format[];
  readonly services: Services;
  /** Reads what source files import from their neighbours; asked for by the first source file. */
  imports?(): Promise<ImportedFiles>;
  readonly fix?: FixKind;
  /** Fixes touch only these lines. All files are linted all the same. */
  readonly changes?: Changes;
  /** What it hides is not fixed. It stays among the findings. */
  readonly suppressions?: Matcher;
  /** Given the text of each file that fixes change, to write or to show. Says why it could not. */
  onFixed?(file: FoundFile, before: string, after: string): string | undefined;
}

export interface FileOutcome {
  readonly file?: FileResult;
  readonly skipped?: Skipped;
  readonly isIgnored?: true;
  /** It could not be parsed, or only in part. */
  readonly isBroken?: boolean;
  readonly findings: readonly Finding[];
  readonly leftOut?: Counts;
  readonly failures: readonly Failure[];
  readonly facts: LintResult['facts'];
  readonly secrets: LintResult['secrets'];
  readonly settings: Settings;
  readonly known: ResolvedConfig['known'];
  readonly switches?: Switches;
  readonly fixed: number;
  /** The changed lines of what the file holds now. */
  readonly changed?: readonly Hunk[] | 'all';
}

const SIDE_CODE = 'a test, a build or a declaration, which is linted only when it is named';
const NOTHING = {
  findings: [],
  failures: [],
  facts: new Map(),
  secrets: [],
  settings: new Map(),
  known: new Map(),
  fixed: 0,
};
const IGNORED: FileOutcome = { ...NOTHING, isIgnored: true };
const failed = (path: string, message: string): FileOutcome => ({ ...NOTHING, failures: [{ path, message }] });
const skipped = (path: string, reason: string): FileOutcome => ({ ...NOTHING, skipped: { path, reason } });

export async function lintFile(
  file: FoundFile,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  if (config.ignored(file.path)) return file.named ? skipped(file.path, 'ignored by the config') : IGNORED;
  const read = readText(file.absolute, { maxBytes: config.limits.fileSize });
  if ('failure' in read) {
    const isSkipped = read.notText !== undefined && !file.named && !isTraceOf(options.formats, read.notText);
    if (isSkipped) return skipped(file.path, read.failure);
    return failed(file.path, withLimit(read.failure, read.limit));
  }
  return lintSource(file, read.text, config, options);
}

/** Lints a text as the file that it is, or will be. Undefined: none of ours, and nobody named it. */
export async function lintSource(
  file: FoundFile,
  text: string,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  const hints: Hints = {
    format: config.format(file.path),
    named: file.named && !isEverydayFile(file.path),
    servers: config.servers(file.path),
    dialect: config.dialect,
  };
  const isOurs = hints.format !== undefined || file.named;
  const language = languageOf(file.path);
  const isCode = language === 'source' || language === 'html';
  const hasWords = isCode ? mayHoldTools(file.path, text) : hasTelltale(text, options.formats);
  if (!hasWords && (isCode || (!isOurs && !isBesideTool(file)))) {
    return file.named ? skipped(file.path, NO_FORMAT) : undefined;
  }
  if (isCode && !file.named && isSideCode(file.path)) return skipped(file.path, SIDE_CODE);
  const imports = language === 'source' ? (await options.imports?.())?.for(file.absolute) : undefined;
  const judgeText = async (source: string): Promise<Judgement> => {
    const judgement = await judgeWhole(source);
    if (!options.fix || !options.suppressions) return judgement;
    const { result } = judgement;
    return { ...judgement, result: { ...result, findings: withoutFixes(result.findings, options.suppressions) } };
  };
  const judgeWhole = async (source: string): Promise<Judgement> => {
    const document = await parse(file.path, source, { comments: config.comments, limits: config.limits, imports });
    // Source code that cannot be parsed has no tree to recognise; its words say that it is ours.
    const isBroken = isCode && document.faults.length > 0 && document.roots.length === 0;
    const judgement = judge(
      document,
      options.formats,
      isBroken ? { ...hints, named: true } : hints,
      config.rules,
      options.services,
    );
    const isUnknown = judgement.recognition.skipped === NO_FORMAT && !hints.named && isBesideTool(file);
    return isUnknown
      ? judge(document, options.formats, { ...hints, named: true }, config.rules, options.services)
      : judgement;
  };
  let judged: Judgement;
  try {
    if (language === undefined && !/^\s*[[{]/.test(text)) {
      return file.named ? skipped(file.path, 'not a kind of file that holds manifests') : undefined;
    }
    judged = await judgeText(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return isOurs || hasWords
      ? failed(file.path, withLimit(error.message, error.limit))
      : skipped(file.path, error.message);
  }
  if (judged.recognition.skipped !== undefined) {
    const isListed = file.named || judged.recognition.skipped !== NO_FORMAT;
    return isListed ? skipped(file.path, judged.recognition.skipped) : undefined;
  }
  const hunks = options.changes ? hunksOf(file.path, text, options.changes) : 'all';
  const {
    text: after,
    judged: last,
    fixed,
    within,
  } = options.fix
    ? await fixAll(text, judged, options.fix, judgeText, hunks)
    : { text, judged, fixed: 0, within: hunks };
  const refused = after === text ? undefined : options.onFixed?.(file, text, after);
  const { document, result, recognition, switches } = refused === undefined ? last : judged;
  const { manifests } = recognition;
  return {
    file: {
      path: file.path,
      formats: formatsOf(manifests),
      tools: manifests.reduce((sum, { tools }) => sum + tools.length, 0),
    },
    isBroken: document.faults.length > 0,
    ...atMost(result.findings, config.limits.findingsPerFile),
    failures: refused === undefined ? result.failures : [...result.failures, { path: file.path, message: refused }],
    facts: result.facts,
    secrets: result.secrets.map(({ path, start, end }) => ({ path, start, end })),
    settings: config.rules,
    known: config.known,
    switches,
    fixed: refused === undefined ? fixed : 0,
    changed: refused === undefined ? within : hunks,
  };
}

const lists = new Map<string, readonly string[]>();

/** Of files with equal formats one and the same list: there may be very many. */
function formatsOf(manifests: readonly Manifest[]): readonly string[] {
  const list = [...new Set(manifests.flatMap(({ formats }) => formats))];
  const key = list.join();
  const known = lists.get(key) ?? list;
  lists.set(key, known);
  return known;
}

function withLimit(message: string, limit: string | undefined): string {
  return limit === undefined ? message : `${message} \`limits.${limit}\` in the config says how much may be.`;
}

/** A metadata.json beside a tool.ts or tool.py is a Shinkai manifest, however broken. */
function isBesideTool({ path, absolute }: FoundFile): boolean {
  if (!/(^|\/)metadata\.json$/.test(path)) return false;
  const folder = dirname(absolute);
  return existsSync(join(folder, 'tool.ts')) || existsSync(join(folder, 'tool.py'));
}

/** A quick look before parsing: no format without its words. */
function hasTelltale(text: string, formats: readonly Format[]): boolean {
  return formats.some(({ telltales }) => telltales.some((group) => group.every((word) => text.includes(word))));
}

/** Whether there can be no further findings in a file. What nobody names may hold more when somebody does. */
export function isSettled({ path, named }: FoundFile, outcome: FileOutcome | undefined): boolean {
  if (outcome?.isIgnored || (outcome && outcome.failures.length > 0)) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === undefined || outcome.skipped.reason === NO_FORMAT;
  const language = languageOf(path);
  return isNone && (named || language === 'source' || language === 'html');
}

/** To be asked when all is found that directives may hide. */
export function unusedDirectives({
  switches,
  settings,
  known,
}: Pick<FileOutcome, 'switches' | 'settings' | 'known'>): Finding[] {
  return switches?.unused(settings, known.keys()) ?? [];
}

/** What there is to say of one text by itself. */
export function reportOn(outcome: FileOutcome | undefined, match?: Matcher): Report {
  const findings = outcome ? [...outcome.findings, ...unusedDirectives(outcome)].sort(compareFindings) : [];
  const { visible, hidden } = match?.(findings) ?? { visible: findings, hidden: [] };
  return {
    tool: TOOL,
    files: outcome?.file ? [outcome.file] : [],
    skipped: outcome?.skipped ? [outcome.skipped] : [],
    findings: visible,
    failures: outcome?.failures ?? [],
    suppressed: hidden.length + (outcome?.switches?.hidden ?? 0),
    secrets: outcome?.secrets ?? [],
    ...(outcome?.leftOut && { leftOut: outcome.leftOut }),
  };
}
