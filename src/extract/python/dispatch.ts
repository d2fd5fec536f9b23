/** The one function that answers for all tools of a low-level server, beside the list of them. */
import { remembered } from '../../core/collections.js';
import type { Dispatch } from '../../core/code.js';
import { entry, type Place } from '../../core/tree.js';
import { REFUSES, REFUSES_TOOL } from '../result/budget.js';
import { withoutSetAside } from '../result/set-aside.js';
import { textOf as stringIn, type Value } from '../result/values.js';
import type { Found } from './found.js';
import { parametersGiven, type FunctionRef } from './methods.js';
import { functionMeant } from './functions.js';
import type { Module } from './names.js';
import type { Servers } from './servers.js';
import {
  argumentsOf,
  assignmentOf,
  bare,
  bodyOf,
  calleeOf,
  childrenOf,
  exceptOf,
  isScope,
  memberOf,
  pathOf,
  placeOf,
  returnsOf,
  subscriptOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';
import type { Evaluator } from './values.js';

/** Functions that the name is handed on to, one after the other. */
const DEEPEST = 3;

/** Where a file has one list and one such function; what either of them leaves open is not judged. */
export function dispatchOf(
  { listers, dispatchers, servers }: Found,
  module: Module,
  evaluator: Evaluator,
): Dispatch | undefined {
  const [dispatcher, ...others] = dispatchers;
  const [lister, ...more] = listers;
  if (!dispatcher || !lister || !servers || others.length > 0 || more.length > 0) return undefined;
  const listed = namesListed({ module, node: lister }, servers, evaluator, 0);
  if (!listed) return undefined;
  const questions = new Questions(servers, evaluator);
  questions.ask({ module, node: dispatcher }, 0, 0);
  const { cases, isOnlyCompared, refusesOthers } = questions;
  const comments = (): string[] => [...module.text.matchAll(COMMENT)].map(([text]) => text);
  return { listed, cases: withoutSetAside(cases, comments, listed), refusesOthers: isOnlyCompared && refusesOthers };
}

const COMMENT = /^[ \t]*#.*/gm;

function namesListed(
  { module, node }: FunctionRef,
  servers: Servers,
  evaluator: Evaluator,
  depth: number,
): ReadonlySet<string> | undefined {
  const [value, ...others] = returnsOf(node);
  if (!value || others.length > 0 || mayGrow(module, value)) return undefined;
  const answer = evaluator.valueOf(module, value);
  const tools: Value | undefined = answer.kind === 'object' ? entry(answer, 'tools')?.value : answer;
  if (tools?.kind !== 'array') {
    const call = bare(value);
    const isPlain = call.name === 'CallExpression' && argumentsOf(module, call)?.length === 0 && depth < DEEPEST;
    const next = isPlain ? functionMeant(servers, module, calleeOf(call)) : undefined;
    return next && namesListed(next, servers, evaluator, depth + 1);
  }
  const names = tools.items.map((tool) => stringIn(tool.kind === 'object' ? entry(tool, 'name')?.value : undefined));
  const isKnown = !tools.open && names.length > 0 && names.every((name) => name !== undefined);
  return isKnown ? new Set(names) : undefined;
}

/** A list or a dictionary that is added to after it was made. */
export function mayGrow(module: Module, node: PyNode): boolean {
  for (const { name, from, to } of walk(node))
    if (name === 'VariableName' && grownIn(module).has(module.text.slice(from, to))) return true;
  return false;
}

const grownIn = remembered(
  ({ text }: Module): ReadonlySet<string | undefined> =>
    new Set(Array.from(text.matchAll(GROWS), ([, name, deleted]) => name ?? deleted)),
);

const GROWS =
  /\b(\w+)\b(?=\s*(?:\.(?:append|extend|insert|update|setdefault|pop|remove|clear)\(|\+=|\|=|\[[^\]\n]{1,500}\]\s*=[^=]))|\bdel (\w+)\b/g;

/** All that is asked about the name of the tool that is called. */
class Questions {
  readonly cases: Dispatch['cases'][number][] = [];
  /** The name is compared and printed, and nothing else is done with it. */
  isOnlyCompared = true;
  refusesOthers = false;
  readonly #servers: Servers;
  readonly #evaluator: Evaluator;
  readonly #asked = new Set<number>();

  constructor(servers: Servers, evaluator: Evaluator) {
    this.#servers = servers;
    this.#evaluator = evaluator;
  }

  /** `index`: which parameter is the name; version 2 of the SDK gives it in the second, `params.name`. */
  ask(callable: FunctionRef, index: number, depth: number): void {
    const { module, node } = callable;
    const body = bodyOf(node);
    const parameters = parametersGiven(callable);
    const parameter = parameters[index];
    if (!body || !parameter || depth > DEEPEST || (depth > 0 && this.#asked.has(node.from)))
      return void (this.isOnlyCompared = false);
    this.#asked.add(node.from);
    const spelt = new Set([parameter.name]);
    const isOfParams =
      depth === 0 && /param|request/i.test(parameters[1]?.annotation ? textOf(module, parameters[1].annotation) : '');
    if (isOfParams) {
      spelt.clear();
      spelt.add(`${parameters[1]!.name}.name`);
    }
    for (const each of walk(body)) {
      const assigned = assignmentOf(each);
      if (assigned?.value && spelt.has(textOf(module, bare(assigned.value))))
        for (const target of assigned.targets) spelt.add(textOf(module, target));
    }
    const isName = (at: PyNode): boolean => spelt.has(textOf(module, at));
    for (const each of walk(body)) {
      if (!/^(?:VariableName|MemberExpression)$/.test(each.name) || !spelt.has(textOf(module, each))) continue;
      if (isPlaceOfName(each)) continue;
      this.#use(module, each, depth);
      this.refusesOthers ||= isRefused(module, each, isName);
    }
    for (const each of walk(body)) this.refusesOthers ||= isAfterAll(module, each, isName);
  }

  #use(module: Module, name: PyNode, depth: number): void {
    let at = name;
    while (at.parent?.name === 'ParenthesizedExpression') at = at.parent;
    const parent = at.parent!;
    if (parent.name === 'BinaryExpression') return this.#compared(module, at, parent);
    if (parent.name === 'MatchStatement') return this.#matched(module, parent);
    if (parent.name === 'MemberExpression') {
      const held = subscriptOf(parent);
      if (held && held.object.from !== at.from) {
        // What is not in it is refused by a KeyError.
        this.refusesOthers = true;
        return this.#lookedUp(module, held.object);
      }
    }
    if (parent.name === 'ArgList' && parent.parent?.name === 'CallExpression')
      return this.#given(module, at, parent.parent, depth);
    if (!isPrinted(module, at) && !isAssigned(parent)) this.isOnlyCompared = false;
  }

  /** `name == "a"`, `name in ("a", "b")` */
  #compared(module: Module, at: PyNode, comparison: PyNode): void {
    const parts = childrenOf(comparison);
    const sign = signOf(module, parts);
    const other = parts[0]!.from === at.from ? parts.at(-1)! : parts[0]!;
    const isAlias = isOneOf(module, comparison);
    if (/^[!=]=$/.test(sign)) return this.#case(module, other, isAlias);
    if (/^(?:not )?in$/.test(sign) && other !== parts[0]) return this.#lookedUp(module, other);
    if (!/^(?:and|or|\+|%)$/.test(sign)) this.isOnlyCompared = false;
  }

  #case(module: Module, node: PyNode, isAlias: boolean): void {
    const name = this.#evaluator.textOf(module, node);
    if (name === undefined) this.isOnlyCompared = false;
    else this.#add(name, placeOf(module, node), isAlias);
  }

  #add(name: string, { start, end, file }: Place, isAlias: boolean): void {
    const place = { start, end, ...(file !== undefined && { file }) };
    this.cases.push({ ...place, name, ...(isAlias && { isAlias }) });
  }

  /** A list or dictionary whose keys are the names. */
  #lookedUp(module: Module, node: PyNode): void {
    const value = this.#evaluator.valueOf(module, node);
    if (mayGrow(module, node)) return void (this.isOnlyCompared = false);
    if (value.kind === 'object' && !value.open)
      for (const { key, start, end, file } of value.entries)
        this.#add(key, { start, end, ...(file !== undefined && { file }) }, false);
    else if (value.kind === 'array' && !value.open)
      for (const item of value.items) {
        if (item.kind === 'string') this.#add(item.value, item, value.items.length > 1);
        else this.isOnlyCompared = false;
      }
    else this.isOnlyCompared = false;
  }

  #matched(module: Module, match: PyNode): void {
    for (const clause of match.getChild('MatchBody')?.getChildren('MatchClause') ?? []) {
      const pattern = clause.firstChild?.nextSibling;
      const options = pattern?.name === 'OrPattern' ? pattern.getChildren('LiteralPattern') : pattern ? [pattern] : [];
      for (const each of options) {
        if (each.name === 'LiteralPattern') this.#case(module, each.firstChild!, options.length > 1);
        else if (each.name !== 'CapturePattern') this.isOnlyCompared = false;
      }
    }
  }

  /** `HANDLERS.get(name)`, a function of the project, a log. */
  #given(module: Module, at: PyNode, call: PyNode, depth: number): void {
    const callee = calleeOf(call);
    const member = memberOf(module, callee);
    const args = argumentsOf(module, call) ?? [];
    const index = args.findIndex(({ value }) => value.from === at.from);
    if (member?.name === 'get' && index === 0) return this.#lookedUp(module, member.object);
    if (isPrinted(module, at)) return;
    const next = pathOf(module, callee) ? functionMeant(this.#servers, module, callee) : undefined;
    const { key } = args[index] ?? {};
    if (!next || args.some(({ spread }) => spread)) return void (this.isOnlyCompared = false);
    const other = key === undefined ? index : parametersGiven(next).findIndex(({ name }) => name === key);
    this.ask(next, other, depth + 1);
  }
}

/** The name of a keyword, or what is assigned to. */
function isPlaceOfName(node: PyNode): boolean {
  if (node.nextSibling?.name === 'AssignOp') return true;
  // `params` in `params.name` is a part of it.
  return node.parent?.name === 'ParamList';
}

const isAssigned = ({ name }: PyNode): boolean => name === 'AssignStatement';

/** `not in` of `name not in NAMES`. */
const signOf = (module: Module, comparison: readonly PyNode[]): string => {
  const words = comparison.slice(1, -1).map((each) => textOf(module, each));
  return words.join(' ');
};

/** `a or b`: another name leads to the same code. */
function isOneOf(module: Module, comparison: PyNode): boolean {
  const { parent } = comparison;
  return parent?.name === 'BinaryExpression' && childrenOf(parent).some((each) => textOf(module, each) === 'or');
}

/** Into a message, an exception, an answer, or to a log. */
function isPrinted(module: Module, node: PyNode): boolean {
  for (let at: PyNode | null = node; at && !/Statement$/.test(at.name); at = at.parent) {
    if (at.name === 'FormatReplacement' || at.name === 'DictionaryExpression') return true;
    if (
      at.name === 'BinaryExpression' &&
      /[%+]/.test(
        childrenOf(at)
          .map((each) => (each.name === 'ArithOp' ? textOf(module, each) : ''))
          .join(''),
      )
    )
      return true;
    if (at.name !== 'CallExpression') continue;
    const called = pathOf(module, calleeOf(at)) ?? [];
    if (called.some((part) => /log|print|metric|telemetry|audit|span|trace|(?:Error|Exception)$/i.test(part)))
      return true;
  }
  return false;
}

/** In a statement that refuses a name, and that runs for no tool: an `else`, `case _`, after all tests. */
function isRefused(module: Module, node: PyNode, isName: (node: PyNode) => boolean): boolean {
  let statement: PyNode | null = node;
  while (statement && !/^(?:Raise|Return)Statement$/.test(statement.name)) {
    if (isScope(statement)) return false;
    statement = statement.parent;
  }
  if (!statement || !REFUSES.test(textOf(module, statement))) return false;
  for (let at: PyNode = statement; at.parent && !isScope(at.parent); at = at.parent) {
    const { name } = at.parent;
    if (name === 'MatchClause')
      return at.parent.getChild('LiteralPattern') === null && at.parent.getChild('OrPattern') === null;
    if (at.name !== 'Body') continue;
    if (name === 'TryStatement' && exceptOf(at)) return false;
    if (name === 'IfStatement' && at.prevSibling && asksForOne(module, at.prevSibling, isName)) return false;
  }
  return true;
}

/** The same of a statement that does not say the name: nothing but questions about that is around it, all of which are denied. */
function isAfterAll(module: Module, statement: PyNode, isName: (node: PyNode) => boolean): boolean {
  if (!/^(?:Raise|Return)Statement$/.test(statement.name) || !REFUSES_TOOL.test(textOf(module, statement)))
    return false;
  for (let at: PyNode = statement; at.parent && !isScope(at.parent); at = at.parent) {
    const { name } = at.parent;
    if (at.name !== 'Body' || (name === 'TryStatement' && !exceptOf(at))) continue;
    const isElse = name === 'IfStatement' && at.prevSibling?.name === 'else';
    if (!isElse || !asksForOne(module, at.parent.firstChild!.nextSibling!, isName)) return false;
  }
  return true;
}

/** `name == "a"`, and not `name not in NAMES`. */
function asksForOne(module: Module, condition: PyNode, isName: (node: PyNode) => boolean): boolean {
  return [...walk(condition)].some((each) => {
    const parts = each.name === 'BinaryExpression' ? childrenOf(each) : [];
    const sign = signOf(module, parts);
    return (sign === '==' || sign === 'in') && parts.some((part) => isName(bare(part)));
  });
}
