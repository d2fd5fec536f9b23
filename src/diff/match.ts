/** Which tool of one version is which of the other: by name, by content, and what was renamed or merged. */
import { wordsOf } from '../core/text.js';
import { addTo, append, groupBy, remembered, known } from '../core/collections.js';
import { get, has, items, text } from '../core/tree.js';
import { describedAs, parametersOf, type Contract } from './contract.js';
import { keyOf } from '../core/known.js';
import { listsAsRequired } from './needs.js';
import { likenessOfLists, likenessOfNames, likenessOfTexts, likenessOfWords } from './similar.js';

interface ToolMatches {
  readonly pairs: readonly (readonly [Contract, Contract])[];
  readonly renamed: readonly (readonly [Contract, Contract])[];
  /** The tool that each of these was merged into. */
  readonly merged: ReadonlyMap<Contract, readonly Contract[]>;
  readonly removed: readonly Contract[];
  readonly added: readonly Contract[];
  /** What a removed tool is perhaps called now. */
  readonly perhaps: ReadonlyMap<Contract, Contract>;
}

export function match(before: readonly Contract[], after: readonly Contract[]): ToolMatches {
  const { pairs, gone, fresh } = byName(before, after);
  // A tool that is listed again elsewhere under its name is still there, or was already.
  const namesAfter = new Set(after.map(({ name }) => name));
  const namesBefore = new Set(before.map(({ name }) => name));
  const removed = unique(gone.filter(({ name }) => !namesAfter.has(name)));
  const added = unique(fresh.filter(({ name }) => !namesBefore.has(name)));
  const { renamed, perhaps } = renames(removed, added);
  const isOld = new Set(renamed.map(([was]) => was));
  const isNew = new Set(renamed.map(([, is]) => is));
  const left = removed.filter((each) => !isOld.has(each));
  const rest = added.filter((each) => !isNew.has(each));
  const merged = merges(left, [...rest, ...pairs.filter(([was, is]) => gainsAction(was, is)).map(([, is]) => is)]);
  const isMerged = new Set([...merged.values()].flat());
  return {
    ...{ pairs, renamed, merged, perhaps },
    removed: left.filter((each) => !isMerged.has(each)),
    added: rest.filter((each) => !merged.has(each)),
  };
}

/** One for each name: a server may list a tool for each of its transports. */
function unique(all: readonly Contract[]): Contract[] {
  return [...new Map(all.toReversed().map((each) => [each.name, each])).values()].reverse();
}

interface NameMatches {
  readonly pairs: [Contract, Contract][];
  readonly gone: Contract[];
  readonly fresh: Contract[];
}

/** Of several with one name: equal ones first, then those of one file and package that are most alike. */
function byName(before: readonly Contract[], after: readonly Contract[]): NameMatches {
  const byNameAfter = groupBy(after, ({ name }) => name);
  const named: NameMatches = { pairs: [], gone: [], fresh: [] };
  for (const [name, olds] of groupBy(before, ({ name }) => name)) {
    let left = byNameAfter.get(name) ?? [];
    byNameAfter.delete(name);
    let waiting = olds;
    for (const keyOfPair of pairings()) {
      // The first of each group at its end, to be taken off.
      const partners = groupBy(left.toReversed(), keyOfPair);
      const taken = new Set<Contract>();
      waiting = waiting.filter((was) => {
        const key = keyOfPair(was);
        const is = key === undefined ? undefined : partners.get(key)?.pop();
        if (!is) return true;
        taken.add(is);
        named.pairs.push([was, is]);
        return false;
      });
      left = left.filter((each) => !taken.has(each));
    }
    const { pairs, gone, fresh } = nearest(waiting, left);
    append(named.pairs, pairs);
    append(named.gone, gone);
    append(named.fresh, fresh);
  }
  for (const rest of byNameAfter.values()) append(named.fresh, rest);
  return named;
}

/** What two contracts of one name and format have in common that belong together, the surest first. */
function pairings(): readonly ((contract: Contract) => string | undefined)[] {
  const nodes = new Map<Contract['node'], number>();
  const numberOf = (node: Contract['node']): number => known(nodes, node, () => nodes.size);
  const content = (each: Contract): string | undefined => contentOf(each) && `${each.format}\n${contentOf(each)}`;
  return [
    (each) => `${each.format}\n${numberOf(each.node)}\n${each.path}`,
    (each) => content(each) && `${each.path}\n${content(each)}`,
    content,
    ({ format, path, version }) => (version === undefined ? undefined : `${format}\n${path}\n${version}`),
  ];
}

/** A list of tools, and the loop that registers them with other parameters, have the same names. */
function nearest(waiting: readonly Contract[], left: readonly Contract[]): NameMatches {
  if (waiting.length * left.length > MOST_COMPARED) return inOrder(waiting, left);
  const likely = waiting
    .flatMap((was) =>
      left.filter(({ format }) => format === was.format).map((is) => ({ was, is, score: fit(was, is) })),
    )
    .sort((a, b) => b.score - a.score);
  const taken = new Set<Contract>();
  const pairs: [Contract, Contract][] = [];
  for (const { was, is } of likely) {
    if (taken.has(was) || taken.has(is)) continue;
    taken.add(was).add(is);
    pairs.push([was, is]);
  }
  const isLeft = (each: Contract): boolean => !taken.has(each);
  return { pairs, gone: waiting.filter(isLeft), fresh: left.filter(isLeft) };
}

function inOrder(waiting: readonly Contract[], left: readonly Contract[]): NameMatches {
  const named: NameMatches = { pairs: [], gone: [], fresh: [] };
  const byFormat = groupBy(left, ({ format }) => format);
  for (const [format, olds] of groupBy(waiting, (each) => each.format)) {
    const others = byFormat.get(format) ?? [];
    byFormat.delete(format);
    for (const [index, was] of olds.entries()) {
      const is = others[index];
      if (is) named.pairs.push([was, is]);
      else named.gone.push(was);
    }
    append(named.fresh, others.slice(olds.length));
  }
  for (const others of byFormat.values()) append(named.fresh, others);
  return named;
}

const fit = (was: Contract, is: Contract): number =>
  likenessOfLists(parametersOf(was), parametersOf(is)) +
  (was.folder === is.folder ? 0.5 : 0) +
  (was.path === is.path ? 1 : 0);

/** What a contract says, its name aside; undefined where a part of it is unknown. */
const contentOf = remembered(({ description, input, output, config }: Contract): string | undefined => {
  const parts = [description, input, output, config].map(keyOf);
  return parts.includes(undefined) ? undefined : parts.join('\n');
});

/** An equal contract tells nothing where there is nothing in it. */
const saysSomething = (contract: Contract): boolean =>
  describedAs(contract).length >= 20 || parametersOf(contract).length > 1;

const SURE = 0.7;
const PERHAPS = 0.55;
/** Comparing each with each would take too long beyond this. */
const MOST_COMPARED = 250_000;

function renames(removed: readonly Contract[], added: readonly Contract[]): Pick<ToolMatches, 'renamed' | 'perhaps'> {
  const perhaps = new Map<Contract, Contract>();
  const renamed: [Contract, Contract][] = [];
  const isTaken = new Set<Contract>();
  const take = (was: Contract, is: Contract): void => {
    renamed.push([was, is]);
    isTaken.add(was).add(is);
  };
  const byContent = groupBy(added, contentOf);
  for (const [content, olds] of groupBy(removed.filter(saysSomething), contentOf)) {
    const twins = content === undefined ? [] : (byContent.get(content) ?? []);
    const isRanked = olds.length * twins.length <= MOST_COMPARED;
    for (const [index, was] of olds.entries()) {
      const best = isRanked
        ? bestOf(
            was,
            twins.filter((each) => !isTaken.has(each)),
          )
        : twins[index];
      if (best) take(was, best);
    }
  }
  if (removed.length * added.length > MOST_COMPARED) return { renamed, perhaps };
  const scores = removed
    .filter((was) => !isTaken.has(was))
    .flatMap((was) => added.map((is) => ({ was, is, score: isTaken.has(is) ? 0 : likeness(was, is) })))
    // What takes an action now does more than the one tool did.
    .filter(({ was, is }) => !gainsAction(was, is))
    .filter(({ score }) => score >= PERHAPS)
    .sort((a, b) => b.score - a.score);
  for (const { was, is, score } of scores) {
    if (isTaken.has(was) || isTaken.has(is)) continue;
    if (score >= SURE) take(was, is);
    else if (!perhaps.has(was)) perhaps.set(was, is);
  }
  // A name that says all that the old one did is a better hint than a text that is alike.
  for (const was of perhaps.keys()) {
    const namesakes = added.filter((is) => !isTaken.has(is) && hasAllWords(is.name, was.name));
    if (namesakes.length === 1) perhaps.set(was, namesakes[0]!);
  }
  return { renamed, perhaps };
}

function hasAllWords(name: string, of: string): boolean {
  const words = wordsOf(name);
  return wordsOf(of).every((word) => words.includes(word));
}

function bestOf(was: Contract, twins: readonly Contract[]): Contract | undefined {
  const rank = (is: Contract): number => likenessOfNames(was.name, is.name) + (was.path === is.path ? 0.1 : 0);
  return [...twins].sort((a, b) => rank(b) - rank(a))[0];
}

function likeness(was: Contract, is: Contract): number {
  const [before, after] = [describedAs(was), describedAs(is)];
  const text = before === '' || after === '' ? 0 : likenessOfTexts(before, after);
  const file = was.path === is.path ? 0.1 : 0;
  const parameters = likenessOfLists(parametersOf(was), parametersOf(is));
  return 0.35 * likenessOfNames(was.name, is.name) + 0.4 * text + 0.25 * parameters + file;
}

/** Parameters with which one tool does what several did. */
const ACTION = /^(?:action|method|operation|mode|op|command|verb)$/i;

export function actionOf(contract: Contract): string[] | undefined {
  const properties = get(contract.input, 'properties');
  if (properties?.kind !== 'object') return undefined;
  const found = properties.entries.find(({ key }) => ACTION.test(key) && listsAsRequired(contract.input, key));
  if (!found) return undefined;
  return items(get(found.value, 'enum')).flatMap((each) => text(each) ?? []);
}

const gainsAction = (was: Contract, is: Contract): boolean =>
  actionOf(was) === undefined && actionOf(is) !== undefined && has(was.input, 'properties') !== 'unknown';

const FEWEST = 3;

/** Three or more are gone, and fewer tools that take an action have come. */
function merges(removed: readonly Contract[], candidates: readonly Contract[]): Map<Contract, Contract[]> {
  const callings = candidates.flatMap(waysToCall);
  const merged = new Map<Contract, Contract[]>();
  if (removed.length < FEWEST || !callings.some(isOfAction)) return merged;
  for (const was of removed) {
    const words = stemsOf(was.name);
    const scored = callings
      .map((calling) => ({ calling, score: likenessOfWords(words, calling.words) }))
      .filter(({ calling, score }) => score >= LIKE_ENOUGH && calling.own.some((word) => words.includes(word)))
      // Of two with the same words, the one that does the same.
      .map(({ calling, score }) => ({ calling, score: score + (words.includes(calling.verb ?? '') ? 0.1 : 0) }));
    const best = scored.sort((a, b) => b.score - a.score)[0]?.calling;
    if (best && isOfAction(best)) addTo(merged, best.tool, was);
  }
  const count = [...merged.values()].flat().length;
  return count >= FEWEST && count > merged.size ? merged : new Map<Contract, Contract[]>();
}

const LIKE_ENOUGH = 0.5;

/** A way to call a tool. `repo_list_branches` is `repo_branch` with `list` now: one action counts, not all that there are. */
interface WayToCall {
  readonly tool: Contract;
  /** The words of its name, and those with the action. */
  readonly own: readonly string[];
  readonly words: readonly string[];
  readonly verb?: string | undefined;
}

function waysToCall(tool: Contract): WayToCall[] {
  const own = stemsOf(tool.name);
  const actions = actionOf(tool) ?? [];
  // What takes no action, or one of unknown values, is called in one way.
  if (actions.length === 0) return [{ tool, own, words: own }];
  return actions.map((action) => ({ tool, own, words: stemsOf(`${tool.name} ${action}`), verb: stemsOf(action)[0] }));
}

const isOfAction = ({ tool }: WayToCall): boolean => actionOf(tool) !== undefined;

const stemsOf = (name: string): string[] => [...new Set(wordsOf(name).map(stem))];

const stem = (word: string): string => word.replace(/(?:es|s)$/, '');
