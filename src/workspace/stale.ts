/** Which entries of toolint-suppressions.json have nothing left to hide. Of what a run has not seen it says nothing. */
import { existsSync } from 'node:fs';
import type { Finding } from '../core/finding.js';
import { didYouMean } from '../core/near.js';
import { SUPPRESSIONS, type Suppression } from '../core/suppressions.js';
import { wordingOf } from '../core/wording.js';
import type { Configs } from './config.js';
import { absolutePath, inFolder, isInside } from './paths.js';
import type { SuppressionsFile } from './suppressions-file.js';
import { wildcard } from './wildcard.js';

/** What a run has looked at, and what it has found. */
export interface Ran {
  readonly cwd: string;
  /** Files, folders and globs as they were given; none means everything. */
  readonly paths: readonly string[];
  readonly configs: Configs;
  readonly findings: readonly Finding[];
  /** The files of which all findings are known. */
  readonly linted: ReadonlySet<string>;
  /** Which findings are suppressed, where all are to be. */
  isMeant(finding: Finding): boolean;
}

export interface Stale {
  readonly entry: Suppression;
  /** None, where the rule that says so is off. */
  readonly finding?: Finding;
}

const RULE = 'common/stale-suppression';

/** `unused` are the entries without a finding. */
export async function staleIn(file: SuppressionsFile, unused: readonly Suppression[], ran: Ran): Promise<Stale[]> {
  if (unused.length === 0) return [];
  const setting = (await ran.configs.for(SUPPRESSIONS)).rules.get(RULE);
  const stale: Stale[] = [];
  for (const entry of unused) {
    const complaint = await complaintOf(entry, ran);
    if (!complaint) continue;
    const [message, data] = complaint;
    const finding: Finding | undefined = setting && {
      severity: setting.severity,
      ...wordingOf(setting.rule, message, data),
      ...file.locate(entry),
      ...(message !== 'fileGone' && {
        related: [{ path: entry.path, line: 1, column: 1, note: 'The file that it was written for.' }],
      }),
    };
    stale.push({ entry, finding });
  }
  return stale;
}

type Complaint = readonly [message: string, data: Readonly<Record<string, string>>];

async function complaintOf(entry: Suppression, ran: Ran): Promise<Complaint | undefined> {
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
function isGone(path: string, { cwd, paths }: Ran): boolean {
  const absolute = absolutePath(cwd, path);
  const isCovered = (given: string): boolean => {
    const named = absolutePath(cwd, given);
    const test = wildcard(named);
    return isInside(named, absolute) || (typeof test !== 'string' && test(absolute));
  };
  return !existsSync(inFolder(cwd, path)) && (paths.length === 0 || paths.some(isCovered));
}
