/** What toolint-suppressions.json makes of the findings of a run, and what a run makes of that file when it is asked to. */
import { lstatSync, existsSync } from 'node:fs';
import { type EngineMessageOf, inOneText } from '../core/message.js';
import { compareFindings, compareText, type Finding } from '../core/finding.js';
import {
  createMatcher,
  unmatched,
  mayBeSuppressed,
  placeKeyOfEntry,
  suppressionOf,
  withNewNames,
  SUPPRESSIONS,
  type MatchResult,
  type Matcher,
  type RenamedTools,
  type Suppression,
  PATH,
  type SuppressionsFile as Content,
} from '../engine/suppressions.js';
import { inFolder, absolutePath, isInside } from '../files/paths.js';
import { didYouMean } from '../core/did-you-mean.js';
import { engineFinding } from '../engine/findings.js';
import type { Configs } from '../config/resolve.js';
import { wildcard } from '../files/pattern.js';
import { hash } from '../core/hash.js';
import { Lines } from '../core/lines.js';
import { printable } from '../core/text.js';
import type { Location } from '../core/rule.js';
import type { Settings } from '../engine/applicable-rules.js';
import { entries, get, items, toValue } from '../core/tree.js';
import { validate } from '../generated/validators/suppressions.js';
import { parseOrSay } from '../parse/parse.js';
import { mistakesIn, type ConfigTexts, type Mistake, keyPath, offsetOf } from '../config/read.js';
import { together, unknownHint, UserError } from '../files/errors.js';
import { readText } from '../files/read.js';
import { writeAtomically } from '../files/write.js';
import { repairSuppressions } from './suppressions-merge.js';

/** How the file is to be changed. */
export interface SuppressionChange {
  /** Suppress what is found, for this reason. */
  readonly reason?: string;
  /** Only these of what is found; `hidden` is suppressed already. */
  readonly only?: (findings: readonly Finding[], hidden: readonly Finding[]) => readonly Finding[];
  /** Take out what is stale. */
  readonly prune?: boolean;
}

export interface Suppressions {
  readonly match: Matcher;
  apply(ran: CompletedRun): Promise<SuppressedFindings>;
}

interface SuppressedFindings {
  readonly findings: readonly Finding[];
  readonly suppressed: number;
  /** What was done to the file, where it was to be changed. */
  readonly done?: SuppressionsUpdate;
}

export interface SuppressionsUpdate {
  readonly added: number;
  readonly removed: number;
  /** How many have the new name of a tool that a fix has renamed. */
  readonly followed: number;
  /** Findings that were to be suppressed and cannot be. */
  readonly refused: readonly Finding[];
}

/** Undefined: there is no such file, and none is to be written. */
export async function openSuppressions(cwd: string, change?: SuppressionChange): Promise<Suppressions | undefined> {
  const isThere = lstatSync(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== undefined;
  if (!isThere && !change) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  const file = isThere
    ? await readSuppressions(cwd, change !== undefined)
    : await parseSuppressions(printSuppressions(NONE));
  return {
    match: createMatcher(file.suppressions, today),
    async apply(ran) {
      const { renamed = new Map() } = ran;
      const suppressions = withNewNames(file.suppressions, renamed);
      const followed = suppressions.filter((entry, index) => entry !== file.suppressions[index]).length;
      const current = followed > 0 ? await parseSuppressions(printSuppressions({ ...file, suppressions })) : file;
      const now = await matchSuppressions(current, ran, today);
      if (!change && followed === 0) return applied(now);
      const { entries, ...update } = updateEntries(now, ran, change);
      const done = { ...update, followed };
      const text = printSuppressions({ ...file, suppressions: entries });
      if (text === file.text) return { ...applied(now), done };
      writeSuppressions(cwd, text);
      return { ...applied(await matchSuppressions(await parseSuppressions(text), ran, today)), done };
    },
  };
}

const NONE = { version: 1, suppressions: [] };

/** What a file of suppressions makes of a run. */
interface MatchedSuppressions {
  readonly file: SuppressionsFile;
  readonly matched: MatchResult;
  /** Their finding is still there, on another value. */
  readonly superseded: readonly Suppression[];
  readonly stale: readonly Stale[];
}

async function matchSuppressions(
  file: SuppressionsFile,
  ran: CompletedRun,
  today: string,
): Promise<MatchedSuppressions> {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = unmatched(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}

function applied({ matched, stale }: MatchedSuppressions): SuppressedFindings {
  const staleFindings = stale.flatMap(({ finding }) => finding ?? []);
  return { findings: [...matched.visible, ...staleFindings].sort(compareFindings), suppressed: matched.hidden.length };
}

function updateEntries(
  { file, matched, superseded, stale }: MatchedSuppressions,
  ran: CompletedRun,
  { reason, only = (findings) => findings, prune }: SuppressionChange = {},
): Omit<SuppressionsUpdate, 'followed'> & { entries: Suppression[] } {
  const meant =
    reason === undefined
      ? []
      : only(
          matched.visible.filter((finding) => ran.isMeant(finding)),
          matched.hidden,
        );
  const added = meant.filter(isSuppressible).map((finding) => suppressionOf(finding, reason!));
  // What is suppressed anew needs no entry that holds no longer.
  const places = new Set(added.map(placeKeyOfEntry));
  const replaced = [...superseded, ...matched.expired].filter((entry) => places.has(placeKeyOfEntry(entry)));
  const dropped = new Set([...(prune ? [...stale.map(({ entry }) => entry), ...superseded] : []), ...replaced]);
  const kept = file.suppressions.filter((entry) => !dropped.has(entry));
  return {
    entries: [...kept, ...added],
    added: added.length,
    removed: dropped.size,
    refused: meant.filter((finding) => !isSuppressible(finding)),
  };
}

const INSIDE = new RegExp(PATH, 'u');
const isSuppressible = ({ rule, path }: Finding): boolean => mayBeSuppressed(rule) && INSIDE.test(path);

// Which entries of toolint-suppressions.json have nothing left to hide. Of what a run has not seen it says nothing.

/** What a run has looked at, and what it has found. */
export interface CompletedRun {
  readonly cwd: string;
  /** Files, folders and globs as they were given; none means everything. */
  readonly paths: readonly string[];
  readonly configs: Configs;
  readonly findings: readonly Finding[];
  /** The files of which all findings are known. */
  readonly linted: ReadonlySet<string>;
  readonly renamed?: RenamedTools;
  /** Which findings are suppressed, where all are to be. */
  isMeant(finding: Finding): boolean;
}

interface Stale {
  readonly entry: Suppression;
  /** None, where the rule that says so is off. */
  readonly finding?: Finding;
}

/** `unused` are the entries without a finding. */
async function staleIn(file: SuppressionsFile, unused: readonly Suppression[], ran: CompletedRun): Promise<Stale[]> {
  if (unused.length === 0) return [];
  const settings = (await ran.configs.for(SUPPRESSIONS)).rules;
  const stale: Stale[] = [];
  for (const entry of unused) {
    const complaint = await complaintOf(entry, ran);
    if (!complaint) continue;
    const [message, data] = complaint;
    const finding = staleFinding(settings, message, {
      data,
      ...file.locate(entry),
      ...(message !== 'fileGone' && {
        related: [{ path: entry.path, line: 1, column: 1, note: 'The file that it was written for.' }],
      }),
    });
    stale.push({ entry, finding });
  }
  return stale.length > MAX_STALE ? inOneFinding(stale, settings, file) : stale;
}

/** With more stale entries than this, one finding counts them. */
const MAX_STALE = 1000;

function inOneFinding([first, ...others]: readonly Stale[], settings: Settings, file: SuppressionsFile): Stale[] {
  const place = { data: { count: others.length + 1 }, ...file.locate(first!.entry) };
  return [
    { entry: first!.entry, finding: staleFinding(settings, 'many', place) },
    ...others.map(({ entry }) => ({ entry })),
  ];
}

const staleFinding = (
  settings: Settings,
  message: StaleMessage,
  place: Parameters<typeof engineFinding>[2],
): Finding | undefined => engineFinding(settings, { rule: 'common/stale-suppression', message }, place);

type StaleMessage = EngineMessageOf<'common/stale-suppression'>;
type Complaint = readonly [message: StaleMessage, data: Readonly<Record<string, string>>];

async function complaintOf(entry: Suppression, ran: CompletedRun): Promise<Complaint | undefined> {
  const { path, rule, tool, pointer } = entry;
  if (!ran.linted.has(path)) return isGone(path, ran) ? ['fileGone', { path }] : undefined;
  const { known, rules } = await ran.configs.for(path);
  if (!known.has(rule)) return ['ruleGone', { rule, hint: didYouMean(rule, known.keys()) }];
  // A rule that compares files has not seen them all.
  const sawPart = known.get(rule)!.project !== undefined && ran.paths.length > 0;
  if (!rules.has(rule) || sawPart) return undefined;
  const place = tool === undefined ? `\`${pointer}\`` : `\`${pointer}\` of the tool \`${tool}\``;
  return ['mended', { rule, place: `${place} in ${path}` }];
}

/** Whether a file is no longer there, although the run would have come upon it. */
function isGone(path: string, { cwd, paths }: CompletedRun): boolean {
  return !existsSync(inFolder(cwd, path)) && isCovered(path, cwd, paths);
}

/** Whether a run over these paths comes upon a file, were it there. */
export function isCovered(path: string, cwd: string, paths: readonly string[]): boolean {
  const absolute = absolutePath(cwd, path);
  const isOf = (given: string): boolean => {
    const named = absolutePath(cwd, given);
    const test = wildcard(named);
    return isInside(named, absolute) || (typeof test !== 'string' && test(absolute));
  };
  return paths.length === 0 || paths.some(isOf);
}

interface SuppressionsFile extends Content {
  readonly text: string;
  locate(entry: Suppression): Location;
}

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_ENTRIES = 50_000;

/** One that a merge has left broken can be put in order where it is to be written anew. */
async function readSuppressions(cwd: string, mayMend: boolean): Promise<SuppressionsFile> {
  const read = readText(inFolder(cwd, SUPPRESSIONS), { maxBytes: MAX_BYTES });
  if ('failure' in read) throw new UserError(`${SUPPRESSIONS}: the suppressions cannot be used. ${read.failure}`);
  try {
    return await parseSuppressions(read.text);
  } catch (error) {
    const mended = mayMend ? repairSuppressions(read.text) : undefined;
    if (mended === undefined) throw error;
    return { ...(await parseSuppressions(mended)), text: read.text };
  }
}

async function parseSuppressions(text: string): Promise<SuppressionsFile> {
  const lines = new Lines(text);
  const errorAt = (offset: number, message: string): UserError => {
    const { line, column } = lines.at(offset);
    return new UserError(`${SUPPRESSIONS}:${line}:${column}: ${message}`);
  };
  const conflict = /^(?:<{7}|>{7})/m.exec(text);
  if (conflict) throw errorAt(conflict.index, CONFLICT);
  const document = await parseOrSay(SUPPRESSIONS, text);
  if (typeof document === 'string') throw errorAt(0, `the suppressions cannot be used. ${document}`);
  const { faults, roots } = document;
  const [fault] = faults;
  if (fault)
    throw errorAt(
      fault.start,
      `${inOneText(fault)} Where a merge did that, \`npx toolint --prune-suppressions\` puts it in order.`,
    );
  const root = roots[0]!;
  const value = toValue(root);
  const inSchema = mistakesIn(value, validate, [], WORDS);
  const mistakes = inSchema.length > 0 ? inSchema : mistakesInEntries(value as Content);
  if (mistakes.length > 0) throw together(mistakes.map(({ at, message }) => errorAt(offsetOf(root, at), message)));
  const content = value as Content;
  const nodes = items(get(root, 'suppressions'));
  for (const node of nodes) {
    const twice = entries(node).find((entry, index, all) => all.findIndex(({ key }) => key === entry.key) < index);
    if (twice)
      throw errorAt(twice.start, `this entry has \`${twice.key}\` twice, as two entries have that a merge has mixed`);
  }
  if (nodes.length > MAX_ENTRIES)
    throw errorAt(0, `the file has ${nodes.length} suppressions, and at most ${MAX_ENTRIES} are read.`);
  let indexes: ReadonlyMap<Suppression, number> | undefined;
  const locate = (entry: Suppression): Location => {
    indexes ??= new Map(content.suppressions.map((each, index) => [each, index]));
    const index = indexes.get(entry)!;
    const { start, end } = nodes[index]!;
    const [from, to] = [lines.at(start), lines.at(end)];
    return {
      path: SUPPRESSIONS,
      pointer: `/suppressions/${index}`,
      valueHash: hash(line(entry)),
      ...{ start, end, line: from.line, column: from.column, endLine: to.line, endColumn: to.column },
    };
  };
  return { ...content, text, locate };
}

const CONFLICT =
  'a merge has left its conflict here. `npx toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale';

const KEYS = ['$schema', 'version', 'suppressions'];
const ENTRY_KEYS = ['path', 'rule', 'tool', 'pointer', 'hash', 'reason', 'expires'];

const WORDS: ConfigTexts = {
  whole: 'the file',
  unknownKey(key, at) {
    const hint = unknownHint('key', printable(key), at.length > 0 ? ENTRY_KEYS : KEYS);
    return at.length > 0 ? `${hint} in \`${keyPath(at)}\`` : hint;
  },
  pattern: (at) => PATTERNS[at.at(-1)!]!,
};

const DATE = 'must be a date, such as 2027-12-31';
const PATTERNS: Readonly<Record<string, string>> = {
  path: 'must be relative, with forward slashes, and lead to a file below this folder',
  reason: 'must say something',
  expires: DATE,
};

/** What a JSON Schema does not know. */
function mistakesInEntries({ suppressions }: Content): Mistake[] {
  return suppressions.flatMap(({ rule, expires }, index): Mistake[] => {
    const at = ['suppressions', String(index)];
    if (!mayBeSuppressed(rule)) return [{ at, message: `findings of \`${rule}\` cannot be suppressed` }];
    if (expires === undefined || isDay(expires)) return [];
    return [{ at: [...at, 'expires'], message: `\`${keyPath([...at, 'expires'])}\` ${DATE}` }];
  });
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function writeSuppressions(cwd: string, text: string): void {
  try {
    writeAtomically(inFolder(cwd, SUPPRESSIONS), text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(`${SUPPRESSIONS} could not be written: ${code ?? message}.`);
  }
}

/** Sorted, with nothing that is counted, and laid out as formatters do it: git merges what two people add in different places. */
function printSuppressions({ $schema, version, suppressions }: Content): string {
  const sorted = [...suppressions].sort((a, b) => compareText(line(a), line(b))).map(inOrder);
  return `${visibly({ $schema, version, suppressions: sorted }, 2)}\n`;
}

/** The keys are always in this order, so that entries are sorted by path, then by rule. */
function inOrder({ path, rule, tool, pointer, hash, reason, expires }: Suppression): Suppression {
  return { path, rule, tool, pointer, hash, reason, expires };
}

const line = (entry: Suppression): string => visibly(inOrder(entry));

/** Characters that are invisible in a review are escaped. */
function visibly(value: object, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
      ).join(''),
  );
}
