/** The values of operators, of built-in methods and of calls that convert schemas. */
import {
  bare,
  endOf,
  memberName,
  path,
  startOf,
  nothing,
  place,
  union,
  unknown,
  unknownText,
  operandsOf,
} from '../syntax.js';
import type { SyntaxNode, TSESTree, Evaluate } from '../syntax.js';
import { truthOf, type Value, lasting, textOf, type ArrayValue, type ObjectValue } from '../../result/values.js';
import { LONGEST_TEXT, type Budget } from '../../result/budget.js';
import { isText, madeText, spreadValues, ObjectDraft, textMethod } from './literals.js';
import type { Node } from '../../../core/tree.js';
import { isBuiltSchema, withoutMark } from '../zod/mark.js';
import type { Scopes } from '../scopes.js';
import type { Imported } from '../imported.js';
import { importOf } from '../modules.js';

/** Settings of a project are not decided here: of all tests only one for a list is. */
export function conditionalValue(node: TSESTree.ConditionalExpression, evaluate: Evaluate): Value {
  const isList = isListAsked(node.test, evaluate);
  if (isList !== undefined) return evaluate(isList ? node.consequent : node.alternate);
  return union(node, [evaluate(node.consequent), evaluate(node.alternate)]);
}

/** The answer to `Array.isArray(TOOLS)`, if it is known. */
function isListAsked(test: SyntaxNode, evaluate: Evaluate): boolean | undefined {
  const call = bare(test);
  if (call.type !== 'CallExpression' || path(call.callee).join('.') !== 'Array.isArray') return undefined;
  const [asked] = call.arguments;
  const kind = asked && evaluate(asked).kind;
  return kind === undefined || kind === 'unknown' || kind === 'union' ? undefined : kind === 'array';
}

export function logicalValue(node: TSESTree.LogicalExpression, evaluate: Evaluate): Value {
  const left = evaluate(node.left);
  const truth = truthOf(left);
  if (node.operator === '&&') return truth === true ? evaluate(node.right) : truth === false ? left : unknown(node);
  if (node.operator === '||' && truth !== undefined) return truth ? left : evaluate(node.right);
  if (node.operator === '??' && left.kind !== 'unknown' && left.kind !== 'union') {
    return left.kind === 'null' || left.kind === 'undefined' ? evaluate(node.right) : left;
  }
  return union(node, [left, evaluate(node.right)]);
}

export function binaryValue(node: TSESTree.BinaryExpression, evaluate: Evaluate, budget: Budget): Value {
  const [first = node, ...operands] = operandsOf(node).reverse();
  if (operands.length === 0) return comparedValue(node, evaluate);
  let sum = evaluate(first);
  for (const operand of operands) {
    const next = evaluate(operand);
    if (!isText(sum) || !isText(next))
      return isSurelyText(sum) || isSurelyText(next) ? unknownText(node, beginningOf(first)) : unknown(node);
    if (sum.kind === 'number' && next.kind === 'number')
      sum = { kind: 'number', ...place(node), value: sum.value + next.value };
    else sum = { kind: 'string', ...place(node), value: `${sum.value}${next.value}` };
    if (sum.kind === 'string' && sum.value.length > LONGEST_TEXT) return unknownText(node);
  }
  return sum.kind === 'string' ? madeText(node, sum.value, budget) : sum;
}

/** `tool === 'forecast'`, where both are known. */
function comparedValue(node: TSESTree.BinaryExpression, evaluate: Evaluate): Value {
  const [, isNot] = /^([!=])==$/.exec(node.operator) ?? [];
  if (isNot === undefined) return unknown(node);
  const [left, right] = [evaluate(node.left), evaluate(node.right)].map(textOf);
  if (left === undefined || right === undefined) return unknown(node);
  return { kind: 'boolean', ...place(node), value: (left === right) === (isNot === '=') };
}

/** What a literal is as it is written, if nothing in it is escaped. */
function beginningOf(first: SyntaxNode): string {
  if (first.type !== 'Literal' || typeof first.value !== 'string') return '';
  return endOf(first) - startOf(first) === first.value.length + 2 ? first.value : '';
}

/** `+` with such an operand gives a string, whatever the other operand is. */
const isSurelyText = (value: Value): boolean =>
  value.kind === 'string' || (value.kind === 'unknown' && value.isText === true);

export function unaryValue(node: TSESTree.UnaryExpression, evaluate: Evaluate): Value {
  if (node.operator === 'void') return nothing(node);
  const value = evaluate(node.argument);
  if (node.operator === '-' && value.kind === 'number') return { kind: 'number', ...place(node), value: -value.value };
  const truth = truthOf(value);
  if (node.operator === '!' && truth !== undefined) return { kind: 'boolean', ...place(node), value: !truth };
  return unknown(node);
}

/** `Object.freeze({ … })`, `Object.entries(TOOLS)`. */
export function methodOfObject(node: TSESTree.CallExpression, method: string | undefined, evaluate: Evaluate): Value {
  const args = node.arguments;
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
  const keys = entries.map(({ key, start, end, file }): Node => ({
    kind: 'string',
    start,
    end,
    ...(file && { file }),
    value: key,
  }));
  if (method === 'values') return list(entries.map(({ value }) => value));
  if (method === 'keys') return list(keys);
  if (method !== 'entries') return unknown(node);
  return list(entries.map(({ value }, index) => list([keys[index]!, value]) as Node));
}

/** A method of a known string or array, other than one with a callback. */
export function methodOf(
  node: TSESTree.CallExpression,
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

function concatenated(node: TSESTree.CallExpression, owner: ArrayValue, evaluate: Evaluate): Value {
  const items = [...owner.items];
  let open = owner.open;
  for (const arg of node.arguments) {
    const value = evaluate(arg);
    if (value.kind === 'array') for (const item of value.items) items.push(item);
    open ||= value.kind !== 'array' || value.open;
  }
  return { kind: 'array', ...place(node), items, open };
}

function joined(node: TSESTree.CallExpression, owner: ArrayValue, evaluate: Evaluate, budget: Budget): Value {
  const texts = owner.items.map(textOf).filter((text) => text !== undefined);
  if (owner.open || texts.length < owner.items.length) return unknown(node);
  const [argument] = node.arguments;
  const separator = argument && evaluate(argument);
  if (separator && separator.kind !== 'string') return unknown(node);
  const between = separator?.value ?? ',';
  const length = texts.reduce((sum, text) => sum + text.length + between.length, 0);
  return length > LONGEST_TEXT ? unknown(node) : madeText(node, texts.join(between), budget);
}

/** `zodToJsonSchema(Query)`, `z.toJSONSchema(Query)`, `jsonSchema({…})`: the converted schema. */
export function convertedValue(call: TSESTree.CallExpression, scopes: Scopes, evaluate: Evaluate): Value | undefined {
  const conversion = conversionOf(call, scopes);
  const [argument, options] = call.arguments;
  if (!conversion || !argument || argument.type === 'SpreadElement') return undefined;
  const given = options && evaluate(options);
  // With a name, the result is a reference to a definition.
  if (given && (given.kind !== 'object' || given.open || given.entries.some(({ key }) => key === 'name')))
    return unknown(call);
  const schema = evaluate(argument);
  if (conversion === 'kept') return schema;
  return isBuiltSchema(schema) ? asJsonSchema(schema) : unknown(call);
}

/** `json`: the result is a JSON Schema. `kept`: the result is the argument. */
type Conversion = 'json' | 'kept';

function conversionOf(call: TSESTree.CallExpression, scopes: Scopes): Conversion | undefined {
  const callee = bare(call.callee);
  if (callee.type === 'Identifier') return kindOf(importOf(callee, scopes));
  if (callee.type !== 'MemberExpression') return undefined;
  const name = memberName(callee);
  const owner = importOf(withoutExport(bare(callee.object)), scopes);
  return owner && name !== undefined ? kindOf({ source: owner.source, name }) : undefined;
}

/** `zod_1` in `zod_1.z`, which is what a compiler makes of `z`. */
function withoutExport(owner: SyntaxNode): SyntaxNode {
  if (owner.type !== 'MemberExpression') return owner;
  const name = memberName(owner);
  return name === 'z' || name === 'default' ? bare(owner.object) : owner;
}

function kindOf(imported: Imported | undefined): Conversion | undefined {
  if (!imported) return undefined;
  const { source, name } = imported;
  if (/^zod(\/|$)/.test(source) && name === 'toJSONSchema') return 'json';
  if (source === 'zod-to-json-schema' && (name === 'zodToJsonSchema' || name === 'default')) return 'json';
  return /^(ai|@ai-sdk\/provider-utils)$/.test(source) && (name === 'zodSchema' || name === 'jsonSchema')
    ? 'kept'
    : undefined;
}

/** Open, because converters add keywords of their own. */
function asJsonSchema(schema: ObjectValue): ObjectValue {
  const entries = schema.entries.map((each) => ({ ...each, value: withoutMarks(each.value) as Node }));
  return { ...withoutMark(schema), entries, open: true };
}

/** Also unmarks the schemas in `properties`, which may be read from it. */
function withoutMarks(value: Value): Value {
  const own = withoutMark(value);
  if (own.kind !== 'object' || own === value) return own;
  return { ...own, entries: own.entries.map((each) => ({ ...each, value: withoutMark(each.value) })) };
}
