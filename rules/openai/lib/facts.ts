/** What rules over a whole project say to each other, and when it is better to say nothing. */
import { didYouMean, near } from '../../../src/core/near.js';
import { NO_CODE } from '../../../src/core/code.js';
import type { Fact, LocatedFact, Manifest } from '../../../src/core/rule.js';
import { get, has, items, type Node } from '../../../src/core/tree.js';
import { answerIn, listing } from '../../mcp/lib/listing.js';
import { appOf, linksOf } from './app.js';
import { isGenerated, isXmcp } from './dialect.js';
import { isWidgetUri } from './uri.js';

export type Kind = 'resource' | 'template' | 'tool' | 'call';
/** The key of a fact that says: something of this kind is there, and nobody knows what. */
export const hidden = (kind: Kind): string => `unknown ${kind}`;

/** The names that are known, and a fact where one cannot be known; evidence only silences. */
export function* factsOf(kind: Kind, nodes: Iterable<Node | undefined>, isEvidence: boolean): Iterable<Fact> {
  const role = isEvidence ? ({ isExcuse: true } as const) : ({ mayChange: true } as const);
  for (const node of nodes) {
    if (node?.kind === 'string') yield { at: node, key: kind, value: node.value, ...role };
    else if (node?.kind === 'unknown') yield { at: node, key: hidden(kind), isExcuse: true };
  }
}

/** The URIs of resources. One that is not well-formed is reported for that, and may be any. */
export function* resourceFacts(manifest: Manifest, isEvidence: boolean): Iterable<Fact> {
  const { root, code } = manifest;
  const { resources } = listing(root);
  const uris = resources.map((each) => get(each, 'uri'));
  yield* factsOf('resource', uris, isEvidence);
  const list = get(answerIn(root), 'resources');
  const isVague =
    resources.some((each) => !get(each, 'uri')) ||
    items(list).some(({ kind }) => kind === 'unknown') ||
    appOf(manifest).resources.some(({ uri }) => uri?.kind === 'string' && !isWidgetUri(uri.value)) ||
    has(answerIn(root), 'resourceTemplates') === 'yes' ||
    isGenerated(manifest) ||
    // A reader alone says that there are resources, and not which.
    (resources.length === 0 && code.reads.length > 0) ||
    (code === NO_CODE && list?.kind === 'array' && list.open);
  if (isVague) yield { at: root, key: hidden('resource'), isExcuse: true };
}

/** The output templates that tools name. */
export function* templateFacts(manifest: Manifest, isEvidence: boolean): Iterable<Fact> {
  const { tools } = listing(manifest.root);
  const links = tools.flatMap((tool) => linksOf(tool, isXmcp(manifest)));
  yield* factsOf(
    'template',
    links.map(({ entry }) => entry.value),
    isEvidence,
  );
  const isVague =
    isGenerated(manifest) ||
    tools.some(
      (tool) => has(tool, '_meta') === 'unknown' || isHidden(get(tool, '_meta')) || isHidden(get(tool, 'annotations')),
    ) ||
    items(get(answerIn(manifest.root), 'tools')).some(({ kind }) => kind === 'unknown');
  if (isVague) yield { at: manifest.root, key: hidden('template'), isExcuse: true };
}

const isHidden = (node: Node | undefined): boolean =>
  node?.kind === 'unknown' || (node?.kind === 'object' && node.open);

/** The names of tools. */
export function* toolFacts(manifest: Manifest): Iterable<Fact> {
  const { tools } = listing(manifest.root);
  yield* factsOf(
    'tool',
    tools.map((tool) => get(tool, 'name')),
    true,
  );
  const isVague =
    isGenerated(manifest) ||
    tools.some((tool) => has(tool, 'name') === 'unknown') ||
    items(get(answerIn(manifest.root), 'tools')).some(({ kind }) => kind === 'unknown');
  if (isVague) yield { at: manifest.root, key: hidden('tool'), isExcuse: true };
}

/** The tools that widget code calls, in the form of either dialect. */
export function* callFacts({ code }: Manifest): Iterable<Fact> {
  for (const { member, call } of code.widget) {
    const [first] = member?.name === 'callTool' && call ? call : [];
    yield* factsOf('call', [first?.kind === 'object' ? get(first, 'name') : first], false);
  }
}

export interface Gathered {
  readonly wanted: readonly LocatedFact[];
  readonly known: ReadonlySet<string>;
}

/** What names something of a kind, and the names there are; undefined where one of these cannot be known, or none was seen. */
export function gather(facts: readonly LocatedFact[], wanted: Kind, known: Kind): Gathered | undefined {
  const names = new Set(facts.flatMap(({ key, value }) => (key === known ? [value!] : [])));
  if (names.size === 0 || facts.some(({ key }) => key === hidden(known))) return undefined;
  return { wanted: facts.filter(({ key }) => key === wanted), known: names };
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
  const value = known.size * wanted.length > MOST_COMPARISONS ? undefined : near(name, [...known].filter(isMeant));
  return value === undefined ? undefined : { title: `Write \`${value}\``, safe: true, value };
}
