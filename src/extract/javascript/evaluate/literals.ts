/** The values of literals: objects, arrays, templates. */
import { entry, type Entry, type Node } from '../../../core/tree.js';
import { bare, endOf, startOf, staticName, nothing, place, unknown, unknownText } from '../syntax.js';
import type { SyntaxNode, TSESTree, Evaluate } from '../syntax.js';
import { conditional, isConditional, truthOf, type Value, type ObjectValue } from '../../result/values.js';
import { LONGEST_TEXT, type Budget } from '../../result/budget.js';
import { addTo } from '../../../core/collections.js';

export function templateValue(node: TSESTree.TemplateLiteral, evaluate: Evaluate, budget: Budget): Value {
  let text = '';
  const { raw, cooked: start } = node.quasis[0]!.value;
  const begins = raw === start ? raw.slice(0, LONGEST_BEGINNING) : '';
  for (const [index, quasi] of node.quasis.entries()) {
    const cooked = quasi.value.cooked;
    if (typeof cooked !== 'string') return unknownText(node);
    text += cooked;
    const expression = node.expressions[index];
    if (!expression) continue;
    const value = evaluate(expression);
    if (!isText(value)) return unknownText(node, begins);
    text += String(value.value);
    if (text.length > LONGEST_TEXT) return unknownText(node);
  }
  return madeText(node, text, budget);
}

/** Enough to know what a text is. */
const LONGEST_BEGINNING = 100;

/** What `JSON.stringify(value)` begins with, as far as that is known and without line breaks: `{"error":`. */
export function beginningOfJson(value: Value | undefined): string {
  const [first] = value?.kind === 'object' && !value.open ? value.entries : [];
  if (!first) return '';
  const { value: own } = first;
  const written = own.kind === 'unknown' ? (own.isText ? '"' : '') : 'value' in own ? JSON.stringify(own.value) : '';
  return `{${JSON.stringify(first.key)}:${written}`.slice(0, LONGEST_BEGINNING);
}

export function objectValue(node: TSESTree.ObjectExpression, evaluate: Evaluate): Value {
  const draft = new ObjectDraft();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      draft.spread(spreadValues(property.argument, evaluate), property);
      continue;
    }
    const isName = property.key && !isPrivate(property.key);
    const key = isName ? keyOf(property.key, property.computed, evaluate) : undefined;
    if (key === undefined) {
      draft.hide(property);
      continue;
    }
    const isValue = property.kind === 'init' && !property.method;
    const value = isValue ? evaluate(property.value) : unknown(property.value ?? property);
    const name = property.key;
    const written = { key, start: startOf(name), end: endOf(name), value: value as Node };
    if (isValue && !property.computed) draft.write(written, node);
    else draft.put(written);
  }
  return draft.finish(node);
}

/** `{ #name: 1 }` is no JavaScript, but some parsers go on. */
const isPrivate = (key: SyntaxNode): boolean => key.type === 'PrivateIdentifier';

/** What a spread may add: one value, or one for each outcome of its condition. */
export function spreadValues(argument: SyntaxNode, evaluate: Evaluate): readonly Value[] {
  const node = bare(argument);
  if (node.type === 'LogicalExpression' && node.operator === '&&') {
    const truth = truthOf(evaluate(node.left));
    if (truth === false) return [nothing(node)];
    const right = evaluate(node.right);
    return truth ? [right] : [right, nothing(node)];
  }
  if (node.type === 'ConditionalExpression') return [evaluate(node.consequent), evaluate(node.alternate)];
  const value = evaluate(node);
  return value.kind === 'union' ? value.branches : [value];
}

/** The name of a key or member, written out or computed. */
export function keyOf(key: SyntaxNode, isComputed: boolean, evaluate: Evaluate): string | undefined {
  const name = staticName(key, isComputed);
  if (name !== undefined || !isComputed) return name;
  const value = evaluate(key);
  return isText(value) ? String(value.value) : undefined;
}

export function arrayValue(node: TSESTree.ArrayExpression, evaluate: Evaluate): Value {
  const items: Node[] = [];
  let open = false;
  for (const element of node.elements) {
    if (!element) continue;
    if (element.type === 'SpreadElement') {
      const spread = evaluate(element.argument);
      if (spread.kind === 'array') for (const item of spread.items) items.push(item);
      open ||= spread.kind !== 'array' || spread.open;
    } else {
      items.push(evaluate(element) as Node);
    }
  }
  return { kind: 'array', ...place(node), items, open };
}

/** An object under construction: later entries override earlier ones. */
export class ObjectDraft {
  readonly #entries = new Map<string, Entry>();
  /** Written in the literal, and overridden there by the same key. */
  #lost: Map<string, Entry[]> | undefined;
  #open = false;

  /** A key and value that are written in the literal itself. */
  write(added: Entry, literal: SyntaxNode): void {
    const before = this.#entries.get(added.key);
    // Entries of a spread are meant to be overridden.
    const isWritten = before && before.value.kind !== 'unknown' && !isConditional(before.value);
    if (isWritten && startOf(literal) <= before.start && before.end <= endOf(literal))
      addTo((this.#lost ??= new Map<string, Entry[]>()), added.key, before);
    this.put(added);
  }

  put(added: Entry): void {
    if ((added.value as Value).kind === 'undefined') this.#entries.delete(added.key);
    else this.#entries.set(added.key, added);
  }

  /** An unknown part: it may override all entries before it. */
  hide(by: SyntaxNode): void {
    for (const [key, each] of this.#entries) this.#entries.set(key, { ...each, value: unknown(by) });
    this.#open = true;
  }

  spread(branches: readonly Value[], by: SyntaxNode): void {
    const objects = branches.filter((each) => each.kind === 'object');
    const others = branches.filter(({ kind }) => kind !== 'object' && kind !== 'null' && kind !== 'undefined');
    const isHidden = others.length > 0 || objects.some(({ open }) => open);
    if (isHidden) this.hide(by);
    const [only] = objects;
    if (branches.length === 1) only?.entries.forEach((each) => this.put(this.#overLast(each, by)));
    else if (isHidden) this.#forget(objects, by);
    else this.#choose(branches, by);
  }

  /** Entries of a branch are neither known nor missing. */
  #forget(objects: readonly ObjectValue[], by: SyntaxNode): void {
    for (const { key } of objects.flatMap(({ entries }) => entries)) {
      const before = this.#entries.get(key);
      if (before) this.#entries.set(key, { ...before, value: unknown(by) });
    }
  }

  /** Each entry is there in some of the branches. Open, since a rule must not say of the others that they lack it. */
  #choose(branches: readonly Value[], by: SyntaxNode): void {
    const condition = {};
    const added = new Map(
      branches.flatMap((each) => (each.kind === 'object' ? each.entries : [])).map((each) => [each.key, each]),
    );
    for (const [key, each] of added) {
      const before = this.#entries.get(key)?.value ?? nothing(by);
      const values = branches.map((branch): Value => entry(branch as Node, key)?.value ?? before);
      this.#entries.set(key, { ...each, value: conditional(each.value, condition, values) as Node });
      this.#open = true;
    }
  }

  /** Where what is spread does not have the key, the value before it stays. */
  #overLast(added: Entry, by: SyntaxNode): Entry {
    const value = added.value as Value;
    const before = this.#entries.get(added.key)?.value;
    if (!before || !isConditional(value)) return added;
    const branches = value.branches.map((each) => (each.kind === 'undefined' ? before : each));
    return { ...added, value: conditional(place(by), value.condition, branches) as Node };
  }

  finish(node: SyntaxNode): ObjectValue {
    const counting = [...this.#entries.values()];
    const lost = this.#lost;
    const entries = lost ? counting.flatMap((each) => [...(lost.get(each.key) ?? []), each]) : counting;
    return { kind: 'object', start: startOf(node), end: endOf(node), entries, open: this.#open };
  }
}

export const isText = (value: Value): value is Value & { kind: 'string' | 'number' } =>
  value.kind === 'string' || value.kind === 'number';

/** A computed string, which is not written in the file as it is. */
export function madeText(node: SyntaxNode, text: string, budget: Budget): Value {
  return budget.allowsText(text.length) ? { kind: 'string', ...place(node), value: text } : unknown(node);
}

export function textMethod(node: TSESTree.CallExpression, text: string, method: string | undefined): Value {
  const change = method !== undefined && node.arguments.length === 0 ? CHANGES.get(method) : undefined;
  return change ? { kind: 'string', ...place(node), value: change(text) } : unknown(node);
}

const CHANGES: ReadonlyMap<string, (text: string) => string> = new Map([
  ['trim', (text) => text.trim()],
  ['toLowerCase', (text) => text.toLowerCase()],
  ['toUpperCase', (text) => text.toUpperCase()],
  ['toString', (text) => text],
]);
