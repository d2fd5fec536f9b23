/** Turns a tree with choices into alternatives without: a finding counts only if every alternative has it. */
import type { Entry, Node } from '../../core/tree.js';
import type { Value } from './values.js';
import { keepZod } from './zod.js';

const MOST_ALTERNATIVES = 8;

/** Each item of `parts` is expanded by itself; alternative k takes the k-th form of each. */
export function expand(parts: readonly Value[]): Node[][] {
  const forms = parts.map(formsOf);
  const most = Math.max(1, ...forms.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => forms.map((form) => form[index % form.length]!));
}

/** Every combination of the choices in a value, or one form with the choices unknown where there are too many. */
function formsOf(value: Value): Node[] {
  const counts: number[] = [];
  countChoices(value, counts);
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MOST_ALTERNATIVES) return [pick(value, undefined)];
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const choices = counts.map((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    return pick(value, choices);
  });
}

function countChoices(value: Value, counts: number[]): void {
  if (value.kind === 'union') {
    counts.push(value.branches.length);
    for (const branch of value.branches) countChoices(branch, counts);
  } else if (value.kind === 'object') {
    for (const each of value.entries) countChoices(each.value, counts);
  } else if (value.kind === 'array') {
    for (const item of value.items) countChoices(item, counts);
  }
}

/** Takes choices in the order in which `countChoices` met them; consumes `choices`. */
function pick(value: Value, choices: number[] | undefined): Node {
  if (value.kind === 'union') {
    const choice = choices?.shift();
    if (choice === undefined) return { kind: 'unknown', start: value.start, end: value.end };
    let picked: Node | undefined;
    value.branches.forEach((branch, index) => {
      const node = pick(branch, choices);
      if (index === choice) picked = node;
    });
    return picked!;
  }
  if (value.kind === 'undefined') return { kind: 'unknown', start: value.start, end: value.end };
  if (value.kind === 'object') {
    const entries: Entry[] = [];
    for (const each of value.entries) {
      const isGone = (each.value as Value).kind === 'undefined';
      if (!isGone) entries.push(withValue(each, pick(each.value, choices)));
    }
    return entries.every((each, index) => each === value.entries[index]) && entries.length === value.entries.length
      ? value
      : keepZod(value, { ...value, entries });
  }
  if (value.kind === 'array') {
    const items = value.items.map((item) => pick(item, choices));
    return items.every((item, index) => item === value.items[index]) ? value : { ...value, items };
  }
  return value;
}

const withValue = (entry: Entry, value: Node): Entry => (value === entry.value ? entry : { ...entry, value });
