/** One file: read, parsed, recognised, linted, fixed. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hunksOf, type Changes } from '../engine/changed-lines.js';
import { Unreadable } from '../core/document.js';
import { fixAll, type FixedText } from '../engine/fix-all.js';
import type { FixKind } from '../engine/fix.js';
import { tried, Trials } from '../engine/harmful-fixes.js';
import { isTraceOf, NO_FORMAT } from '../engine/recognise.js';
import { type Hints } from '../engine/manifest.js';
import { judge, type Judgement } from '../engine/lint-document.js';
import { atMost } from '../engine/limits.js';
import { messageOf } from '../core/text.js';
import { NotYet } from '../core/pending.js';
import type { Format } from '../core/format.js';
import type { Manifest, Services } from '../core/rule.js';
import { withoutFixes, type Matcher } from '../engine/suppressions.js';
import { languageOf, parse } from '../parse/parse.js';
import type { ResolvedConfig } from '../config/resolve.js';
import type { FoundFile } from '../files/discover.js';
import { UserError } from '../files/errors.js';
import { failed, ignored, skipped, type FileOutcome } from './file-outcome.js';
import { whyLeftAlone } from './left-alone.js';
import type { ImportedFiles } from './services.js';
import { readText, type Read } from '../files/read.js';
import { mayHoldTools } from '../extract/prefilter.js';

export interface LintOptions {
  readonly formats: readonly Format[];
  readonly services: Services;
  /** Reads what source files import from their neighbours; asked for by the first source file. */
  imports?(): Promise<ImportedFiles>;
  readonly fix?: FixKind;
  /** Nothing is written: findings are told of the file as it is, though what compares files goes on with what it would be. */
  readonly dryRun?: boolean;
  /** Fixes touch only these lines. All files are linted all the same. */
  readonly changes?: Changes;
  /** What it hides is not fixed. It stays among the findings. */
  readonly suppressions?: Matcher;
  /** Given the text of each file that fixes change, to write or to show. Says why it could not. */
  onFixed?(file: FoundFile, before: string, after: string): string | undefined;
}

export async function lintFile(
  file: FoundFile,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  if (config.ignored(file.path)) return ignored(file);
  return lintRead(file, readText(file.absolute, { maxBytes: config.limits.fileSize }), config, options);
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

/** Lints a text as the file that it is, or will be. Undefined: none of ours, and nobody named it. */
export async function lintSource(
  file: FoundFile,
  text: string,
  config: ResolvedConfig,
  options: LintOptions,
): Promise<FileOutcome | undefined> {
  try {
    return await outcomeOf(file, text, config, options);
  } catch (error) {
    if (error instanceof NotYet || error instanceof UserError) throw error;
    // The other files are linted all the same.
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}

async function outcomeOf(
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
  const isMapped = hints.format !== undefined;
  const isOurs = isMapped || file.named;
  const look = lookAt(file, text, { isOurs, isMapped, config }, options.formats);
  if (!look.isWorthParsing) return look.outcome;
  const judgeText = await judgeFor(file, hints, config, options);
  let judged: Judgement;
  try {
    judged = await judgeText(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return isOurs || look.hasWords ? failed(file.path, error.message, error.limit) : skipped(file.path, error.message);
  }
  const { skipped: reason } = judged.recognition;
  if (reason !== undefined) return file.named || reason !== NO_FORMAT ? skipped(file.path, reason) : undefined;
  return told(file, await fixed(file, text, judged, judgeText, options), config);
}

interface Fixed {
  /** What findings are told of, and what the file holds in the end: others only where nothing is written. */
  readonly shown: FixedText;
  readonly meant: FixedText;
  /** Why the fixes could not be written. */
  readonly refused?: string;
}

async function fixed(
  file: FoundFile,
  text: string,
  judged: Judgement,
  judgeText: (text: string) => Promise<Judgement>,
  { changes, dryRun, fix, onFixed }: LintOptions,
): Promise<Fixed> {
  const hunks = changes ? hunksOf(file.path, text, changes) : 'all';
  const offering = async (some: FixedText): Promise<FixedText> => {
    const findings = await tried(new Trials(some.text, some.judged).withoutHarmful(), judgeText);
    return { ...some, judged: { ...some.judged, result: { ...some.judged.result, findings } } };
  };
  const asRead: FixedText = await offering({ text, judged, fixed: 0, within: hunks });
  if (!fix) return { shown: asRead, meant: asRead };
  const after = await fixAll(text, judged, fix, judgeText, hunks);
  const refused = after.text === text ? undefined : onFixed?.(file, text, after.text);
  if (refused !== undefined) return { shown: asRead, meant: asRead, refused };
  return { shown: dryRun ? asRead : await offering(after), meant: after };
}

function told({ path }: FoundFile, { shown, meant, refused }: Fixed, config: ResolvedConfig): FileOutcome {
  const { document, result, recognition } = shown.judged;
  const { manifests } = recognition;
  const borrowed = document.others?.size ? borrowedIn(manifests) : undefined;
  return {
    file: {
      path,
      formats: formatsOf(manifests),
      tools: manifests.reduce((sum, { tools }) => sum + tools.filter(({ node }) => !node.isOfMany).length, 0),
    },
    ...(borrowed?.size && { borrowed }),
    isBroken: document.faults.length > 0,
    ...atMost(result.findings, config.limits.findingsPerFile),
    failures: refused === undefined ? result.failures : [...result.failures, { path, message: refused }],
    facts: meant.judged.result.facts,
    secrets: result.secrets.map(({ path, start, end }) => ({ path, start, end })),
    settings: config.rules,
    known: config.known,
    switches: meant.judged.switches,
    fixed: shown.fixed,
    changed: shown.within,
  };
}

/** Parses and judges a text of a file. */
async function judgeFor(
  file: FoundFile,
  hints: Hints,
  { comments, limits, rules }: ResolvedConfig,
  { fix, formats, services, suppressions, ...options }: LintOptions,
): Promise<(text: string) => Promise<Judgement>> {
  const language = languageOf(file.path);
  const isCode = language === 'source' || language === 'html';
  const imports = language === 'source' ? (await options.imports?.())?.for(file.absolute) : undefined;
  return async (text) => {
    const document = await parse(file.path, text, { comments, format: hints.format, limits, imports });
    const judgedAs = (named: boolean): Judgement => judge(document, formats, { ...hints, named }, rules, services);
    // Source code that cannot be parsed has no tree to recognise; its words say that it is ours.
    const isBroken = isCode && document.faults.length > 0 && document.roots.length === 0;
    const judgement = judgedAs(hints.named || isBroken);
    const isUnknown = judgement.recognition.skipped === NO_FORMAT && !hints.named && standsBeside(file, formats);
    const judged = isUnknown ? judgedAs(true) : judgement;
    if (!fix || !suppressions) return judged;
    const { result } = judged;
    return { ...judged, result: { ...result, findings: withoutFixes(result.findings, suppressions) } };
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

/** How many tools stand in other files, by their paths. */
function borrowedIn(manifests: readonly Manifest[]): Map<string, number> {
  const borrowed = new Map<string, number>();
  for (const { name, node } of manifests.flatMap(({ tools }) => tools)) {
    const { file } = name ?? node;
    if (file !== undefined) borrowed.set(file, (borrowed.get(file) ?? 0) + 1);
  }
  return borrowed;
}

/** Whether a file is worth parsing, by its name and the words in it. Most files of a repository are not. */
type Look =
  | { readonly isWorthParsing: true; /** It speaks of what a format is made of. */ readonly hasWords: boolean }
  /** None of ours, and nobody named it, where there is no outcome. */
  | { readonly isWorthParsing: false; readonly outcome?: FileOutcome };

interface Said {
  /** Somebody says that it is a manifest. */
  readonly isOurs: boolean;
  /** The config says of which format it is. */
  readonly isMapped: boolean;
  readonly config: Pick<ResolvedConfig, 'filePatterns'>;
}

function lookAt(file: FoundFile, text: string, { isOurs, isMapped, config }: Said, formats: readonly Format[]): Look {
  const { path } = file;
  const language = languageOf(path);
  const isCode = language === 'source' || language === 'html';
  const hasWords = isCode ? mayHoldTools(path, text) : hasTelltale(text, formats);
  if (!hasWords && (isCode ? !isMapped : !isOurs && !ESCAPED_WORD.test(text) && !standsBeside(file, formats)))
    return passedOver(file, NO_FORMAT);
  const reason = isMapped ? undefined : whyLeftAlone(file, text, config);
  // What everybody knows the name of would say nothing in a list of what was skipped.
  if (reason !== undefined)
    return { isWorthParsing: false, ...(!isEverydayFile(path) && { outcome: skipped(path, reason) }) };
  if (language === undefined && !/^\s*[[{]/.test(text))
    return passedOver({ path, named: isOurs }, 'not a kind of file that holds manifests');
  return { isWorthParsing: true, hasWords };
}

function passedOver({ path, named }: Pick<FoundFile, 'path' | 'named'>, reason: string): Look {
  return { isWorthParsing: false, ...(named && { outcome: skipped(path, reason) }) };
}

/** The files around it say what it is meant to be, however broken it is. */
function standsBeside({ path, absolute }: FoundFile, formats: readonly Format[]): boolean {
  const folder = dirname(absolute);
  return formats.some(
    ({ standsBeside: place }) =>
      place?.name === basename(path) && place.siblings.some((sibling) => existsSync(join(folder, sibling))),
  );
}

/** A letter that nobody needs to escape: a key may be written so, and hide. */
const ESCAPED_WORD = /\\(?:u00|x)(?:5[fF]|[46][1-9a-fA-F]|[57][0-9aA])/;

/** No format without its words. */
function hasTelltale(text: string, formats: readonly Format[]): boolean {
  return formats.some(({ telltales }) => telltales.some((group) => group.every((word) => text.includes(word))));
}

/** Files that everybody knows and that hold the same everyday fields as a manifest: never guessed at. */
const NAMES = new Set([
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

function isEverydayFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return NAMES.has(name) || /^tsconfig\.[^/]*json$/.test(name) || name.endsWith('.schema.json');
}
