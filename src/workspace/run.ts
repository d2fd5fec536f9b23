/** A whole run: files found, read, parsed, recognised, linted, fixed; then all of them compared. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Unreadable } from '../core/document.js';
import type { FixKind } from '../core/fix.js';
import { fixAll } from '../core/fix-all.js';
import {
  compareFindings,
  type Failure,
  type FileResult,
  type Finding,
  type Report,
  type Skipped,
} from '../core/finding.js';
import { judge, type Judgement } from '../core/judge.js';
import type { LintResult, Settings } from '../core/lint.js';
import { NO_FORMAT, type Hints } from '../core/manifest.js';
import { Project } from '../core/project.js';
import type { Format, Services } from '../core/rule.js';
import { languageOf, parse } from '../parse/parse.js';
import { mayHoldTools } from '../parse/telltale.js';
import type { Configs, ResolvedConfig } from './config.js';
import type { FoundFile } from './discover.js';
import { TOOL } from '../core/version.js';
import type { ImportedFiles } from './imports.js';
import { isEverydayFile, isSideCode } from './known-files.js';
import { readText } from './read.js';

export interface RunOptions {
  readonly files: readonly FoundFile[];
  readonly configs: Configs;
  readonly formats: readonly Format[];
  readonly services: Services;
  /** Reads what source files import from their neighbours; asked for by the first source file. */
  imports?(): Promise<ImportedFiles>;
  readonly fix?: FixKind;
  /** Given the text of each file that fixes change, to write or to show. Says why it could not. */
  onFixed?(file: FoundFile, before: string, after: string): string | undefined;
  onProgress?(done: number, path: string): void;
}

export interface RunResult {
  readonly files: readonly FileResult[];
  readonly skipped: readonly Skipped[];
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
  /** How many findings were fixed. */
  readonly fixed: number;
}

export async function run(options: RunOptions): Promise<RunResult> {
  const results: FileOutcome[] = [];
  const project = new Project();
  let done = 0;
  for (const file of options.files) {
    const outcome = await lintFile(file, options);
    if (outcome) {
      results.push(outcome);
      if (outcome.facts.size > 0) project.add(outcome.facts, outcome.settings);
    }
    options.onProgress?.(++done, file.path);
  }
  const compared = project.compare();
  return {
    files: results.flatMap(({ file }) => file ?? []),
    skipped: results.flatMap(({ skipped }) => skipped ?? []),
    findings: [...results.flatMap(({ findings }) => findings), ...compared.findings].sort(compareFindings),
    failures: [...results.flatMap(({ failures }) => failures), ...compared.failures],
    fixed: results.reduce((sum, { fixed }) => sum + fixed, 0),
  };
}

/** What there is to say of one text by itself. */
export function reportOn(outcome: FileOutcome | undefined): Report {
  return {
    tool: TOOL,
    files: outcome?.file ? [outcome.file] : [],
    skipped: outcome?.skipped ? [outcome.skipped] : [],
    findings: outcome?.findings ?? [],
    failures: outcome?.failures ?? [],
    suppressed: 0,
  };
}

interface FileOutcome {
  readonly file?: FileResult;
  readonly skipped?: Skipped;
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
  readonly facts: LintResult['facts'];
  readonly settings: Settings;
  readonly fixed: number;
}

const SIDE_CODE = 'a test, a build or a declaration, which is linted only when it is named';
const NOTHING = { findings: [], failures: [], facts: new Map(), settings: new Map(), fixed: 0 };
const failed = (path: string, message: string): FileOutcome => ({ ...NOTHING, failures: [{ path, message }] });
const skipped = (path: string, reason: string): FileOutcome => ({ ...NOTHING, skipped: { path, reason } });

async function lintFile(file: FoundFile, options: RunOptions): Promise<FileOutcome | undefined> {
  const config = await options.configs.for(file.path);
  if (config.ignored(file.path)) return file.named ? skipped(file.path, 'ignored by the config') : undefined;
  const read = readText(file.absolute);
  if ('failure' in read) {
    if (read.notText && !file.named) return skipped(file.path, read.failure);
    return failed(file.path, read.failure);
  }
  return lintSource(file, read.text, config, options);
}

/** Lints a text as the file that it is, or will be. Undefined: none of ours, and nobody named it. */
export async function lintSource(
  file: FoundFile,
  text: string,
  config: ResolvedConfig,
  options: Omit<RunOptions, 'files' | 'configs'>,
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
    const document = await parse(file.path, source, { comments: config.comments, imports });
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
    return isOurs || hasWords ? failed(file.path, error.message) : skipped(file.path, error.message);
  }
  if (judged.recognition.skipped !== undefined) {
    const isListed = file.named || judged.recognition.skipped !== NO_FORMAT;
    return isListed ? skipped(file.path, judged.recognition.skipped) : undefined;
  }
  const {
    text: after,
    judged: last,
    fixed,
  } = options.fix ? await fixAll(text, judged, options.fix, judgeText) : { text, judged, fixed: 0 };
  const refused = after === text ? undefined : options.onFixed?.(file, text, after);
  const { result, recognition } = refused === undefined ? last : judged;
  const { manifests } = recognition;
  return {
    file: {
      path: file.path,
      formats: [...new Set(manifests.flatMap(({ formats }) => formats))],
      tools: manifests.reduce((sum, { tools }) => sum + tools.length, 0),
    },
    findings: result.findings,
    failures: refused === undefined ? result.failures : [...result.failures, { path: file.path, message: refused }],
    facts: result.facts,
    settings: config.rules,
    fixed: refused === undefined ? fixed : 0,
  };
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
