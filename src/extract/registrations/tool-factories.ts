/**
 * Tools that a function of the file makes of what it is given: `ROWS.map(([name, row]) => ({ name, inputSchema: row.schema }))`,
 * `const tool = (name, inputSchema) => ({ name, inputSchema })`.
 */
import { entry, items, type Node } from '../../core/tree.js';
import { bare, calledOn, isFunction, MAPS, path, type Ast, ownerOf, walkAst } from '../syntax.js';
import { onlyReturn } from '../functions.js';
import { turnsOf } from './loop-iterations.js';
import { textOf, type ObjectValue, type Value } from '../values.js';
import { propertyOf, isToolOfFile, isWholeTool, type Site } from './call-site.js';
import type { Collector } from './collector.js';
import type { Scopes } from '../scopes.js';

export interface Made {
  /** The call of the function, or of `map` with it, or what puts the tool into a list in a loop. */
  readonly call: Ast;
  readonly tool: ObjectValue;
  /** What it is listed in, where the call makes that. */
  readonly list?: object;
}

/** More are generated, and cost more than they tell. */
const MOST = 200;

/** What a literal stands for that a function returns or keeps: one tool for each call of it that is known. */
export function madeTools(literal: Ast, all: Collector): readonly Made[] {
  const callable = functionReturning(literal);
  if (!callable || thawed(onlyReturn(callable) ?? callable) !== literal) return keptTools(literal, all);
  const { parent } = callable;
  const maps = parent && calledOn(parent, MAPS) ? [parent] : all.helpers.mapsWith(callable);
  const calls = all.helpers.callsOf(callable);
  if (maps.length + calls.length > MOST) return [];
  return [...maps.flatMap((call) => mapped(call, all)), ...calls.flatMap((call) => called(call, all))];
}

function functionReturning(literal: Ast): Ast | undefined {
  let at = literal.parent;
  while (at && (PASSES.has(at.type) || isFreeze(at))) at = at.parent;
  return at && isFunction(at) ? at : undefined;
}

/** What `Object.freeze({ … })` is given, which it gives back. */
function thawed(expression: Ast): Ast {
  const at = bare(expression);
  return isFreeze(at) ? thawed((at as Ast)['arguments'][0] as Ast) : at;
}

const isFreeze = (node: Ast): boolean =>
  node.type === 'CallExpression' &&
  node['arguments'].length === 1 &&
  path(node['callee']).join('.') === 'Object.freeze';

const PASSES = new Set(['ReturnStatement', 'BlockStatement', 'TSAsExpression', 'TSSatisfiesExpression']);

function mapped(call: Ast, all: Collector): readonly Made[] {
  const rows = all.evaluate((bare(call['callee']) as Ast)['object']);
  if (rows.kind !== 'array' || rows.items.length > MOST || all.handedOn.has(call)) return [];
  if (!all.affords(rows.items.length)) return [];
  if (rows.items.some((row) => isWholeTool(row) || items(row).some(isWholeTool))) return [];
  const list = all.evaluate(call);
  return list.kind === 'array' ? list.items.filter(isNamed).map((tool) => ({ call, tool, list })) : [];
}

function called(call: Ast, all: Collector): readonly Made[] {
  if (all.handedOn.has(call) || TAKES_APART.test(call.parent?.type ?? '') || !all.affords(1)) return [];
  const tool = all.evaluate(call);
  return isNamed(tool) ? [{ call, tool }] : [];
}

/** `(name, inputSchema, run) => { tools.push({ name, inputSchema }); … }`, or the same in a loop. */
function keptTools(literal: Ast, all: Collector): readonly Made[] {
  const keeping = keepingOf(literal);
  const name = propertyOf(literal, 'name');
  if (!keeping || !name) return [];
  const callable = callableAround(keeping);
  const isOfCalls = callable && handsOn(callable, bare(name), [bare(name)], all.evaluator.file.scopes);
  const calls = isOfCalls ? all.helpers.turnsOf(callable) : [];
  const turns = calls.length > 0 ? calls : (turnsOf(keeping, all.evaluator) ?? []);
  if (turns.length > MOST || !all.affords(turns.length)) return [];
  return turns.flatMap(({ env, items: given, call = keeping }) => {
    const tool = given.some(isToolOfFile) ? undefined : all.evaluator.evaluate(literal, env);
    return tool && isNamed(tool) && !all.told.isNamedAt(entry(tool, 'name')!.value) ? [{ call, tool }] : [];
  });
}

/** What puts a literal into a list, a map or an object, by itself or as a part of a row. */
function keepingOf(literal: Ast): Ast | undefined {
  let at = literal;
  while (at.parent && PARTS.has(at.parent.type)) at = at.parent;
  const { parent } = at;
  if (parent?.type === 'AssignmentExpression') return parent['left'].computed ? parent : undefined;
  const isGiven = parent?.type === 'CallExpression' && (parent['arguments'] as Ast[]).includes(at);
  return isGiven && calledOn(parent, KEEPS) ? parent : undefined;
}

const PARTS = new Set(['ObjectExpression', 'Property', 'TSAsExpression', 'TSSatisfiesExpression']);
const KEEPS = /^(push|unshift|set|add)$/;

/** Only a part of what comes back is used, or it is a part of something else. */
const TAKES_APART = /^(Spread|Member)/;

const isNamed = (value: Value): value is ObjectValue & Node =>
  value.kind === 'object' && textOf(entry(value, 'name')?.value) !== undefined;

/** `const add = (name, ...args) => server.tool(name, ...args)`: a function of the file that passes on all that it is given. */

/** Reads a call once for each call of such a function around it, where that names the tool. */
export function passedOn(site: Site, all: Collector, read: (site: Site) => void): void {
  const callable = callableAround(site.call);
  if (!callable || !passesAllOn(callable, site.call, all)) return;
  // It registers nothing else in the same way.
  if (!all.helpers.isOnlyIn(callable, site.names.at(-1)!)) return;
  for (const call of all.helpers.callsOf(callable)) {
    const args = (call['arguments'] as Ast[]).map(bare);
    const [name] = args;
    if (name && textOf(all.evaluate(name)) !== undefined)
      all.asGivenBy(call, callable, site, () => {
        read({ ...site, args });
      });
  }
}

/** Its parameters, in their order and as they were given. */
function passesAllOn(callable: Ast, call: Ast, { evaluator }: Collector): boolean {
  const { scopes } = evaluator.file;
  const params = callable['params'] as Ast[];
  const args = call['arguments'] as Ast[];
  return (
    params.length === args.length &&
    args.every((arg, index) => {
      const param = params[index]!;
      const [given, taken] = arg.type === 'SpreadElement' ? [bare(arg['argument']), restOf(param)] : [bare(arg), param];
      if (given.type !== 'Identifier' || taken?.type !== 'Identifier' || given['name'] !== taken['name']) return false;
      const binding = scopes.paramOf(callable, given['name']);
      return binding !== undefined && scopes.resolve(given) === binding && !scopes.isWritten(given['name'], binding);
    })
  );
}

const restOf = ({ type, argument }: Ast): Ast | undefined => (type === 'RestElement' ? (argument as Ast) : undefined);

/**
 * Functions of a file that hand a tool of their callers on: `if (isOn(name)) server.registerTool(name, config, handler)`.
 * Whatever else they do, each call of them tells of a tool.
 */

/** The function around a call; undefined where it stands in a loop or in a class there, and so may run for other tools. */
export function callableAround(call: Ast): Ast | undefined {
  for (let at = call.parent; at; at = at.parent) {
    if (isFunction(at)) return at;
    if (NOT_ONCE.test(at.type)) return undefined;
  }
  return undefined;
}

const NOT_ONCE = /^(For|ForIn|ForOf|While|DoWhile)Statement$|^Class/;

/** Whether what a call registers is given to the function around it, or made of that: its name and all that describes it. */
export function handsOn(callable: Ast, name: Ast, described: readonly Ast[], scopes: Scopes): boolean {
  const isParam = (node: Ast): boolean => {
    const binding = node.type === 'Identifier' ? scopes.resolve(node) : undefined;
    return binding?.kind === 'param' && scopes.paramOf(callable, node['name']) === binding;
  };
  const isOwn = (node: Ast): boolean => {
    const root = ownerOf(node);
    if (isParam(root)) return true;
    const binding = root.type === 'Identifier' ? scopes.resolve(root) : undefined;
    const init = binding?.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
    return init ? holds(init, isParam) : false;
  };
  const isNamed = isOwn(name) || (name.type === 'TemplateLiteral' && holds(name, isParam));
  return isNamed && described.length > 0 && described.every((each) => isOwn(each) || isMadeOf(bare(each), isOwn));
}

function holds(expression: Ast, isWanted: (node: Ast) => boolean): boolean {
  let found = false;
  walkAst(expression, (node) => {
    found ||= isWanted(node);
  });
  return found;
}

/** `{ ...config, title }`, `{ description, inputSchema: shape }`: what describes the tool comes from outside. */
function isMadeOf({ type, properties }: Ast, isOwn: (node: Ast) => boolean): boolean {
  if (type !== 'ObjectExpression') return false;
  const isSpread = (properties as Ast[]).some(({ argument }) => argument && isOwn(argument as Ast));
  const given = (properties as Ast[]).filter(({ key, value }) => key && value && isOwn(value as Ast));
  const has = (name: string): boolean => given.some(({ key }) => (key.name ?? key.value) === name);
  return isSpread || (has('description') && has('inputSchema'));
}

/** How often a function calls a method of each name. */
export function methodsIn(callable: Ast): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  walkAst(callable['body'], ({ type, callee }: Ast) => {
    if (type !== 'CallExpression') return;
    const at = bare(callee as Ast) as Ast;
    const name = (at.type === 'MemberExpression' ? at['property'].name : at['name']) as string | undefined;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}
