/** One file: read, parsed, recognised, linted, fixed. */
import { existsSync } from 'node:fs';
import { hunksOf, type Changes } from '../engine/changed-lines.js';
import { Unreadable } from '../core/document.js';
import { fixAll, type FixedText } from '../engine/fix-all.js';
import type { FixKind } from '../engine/fix.js';
import { runTrial, Trials } from '../engine/harmful-fixes.js';
import { isTraceOf, isUnrecognised, NO_FORMAT } from '../engine/recognise.js';
import { type Hints } from '../engine/manifest.js';
import { lintDocument, type LintedDocument } from '../engine/lint-document.js';
import { keepAtMost } from '../engine/limits.js';
import { messageOf } from '../core/text.js';
import { entries } from '../core/tree.js';
import { withoutTree } from '../engine/project.js';
import { Pending } from '../core/pending.js';
import { startTimer, timed } from '../core/timing.js';
import type { Format } from '../core/format.js';
import type { Manifest, Services } from '../core/rule.js';
import type { Matcher, Renamed } from '../engine/suppressions.js';
import { languageOf, parse } from '../parse/parse.js';
import { rootKeysOf } from '../parse/root-keys.js';
import type { ResolvedConfig } from '../config/resolve.js';
import type { FoundFile } from '../files/discover.js';
import { UserError } from '../files/errors.js';
import { failed, ignored, skipped, type FileOutcome } from './file-outcome.js';
import { whyLeftAlone } from './left-alone.js';
import { besideCandidates, codeBeside } from './beside.js';
import type { ImportedFiles } from './imports.js';
import type { Unreached } from './unreached.js';
import { readText, type Read, type ReadFile } from '../files/read.js';
import { mayHoldTools } from '../extract/prefilter.js';

export interface LintOptions {
  readonly formats: readonly Format[];
  readonly services: Services;
  /** Reads what source files import from their neighbours; asked for by the first source file. */
  imports?(): Promise<ImportedFiles>;
  readonly fix?: FixKind;
  /** Knows the modules to which nothing leads, where all files of a folder are linted. */
  readonly unreached?: Unreached;
  /** Reads a file; default: from the disk. */
  readonly read?: ReadFile;
  /** Fixes are offered without having been tried: for callers that have no use for them, since trying takes long. */
  readonly untried?: boolean;
  /** Nothing is written: findings are about the file as it is, while rules that compare files see it as it would be. */
  readonly dryRun?: boolean;
  /** Fixes touch only these lines. All files are linted all the same. */
  readonly changes?: Changes;
  /** What it hides is not fixed. It stays among the findings. */
  readonly suppressions?: Matcher;
  /** The tools that fixes have renamed before, which it knows by their former names. */
  readonly renamed?: Renamed;
  /** Given the text of each file that fixes change, to write or to show. Says why it could not. */
  onFixed?(file: FoundFile, before: string, after: string): string | undefined;
}

export async function lintFile(
  file: FoundFile,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  const rule = config.ignored(file.path);
  if (rule) return ignored(file, rule);
  if (!file.named && isLockFile(file.path) && config.format(file.path) === undefined) return undefined;
  const { read: readFile = readText } = options;
  const stop = startTimer('read');
  const read = readFile(file.absolute, { maxBytes: config.limits.fileSize });
  stop?.();
  return lintRead(file, read, config, options);
}

/** Lints what was read of a file, if it could be read. */
export async function lintRead(
  file: FoundFile,
  read: Read,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  if ('failure' in read) {
    const { notText } = read;
    const reason = whyLeftAlone(file, notText ?? '', config);
    if (reason !== undefined) return skipped(file.path, reason);
    const isSkipped = notText !== undefined && !file.named && !isTraceOf(options.formats, notText);
    return isSkipped ? skipped(file.path, read.failure) : failed(file.path, read.failure, read.limit);
  }
  return lintSource(file, read.text, config, options);
}

/** Lints a text as the file that it is, or will be. Undefined if it is not a manifest and was not named explicitly. */
export async function lintSource(
  file: FoundFile,
  text: string,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  try {
    return await outcomeOf(file, text, config, options);
  } catch (error) {
    if (error instanceof Pending || error instanceof UserError) throw error;
    // The other files are linted all the same.
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}

/** The manifests in a text, judged by no rule: for editors, which show what is in them. */
export async function manifestsIn(
  file: FoundFile,
  text: string,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<LintedDocument | undefined> {
  const taken = await taking(file, text, { ...config, rules: new Map() }, options);
  return 'linted' in taken && taken.linted.recognition.skipped === undefined ? taken.linted : undefined;
}

async function outcomeOf(
  file: FoundFile,
  text: string,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  const taken = await taking(file, text, config, options);
  if (!('linted' in taken)) return taken.outcome;
  const { linted, lintAgain } = taken;
  const { skipped: reason } = linted.recognition;
  if (reason !== undefined) return file.named || reason !== NO_FORMAT ? skipped(file.path, reason) : undefined;
  return outcomeFrom(file, await fixed(file, text, linted, lintAgain, options), config);
}

type Taken =
  | { readonly linted: LintedDocument; readonly lintAgain: (text: string) => Promise<LintedDocument> }
  /** It was not parsed, or could not be. */
  | { readonly outcome?: FileOutcome };

/** Parses, recognises and judges what is worth it. */
async function taking(file: FoundFile, text: string, config: ResolvedConfig, options: LintOptions): Promise<Taken> {
  const hints: Hints = {
    format: config.format(file.path),
    named: file.named && !isCommonConfigFile(file.path),
    servers: config.servers(file.path),
    dialect: config.dialect,
    clients: config.clients,
  };
  const isMapped = hints.format !== undefined;
  const isOurs = isMapped || file.named;
  const look = prefilterFile(file, text, { isOurs, isMapped, config }, options);
  if (!look.isWorthParsing) return look;
  const lintAgain = await documentLinter(file, hints, config, options);
  try {
    return { linted: await lintAgain(text), lintAgain };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { path } = file;
    const isMeant = isOurs || look.hasWords;
    return { outcome: isMeant ? failed(path, error.message, error.limit) : skipped(path, error.message) };
  }
}

interface FixResult {
  /** The text that findings are about, and the file's text in the end. They differ only where nothing is written. */
  readonly shown: FixedText;
  readonly meant: FixedText;
  /** Why the fixes could not be written. */
  readonly refused?: string;
}

async function fixed(
  file: FoundFile,
  text: string,
  linted: LintedDocument,
  lintAgain: (text: string) => Promise<LintedDocument>,
  { changes, dryRun, fix, untried, onFixed, suppressions, renamed }: LintOptions,
): Promise<FixResult> {
  const hunks = changes ? hunksOf(file.path, text, changes) : 'all';
  const offering = async (some: FixedText): Promise<FixedText> => {
    if (untried) return some;
    const findings = await runTrial(new Trials(some.text, some.linted).withoutHarmful(), lintAgain);
    return { ...some, linted: { ...some.linted, result: { ...some.linted.result, findings } } };
  };
  const before = renamed?.get(file.path) ?? new Map<string, string>();
  const asRead = await offering({ text, linted, fixed: [], renamed: before, changedHunks: hunks });
  if (!fix) return { shown: asRead, meant: asRead };
  const after = await fixAll(text, linted, fix, lintAgain, {
    changedHunks: hunks,
    renamed: before,
    match: suppressions,
  });
  const refused = after.text === text ? undefined : onFixed?.(file, text, after.text);
  if (refused !== undefined) return { shown: asRead, meant: asRead, refused };
  return { shown: dryRun ? asRead : await offering(after), meant: after };
}

function outcomeFrom({ path }: FoundFile, { shown, meant, refused }: FixResult, config: ResolvedConfig): FileOutcome {
  const { document, result, recognition } = shown.linted;
  const { manifests } = recognition;
  const borrowed = document.others?.size ? borrowedIn(manifests) : undefined;
  return {
    file: {
      path,
      formats: formatsOf(manifests),
      tools: manifests.reduce((sum, { tools }) => sum + tools.filter(({ node }) => !node.isOfMany).length, 0),
      ...(manifests.every(startsOnly) && { startsOnly: true }),
    },
    ...(borrowed?.size && { borrowed }),
    isBroken: document.faults.length > 0,
    ...keepAtMost(result.findings, config.limits.findingsPerFile),
    failures: refused === undefined ? result.failures : [...result.failures, { path, message: refused }],
    facts: withoutTree(meant.linted.result.facts, path),
    secrets: result.secrets.map(({ path, start, end }) => ({ path, start, end })),
    settings: config.rules,
    known: config.known,
    disabledRanges: meant.linted.disabledRanges,
    fixed: shown.fixed,
    ...(shown.renamed.size > 0 && { renamed: shown.renamed }),
    changed: shown.changedHunks,
  };
}

const startsOnly = ({ code, formats, root }: Manifest): boolean =>
  code.isOnStdio === true && code.registrations.length === 0 && formats.length === 1 && entries(root).length === 0;

/** Parses and judges a text of a file. */
async function documentLinter(
  file: FoundFile,
  hints: Hints,
  { comments, limits, rules }: ResolvedConfig,
  { formats, services, ...options }: LintOptions,
): Promise<(text: string) => Promise<LintedDocument>> {
  const language = languageOf(file.path);
  const isCode = language === 'source' || language === 'html';
  const imports = language === 'source' ? (await options.imports?.())?.for(file.absolute) : undefined;
  const beside = await codeBeside(file, formats, rules, options.read);
  return async (text) => {
    // A watch costs a tenth of a millisecond, which small files are not worth; but the parser of JSON5 is known not to end.
    const isWatched = text.length > MAX_UNWATCHED || language === 'json5';
    const timeLimit = isWatched ? services.timeLimit : undefined;
    const parsed = await timed('parse', () =>
      parse(file.path, text, { comments, format: hints.format, limits, imports, timeLimit }),
    );
    const document = beside ? { ...parsed, ...beside } : parsed;
    const lintAs = (named: boolean): LintedDocument => {
      const own: Hints = { ...hints, named, packages: imports?.packages };
      const work = (): LintedDocument => lintDocument(document, formats, own, rules, services);
      return timeLimit ? timeLimit(work, 'Checking it took more than 10 seconds.') : work();
    };
    // Source code that cannot be parsed has no tree to recognise; its words say that it is ours.
    const isBroken = isCode && document.faults.length > 0 && document.roots.length === 0;
    const first = lintAs(hints.named || isBroken);
    const isUnknown = isUnrecognised(first.recognition.skipped) && !hints.named && isNextToItsCode(file, formats);
    return isUnknown ? lintAs(true) : first;
  };
}

/** Characters of a file that is parsed and linted without a time limit. */
const MAX_UNWATCHED = 50_000;

const lists = new Map<string, readonly string[]>();

/** Of files with equal formats one and the same list: there may be very many. */
function formatsOf(manifests: readonly Manifest[]): readonly string[] {
  const list = [...new Set(manifests.flatMap(({ formats }) => formats))];
  const key = list.join();
  const known = lists.get(key) ?? list;
  lists.set(key, known);
  return known;
}

/** How many tools are defined in other files, by their paths. */
function borrowedIn(manifests: readonly Manifest[]): Map<string, number> {
  const borrowed = new Map<string, number>();
  for (const { name, node } of manifests.flatMap(({ tools }) => tools)) {
    const { file } = name ?? node;
    if (file !== undefined) borrowed.set(file, (borrowed.get(file) ?? 0) + 1);
  }
  return borrowed;
}

/** Whether a file is worth parsing, by its name and the words in it. Most files of a repository are not. */
type Prefiltered =
  | { readonly isWorthParsing: true; /** It has the words of a format. */ readonly hasWords: boolean }
  /** Without an outcome: not a manifest, and not named explicitly. */
  | { readonly isWorthParsing: false; readonly outcome?: FileOutcome };

interface FileClaims {
  /** Somebody says that it is a manifest. */
  readonly isOurs: boolean;
  /** The config says of which format it is. */
  readonly isMapped: boolean;
  readonly config: Pick<ResolvedConfig, 'filePatterns'>;
}

function prefilterFile(
  file: FoundFile,
  text: string,
  { isOurs, isMapped, config }: FileClaims,
  { formats, unreached }: Pick<LintOptions, 'formats' | 'unreached'>,
): Prefiltered {
  const { path } = file;
  const language = languageOf(path);
  const isCode = language === 'source' || language === 'html';
  const hasWords = isCode ? mayHoldTools(path, text) : hasRequiredWords(text, formats);
  if (!hasWords && (isCode ? !isMapped : !isOurs && !ESCAPED_WORD.test(text) && !isNextToItsCode(file, formats)))
    return skippedIfNamed(file, NO_FORMAT);
  const reason = isMapped ? undefined : whyLeftAlone(file, text, config, unreached);
  // What everybody knows the name of would say nothing in a list of what was skipped.
  if (reason !== undefined)
    return { isWorthParsing: false, ...(!isCommonConfigFile(path) && { outcome: skipped(path, reason) }) };
  if (!isOurs && (language === 'json' || language === 'yaml') && !mayHaveRoot(text, language, formats)) {
    const isNone = !isTraceOf(formats, text) || (language === 'json' && isJson(text));
    if (isNone && !isNextToItsCode(file, formats)) return skippedIfNamed(file, NO_FORMAT);
  }
  if (language === undefined && !/^\s*[[{]/.test(text))
    return skippedIfNamed({ path, named: isOurs }, 'not a kind of file that holds manifests');
  return { isWorthParsing: true, hasWords };
}

/** A small JSON file is parsed in no time. */
const WORTH_A_LOOK = 20_000;

/** Whether any format could recognise what stands at the root. A file that is broken has traces of what it was. */
function mayHaveRoot(text: string, language: 'json' | 'yaml', formats: readonly Format[]): boolean {
  const isSmall = language === 'json' && text.length < WORTH_A_LOOK;
  const hasKey = isSmall ? undefined : rootKeysOf(text, language);
  if (hasKey === undefined) return true;
  if (hasKey === 'array') return formats.some(({ items = [] }) => items.some((word) => text.includes(word)));
  return formats.some(({ rootKeys }) => rootKeys.some((group) => group.every(hasKey)));
}

/** Large data with the keys of a manifest somewhere in it. `JSON.parse` takes half the time of a parser that keeps positions. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function skippedIfNamed({ path, named }: Pick<FoundFile, 'path' | 'named'>, reason: string): Prefiltered {
  return { isWorthParsing: false, ...(named && { outcome: skipped(path, reason) }) };
}

/** The files around it say what it is meant to be, however broken it is. */
function isNextToItsCode(file: FoundFile, formats: readonly Format[]): boolean {
  return besideCandidates(file, formats).some(({ absolute }) => existsSync(absolute));
}

/** An escape of a letter that needs none: a key may be hidden that way. */
const ESCAPED_WORD = /\\(?:u00|x)(?:5[fF]|[46][1-9a-fA-F]|[57][0-9aA])/;

/** No format without its words. */
function hasRequiredWords(text: string, formats: readonly Format[]): boolean {
  return formats.some(({ requiredWords }) => requiredWords.some((group) => group.every((word) => text.includes(word))));
}

/** Files that everybody knows and that hold the same everyday fields as a manifest: never guessed at. */
const COMMON_CONFIG_FILES = new Set([
  'angular.json',
  'app.json',
  'appsettings.json',
  'bower.json',
  'claude_desktop_config.json',
  'component.json',
  'components.json',
  'composer.json',
  'deno.json',
  'deno.jsonc',
  'devcontainer.json',
  'docker-compose.yaml',
  'docker-compose.yml',
  'jsconfig.json',
  'lerna.json',
  'manifest.json',
  'marketplace.json',
  'mcp.json',
  'nx.json',
  'openapi.json',
  'openapi.yaml',
  'openapi.yml',
  'package-lock.json',
  'package.json',
  'plugin.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'project.json',
  'server.json',
  'tsconfig.json',
  'turbo.json',
  'vercel.json',
]);

/** Megabytes that package managers write, and nobody else. */
export const isLockFile = (path: string): boolean => /(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml)$/.test(path);

function isCommonConfigFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return COMMON_CONFIG_FILES.has(name) || /^tsconfig\.[^/]*json$/.test(name) || name.endsWith('.schema.json');
}
