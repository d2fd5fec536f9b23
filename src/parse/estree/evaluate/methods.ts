/** What methods of JavaScript's own give: of `Object`, of lists, of texts. A callback is not called here. */
import type { Node } from '../../../core/tree.js';
import type { Ast } from '../ast.js';
import { lasting, place, textOf, unknown, type ArrayValue, type Evaluate, type Value } from '../values.js';
import { isBuiltSchema } from '../schema-builders/mark.js';
import { LONGEST_TEXT, type Budget } from './budget.js';
import { spreadValues } from './literals.js';
import { ObjectDraft } from './object-draft.js';
import { madeText, textMethod } from './texts.js';

/** `Object.freeze({ … })`, `Object.entries(TOOLS)`. */
export function methodOfObject(node: Ast, method: string | undefined, evaluate: Evaluate): Value {
  const args = node['arguments'] as readonly Ast[];
  if (method === 'assign') {
    const draft = new ObjectDraft();
    for (const arg of args) draft.spread(spreadValues(arg, evaluate), arg);
    return draft.finish(node);
  }
  const first = args[0] && evaluate(args[0]);
  if ((method === 'freeze' || method === 'seal' || method === 'preventExtensions') && first) return first;
  if (first?.kind !== 'object' || first.open || isBuiltSchema(first)) return unknown(node);
  const entries = lasting(first);
  const list = (items: readonly Node[]): Value => ({ kind: 'array', ...place(node), items, open: false });
  const keys = entries.map((each): Node => ({ kind: 'string', start: each.start, end: each.end, value: each.key }));
  if (method === 'values') return list(entries.map(({ value }) => value));
  if (method === 'keys') return list(keys);
  if (method !== 'entries') return unknown(node);
  return list(entries.map(({ value }, index) => list([keys[index]!, value]) as Node));
}

/** A method of a value that is known. */
export function methodOf(
  node: Ast,
  owner: Value,
  method: string | undefined,
  evaluate: Evaluate,
  budget: Budget,
): Value {
  if (owner.kind === 'string') return textMethod(node, owner.value, method);
  if (owner.kind !== 'array') return unknown(node);
  if (method === 'concat') return concatenated(node, owner, evaluate);
  return method === 'join' ? joined(node, owner, evaluate, budget) : unknown(node);
}

function concatenated(node: Ast, owner: ArrayValue, evaluate: Evaluate): Value {
  const items = [...owner.items];
  let open = owner.open;
  for (const arg of node['arguments'] as readonly Ast[]) {
    const value = evaluate(arg);
    if (value.kind === 'array') for (const item of value.items) items.push(item);
    open ||= value.kind !== 'array' || value.open;
  }
  return { kind: 'array', ...place(node), items, open };
}

function joined(node: Ast, owner: ArrayValue, evaluate: Evaluate, budget: Budget): Value {
  const texts = owner.items.map(textOf).filter((text) => text !== undefined);
  if (owner.open || texts.length < owner.items.length) return unknown(node);
  const [argument] = node['arguments'] as readonly Ast[];
  const separator = argument && evaluate(argument);
  if (separator && separator.kind !== 'string') return unknown(node);
  const between = separator?.value ?? ',';
  const length = texts.reduce((sum, text) => sum + text.length + between.length, 0);
  return length > LONGEST_TEXT ? unknown(node) : madeText(node, texts.join(between), budget);
}
