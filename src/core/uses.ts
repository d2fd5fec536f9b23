/** What more is made of a constant than a rule speaks of: a fix of it may be wrong there, and the fault may be one use. */
import type { Document } from './document.js';
import type { Said } from './lint.js';
import { subjectOf } from './locate.js';
import type { At, Edit, Problem } from './rule.js';
import { walk, type Node, type Place } from './tree.js';

export class Uses {
  readonly #document: Document;
  /** All that rules look at. */
  readonly #roots: readonly Node[];
  readonly #said: readonly Said[];
  /** How often the tree has what is read at a place, by where that starts. */
  #inTree: ReadonlyMap<number, number> | undefined;
  /** How often a rule speaks of a place. */
  #told: ReadonlyMap<string, number> | undefined;

  constructor(document: Document, root: Node, said: readonly Said[]) {
    this.#document = document;
    const { answers = [], reads = [] } = document.code ?? {};
    this.#roots = [root, ...[...answers, ...reads].map(({ body }) => body)];
    this.#said = said;
  }

  settled(each: Said): Said {
    const { fix, at, related } = each.problem;
    if (!this.#document.constants && !('use' in at)) return each;
    if (!fix?.safe && !('use' in at)) return each;
    const rule = each.setting.rule.id;
    const placed = (place: At): At => ('use' in place ? this.#placed(place.use, rule) : place);
    const isSafe = fix?.safe && !fix.edits.some((edit) => this.#areMore(placeOf(edit), rule));
    const problem: Problem = {
      ...each.problem,
      at: placed(at),
      ...(related && { related: related.map((one) => ({ ...one, at: placed(one.at) })) }),
      ...(fix && { fix: { ...fix, safe: isSafe ?? false } }),
    };
    return { ...each, problem };
  }

  #placed(value: Place, rule: string): At {
    const { constants } = this.#document;
    const isUse = !constants || (isIn(constants.usesOf(value), value.via) && this.#areMore(value, rule));
    return value.via && isUse ? { use: value } : value;
  }

  /** Whether the constant that holds a place has uses of which a rule says nothing. */
  #areMore(place: Place, rule: string): boolean {
    const uses = this.#document.constants?.usesOf(place) ?? [];
    if (uses.length < 2) return false;
    this.#inTree ??= usesIn(this.#roots);
    const counts = uses.map(({ start }) => this.#inTree!.get(start) ?? 0);
    this.#told ??= toldOf(this.#said);
    const told = this.#told.get(keyOf(rule, place)) ?? 0;
    return counts.includes(0) || told < counts.reduce((sum, count) => sum + count);
  }
}

const isIn = (places: readonly Place[], place: Place | undefined): boolean =>
  places.some(({ start }) => start === place?.start);

function usesIn(roots: readonly Node[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const root of roots) {
    for (const { via } of walk(root)) if (via) counts.set(via.start, (counts.get(via.start) ?? 0) + 1);
  }
  return counts;
}

function toldOf(said: readonly Said[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { setting, problem } of said) {
    const places = [subjectOf(problem.at), ...(problem.fix?.edits ?? []).map(placeOf)];
    for (const key of new Set(places.map((place) => keyOf(setting.rule.id, place))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const keyOf = (rule: string, { start, end, file = '' }: Place): string => `${rule}\n${start}:${end}:${file}`;

function placeOf(edit: Edit): Place {
  switch (edit.op) {
    case 'set':
      return edit.node;
    case 'add':
    case 'append':
      return edit.to;
    case 'remove':
      return edit.child;
    case 'rename':
      return edit.entry;
    case 'text':
      return edit;
  }
}
