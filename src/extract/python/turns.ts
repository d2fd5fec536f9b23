/** How often a call runs, and what names stand for each time: in a loop over a list that is written, in a function that is called. */
import { remembered } from '../../core/collections.js';
import type { Entry, Node } from '../../core/tree.js';
import type { Value } from '../result/values.js';
import type { Module } from './names.js';
import {
  argumentsOf,
  assignmentOf,
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
  placeOf,
  statementsOf,
  subscriptOf,
  textOf,
  walk,
  type Argument,
  type PyNode,
} from './syntax.js';
import type { Env, Evaluator } from './values.js';

/** What names stand for: expressions, each in its file. */
export type Turn = ReadonlyMap<string, Given>;

interface Given {
  readonly module: Module;
  readonly node: PyNode;
  /** What a call gives beyond the parameters that have names, for `**kwargs`. The node is the call. */
  readonly more?: readonly Argument[];
}

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
      return given.length === 0 || !dependsOn(module, call, at, given) ? turns : joined(turns, given);
    }
    if (turns.length > MOST_TURNS) return undefined;
  }
  return turns;
}

/** What a call in a function gives may differ by what the function is called with. Each time, the server may be another. */
function dependsOn(module: Module, call: PyNode, callable: PyNode, given: readonly Turn[]): boolean {
  const text = textOf(module, call);
  const words = new Set(text.slice(text.indexOf('(')).match(/[A-Za-z_]\w*/g));
  if (given.some((turn) => [...turn.keys()].some((name) => words.has(name)))) return true;
  const assigned = [...walk(callable)].flatMap((node) => assignmentOf(node)?.targets ?? []);
  return assigned.some((each) => words.has(textOf(module, each)));
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
  const names = parts
    .slice(1, at)
    .flatMap(namesIn)
    .map((each) => textOf(module, each));
  const rows = parts[at + 1] && rowsMeant(module, parts[at + 1]!);
  return rows?.map(({ module: of, cells: row }) => {
    const whole = row.length === 1 ? row[0]! : undefined;
    const cells = names.length > 1 && whole ? cellsOf(whole) : row;
    return new Map(names.flatMap((name, index) => (cells[index] ? [[name, { module: of, node: cells[index] }]] : [])));
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

const unquoted = (module: Module, key: PyNode): string => textOf(module, key).replace(/^(["'])(.*)\1$/, '$2');

/** `tool["fn"]` of `{"fn": look}`, `tool[1]` of `("look", look)`, `tool.fn` of `Spec(fn=look)`, where `tool` has a turn. */
export function partOf(module: Module, node: PyNode, turn: Turn): Given | undefined {
  const subscript = subscriptOf(node);
  const [item, ...others] = subscript?.items ?? [];
  const member = memberOf(module, node);
  const object = others.length > 0 ? undefined : (subscript ?? member)?.object;
  const given = object?.name === 'VariableName' ? turn.get(textOf(module, object)) : undefined;
  if (!given || given.more) return undefined;
  const meaning = pathOf(given.module, given.node) ? given.module.meaningOf(given.node) : undefined;
  const whole = meaning?.is === 'value' && meaning.node ? { module: meaning.module, node: bare(meaning.node) } : given;
  const key = item ? unquoted(module, item) : member!.name;
  const part = member
    ? argumentsOf(whole.module, whole.node)?.find((each) => each.key === key)?.value
    : (entriesOf(whole.node)?.findLast((each) => each.key && unquoted(whole.module, each.key) === key)?.value ??
      (item?.name === 'Number' && /^(?:Tuple|Array)/.test(whole.node.name)
        ? cellsOf(whole.node)[Number(key)]
        : undefined));
  return part && { module: whole.module, node: part };
}

/** An item of a list, or the key and the value of an entry. */
export interface Row {
  readonly module: Module;
  readonly cells: readonly PyNode[];
}

/** Undefined where one of them is. */
function joinedRows(all: readonly (readonly Row[] | undefined)[]): readonly Row[] | undefined {
  const rows = all.flatMap((each) => each ?? []);
  return all.includes(undefined) || rows.length > MOST_TURNS ? undefined : rows;
}

/** The list that is written for an expression: itself, a constant, `TOOLS.items()`, `A + [*B]`, what a function returns. */
export function rowsMeant(
  module: Module,
  expression: PyNode,
  depth = 0,
  asked = { times: 0 },
): readonly Row[] | undefined {
  const node = bare(expression);
  // A list may have another twice, which has a third twice.
  if (depth > DEEPEST || ++asked.times > MOST_TURNS) return undefined;
  const meant = (of: Module, other: PyNode): readonly Row[] | undefined => rowsMeant(of, other, depth + 1, asked);
  switch (node.name) {
    case 'ArrayExpression':
    case 'TupleExpression':
    case 'SetExpression':
      return joinedRows(
        listed(node).map(([first, second]) => {
          if (!second) return [{ module, cells: [bare(first!)] }];
          return textOf(module, first!) === '*' ? meant(module, second) : undefined;
        }),
      );
    case 'DictionaryExpression': {
      const entries = entriesOf(node);
      return (
        entries && joinedRows(entries.map(({ key, value }) => (key ? [{ module, cells: [key, value] }] : undefined)))
      );
    }
    case 'BinaryExpression':
      return joinedRows(addedIn(module, node).map((each) => meant(module, each)));
    case 'CallExpression':
      return rowsOfCall(module, node, meant);
  }
  const meaning = pathOf(module, node) ? module.meaningOf(node) : undefined;
  const rows = meaning?.is === 'value' && meaning.node ? meant(meaning.module, meaning.node) : undefined;
  // An empty one is filled elsewhere.
  return rows?.length === 0 ? undefined : rows;
}

/** `a`, `b` and `c` of `a + b + c`. */
function addedIn(module: Module, sum: PyNode): readonly PyNode[] {
  const added: PyNode[] = [];
  let at = sum;
  while (at.name === 'BinaryExpression') {
    const [left, operator, right] = childrenOf(at);
    if (!left || !operator || !right || textOf(module, operator) !== '+') return [sum];
    added.unshift(right);
    at = bare(left);
  }
  return [at, ...added];
}

function rowsOfCall(
  module: Module,
  call: PyNode,
  meant: (of: Module, node: PyNode) => readonly Row[] | undefined,
): readonly Row[] | undefined {
  const callee = calleeOf(call);
  const [only, ...others] = argumentsOf(module, call) ?? [];
  const member = memberOf(module, callee);
  if (!only && /^(?:items|values)$/.test(member?.name ?? '')) {
    const rows = meant(module, member!.object);
    return member!.name === 'values' ? rows?.map((row) => ({ ...row, cells: row.cells.slice(-1) })) : rows;
  }
  const meaning = pathOf(module, callee) ? module.meaningOf(callee) : undefined;
  if (meaning?.is === 'builtin' && /^(?:list|tuple)$/.test(meaning.name) && only && others.length === 0)
    return meant(module, only.value);
  if (meaning?.is !== 'function') return undefined;
  const [first, ...more] = statementsOf(bodyOf(meaning.node)).filter(({ name }) => name !== 'ExpressionStatement');
  const value = first?.name === 'ReturnStatement' && more.length === 0 ? first.firstChild?.nextSibling : undefined;
  return value ? meant(meaning.module, value) : undefined;
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
    const rest = parameters.find(({ kind }) => kind === 'kwargs');
    const more = args.filter(({ key }) => key !== undefined && !parameters.some(({ name: own }) => own === key));
    return inComprehension(module, call).map(
      (round) =>
        new Map<string, Given>([
          ...(rest ? [[rest.name, { module, node: call, more }] as const] : []),
          ...args.flatMap(({ key, value }, index): [string, Given][] => {
            const parameter = key ?? parameters[index]?.name;
            const given = round.get(textOf(module, value)) ?? { module, node: value };
            return parameter === undefined ? [] : [[parameter, given]];
          }),
        ]),
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
  for (const [name, { module, node, more }] of turn)
    env.set(
      name,
      more
        ? keywords(module, node, more, evaluator)
        : (evaluator.fieldsOf(module, node) ?? evaluator.valueOf(module, node)),
    );
  return env;
}

function keywords(module: Module, call: PyNode, more: readonly Argument[], evaluator: Evaluator): Value {
  const entries = more.map(({ key, keyNode, value }): Entry => ({
    ...{ key: key!, ...placeOf(module, keyNode!), value: evaluator.valueOf(module, value) as Node },
  }));
  return { kind: 'object', ...placeOf(module, call), entries, open: false };
}

const NO_ENV: Env = new Map();
