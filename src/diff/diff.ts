/** Two versions of a repository's tools: what differs, in words, and what could not be compared. */
import type { Diff, NotCompared, Raise } from '../core/change.js';
import { groupBy, recordIn } from '../core/collections.js';
import type { Format } from '../core/format.js';
import type { Rule } from '../core/rule.js';
import type { AcceptedChange } from '../config/types.js';
import { accepting, type Stale, isMore, raiseFrom, requiredRaise, raisedBy } from './accept.js';
import type { Contract } from './contract.js';
import { compareLists, type SideComparison, type Event, changesOf, type Locate, type Wording } from './events.js';
import type { FileTree } from '../read/file-tree.js';
import { match } from './match.js';
import type { Side, ToolReader } from './read-tools.js';
import { doubtsAbout } from './remaining.js';
import { withoutSecrets } from './secrets.js';
import { markUnsafe } from './unsafe-texts.js';

interface DiffInput {
  readonly base: string;
  readonly head: string;
  readonly before: Side;
  readonly after: Side;
  /** The newest release, where BASE is none: what it does not have is marked. */
  readonly released?: Side;
  /** HEAD, read for comparing it with that release. */
  readonly afterRelease?: Side;
  /** BASE is a release, so the version should have been raised. */
  readonly isRelease: boolean;
  readonly reader?: ToolReader;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly formats: readonly Format[];
  readonly accept?: readonly AcceptedChange[];
}

export interface SideDifferences extends Diff {
  /** Files at HEAD that hold tools and cannot be read. */
  readonly broken: readonly NotCompared[];
  readonly stale: readonly Stale[];
}

export async function diffSides(input: DiffInput): Promise<SideDifferences> {
  const { before, after, released, afterRelease = after, reader } = input;
  const compared = await compareSides(before, after, reader);
  const inRelease = released && keysOf((await compareSides(released, afterRelease, reader)).events);
  const versions = await versionsOf(input, compared.events);
  const version = versions.find(({ folder }) => folder === '')?.after ?? versions[0]?.after;
  const { events, accepted, stale } = accepting(compared.events, input.accept ?? [], version);
  const { rules } = input;
  const locate: Locate = (contract, place, side) => (side === 'before' ? before : after).lineOf(contract, place);
  const wording: Wording = {
    ...{ rules, locate },
    ...(inRelease && { isReleased: (event: Event) => inRelease.has(keyOf(event)) }),
  };
  const changes = changesOf(markUnsafe(events, rules, input.formats), wording);
  const late = versionEvents(events, versions, input, wording);
  // Where packages differ in how far they are, the one with the most to lose decides.
  const needs = (versions.length > 0 ? versions : [undefined])
    .map((each) => raiseFrom(each?.before, requiredRaise(changes)))
    .reduce((a, b) => (isMore(b, a) ? b : a));
  const raised = versions.map(({ raised }) => raised).reduce(most, undefined);
  return {
    ...{ base: input.base, head: input.head, needs },
    changes: withoutSecrets([...changes, ...changesOf(late, { rules, locate })], [...events, ...late], input),
    ...(raised && { raised }),
    compared: Math.max(before.contracts.length, after.contracts.length),
    unknown: unknownOf(compared, [...broken(before, after), ...broken(after, before)], after.unnamed),
    broken: broken(after, before),
    ...(accepted > 0 && { accepted }),
    stale,
  };
}

async function compareSides(before: Side, after: Side, reader: ToolReader | undefined): Promise<SideComparison> {
  const { removed, renamed, merged } = match(before.contracts, after.contracts);
  const suspects = [...removed, ...renamed.map(([was]) => was), ...[...merged.values()].flat()];
  const doubts = await doubtsAbout(before, after, suspects, reader);
  return compareLists(before.contracts, after.contracts, doubts);
}

const most = (a: Raise | undefined, b: Raise | undefined): Raise | undefined =>
  a === undefined ? b : b === undefined || isMore(a, b) ? a : b;

const keyOf = ({ rule, tool, pointer }: Event): string => JSON.stringify([rule, tool, pointer]);
const keysOf = (events: readonly Event[]): ReadonlySet<string> => new Set(events.map(keyOf));

/** What cannot be read and is the same in both versions changes nothing. */
const broken = (side: Side, other: Side): NotCompared[] =>
  side.broken.filter(({ path }) => side.tree === undefined || side.tree.idOf(path) !== other.tree?.idOf(path));

function unknownOf(
  { vague, doubtful }: SideComparison,
  unread: readonly NotCompared[],
  unnamed: number,
): NotCompared[] {
  const unknown: NotCompared[] = [...unread];
  for (const [, some] of groupBy(vague, ({ contract }) => `${contract.path}\n${contract.name}`)) {
    const { contract, reason } = some[0]!;
    const more = some.length > 1 ? ` (${some.length} places)` : '';
    unknown.push({ path: contract.path, tool: contract.name, reason: `part of the contract ${reason}${more}` });
  }
  for (const { path, name } of doubtful) {
    unknown.push({
      path,
      tool: name,
      reason: 'it may still be there: its name is written where no registration can be read',
    });
  }
  if (unnamed > 0) {
    const count = unnamed === 1 ? '1 tool has a name that is' : `${unnamed} tools have names that are`;
    unknown.push({ path: '', reason: `${count} built at run time` });
  }
  return unknown;
}

// Versions of packages, and of tools that have their own.

interface PackageVersion {
  readonly folder: string;
  readonly before?: string;
  readonly after?: string;
  readonly raised?: Raise;
}

async function versionsOf({ before, after }: DiffInput, events: readonly Event[]): Promise<PackageVersion[]> {
  const folders = new Set(events.flatMap(({ now, old }) => (isOfPackage(now ?? old) ? [(now ?? old)!.folder] : [])));
  const versions: PackageVersion[] = [];
  for (const folder of folders) {
    const [was, is] = await Promise.all([versionIn(before.tree, folder), versionIn(after.tree, folder)]);
    const raised = raisedBy(was, is);
    versions.push({ folder, ...(was && { before: was }), ...(is && { after: is }), ...(raised && { raised }) });
  }
  return versions;
}

const isOfPackage = (contract: Contract | undefined): boolean =>
  contract !== undefined && contract.terms.version === undefined && contract.path !== '';

async function versionIn(tree: FileTree | undefined, folder: string): Promise<string | undefined> {
  const path = folder === '' ? 'package.json' : `${folder}/package.json`;
  if (tree?.idOf(path) === undefined) return undefined;
  const [text] = await tree.read([path]);
  const { version } = recordIn(text ?? '') ?? {};
  return typeof version === 'string' ? version : undefined;
}

function versionEvents(
  events: readonly Event[],
  versions: readonly PackageVersion[],
  { isRelease }: DiffInput,
  wording: Wording,
): Event[] {
  const late: Event[] = [];
  for (const { folder, before, after, raised } of versions) {
    if (!raised || (raised === 'none' && !isRelease)) continue;
    const own = events.filter(({ now, old }) => isOfPackage(now ?? old) && (now ?? old)!.folder === folder);
    const change = requiredRaise(changesOf(own, wording));
    const need = raiseFrom(before, change);
    if (change === 'none' || change === 'patch' || !isMore(need, raised)) continue;
    const words = { rule: 'mcp/version-not-raised', severity: 'warning', pointer: '/version', name: need } as const;
    const tool = folder === '' ? 'package.json' : `${folder}/package.json`;
    late.push({
      ...words,
      message: raised === 'none' ? 'none' : 'wrong',
      before: before ?? '',
      after: after ?? '',
      tool,
    });
  }
  const ofTools = groupBy(
    events.filter(({ old, now, rule }) => old !== undefined && now !== undefined && rule !== 'diff/tools-merged'),
    ({ now }) => now,
  );
  for (const [now, own] of ofTools) {
    const old = own[0]!.old!;
    if (!now || now.version === undefined || now.version !== old.version) continue;
    const more = own.filter(({ rule }) => rule !== 'diff/description-changed');
    const isBreak = more.some(({ severity }) => severity !== 'info');
    const severity = now.terms.version?.severityOf({ isBreak, isTextOnly: more.length === 0 });
    if (!now.terms.version || !severity) continue;
    late.push({
      ...{ rule: now.terms.version.rule, message: 'wrong', severity, pointer: '/version', name: '', tool: now.name },
      // What is known by its id is quoted with its version.
      ...(now.terms.nameOf && { before: `${now.name}@${now.version}` }),
      ...{ old, now, was: old.at, at: now.at },
    });
  }
  return late;
}
