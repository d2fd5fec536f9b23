/** What toolint-suppressions.json makes of the findings of a run, and what a run makes of that file when it is asked to. */
import { lstatSync } from 'node:fs';
import { compareFindings, type Finding } from '../core/finding.js';
import {
  createMatcher,
  leftOver,
  mayBeSuppressed,
  suppressionOf,
  SUPPRESSIONS,
  type Matched,
  type Matcher,
  type Suppression,
} from '../core/suppressions.js';
import { PATH } from '../core/suppressions-schema.js';
import { inFolder } from './paths.js';
import { staleIn, type Ran, type Stale } from './stale.js';
import {
  parseSuppressions,
  printSuppressions,
  readSuppressions,
  writeSuppressions,
  type SuppressionsFile,
} from './suppressions-file.js';

/** How the file is to be changed. */
export interface SuppressionChange {
  /** Suppress what is found, for this reason. */
  readonly reason?: string;
  /** Take out what is stale. */
  readonly prune?: boolean;
}

interface Suppressions {
  readonly match: Matcher;
  settle(ran: Ran): Promise<Settled>;
}

interface Settled {
  readonly findings: readonly Finding[];
  readonly suppressed: number;
  /** What was done to the file, where it was to be changed. */
  readonly done?: Done;
}

export interface Done {
  readonly added: number;
  readonly removed: number;
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
    async settle(ran) {
      const now = await judge(file, ran, today);
      if (!change) return settled(now);
      const { entries, ...done } = changed(now, ran, change);
      const text = printSuppressions({ ...file, suppressions: entries });
      if (text === file.text) return { ...settled(now), done };
      writeSuppressions(cwd, text);
      return { ...settled(await judge(await parseSuppressions(text), ran, today)), done };
    },
  };
}

const NONE = { version: 1, suppressions: [] };

/** What a file of suppressions makes of a run. */
interface Judged {
  readonly file: SuppressionsFile;
  readonly matched: Matched;
  /** Their finding is still there, on another value. */
  readonly superseded: readonly Suppression[];
  readonly stale: readonly Stale[];
}

async function judge(file: SuppressionsFile, ran: Ran, today: string): Promise<Judged> {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = leftOver(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}

function settled({ matched, stale }: Judged): Settled {
  const told = stale.flatMap(({ finding }) => finding ?? []);
  return { findings: [...matched.visible, ...told].sort(compareFindings), suppressed: matched.hidden.length };
}

function changed(
  { file, matched, superseded, stale }: Judged,
  ran: Ran,
  { reason, prune }: SuppressionChange,
): Done & { entries: Suppression[] } {
  const meant = reason === undefined ? [] : matched.visible.filter((finding) => ran.isMeant(finding));
  const added = meant.filter(isSuppressible).map((finding) => suppressionOf(finding, reason!));
  // What is suppressed anew needs no entry that holds no longer.
  const dropped = new Set([
    ...(prune ? stale.map(({ entry }) => entry) : []),
    ...superseded,
    ...(reason === undefined ? [] : matched.expired),
  ]);
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
