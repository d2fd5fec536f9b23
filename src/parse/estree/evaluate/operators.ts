/** What operators make of what stands beside them. */
import { bare, type Ast } from '../ast.js';
import { nothing, place, truthOf, union, unknown, unknownText, type Evaluate, type Value } from '../values.js';
import { LONGEST_TEXT, type Budget } from './budget.js';
import { isText, madeText } from './texts.js';

export function conditionalValue(node: Ast, evaluate: Evaluate): Value {
  return union(node, [evaluate(node['consequent']), evaluate(node['alternate'])]);
}

export function logicalValue(node: Ast, evaluate: Evaluate): Value {
  const left = evaluate(node['left']);
  const truth = truthOf(left);
  if (node['operator'] === '&&')
    return truth === true ? evaluate(node['right']) : truth === false ? left : unknown(node);
  if (node['operator'] === '||' && truth !== undefined) return truth ? left : evaluate(node['right']);
  if (node['operator'] === '??' && left.kind !== 'unknown' && left.kind !== 'union') {
    return left.kind === 'null' || left.kind === 'undefined' ? evaluate(node['right']) : left;
  }
  return union(node, [left, evaluate(node['right'])]);
}

/** Long texts are chains of `+`: they nest as deep as they are long, so they are taken apart in a loop. */
export function binaryValue(node: Ast, evaluate: Evaluate, budget: Budget): Value {
  const operands: Ast[] = [];
  let first = node;
  while (first.type === 'BinaryExpression' && first['operator'] === '+') {
    operands.push(first['right']);
    first = bare(first['left']);
  }
  if (operands.length === 0) return unknown(node);
  let sum = evaluate(first);
  for (const operand of operands.reverse()) {
    const next = evaluate(operand);
    if (!isText(sum) || !isText(next))
      return isSurelyText(sum) || isSurelyText(next) ? unknownText(node) : unknown(node);
    if (sum.kind === 'number' && next.kind === 'number')
      sum = { kind: 'number', ...place(node), value: sum.value + next.value };
    else sum = { kind: 'string', ...place(node), value: `${sum.value}${next.value}` };
    if (sum.kind === 'string' && sum.value.length > LONGEST_TEXT) return unknownText(node);
  }
  return sum.kind === 'string' ? madeText(node, sum.value, budget) : sum;
}

/** What a `+` with it gives is a text, whatever stands on the other side. */
const isSurelyText = (value: Value): boolean =>
  value.kind === 'string' || (value.kind === 'unknown' && value.isText === true);

export function unaryValue(node: Ast, evaluate: Evaluate): Value {
  if (node['operator'] === 'void') return nothing(node);
  const value = evaluate(node['argument']);
  if (node['operator'] === '-' && value.kind === 'number')
    return { kind: 'number', ...place(node), value: -value.value };
  const truth = truthOf(value);
  if (node['operator'] === '!' && truth !== undefined) return { kind: 'boolean', ...place(node), value: !truth };
  return unknown(node);
}
