/**
 * How a file is linted, from top to bottom: read, tested whether it is worth parsing, opened (parsed and recognised), linted,
 * fixed, and summed up as an outcome.
 */
import { hunksOf, type Changes } from '../engine/changed-lines.js';
import { applicableRules } from '../engine/applicable-rules.js';
import { Unreadable, type Document } from '../core/document.js';
import type { Finding } from '../core/finding.js';
import { hash } from '../core/hash.js';
import { isCode, languageOf } from '../core/language.js';
import { Lines } from '../core/lines.js';
import { fixAll, type FixedText } from '../engine/fix-all.js';
import type { FixKind } from '../engine/fix.js';
import { runTrial, Trials, withoutFix } from '../engine/harmful-fixes.js';
import { isTraceOf, NO_FORMAT } from '../engine/recognise.js';
import { lintRecognised, type LintedDocument, type RecognisedDocument } from '../engine/lint-document.js';
import { keepAtMost } from '../engine/limits.js';
import { messageOf } from '../core/text.js';
import { withoutTree } from '../engine/project.js';
import type { PlacedWiring } from '../engine/servers.js';
import { startTimer } from '../core/timing.js';
import type { Format } from '../core/format.js';
import type { Manifest } from '../core/rule.js';
import type { Services, TimeLimit } from '../core/services.js';
import type { Matcher, RenamedTools } from '../engine/suppressions.js';
import type { ResolvedConfig } from '../config/resolve.js';
import type { FoundFile } from '../files/discover.js';
import { UserError } from '../files/errors.js';
import { readText, type Read, type ReadFile } from '../files/read.js';
import { existsOnDisk, filesAround, type Exists, type openNeighbours } from '../read/neighbours.js';
import { diskWith, type Disk } from '../read/disk.js';
import type { FileImports, ImportedFiles } from '../read/imported-files.js';
import { codeLanguageOf } from '../read/code-languages.js';
import { isRelative } from '../read/javascript/imports.js';
import { isSample, whyLeftAlone } from '../read/left-alone.js';
import { limitFor, openDocument, TOO_SLOW } from '../read/open-document.js';
import { isInstalled } from '../read/javascript/packages.js';
import type { UnreachedModules } from '../read/unreached.js';
import { isWorthReading, worthOf } from '../read/worth-parsing.js';
import { countedTools, isBare, toolsOnce } from '../read/counted-tools.js';
import { wholeToolsIn, type WholeTools } from './copies.js';
import { failed, ignored, NOTHING, skipped, type FileOutcome } from './run-result.js';
import { known } from '../core/collections.js';

export interface LintOptions {
  readonly formats: readonly Format[];
  readonly services: Services;
  /** Reads the files that source files import; asked for by the first source file. */
  imports?(path: string): Promise<ImportedFiles>;
  readonly fix?: FixKind;
  /** Knows the modules to which nothing leads, where all files of a folder are linted. */
  readonly unreached?: UnreachedModules;
  /** Reads a file; default: from the disk. */
  readonly read?: ReadFile;
  /** Sees all that a file's outcome depends on besides its text. */
  readonly watched?: Watched;
  /** Fixes are offered without having been tried: for callers that have no use for them, since trying takes long. */
  readonly untried?: boolean;
  /** Nothing is written: findings are about the file as it is, while rules that compare files see it as it would be. */
  readonly dryRun?: boolean;
  /** Fixes touch only these lines. All files are linted all the same. */
  readonly changes?: Changes;
  /** What it hides is not fixed. It stays among the findings. */
  readonly suppressions?: Matcher;
  /** Of what is found in a list of tools, what the run reports: nothing else is fixed. */
  reported?(path: string, findings: readonly Finding[], own: WholeTools): readonly Finding[];
  /** The tools that fixes have renamed before, which it knows by their former names. */
  readonly renamed?: RenamedTools;
  /** Given the text of each file that fixes change, to write or to show. Says why it could not. */
  onFixed?(file: FoundFile, before: string, after: string): string | undefined;
}

/** What a file's outcome depends on besides its text and its config: what is asked is noted. */
interface Watched {
  readonly disk: Disk;
  readonly openNeighbours: typeof openNeighbours;
  readonly isInstalled: typeof isInstalled;
}

export async function lintFile(
  file: FoundFile,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  const rule = config.ignored(file.path);
  if (rule) return ignored(file, rule);
  if (!isWorthReading(file, config)) return undefined;
  const readFile = options.watched?.disk.read ?? options.read ?? readText;
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
  try {
    return await lintWorthy(file, read.text, config, options);
  } catch (error) {
    if (error instanceof UserError) throw error;
    // The other files are linted all the same.
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}

/** Undefined if it is not a manifest and was not named explicitly. */
async function lintWorthy(
  file: FoundFile,
  text: string,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  const worth = worthOf(file, text, config, { ...options, exists: existsFor(options) });
  if (!worth.isWorthParsing) return worth.isReported ? skipped(file.path, worth.reason) : undefined;
  const imports = await importsOf(file, options);
  const lintWithin = await linterOf(file, config, options, imports);
  const limit = limitFor(file, text, options.services.timeLimit);
  let linted: LintedDocument;
  try {
    linted = await lintWithin(text, limit);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isMeant = worth.hasWords || file.named || config.format(file.path) !== undefined;
    return isMeant
      ? failed(file.path, error.message, error.limit)
      : { ...skipped(file.path, error.message), isUnsure: true };
  }
  const { skipped: reason } = linted.recognition;
  if (reason !== undefined) {
    const wiring = imports && wiringOf(file, linted, imports);
    const isSaid = file.named || reason !== NO_FORMAT;
    return isSaid || wiring
      ? { ...NOTHING, ...(isSaid && { skipped: { path: file.path, reason } }), ...(wiring && { wiring }) }
      : undefined;
  }
  const result = await withFixes(file, text, linted, lintWithin, limit, options);
  const wiring = imports && wiringOf(file, result.shown.linted, imports);
  return {
    ...outcomeOf(file, result, config, options.formats, options.watched?.isInstalled),
    ...(wiring && { wiring }),
  };
}

/** The manifests in a text, without linting them: for editors, which show what is in them. */
export async function manifestsIn(
  file: FoundFile,
  text: string,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<RecognisedDocument | undefined> {
  if (!worthOf(file, text, config, options).isWorthParsing) return undefined;
  try {
    const imports = await importsOf(file, options);
    const open = await openerOf(file, { ...config, rules: new Map() }, options, imports);
    const opened = await open(text, options.services.timeLimit);
    return opened.recognition.skipped === undefined ? opened : undefined;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return undefined;
  }
}

const diskFor = ({ watched, read }: Pick<LintOptions, 'watched' | 'read'>): Disk => watched?.disk ?? diskWith(read);
const existsFor = ({ watched }: Pick<LintOptions, 'watched'>): Exists =>
  watched ? ({ absolute }) => watched.disk.exists(absolute) : existsOnDisk;

/** What a source file imports. */
async function importsOf(file: FoundFile, options: LintOptions): Promise<FileImports | undefined> {
  if (!codeLanguageOf(file.path)) return undefined;
  const own = (await options.imports?.(file.path))?.for(file.absolute);
  const { unreached } = options;
  if (!own || !unreached) return own;
  const { absolute, named } = file;
  const isUnused = named ? undefined : (name: string): boolean => unreached.isUnused(absolute, name);
  return {
    ...own,
    listsTools: () => unreached.listsTools(absolute),
    rewritesSchemas: () => unreached.rewritesSchemas(absolute),
    ...(isUnused && { isUnused }),
  };
}

/** How tools reach servers, with the files that imports lead to. */
function wiringOf({ path }: FoundFile, { document }: LintedDocument, imports: FileImports): PlacedWiring | undefined {
  const { wiring } = document.code ?? {};
  if (!wiring) return undefined;
  const imported = wiring.imported.flatMap(({ node, source, name }) => {
    const several = imports.locateAll?.(source, name);
    if (several) return several.map((each) => ({ node, ...each }));
    const found = imports.locate?.(source, name);
    return found ? [{ node, ...found }] : [];
  });
  const located = new Set(imported.map(({ node }) => node));
  // What a package does is known where it is a part of the project, and said by the call where it is not.
  const isOfProject = (to: string): boolean =>
    !to.startsWith('from:') ||
    located.has(to) ||
    wiring.imported.some(({ node, source }) => node === to && isRelative(source));
  let lines: Lines | undefined;
  const handed = wiring.handed.map(({ asks, ...each }) => {
    if (!asks || !isOfProject(each.to)) return each;
    const { start, end: _, file: _file, via: _via, ...what } = asks;
    const { line, column } = (lines ??= new Lines(document.text)).at(start);
    return { ...each, asks: { ...what, line, column } };
  });
  return { path, ...wiring, handed, imported };
}

/** Opens a text of a file, as often as fixes change it. */
async function openerOf(
  file: FoundFile,
  config: ResolvedConfig,
  { formats, ...options }: LintOptions,
  imports: FileImports | undefined,
): Promise<(text: string, timeLimit: TimeLimit | undefined) => Promise<RecognisedDocument>> {
  const around = await filesAround(file, {
    ...{ formats, rules: config.rules, disk: diskFor(options) },
    ...{ texts: imports?.texts, open: options.watched?.openNeighbours },
  });
  const { unreached } = options;
  const exists = existsFor(options);
  const isNamedElsewhere = unreached?.isNamedElsewhere.bind(undefined, file.absolute);
  return (text, timeLimit) =>
    openDocument(file, text, config, {
      ...{ formats, imports, timeLimit, exists },
      around: { ...around, ...(isNamedElsewhere && { isNamedElsewhere }) },
    });
}

type LintWithin = (text: string, limit: TimeLimit | undefined) => Promise<LintedDocument>;

const needsSql = ({ recognition }: RecognisedDocument, { rules }: ResolvedConfig): boolean =>
  recognition.manifests.some((each) => applicableRules(each, rules).some(({ rule }) => rule.needs?.includes('sql')));

/** Opens and lints a text of a file. */
async function linterOf(
  file: FoundFile,
  config: ResolvedConfig,
  options: LintOptions,
  imports: FileImports | undefined,
): Promise<LintWithin> {
  const { formats, services } = options;
  const open = await openerOf(file, config, options, imports);
  return async (text, limit) => {
    const opened = await open(text, limit);
    if (needsSql(opened, config)) await services.sql?.load?.();
    const work = (): LintedDocument => lintRecognised(opened, formats, config.rules, services);
    return limit ? limit(work, TOO_SLOW) : work();
  };
}

interface FixResult {
  /** The text that findings are about, and the file's text in the end. They differ only where nothing is written. */
  readonly shown: FixedText;
  readonly meant: FixedText;
  /** Why the fixes could not be written. */
  readonly refused?: string;
}

async function withFixes(
  file: FoundFile,
  text: string,
  linted: LintedDocument,
  lintWithin: LintWithin,
  limit: TimeLimit | undefined,
  { changes, dryRun, fix, formats, services, untried, onFixed, suppressions, renamed, reported }: LintOptions,
): Promise<FixResult> {
  const hunks = changes ? hunksOf(file.path, text, changes) : 'all';
  const offering = async (some: FixedText): Promise<FixedText> => {
    if (untried) return some;
    const trial = new Trials(some.text, some.linted).withoutHarmful();
    const findings = await runTrial(trial, (each) => lintWithin(each, limit)).catch((error: unknown) => {
      if (!(error instanceof Unreadable)) throw error;
      return some.linted.result.findings.map(withoutFix);
    });
    return { ...some, linted: { ...some.linted, result: { ...some.linted.result, findings } } };
  };
  const before = renamed?.get(file.path) ?? new Map<string, string>();
  const asRead = await offering({ text, linted, fixed: [], renamed: before, changedHunks: hunks });
  if (!fix) return { shown: asRead, meant: asRead };
  const { wholeTools } = wholeToolsIn(linted.recognition.manifests, formats);
  const lintAgain = (each: string): Promise<LintedDocument> =>
    lintWithin(each, limitFor(file, each, services.timeLimit));
  const after = await fixAll(text, linted, fix, lintAgain, {
    changedHunks: hunks,
    renamed: before,
    match: suppressions,
    ...(wholeTools && reported && { reported: (findings) => reported(file.path, findings, wholeTools) }),
  });
  const refused = after.text === text ? undefined : onFixed?.(file, text, after.text);
  if (refused !== undefined) return { shown: asRead, meant: asRead, refused };
  return { shown: dryRun ? asRead : await offering(after), meant: after };
}

function outcomeOf(
  file: FoundFile,
  { shown, meant, refused }: FixResult,
  config: ResolvedConfig,
  known: readonly Format[],
  isFromElsewhere = isInstalled,
): FileOutcome {
  const { document, result, recognition } = shown.linted;
  const { path } = file;
  const { manifests } = recognition;
  const tools = manifests.map((each) => [each, toolsOnce(each)] as const);
  const servers = serversIn(manifests, known);
  const counted = tools.flatMap(([each, some]) => [...countedTools(each, some).values()]);
  return {
    file: {
      path,
      formats: formatsOf(manifests),
      tools: tools.reduce((sum, [, some]) => sum + some.length, 0),
      ...servers,
      ...(manifests.every((each) => isBare(each, known)) && { isBare: true }),
      ...(isSample(file) && { isSample: true }),
    },
    ...(document.neighbours?.asked.size && { asked: document.neighbours.asked }),
    ...(counted.length > 0 && { counted }),
    ...wholeToolsIn(manifests, known),
    ...(('servers' in servers || (isCode(languageOf(path)) && !file.named)) &&
      result.findings.length > 0 && { text: hash(document.text) }),
    ...unreadIn(file, document, manifests, isFromElsewhere),
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

/** Of files that describe servers instead of tools. */
function serversIn(manifests: readonly Manifest[], known: readonly Format[]): { servers?: number } {
  const counting = manifests.flatMap(({ root, formats }) =>
    known.flatMap(({ id, counts }) => (counts && formats.includes(id) ? [counts.in(root)] : [])),
  );
  return counting.length > 0 ? { servers: counting.reduce((sum, each) => sum + each, 0) } : {};
}

function unreadIn(
  { path, absolute }: FoundFile,
  { text }: Document,
  manifests: readonly Manifest[],
  isFromElsewhere: typeof isInstalled,
): Pick<FileOutcome, 'unread' | 'looseTools' | 'given'> {
  // All of a file have the same code.
  const { unread = [], registrations = [] } = manifests[0]?.code ?? {};
  const looseTools = registrations.filter(
    ({ api, tool, isHandedOn }) => tool && !tool.isOfMany && (api === 'literal' || api === 'list' || isHandedOn),
  ).length;
  const given = [...new Set(registrations.flatMap(({ tool, on }) => (tool && on?.startsWith('given:') ? [on] : [])))];
  if (unread.length === 0) return { looseTools, given };
  const lines = new Lines(text);
  const placed = unread.flatMap(({ start, end: _, package: from, file: _file, via: _via, mayBeElsewhere, ...each }) => {
    const isOfPackage = from !== undefined && isFromElsewhere(from, absolute);
    if (from !== undefined && !isOfPackage && !mayBeElsewhere) return [];
    const { line, column } = lines.at(start);
    return { path, line, column, ...each, ...(mayBeElsewhere && !isOfPackage && { mayBeElsewhere }) };
  });
  return { looseTools, given, unread: placed };
}

/** Files with equal formats share one list: there may be very many of them. */
const formatLists = new Map<string, readonly string[]>();

function formatsOf(manifests: readonly Manifest[]): readonly string[] {
  const list = [...new Set(manifests.flatMap(({ formats }) => formats))];
  return known(formatLists, list.join(), () => list);
}
