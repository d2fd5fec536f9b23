/** The values of expressions, as far as they can be known without running anything. */
import { unknownAt, textOf as stringIn, unionAt, type Value } from '../result/values.js';
import { entry, type Entry, type Node } from '../../core/tree.js';
import { Budget, LONGEST_TEXT } from '../result/budget.js';
import type { Meaning, Module } from './names.js';
import { cleaned, decode, dedent } from './strings.js';
import {
  argumentsOf,
  bare,
  type Argument,
  classAround,
  calleeOf,
  childrenOf,
  entriesOf,
  functionAround,
  listed,
  memberOf,
  pathOf,
  placeOf,
  subscriptOf,
  textOf,
  type PyNode,
} from './syntax.js';

/** What parameters and variables of loops are worth, by name, where that is known. */
export type Env = ReadonlyMap<string, Value>;

const NO_ENV: Env = new Map();

/** The JSON Schema that a class makes of itself. */
type SchemaOf = (module: Module, node: PyNode, evaluator: Evaluator) => Value | undefined;

/** Certainly a string. */
const someText = (module: Module, node: PyNode): Node => ({ kind: 'unknown', ...placeOf(module, node), isText: true });

/** Beside what the length of the file allows. A parameter of a simple type is one part in each version of an SDK. */
const MOST_PARTS = 20_000;

/** Names of names. */
const MOST_NAMES = 5;

export class Evaluator {
  readonly #budget: Budget;
  readonly #constants = new Map<Module, Map<number, Value>>();
  readonly #schemaOf: SchemaOf;

  /** Parts of schemas that functions may still get: n tools that take a class of n fields would have the square of n. */
  readonly parts: { left: number };

  constructor(sizeOfFile: number, schemaOf: SchemaOf = () => undefined) {
    this.#schemaOf = schemaOf;
    this.#budget = new Budget(sizeOfFile);
    this.parts = { left: MOST_PARTS + sizeOfFile / 2 };
  }

  valueOf(module: Module, node: PyNode, env: Env = NO_ENV): Value {
    if (!this.#budget.enter()) return unknownAt(placeOf(module, node));
    try {
      return this.#value(module, bare(node), env);
    } finally {
      this.#budget.leave();
    }
  }

  /** What an object of a class of the project is made with, by the names that are given. */
  fieldsOf(module: Module, node: PyNode, depth = 0): Value | undefined {
    const call = bare(node);
    const meaning = depth < MOST_NAMES && pathOf(module, call) ? module.meaningOf(call) : undefined;
    if (meaning?.is === 'value' && meaning.node) return this.fieldsOf(meaning.module, meaning.node, depth + 1);
    if (call.name !== 'CallExpression' || !pathOf(module, calleeOf(call))) return undefined;
    const made = module.definedElsewhere(calleeOf(call)) ?? module.meaningOf(calleeOf(call));
    if (made?.is !== 'class') return undefined;
    const entries = (argumentsOf(module, call) ?? []).flatMap(({ key, keyNode, value }): Entry[] =>
      key === undefined ? [] : [{ key, ...placeOf(module, keyNode!), value: this.valueOf(module, value) as Node }],
    );
    return { kind: 'object', ...placeOf(module, call), entries, open: true };
  }

  /** A string that is known, or undefined. */
  textOf(module: Module, node: PyNode, env?: Env): string | undefined {
    return stringIn(this.valueOf(module, node, env));
  }

  #value(module: Module, node: PyNode, env: Env): Value {
    const place = placeOf(module, node);
    switch (node.name) {
      case 'String':
      case 'FormatString':
      case 'ContinuedString':
        return this.#string(module, node, env);
      case 'Number':
        return numberValue(module, node);
      case 'Boolean':
        return { kind: 'boolean', ...place, value: textOf(module, node) === 'True' };
      case 'None':
        return { kind: 'null', ...place };
      case 'ArrayExpression':
      case 'TupleExpression':
      case 'SetExpression':
        return this.#list(module, node, env);
      case 'DictionaryExpression':
        return this.#dictionary(module, node, env);
      case 'VariableName':
        return this.#name(module, node, env);
      case 'MemberExpression':
        return this.#member(module, node, env);
      case 'ConditionalExpression': {
        const parts = childrenOf(node);
        const branches = [parts[0], parts[4]].flatMap((each) => (each ? this.valueOf(module, each, env) : []));
        return branches.length === 2 ? unionAt(place, branches) : unknownAt(place);
      }
      case 'BinaryExpression':
        return this.#binary(module, node, env);
      case 'UnaryExpression': {
        const [operator, operand] = childrenOf(node);
        const value = operand && this.valueOf(module, operand, env);
        return value?.kind === 'number' && operator && textOf(module, operator) === '-'
          ? { kind: 'number', ...place, value: -value.value }
          : unknownAt(place);
      }
      case 'AwaitExpression':
        return this.valueOf(module, node.lastChild!, env);
      case 'CallExpression':
        return this.#call(module, node, env);
      default:
        return unknownAt(place);
    }
  }

  #string(module: Module, node: PyNode, env: Env): Value {
    const place = placeOf(module, node);
    const parts = node.name === 'ContinuedString' ? childrenOf(node) : [node];
    const texts: string[] = [];
    for (const part of parts) {
      if (part.name === 'FormatString' && part.getChild('FormatReplacement')) {
        const text = this.#format(module, part, env);
        if (text === undefined) return someText(module, node);
        texts.push(text);
        continue;
      }
      const decoded = decode(module.text, part.from, part.to);
      if (!decoded || decoded.isBytes) return unknownAt(place);
      texts.push(decoded.value);
    }
    return { kind: 'string', ...place, value: texts.join('') };
  }

  /** `f"… {NAME} …"`, where the names are constants. */
  #format(module: Module, node: PyNode, env: Env): string | undefined {
    const [head] = /^[a-zA-Z]{1,2}("""|'''|"|')/.exec(textOf(module, node)) ?? [];
    if (head === undefined || /r/i.test(head)) return undefined;
    const quote = head.replace(/[a-zA-Z]/g, '');
    const pieces: string[] = [];
    let from = node.from + head.length;
    const addText = (to: number): void => {
      const inner = module.text.slice(from, to);
      pieces.push(decode(`f${quote}${inner}${quote}`, 0, inner.length + 1 + 2 * quote.length)?.value ?? inner);
    };
    for (const replacement of node.getChildren('FormatReplacement')) {
      addText(replacement.from);
      const [, value, end] = childrenOf(replacement);
      const known = value && end?.name === '}' ? this.valueOf(module, value, env) : undefined;
      if (known?.kind !== 'string' && known?.kind !== 'number') return undefined;
      if (known.kind === 'number' && !Number.isInteger(known.value)) return undefined;
      pieces.push(String(known.value));
      from = replacement.to;
    }
    addText(node.to - quote.length);
    const text = pieces.join('');
    return this.#budget.allowsText(text.length) ? text : undefined;
  }

  #list(module: Module, node: PyNode, env: Env): Value {
    const place = placeOf(module, node);
    const items: Node[] = [];
    let open = false;
    for (const part of listed(node)) {
      if (part.length === 1) items.push(this.valueOf(module, part[0]!, env) as Node);
      else if (part.length === 2 && part[0]!.name === '*') {
        const more = this.valueOf(module, part[1]!, env);
        if (more.kind === 'array') {
          for (const item of more.items) items.push(item);
          open ||= more.open;
        } else open = true;
      } else return unknownAt(place);
    }
    return { kind: 'array', ...place, items, open };
  }

  #dictionary(module: Module, node: PyNode, env: Env): Value {
    const place = placeOf(module, node);
    const written = entriesOf(node);
    if (!written) return unknownAt(place);
    const entries: Entry[] = [];
    let open = false;
    for (const { key, value } of written) {
      const given = this.valueOf(module, value, env);
      if (key === undefined) {
        if (given.kind === 'object') {
          for (const each of given.entries) entries.push(each);
          open ||= given.open;
        } else open = true;
        continue;
      }
      const name = this.textOf(module, key, env);
      if (name === undefined) open = true;
      else entries.push({ key: name, ...placeOf(module, key), value: given as Node });
    }
    return { kind: 'object', ...place, entries, open };
  }

  #name(module: Module, node: PyNode, env: Env): Value {
    const known = env.get(textOf(module, node));
    if (known) return this.#used(known, module, node);
    const meanings = module.meaningsOf(node);
    const [only] = meanings;
    // A variable of a function whose parameters are known.
    const isOfCall =
      env.size > 0 && meanings.length === 1 && only!.is === 'value' && only!.node && functionAround(only!.node);
    if (isOfCall && only?.is === 'value') return this.#used(this.valueOf(module, only.node, env), module, node);
    const branches = meanings.map((meaning) => this.#meant(meaning));
    if (branches.length === 0 || branches.some((each) => !each)) return unknownAt(placeOf(module, node));
    const value = branches.length === 1 ? branches[0]! : unionAt(placeOf(module, node), branches as Value[]);
    return this.#used(value, module, node);
  }

  /** What a constant is worth. It may have been added to, which is not looked into. */
  #meant(meaning: Meaning): Value | undefined {
    if (meaning.is !== 'value' || !meaning.node) return undefined;
    const { module, node } = meaning;
    let known = this.#constants.get(module);
    if (!known) this.#constants.set(module, (known = new Map<number, Value>()));
    let value = known.get(node.from);
    if (!value) {
      // While it is being looked at: a name that leads back to itself.
      known.set(node.from, unknownAt(placeOf(module, node)));
      value = this.valueOf(module, node);
      known.set(node.from, value);
    }
    return value;
  }

  #used(value: Value, module: Module, use: PyNode): Value {
    const place = placeOf(module, use);
    if (!this.#budget.allows(value)) return unknownAt(place);
    return value.via !== undefined || value.start === use.from ? value : { ...value, via: place };
  }

  #member(module: Module, node: PyNode, env: Env): Value {
    const place = placeOf(module, node);
    const subscript = subscriptOf(node);
    if (subscript) {
      const owner = this.valueOf(module, subscript.object, env);
      const key = subscript.items.length === 1 ? this.valueOf(module, subscript.items[0]!, env) : undefined;
      const found: Value | undefined =
        owner.kind === 'object' && key?.kind === 'string' && !owner.open
          ? entry(owner, key.value)?.value
          : owner.kind === 'array' && key?.kind === 'number' && !owner.open
            ? owner.items.at(key.value)
            : undefined;
      return found ? this.#used(found, module, node) : unknownAt(place);
    }
    const outer = memberOf(module, node);
    const owner = outer?.object.name === 'VariableName' ? env.get(textOf(module, outer.object)) : undefined;
    const field = owner?.kind === 'object' ? entry(owner, outer!.name)?.value : undefined;
    if (field) return this.#used(field, module, node);
    const [only, ...others] = module.meaningsOf(node);
    const value = only && others.length === 0 ? this.#meant(only) : undefined;
    if (value) return memberIsValue(only!) ? this.#used(value, module, node) : unknownAt(place);
    // `Color.RED.value`
    if (outer?.name !== 'value' || !pathOf(module, outer.object)) return unknownAt(place);
    const [member] = module.meaningsOf(outer.object);
    const inner = member && classOf(member) ? this.#meant(member) : undefined;
    return inner ? this.#used(inner, module, node) : unknownAt(place);
  }

  #binary(module: Module, node: PyNode, env: Env): Value {
    const place = placeOf(module, node);
    const [left, operator, right] = childrenOf(node);
    if (!left || !operator || !right) return unknownAt(place);
    const sign = textOf(module, operator);
    const a = this.valueOf(module, left, env);
    if (sign === '%' && (a.kind === 'string' || isText(a))) return someText(module, node);
    const b = this.valueOf(module, right, env);
    if (sign === '|' && a.kind === 'object' && b.kind === 'object')
      return { kind: 'object', ...place, entries: [...a.entries, ...b.entries], open: a.open || b.open };
    if (sign === '*' && a.kind === 'number' && b.kind === 'number')
      return { kind: 'number', ...place, value: a.value * b.value };
    if (sign !== '+') return unknownAt(place);
    if (a.kind === 'string' && b.kind === 'string') {
      const isAllowed = a.value.length + b.value.length <= LONGEST_TEXT && this.#budget.allowsText(b.value.length);
      return isAllowed ? { kind: 'string', ...place, value: a.value + b.value } : someText(module, node);
    }
    if (isText(a) || isText(b) || a.kind === 'string' || b.kind === 'string') return someText(module, node);
    if (a.kind === 'array' || b.kind === 'array') {
      const known = [a, b].filter((each) => each.kind === 'array');
      const open = known.length < 2 || known.some((each) => each.open);
      return { kind: 'array', ...place, items: known.flatMap(({ items }) => items), open };
    }
    return unknownAt(place);
  }

  #call(module: Module, node: PyNode, env: Env): Value {
    const place = placeOf(module, node);
    const callee = calleeOf(node);
    const args = argumentsOf(module, node) ?? [];
    const [first] = args;
    const method = memberOf(module, callee);
    const name = method?.name ?? pathOf(module, callee)?.at(-1);
    const isPlain = args.every(({ key, spread }) => key === undefined && spread === undefined);
    if (isPlain && args.length === 1 && /^(?:dedent|cleandoc)$/.test(name ?? '')) {
      const text = this.textOf(module, first!.value, env);
      if (text === undefined) return someText(module, node);
      return { kind: 'string', ...place, value: name === 'dedent' ? dedent(text) : cleaned(text) };
    }
    if (method && args.length === 0 && STRIPS[method.name]) {
      const text = this.textOf(module, method.object, env);
      return text === undefined
        ? someText(module, node)
        : { kind: 'string', ...place, value: STRIPS[method.name]!(text) };
    }
    if (method?.name === 'join' && args.length === 1)
      return this.#joined(module, node, method.object, first!.value, env);
    if (method && /^(?:format|replace|upper|lower|title)$/.test(method.name)) return someText(module, node);
    if (!method && name === 'str' && args.length === 1) return someText(module, node);
    if (!method && name === 'list' && isPlain && args.length === 1) return this.valueOf(module, first!.value, env);
    const schema =
      method && args.length === 0 && SCHEMA.test(method.name) && this.#schemaOf(module, method.object, this);
    if (schema) return schema;
    const made = pathOf(module, callee) && module.externalOf(callee);
    if (made !== undefined && RECORD.test(made)) return this.#record(module, node, args, env);
    if (!method && name === 'dict' && args.every(({ key }) => key !== undefined)) {
      const entries = args.map(({ key, keyNode, value }): Entry => ({
        ...{ key: key!, ...placeOf(module, keyNode!), value: this.valueOf(module, value, env) as Node },
      }));
      return { kind: 'object', ...place, entries, open: false };
    }
    return unknownAt(place);
  }

  /** `Tool(name="a")`: the fields of a class of the protocol are what is sent. */
  #record(module: Module, node: PyNode, args: readonly Argument[], env: Env): Value {
    const entries: Entry[] = [];
    let open = false;
    for (const { key, keyNode, value, spread } of args) {
      const given = this.valueOf(module, value, env);
      if (key !== undefined) {
        const name = RENAMED[key] ?? key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
        if (given.kind !== 'null') entries.push({ key: name, ...placeOf(module, keyNode!), value: given as Node });
      } else if (spread && given.kind === 'object') {
        for (const each of given.entries) entries.push(each);
        open ||= given.open;
      } else open = true;
    }
    return { kind: 'object', ...placeOf(module, node), entries, open };
  }

  #joined(module: Module, node: PyNode, between: PyNode, list: PyNode, env: Env): Value {
    const separator = this.textOf(module, between, env);
    const items = this.valueOf(module, list, env);
    if (separator === undefined || items.kind !== 'array' || items.open) return someText(module, node);
    const texts = items.items.map((item) => stringIn(item));
    const value = texts.every((each) => each !== undefined) ? texts.join(separator) : undefined;
    if (value === undefined || !this.#budget.allowsText(value.length)) return someText(module, node);
    return { kind: 'string', ...placeOf(module, node), value };
  }
}

/** Of a model of pydantic. */
const SCHEMA = /^(?:model_json_)?schema$/;
const isText = (value: Value): boolean => value.kind === 'unknown' && value.isText === true;

/** Classes of the protocol and of the libraries, whose fields are served. */
const RECORD = /^(?:mcp|mcp_types|fastmcp)\.(?:.+\.)?[A-Z]\w*$/;
/** `meta` is how Python names it. */
const RENAMED: Readonly<Record<string, string>> = { meta: '_meta' };

/** The class that a member is written in. */
function classOf(meaning: Meaning): PyNode | undefined {
  return meaning.is === 'value' && meaning.node ? classAround(meaning.node) : undefined;
}

/** A member of an enum is not the value that is written there, unless the enum is of strings too. */
function memberIsValue(meaning: Meaning): boolean {
  const owner = classOf(meaning);
  if (!owner || meaning.is !== 'value') return true;
  const bases = (argumentsOf(meaning.module, owner) ?? []).map(({ value }) => textOf(meaning.module, value));
  return !bases.some((each) => /Enum$/.test(each)) || bases.some((each) => /^str$|StrEnum$/.test(each));
}

const STRIPS: Readonly<Record<string, (text: string) => string>> = {
  strip: (text) => text.trim(),
  lstrip: (text) => text.trimStart(),
  rstrip: (text) => text.trimEnd(),
};

function numberValue(module: Module, node: PyNode): Value {
  const place = placeOf(module, node);
  const text = textOf(module, node).replace(/_/g, '');
  const value = /[jJ]$/.test(text) ? NaN : Number(/^0[oO]/.test(text) ? text.toLowerCase() : text);
  return Number.isNaN(value) ? unknownAt(place) : { kind: 'number', ...place, value };
}
