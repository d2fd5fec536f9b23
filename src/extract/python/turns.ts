/** How often a call runs, and what names stand for each time: in a loop over a list that is written, in a function that is called. */
import { remembered } from '../../core/collections.js';
import type { Value } from '../result/values.js';
import type { Module } from './names.js';
import {
  argumentsOf,
  bare,
  bodyOf,
  calleeOf,
  childrenOf,
  entriesOf,
  listed,
  memberOf,
  nameOf,
  parametersOf,
  pathOf,
  statementsOf,
  textOf,
  type PyNode,
} from './syntax.js';
import type { Env, Evaluator } from './values.js';

/** What names stand for: expressions, each in its file. */
export type Turn = ReadonlyMap<string, { readonly module: Module; readonly node: PyNode }>;

const ONCE: readonly Turn[] = [new Map()];
const MOST_TURNS = 500;

/** Undefined where the call is in a loop over what is not known. */
export function turnsOf(module: Module, call: PyNode, calls: readonly PyNode[]): readonly Turn[] | undefined {
  let turns: readonly Turn[] = ONCE;
  for (let at = call.parent; at; at = at.parent) {
    if (isLoopAround(call, at)) {
      const rounds = roundsOf(module, at);
      if (!rounds) return undefined;
      turns = turns.flatMap((turn) => rounds.map((round) => new Map([...round, ...turn])));
    }
    if (at.name === 'FunctionDefinition') {
      const given = callsOf(module, at, calls);
      return given.length === 0 ? turns : joined(turns, given);
    }
    if (turns.length > MOST_TURNS) return undefined;
  }
  return turns;
}

const joined = (turns: readonly Turn[], given: readonly Turn[]): readonly Turn[] | undefined =>
  turns.length * given.length > MOST_TURNS
    ? undefined
    : given.flatMap((each) => turns.map((turn) => new Map([...each, ...turn])));

/** Also `[make(t) for t in TOOLS]`. */
const isLoopAround = ({ from }: PyNode, at: PyNode): boolean =>
  at.name === 'ForStatement'
    ? (bodyOf(at)?.from ?? Infinity) <= from
    : /ComprehensionExpression$/.test(at.name) && from < (at.getChild('for')?.from ?? 0);

/** One for each item of the list. */
function roundsOf(module: Module, loop: PyNode): Turn[] | undefined {
  const all = childrenOf(loop);
  const parts = all.slice(all.findIndex(({ name }) => name === 'for'));
  // `async for`, several loops, or some of the list.
  if (loop.name !== 'ForStatement' && parts.length !== 5) return undefined;
  const at = parts.findIndex(({ name }) => name === 'in');
  const targets = parts.slice(1, at).flatMap(namesIn);
  const list = parts[at + 1] && listMeant(module, parts[at + 1]!);
  if (!list) return undefined;
  const names = targets.map((each) => textOf(module, each));
  const isPair = list.node.name === 'DictionaryExpression';
  const pairs = isPair ? pairsOf(list.node) : undefined;
  const rows = !isPair ? rowsOf(list.node) : list.isOfValues ? pairs?.map(([, value]) => [value!]) : pairs;
  return rows?.map((row) => {
    const whole = row.length === 1 ? row[0]! : undefined;
    const cells = names.length > 1 && whole ? cellsOf(whole) : row;
    return new Map(
      names.flatMap((name, index) => (cells[index] ? [[name, { module: list.module, node: cells[index] }]] : [])),
    );
  });
}

const namesIn = (node: PyNode): PyNode[] =>
  node.name === 'VariableName'
    ? [node]
    : /^(?:Tuple|Parenthesized|Array)Expression$/.test(node.name)
      ? childrenOf(node).flatMap(namesIn)
      : [];

const cellsOf = (row: PyNode): readonly PyNode[] =>
  /^(?:Tuple|Array)Expression$/.test(row.name) ? listed(row).flatMap((part) => part[0] ?? []) : [row];

/** Undefined where something is spread. */
function rowsOf(list: PyNode): (readonly PyNode[])[] | undefined {
  const parts = listed(list);
  return parts.every(({ length }) => length === 1) ? parts.map(([item]) => [bare(item!)]) : undefined;
}

function pairsOf(dictionary: PyNode): (readonly PyNode[])[] | undefined {
  const entries = entriesOf(dictionary);
  return entries?.every(({ key }) => key) ? entries.map(({ key, value }) => [key!, value]) : undefined;
}

interface WrittenList {
  readonly module: Module;
  readonly node: PyNode;
  /** Of a dictionary, without its keys. */
  readonly isOfValues?: true;
}

/** The list that is written for an expression: itself, a constant, `TOOLS.items()`, what a function returns. */
function listMeant(module: Module, expression: PyNode, depth = 0): WrittenList | undefined {
  const node = bare(expression);
  if (depth > DEEPEST) return undefined;
  if (/^(?:Array|Tuple|Set|Dictionary)Expression$/.test(node.name)) return { module, node };
  if (node.name === 'CallExpression') {
    const callee = calleeOf(node);
    const args = argumentsOf(module, node) ?? [];
    const member = memberOf(module, callee);
    if (args.length === 0 && /^(?:items|values)$/.test(member?.name ?? '')) {
      const list = listMeant(module, member!.object, depth + 1);
      return list && member!.name === 'values' ? { ...list, isOfValues: true } : list;
    }
    const meaning = pathOf(module, callee) ? module.meaningOf(callee) : undefined;
    if (meaning?.is === 'builtin' && /^(?:list|tuple)$/.test(meaning.name) && args.length === 1)
      return listMeant(module, args[0]!.value, depth + 1);
    if (meaning?.is !== 'function') return undefined;
    const [only, ...others] = statementsOf(bodyOf(meaning.node)).filter(({ name }) => name !== 'ExpressionStatement');
    const value = only?.name === 'ReturnStatement' && others.length === 0 ? only.firstChild?.nextSibling : undefined;
    return value ? listMeant(meaning.module, value, depth + 1) : undefined;
  }
  const meaning = pathOf(module, node) ? module.meaningOf(node) : undefined;
  return meaning?.is === 'value' && meaning.node ? listMeant(meaning.module, meaning.node, depth + 1) : undefined;
}

const DEEPEST = 5;

/** What a function is given where it is called in its file. */
function callsOf(module: Module, callable: PyNode, calls: readonly PyNode[]): readonly Turn[] {
  const known = givenTo(calls);
  let turns = known.get(callable.from);
  if (!turns) known.set(callable.from, (turns = findCallsOf(module, callable, calls)));
  return turns;
}

/** Asked for every call in a function. */
const givenTo = remembered((_: readonly PyNode[]) => new Map<number, readonly Turn[]>());

function findCallsOf(module: Module, callable: PyNode, calls: readonly PyNode[]): Turn[] {
  const name = nameOf(module, callable);
  const parameters = parametersOf(module, callable);
  return calls.flatMap((call): Turn[] => {
    const callee = calleeOf(call);
    if (callee.name !== 'VariableName' || textOf(module, callee) !== name) return [];
    const meaning = module.meaningOf(callee);
    if (meaning?.is !== 'function' || meaning.module !== module || meaning.node.from !== callable.from) return [];
    const args = argumentsOf(module, call) ?? [];
    if (args.some(({ spread }) => spread)) return [];
    return inComprehension(module, call).map(
      (round) =>
        new Map(
          args.flatMap(({ key, value }, index) => {
            const parameter = key ?? parameters[index]?.name;
            const given = round.get(textOf(module, value)) ?? { module, node: value };
            return parameter === undefined ? [] : [[parameter, given]];
          }),
        ),
    );
  });
}

/** What its name stands for each time, in `[make(t) for t in TOOLS]`. */
function inComprehension(module: Module, call: PyNode): readonly Turn[] {
  const around = call.parent;
  return (around && around.name !== 'ForStatement' && isLoopAround(call, around) && roundsOf(module, around)) || ONCE;
}

/** The values of what the names stand for. */
export function envOf(turn: Turn, evaluator: Evaluator): Env {
  if (turn.size === 0) return NO_ENV;
  const env = new Map<string, Value>();
  for (const [name, { module, node }] of turn)
    env.set(name, evaluator.fieldsOf(module, node) ?? evaluator.valueOf(module, node));
  return env;
}

const NO_ENV: Env = new Map();
