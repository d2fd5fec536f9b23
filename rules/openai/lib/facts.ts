/** What rules over a whole project say to each other, and when it is better to say nothing. */
import { didYouMean, nearestWord } from '../../../src/core/did-you-mean.js';
import { NO_CODE } from '../../../src/core/code.js';
import type { Fact, LocatedFact, Manifest } from '../../../src/core/rule.js';
import { get, has, items, text, walk, type Node, type StringNode } from '../../../src/core/tree.js';
import { listingOf } from '../../mcp/lib/listing.js';
import { appOf, type AppTool, type Link, isMalformed, isWidgetUri, linksToFollow, isWellFormed } from './app.js';
import { isGenerated, PREFIX } from './dialect.js';
import { usesIn } from './members.js';
import { addTo } from '../../../src/core/collections.js';

type Kind = 'resource' | 'template' | 'tool' | 'call';
/** The key of a fact that says: something of this kind is there, and it is unknown what. */
const hidden = (kind: Kind): string => `unknown ${kind}`;

/** The servers that the config counts the file to. */
export function* serverFacts({ path, root, servers }: Manifest): Iterable<Fact> {
  for (const server of servers) yield { at: root, key: SERVER, value: seenIn(path, server), isExcuse: true };
}

/** The key of a fact that says which server of the config a file belongs to. */
const SERVER = 'server';

/** What only ever silences is reported without its place, so it says itself in which file it was seen. */
const seenIn = (path: string, value: string): string => `${path}\u0000${value}`;

function seen({ value }: LocatedFact): Seen {
  const end = value!.indexOf('\u0000');
  return { path: value!.slice(0, end), value: value!.slice(end + 1) };
}

/** The names that are known, and a fact where one cannot be known; evidence only silences. */
function* factsOf(
  kind: Kind,
  nodes: Iterable<Node | undefined>,
  { path }: Manifest,
  isEvidence: boolean,
): Iterable<Fact> {
  for (const node of nodes) {
    if (node?.kind === 'string' && isEvidence)
      yield { at: node, key: kind, value: seenIn(path, node.value), isExcuse: true };
    else if (node?.kind === 'string') yield { at: node, key: kind, value: node.value, mayChange: true };
    else if (node?.kind === 'unknown') yield { at: node, key: hidden(kind), isExcuse: true };
  }
}

/** The URIs of resources. One that is not well-formed is reported for that, and may be any. */
export function* resourceFacts(manifest: Manifest, isEvidence: boolean): Iterable<Fact> {
  const { root, code } = manifest;
  const { answer, resources } = listingOf(manifest);
  const uris = resources.map((each) => get(each, 'uri'));
  yield* factsOf('resource', uris, manifest, isEvidence);
  const list = get(answer, 'resources');
  const isVague =
    resources.some((each) => !get(each, 'uri')) ||
    items(list).some(({ kind }) => kind === 'unknown') ||
    appOf(manifest).resources.some(
      ({ uri, dialects }) => uri?.kind === 'string' && !isWellFormed(uri.value, dialects),
    ) ||
    items(get(answer, 'resourceTemplates')).length > 0 ||
    get(answer, 'resourceTemplates')?.kind === 'unknown' ||
    isGenerated(manifest) ||
    // A reader alone says that there are resources, and not which.
    (resources.length === 0 && code.reads.length > 0) ||
    (code === NO_CODE && list?.kind === 'array' && list.open);
  if (isVague) yield { at: root, key: hidden('resource'), isExcuse: true };
}

/** The output templates that tools name. */
export function* templateFacts(manifest: Manifest, isEvidence: boolean): Iterable<Fact> {
  const { answer, tools } = listingOf(manifest);
  const appTools = appOf(manifest).tools;
  const linksFrom = (tool: AppTool): readonly Link[] => (isEvidence ? tool.links : linksToFollow(tool, manifest));
  // Some apps name one in the answer, or in what they keep beside the tools.
  const elsewhere = isEvidence ? [...namedInAnswers(manifest), ...namedInTree(manifest)] : [];
  yield* factsOf(
    'template',
    [...appTools.flatMap((tool) => templatesIn(linksFrom(tool))), ...elsewhere],
    manifest,
    isEvidence,
  );
  const isVague =
    isGenerated(manifest) ||
    appTools.some(({ links }) => links.some(isMalformed)) ||
    tools.some(
      (tool) => has(tool, '_meta') === 'unknown' || isHidden(get(tool, '_meta')) || isHidden(get(tool, 'annotations')),
    ) ||
    items(get(answer, 'tools')).some(({ kind }) => kind === 'unknown');
  if (isVague) yield { at: manifest.root, key: hidden('template'), isExcuse: true };
}

const namedInAnswers = ({ code }: Manifest): Node[] =>
  code.answers.flatMap(({ body }) => {
    const flat = get(body, '_meta', `${PREFIX}outputTemplate`);
    return [...(flat ? [flat] : []), ...widgetUrisIn(body)];
  });

const UI_URI = /ui:/;

/** Of a resource its own URI is no use of it. */
function namedInTree(manifest: Manifest): Node[] {
  if (manifest.code === NO_CODE && !manifest.mayHold(UI_URI)) return [];
  const own = new Set(listingOf(manifest).resources.map((each) => get(each, 'uri')));
  return widgetUrisIn(manifest.root).filter((node) => !own.has(node));
}

function widgetUrisIn(node: Node): StringNode[] {
  const found: StringNode[] = [];
  for (const each of walk(node)) if (each.kind === 'string' && isWidgetUri(each.value)) found.push(each);
  return found;
}

/** One template under two keys is one. */
function templatesIn(links: readonly Link[]): Node[] {
  const nodes = links.map(({ entry }) => entry.value);
  return nodes.filter(
    (node, index) => !nodes.slice(0, index).some((each) => text(each) !== undefined && text(each) === text(node)),
  );
}

const isHidden = (node: Node | undefined): boolean =>
  node?.kind === 'unknown' || (node?.kind === 'object' && node.open);

/** The names of tools. */
export function* toolFacts(manifest: Manifest): Iterable<Fact> {
  const { answer, tools } = listingOf(manifest);
  yield* factsOf(
    'tool',
    tools.map((tool) => get(tool, 'name')),
    manifest,
    true,
  );
  const isVague =
    isGenerated(manifest) ||
    tools.some((tool) => has(tool, 'name') === 'unknown') ||
    items(get(answer, 'tools')).some(({ kind }) => kind === 'unknown');
  if (isVague) yield { at: manifest.root, key: hidden('tool'), isExcuse: true };
}

/** The tools that widget code calls, in the form of either dialect. */
export function* callFacts(manifest: Manifest): Iterable<Fact> {
  yield* factsOf('call', manifest.code.calledTools, manifest, false);
  for (const { member, call } of usesIn(manifest)) {
    const [first] = member?.name === 'callTool' && call ? call : [];
    const name = first?.kind === 'object' ? get(first, 'name') : first;
    // Of an empty one openai/window-api speaks.
    if (text(name)?.trim() !== '') yield* factsOf('call', [name], manifest, false);
  }
}

export interface Gathered {
  readonly wanted: readonly LocatedFact[];
  /** Near by: only these may have been meant. */
  readonly known: ReadonlySet<string>;
  /** In the whole run: what is known anywhere is no stray. */
  readonly everywhere: ReadonlySet<string>;
}

/**
 * What names something of a kind, and the names there are, for each part of a run that belongs together; none where one
 * of these cannot be known, or none was seen. `counts`: what tells that such things are in sight.
 */
export function gather(
  facts: readonly LocatedFact[],
  wanted: Kind,
  known: Kind,
  counts = (_: string): boolean => true,
): Gathered[] {
  // Most runs have only what could be named.
  if (!facts.some(({ key }) => key === wanted) || facts.some(({ key }) => key === hidden(known))) return [];
  const all = facts.filter(({ key }) => key === known).map(seen);
  const everywhere = new Set(all.map(({ value }) => value));
  const parts = partsOf(
    facts.filter(({ key }) => key === wanted),
    all.filter(({ value }) => counts(value)),
    facts.filter(({ key }) => key === SERVER).map(seen),
  );
  return parts.map((part) => ({ ...part, known: new Set(part.known.map(({ value }) => value)), everywhere }));
}

/** Where most names lead nowhere, what they name is somewhere that was not looked at. */
export function strays({ wanted }: Gathered, isKnown: (name: string) => boolean): LocatedFact[] {
  const lost = wanted.filter(({ value }) => !isKnown(value!));
  const [lostNames, names] = [lost, wanted].map((some) => new Set(some.map(({ value }) => value)).size);
  return lostNames! > 1 && lostNames! * 2 > names! ? [] : lost;
}

/** Among very many names a hint is not worth the time. */
export function hintFor(name: string, { known, wanted }: Gathered): string {
  return known.size * wanted.length > MOST_COMPARISONS ? '' : didYouMean(name, known);
}
const MOST_COMPARISONS = 100_000;

/** The one name there is that a stray one was surely meant to be. */
export function fixFor(name: string, { known, wanted }: Gathered, isMeant = (_: string): boolean => true) {
  const value =
    known.size * wanted.length > MOST_COMPARISONS ? undefined : nearestWord(name, [...known].filter(isMeant));
  return value === undefined ? undefined : { title: `Write \`${value}\``, safe: true, value };
}

// Which files of a run belong together: those of one server in the config, else those near each other.

/** Something that was seen in a file. */
interface Seen {
  readonly path: string;
  readonly value: string;
}

interface Part {
  readonly wanted: readonly LocatedFact[];
  /** What the wanted may name. */
  readonly known: readonly Seen[];
}

/** Leaves out what has nothing near by that it could name. `servers`: those that the config counts files to. */
function partsOf(wanted: readonly LocatedFact[], known: readonly Seen[], servers: readonly Seen[]): Part[] {
  const parts = new Map<string, { wanted: LocatedFact[]; known: readonly Seen[] }>();
  const put = (name: string, fact: LocatedFact, near: () => readonly Seen[]): void => {
    const part = parts.get(name) ?? { wanted: [], known: near() };
    parts.set(name, part);
    part.wanted.push(fact);
  };
  const serversOf = grouped(servers, (each) => [each.path]);
  const wantedUnder = grouped(wanted, (each) => foldersOf(each.location.path));
  const knownUnder = grouped(known, (each) => foldersOf(each.path));
  for (const fact of wanted) {
    const { path } = fact.location;
    const own = serversOf.get(path) ?? [];
    for (const { value: server } of own) {
      const isOfServer = (each: Seen): boolean =>
        serversOf.get(each.path)?.some(({ value }) => value === server) ?? false;
      put(`server ${server}`, fact, () => known.filter(isOfServer));
    }
    const home = own.length > 0 ? undefined : foldersOf(path).find((folder) => knownUnder.has(folder));
    if (home === undefined) continue;
    put(home, fact, () => knownUnder.get(home)!.filter((each) => isOpenTo(home, each.path, wantedUnder)));
  }
  return [...parts.values()].filter((part) => part.known.length > 0);
}

/** In the folder itself, or in one below that has no use for it of its own: that would be another server. */
function isOpenTo(home: string, path: string, wantedUnder: ReadonlyMap<string, unknown>): boolean {
  const end = path.indexOf('/', home.length);
  return end < 0 || !wantedUnder.has(path.slice(0, end + 1));
}

/** The folders around a file, nearest first: `a/b/`, `a/` and the empty string, which is the folder of the run. */
function foldersOf(path: string): string[] {
  const steps = path.split('/').slice(0, -1);
  return [...steps.map((_, index) => `${steps.slice(0, steps.length - index).join('/')}/`), ''];
}

function grouped<T>(all: readonly T[], keysOf: (each: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    for (const key of keysOf(each)) addTo(groups, key, each);
  }
  return groups;
}
