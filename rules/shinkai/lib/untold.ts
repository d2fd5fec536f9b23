/** What a definition promises and its description does not tell: two rules speak of it, and a third is then silent. */
import { get, isVague, items, toValue, type Node, type ObjectNode, type StringNode } from '../../../src/core/tree.js';
import { isTellable, unmentioned } from './mention.js';
import type { Definition } from './tables.js';

interface UntoldDefault {
  readonly description: StringNode;
  /** The default as a person would write it. */
  readonly shown: string;
}

export function untoldDefault({ table, node, property }: Definition): UntoldDefault | undefined {
  if (table === 'result' || !property) return undefined;
  const value = get(node, 'default');
  const description = descriptionOf(node);
  const shown = value && show(value);
  if (!shown || !description || /default/i.test(description.value)) return undefined;
  return unmentioned(description.value, [shown]).length > 0 ? { description, shown } : undefined;
}

interface UntoldChoices {
  readonly description: StringNode;
  readonly list: Node;
  readonly values: readonly string[];
  /** Those of the values that the description does not name. */
  readonly left: readonly string[];
}

export function untoldChoices({ table, node, property }: Definition): UntoldChoices | undefined {
  if (table !== 'parameters' || !property) return undefined;
  const list = get(node, 'enum');
  const description = descriptionOf(node);
  if (!list || !description || description.value.length > LONGEST) return undefined;
  const values = items(list)
    .slice(0, MOST)
    .flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  const left = unmentioned(description.value, [...new Set(values)].filter(isTellable));
  return left.length > 0 ? { description, list, values, left } : undefined;
}

/** Beyond these, nobody would want the values in the description. */
const MOST = 200;
const LONGEST = 20_000;

function descriptionOf(definition: ObjectNode): StringNode | undefined {
  const description = get(definition, 'description');
  return description?.kind === 'string' && description.value.trim() !== '' ? description : undefined;
}

/** What a person would write for a value; nothing for one that means "none". */
function show(node: Node): string | undefined {
  if (node.kind === 'string') return node.value.trim();
  if (node.kind === 'number' || node.kind === 'boolean') return String(node.value);
  if (isVague(node) || (node.kind !== 'array' && node.kind !== 'object')) return undefined;
  const json = JSON.stringify(toValue(node));
  return json.length > 2 && json.length < 200 ? json : undefined;
}
