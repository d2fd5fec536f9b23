/** What is written out: objects, arrays, templates. */
import type { Node } from '../../../core/tree.js';
import { bare, endOf, startOf, staticName, type Ast } from '../ast.js';
import { nothing, place, truthOf, unknown, unknownText, type Evaluate, type Value } from '../values.js';
import { LONGEST_TEXT, type Budget } from './budget.js';
import { ObjectDraft } from './object-draft.js';
import { isText, madeText } from './texts.js';

export function templateValue(node: Ast, evaluate: Evaluate, budget: Budget): Value {
  let text = '';
  for (const [index, quasi] of (node['quasis'] as Ast[]).entries()) {
    const cooked = quasi['value'].cooked as string | null;
    if (typeof cooked !== 'string') return unknownText(node);
    text += cooked;
    const expression = node['expressions'][index] as Ast | undefined;
    if (!expression) continue;
    const value = evaluate(expression);
    if (!isText(value)) return unknownText(node);
    text += String(value.value);
    if (text.length > LONGEST_TEXT) return unknownText(node);
  }
  return madeText(node, text, budget);
}

export function objectValue(node: Ast, evaluate: Evaluate): Value {
  const draft = new ObjectDraft();
  for (const property of node['properties'] as Ast[]) {
    if (property.type === 'SpreadElement' || property.type === 'ExperimentalSpreadProperty') {
      draft.spread(spreadValues(property['argument'], evaluate), property);
      continue;
    }
    const key = property['key'] ? keyOf(property['key'], property['computed'], evaluate) : undefined;
    if (key === undefined) {
      draft.hide(property);
      continue;
    }
    const isValue = property['kind'] === 'init' && !property['method'];
    const value = isValue ? evaluate(property['value']) : unknown(property['value'] ?? property);
    const name = property['key'] as Ast;
    const entry = { key, start: startOf(name), end: endOf(name), value: value as Node };
    if (isValue && !property['computed']) draft.write(entry, node);
    else draft.put(entry);
  }
  return draft.finish(node);
}

/** What a spread may add: one value, or one for each way that its condition may go. */
export function spreadValues(argument: Ast, evaluate: Evaluate): readonly Value[] {
  const node = bare(argument);
  if (node.type === 'LogicalExpression' && node['operator'] === '&&') {
    const truth = truthOf(evaluate(node['left']));
    if (truth === false) return [nothing(node)];
    const right = evaluate(node['right']);
    return truth ? [right] : [right, nothing(node)];
  }
  if (node.type === 'ConditionalExpression') return [evaluate(node['consequent']), evaluate(node['alternate'])];
  const value = evaluate(node);
  return value.kind === 'union' ? value.branches : [value];
}

/** The name of a key or member, written out or computed. */
export function keyOf(key: Ast, isComputed: boolean, evaluate: Evaluate): string | undefined {
  const name = staticName(key, isComputed);
  if (name !== undefined || !isComputed) return name;
  const value = evaluate(key);
  return isText(value) ? String(value.value) : undefined;
}

export function arrayValue(node: Ast, evaluate: Evaluate): Value {
  const items: Node[] = [];
  let open = false;
  for (const element of node['elements'] as (Ast | null)[]) {
    if (!element) continue;
    if (element.type === 'SpreadElement') {
      const spread = evaluate(element['argument']);
      if (spread.kind === 'array') for (const item of spread.items) items.push(item);
      open ||= spread.kind !== 'array' || spread.open;
    } else {
      items.push(evaluate(element) as Node);
    }
  }
  return { kind: 'array', ...place(node), items, open };
}
