/** Other uses of a constant than the one a rule reports: a fix may be wrong there, and the fault may be in one use only. */
import type { Document } from '../core/document.js';
import type { ReportedProblem } from './applicable-rules.js';
import { subjectOf } from '../core/rule.js';
import type { ProblemPlace, Edit, Fix, Manifest, Problem, Tool } from '../core/rule.js';
import type { Node, Place } from '../core/tree.js';

export class SharedConstants {
  readonly #document: Document;
  /** All that rules look at. */
  readonly #roots: readonly Node[];
  readonly #manifest: Manifest;
  readonly #reported: readonly ReportedProblem[];
  /** What the tree has of what is read at a place, by where that starts. */
  #inTree: ReadonlyMap<number, InTree> | undefined;
  /** How often a rule reports a place. */
  #reportCounts: ReadonlyMap<string, number> | undefined;

  constructor(document: Document, manifest: Manifest, reported: readonly ReportedProblem[]) {
    this.#document = document;
    this.#manifest = manifest;
    const { answers = [], reads = [] } = document.code ?? {};
    this.#roots = [manifest.root, ...[...answers, ...reads].map(({ body }) => body)];
    this.#reported = reported;
  }

  withSafeFixes(each: ReportedProblem): ReportedProblem {
    const { fix, at, related } = each.problem;
    const mayBeShared = fix && this.#document.constants;
    if (!mayBeShared && !('use' in at)) return each;
    const rule = each.setting.rule.id;
    const placed = (place: ProblemPlace): ProblemPlace => ('use' in place ? this.#placed(place.use, rule) : place);
    const isMore = (edit: Edit): boolean => this.hasOtherUses(placeOf(edit), rule);
    const isSafe = fix?.safe && !this.splitsConstants(fix) && !fix.edits.some(isMore);
    // A guess at what one use means must not rewrite the others.
    const isGuess = fix && !fix.safe && fix.edits.some((edit) => edit.op === 'set' && isMore(edit));
    const { fix: _, ...others } = each.problem;
    const problem: Problem = {
      ...others,
      at: placed(at),
      ...(related && { related: related.map((one) => ({ ...one, at: placed(one.at) })) }),
      ...(fix && !isGuess && { fix: { ...fix, safe: isSafe ?? false } }),
    };
    return { ...each, problem };
  }

  #placed(value: Place, rule: string): ProblemPlace {
    const { constants } = this.#document;
    // What a module exports is for others too.
    const isImported = value.file !== undefined && value.via?.file !== value.file;
    const isUse =
      !constants || isImported || (isIn(constants.usesOf(value), value.via) && this.hasOtherUses(value, rule));
    return value.via && isUse ? { use: value } : value;
  }

  /** Of a constant that several share, a part goes elsewhere: only to one of them. */
  splitsConstants({ edits }: Fix): boolean {
    if (edits.length < 2 || !this.#document.constants) return false;
    const shared = edits.map((edit) => {
      const uses = this.#document.constants!.usesOf(placeOf(edit));
      return uses.length < 2 ? '' : uses.map(({ start }) => start).join();
    });
    return new Set(shared).size > 1;
  }

  /** Whether the constant that holds a place has uses of which a rule says nothing. */
  hasOtherUses(place: Place, rule: string): boolean {
    const uses = this.#document.constants?.usesOf(place) ?? [];
    if (uses.length < 2) return false;
    this.#inTree ??= usesIn(this.#roots, this.#manifest.tools);
    const known = uses.map(({ start }) => this.#inTree!.get(start));
    if (known.includes(undefined)) return true;
    // A schema says the same wherever it is used, so rules are about what is inside it once.
    if (!place.via && known.every((each) => each!.isSchema)) return false;
    this.#reportCounts ??= reportCounts(this.#reported);
    const reports = this.#reportCounts.get(keyOf(rule, place)) ?? 0;
    return reports < known.reduce((sum, each) => sum + each!.count, 0);
  }
}

const isIn = (places: readonly Place[], place: Place | undefined): boolean =>
  places.some(({ start }) => start === place?.start);

interface InTree {
  count: number;
  /** It is only a JSON Schema, or part of one. */
  isSchema: boolean;
}

function usesIn(roots: readonly Node[], tools: readonly Tool[]): ReadonlyMap<number, InTree> {
  const found = new Map<number, InTree>();
  const schemas = new Set(tools.flatMap((tool) => tool.schemas.map(({ node }) => node)));
  const todo = roots.map((node) => ({ node, isInSchema: false }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, isInSchema } = next;
    const isSchema = isInSchema || schemas.has(node);
    if (node.via) {
      const known = found.get(node.via.start);
      if (known) Object.assign(known, { count: known.count + 1, isSchema: known.isSchema && isSchema });
      else found.set(node.via.start, { count: 1, isSchema });
    }
    if (node.kind === 'array') for (const item of node.items) todo.push({ node: item, isInSchema: isSchema });
    else if (node.kind === 'object')
      for (const { value } of node.entries) todo.push({ node: value, isInSchema: isSchema });
  }
  return found;
}

function reportCounts(reported: readonly ReportedProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { setting, problem } of reported) {
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
    case 'nullable':
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
