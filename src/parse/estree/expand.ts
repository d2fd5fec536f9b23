/** Turns a tree with choices into alternatives without: a finding counts only if every alternative has it. */
import type { Entry, Node } from '../../core/tree.js';
import { unknownAt, type Value } from './values.js';

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
  if (counts.length === 0) return [plain(value)];
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MOST_ALTERNATIVES) return [plain(value)];
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const choices = counts.map((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    return pick(value, choices) ?? unknownAt(value);
  });
}

/** One form of a value, what depends on a choice unknown. */
export function plain(value: Value): Node {
  return pick(value, undefined) ?? unknownAt(value);
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

/**
 * Takes choices in the order in which `countChoices` met them; consumes `choices`. Without choices, what depends on one
 * is unknown. Undefined: nothing is there in this form.
 */
function pick(value: Value, choices: number[] | undefined): Node | undefined {
  if (value.kind === 'union') {
    const choice = choices?.shift();
    if (choice === undefined) return unknownAt(value);
    const forms = value.branches.map((branch) => pick(branch, choices));
    return forms[choice];
  }
  if (value.kind === 'undefined') return undefined;
  if (value.kind === 'object') {
    const entries: Entry[] = [];
    for (const each of value.entries) {
      const child = pick(each.value, choices);
      if (child) entries.push(child === each.value ? each : { ...each, value: child });
    }
    return entries.length === value.entries.length && entries.every((each, index) => each === value.entries[index])
      ? value
      : { ...value, entries };
  }
  if (value.kind === 'array') {
    const items = value.items.map((item) => pick(item, choices) ?? unknownAt(item));
    return items.every((item, index) => item === value.items[index]) ? value : { ...value, items };
  }
  return value;
}
