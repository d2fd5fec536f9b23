/** What the one function that answers for all tools of a low-level server reads of the arguments, told for each tool. */
import type { HandlerInput, InputRead, Packages } from '../../core/code.js';
import { groupBy } from '../../core/collections.js';
import { inPattern } from '../../core/text.js';
import type { PythonView } from '../../core/python-code.js';
import { get, type Node, type Place } from '../../core/tree.js';
import { UNFINISHED } from '../result/budget.js';
import { textOf as stringIn } from '../result/values.js';
import { sdkOf } from './dialect.js';
import { mayGrow } from './dispatch.js';
import type { Found } from './found.js';
import { functionMeant } from './functions.js';
import { parametersGiven } from './methods.js';
import type { Module } from './names.js';
import { isSince } from './schemas/dialect.js';
import { returnTypeIn } from './schemas/served.js';
import {
  argumentsOf,
  assignmentOf,
  bare,
  bodyOf,
  calleeOf,
  childrenOf,
  decoratorsOf,
  expects,
  isScope,
  listed,
  memberOf,
  parametersOf,
  pathOf,
  placeOf,
  returnsOf,
  returnTypeOf,
  subscriptOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';
import type { Evaluator } from './values.js';

type Read = InputRead & { readonly tool: string };

/** Where the name of the tool is known, in the functions that are handed the arguments there, and where each call comes by. */
export function dispatchedInputsOf(found: Found, module: Module, evaluator: Evaluator): HandlerInput[] {
  const { node, name, given } = dispatcherIn(found, module) ?? {};
  if (!node || !name || !given) return [];
  const names = found.registrations.flatMap(({ api, tool }) =>
    api === 'list' && tool ? (stringIn(get(tool, 'name')) ?? []) : [],
  );
  const toolsAt = (at: PyNode): readonly string[] | undefined => toolsAround(module, at, name.name, evaluator);
  const reads = readsIn(module, node, given.name);
  const known = new Set(reads.map(({ at }) => at.from));
  const own = reads.flatMap(({ at, ...read }): Read[] => {
    const tools = toolsAt(at);
    if (tools) return tools.map((tool) => ({ ...read, tool }));
    const isSure = !read.isOptional && isOnTheWay(at, node);
    return names.map((tool) => ({ ...read, tool, ...(!isSure && { isDoubtful: true as const }) }));
  });
  const handed = callsWith(module, node, given.name).flatMap(({ call, index, at }): Read[] => {
    const tools = toolsAt(call);
    const path = pathOf(module, calleeOf(call));
    const next = found.servers && path && functionMeant(found.servers, module, calleeOf(call));
    if (!tools || next?.module !== module || decoratorsOf(next.node).length > 0) return [];
    const parameter = parametersGiven(next)[index];
    // Called elsewhere, it may be given arguments of another kind.
    const uses = module.text.match(new RegExp(`(?<!["'])\\b${inPattern(path!.at(-1)!)}\\b(?!["'])`, 'g')) ?? [];
    if (!parameter || uses.length !== 2) return [];
    const inside = readsIn(module, next.node, parameter.name);
    const starts = new Set(inside.map((each) => each.at.from));
    if (othersIn(module, next.node, parameter.name, starts).length === 0) known.add(at);
    return tools.flatMap((tool) => inside.map(({ at: _, ...each }) => ({ ...each, tool })));
  });
  const spread = [...walk(bodyOf(node) ?? node, isScope)].flatMap((call): Read[] => {
    const [only, ...others] = call.name === 'CallExpression' ? (argumentsOf(module, call) ?? []) : [];
    if (only?.spread !== '**' || others.length > 0 || textOf(module, only.value) !== given.name) return [];
    const tools = toolsAt(call);
    const next =
      found.servers && pathOf(module, calleeOf(call)) && functionMeant(found.servers, module, calleeOf(call));
    if (!tools || next?.module !== module || decoratorsOf(next.node).length > 0) return [];
    // What has a default may be for others that call it.
    const needed = parametersGiven(next).filter((each) => !each.default && /^(?:plain|keyword-only)$/.test(each.kind));
    return tools.flatMap((tool) => needed.map((each) => ({ name: each.name, ...placeOf(module, each.node), tool })));
  });
  const others = othersIn(module, node, given.name, known).map((at) => ({
    word: askedAt(module, at),
    tools: toolsAt(at),
  }));
  const isChecked = !/\bvalidate_input\s*=\s*False\b/.test(textOf(module, decoratorsOf(node)[0]!));
  return [...groupBy([...own, ...handed, ...spread], ({ tool }) => tool)].map(([tool, some]) => ({
    ...(isChecked && { isChecked: true as const }),
    ...{ tool, handler: placeOf(module, node) },
    mayReadMore: others.some(
      ({ word, tools = [tool] }) => tools.includes(tool) && !some.some((each) => each.name === word),
    ),
    reads: some.map(({ tool: _, ...read }) => read),
    isStub: () => UNFINISHED.test(textOf(module, node)),
  }));
}

/** The one function, if it is given a name and arguments. Version 2 has no decorator, and gives the whole request. */
function dispatcherIn({ dispatchers }: Found, module: Module) {
  const [node, ...others] = dispatchers;
  const [name, given] = node ? parametersOf(module, node) : [];
  return !node || others.length > 0 || !name || decoratorsOf(node).length !== 1 ? undefined : { node, name, given };
}

/** `return [TextContent(…)]` where the name of the tool is known. */
export function contentAloneIn(
  found: Found,
  module: Module,
  evaluator: Evaluator,
  packages: Packages,
): (Place & { readonly tool: string })[] {
  const { node, name } = dispatcherIn(found, module) ?? {};
  const versions = sdkOf('official', packages)?.versions;
  if (!node || !name || isSince(versions, '1.10') === false) return [];
  return returnsOf(node).flatMap((value) => {
    const items = value.name === 'ArrayExpression' && !value.nextSibling ? listed(value) : [];
    const isContent = items.length > 0 && items.every(([item]) => item && isContentOf(module, item));
    const tool = isContent ? toolAround(module, value, name.name, evaluator) : undefined;
    return tool === undefined ? [] : [{ tool, ...placeOf(module, value) }];
  });
}

/** `return {…}` and `return content, {…}` where the name of the tool is known, and of functions that are tools and return a class. */
export function dataReturnedIn(
  found: Found,
  module: Module,
  evaluator: Evaluator,
  packages: Packages,
): ReturnType<PythonView['dataReturned']> {
  const dictionaryAt = (node: PyNode): Node[] => {
    const data = mayGrow(module, node) ? undefined : evaluator.valueOf(module, node);
    return data?.kind === 'object' && data.file === undefined ? [data] : [];
  };
  const { node, name } = dispatcherIn(found, module) ?? {};
  const isChecked = isSince(sdkOf('official', packages)?.versions, '1.10') !== false;
  const dispatched = isChecked && node && name ? returnsOf(node) : [];
  const own = dispatched.flatMap((value) => {
    const second = value.nextSibling?.name === ',' ? value.nextSibling.nextSibling : undefined;
    const tool = toolAround(module, value, name!.name, evaluator);
    return tool === undefined ? [] : dictionaryAt(second ?? value).map((data) => ({ tool, data }));
  });
  const functions = found.handlers.filter((each) => each.module === module && decoratorsOf(each.node).length === 1);
  return [
    ...own,
    ...functions.flatMap(({ node, tool, server }) => {
      // fastmcp sends them as they are.
      const isHeld = isChecked && server.library === 'official' && !server.isOwn;
      const dictionaries = isHeld ? returnsOf(node).filter(({ nextSibling }) => !nextSibling) : [];
      return dictionaries.length > 0 && returnsClass(module, node, evaluator)
        ? dictionaries.flatMap(dictionaryAt).map((data) => ({ tool, data, isConverted: true as const }))
        : [];
    }),
  ];
}

/** A class whose fields have the names that they are given by. */
function returnsClass(module: Module, fn: PyNode, evaluator: Evaluator): boolean {
  const given = returnTypeIn(module, fn, evaluator);
  const type = given?.is === 'annotated' ? given.type : given;
  if (type?.is !== 'class' || !/^(?:model|typed-dict|dataclass)$/.test(type.model.kind)) return false;
  const meaning = module.meaningOf(returnTypeOf(fn)!);
  const text = meaning?.is === 'class' ? textOf(meaning.module, meaning.node) : 'alias';
  return !/alias|validator|__init__|__new__/.test(text) && !type.model.config.isOpen;
}

const isContentOf = (module: Module, item: PyNode): boolean =>
  item.name === 'CallExpression' &&
  /^mcp\.(?:types\.)?(?:Text|Image|Audio)Content$/.test(module.externalOf(calleeOf(item)) ?? '');

/** `arguments["city"]`, `arguments.get("city")`; none where they may be changed. */
function readsIn(module: Module, callable: PyNode, name: string): (InputRead & { readonly at: PyNode })[] {
  const whole = textOf(module, callable);
  const nodes = [...walk(bodyOf(callable) ?? callable, isScope)];
  const isChanged = (each: PyNode): boolean => {
    const { targets = [], value } = assignmentOf(each) ?? {};
    const isSame = value && /^(?:\w+ or )?\{\}$/.test(textOf(module, bare(value)));
    return targets.some((target) => {
      const held = subscriptOf(target)?.object;
      return held ? textOf(module, held) === name : !isSame && textOf(module, target) === name;
    });
  };
  if (nodes.some(isChanged) || new RegExp(`\\b${name}\\.(?:update|setdefault)\\(`).test(whole)) return [];
  const catchesAll = expects(whole, 'KeyError');
  const asked = new RegExp(`["']([\\w-]{1,100})["']\\s{1,20}(?:not\\s{1,20})?in\\s{1,20}${name}\\b`, 'g');
  const optional = new Set(Array.from(whole.matchAll(asked), ([, word]) => word));
  return nodes.flatMap((at) => {
    const held = subscriptOf(at);
    const called = at.name === 'CallExpression' ? memberOf(module, calleeOf(at)) : undefined;
    const isGot = called?.name === 'get';
    const key = held ? held.items[0] : isGot ? argumentsOf(module, at)?.[0]?.value : undefined;
    const [, word] = (key && /^["']([\w-]+)["']$/.exec(textOf(module, key))) ?? [];
    if (word === undefined || textOf(module, (held ?? called)!.object) !== name) return [];
    const isOptional = isGot || catchesAll || optional.has(word);
    return [{ at, name: word, ...placeOf(module, key!), ...(isOptional && { isOptional: true as const }) }];
  });
}

/** Where something else is done with it than what is known to read: it is handed on, changed, or asked for a key. */
function othersIn(module: Module, callable: PyNode, name: string, known: ReadonlySet<number>): PyNode[] {
  const body = bodyOf(callable) ?? callable;
  const isHarmless = (each: PyNode): boolean => {
    const { name: kind, prevSibling } = each;
    const parent = each.parent!;
    if (kind !== 'VariableName' || textOf(module, each) !== name || known.has(each.from)) return true;
    // `f(arguments=…)`
    if (parent.name === 'ArgList' && each.nextSibling?.name === 'AssignOp') return true;
    const around = textOf(module, parent.name === 'AssignStatement' ? parent : (parent.parent ?? parent));
    if (new RegExp(`^${name} = (?:${name} or )?\\{\\}$`).test(around)) return true;
    return parent.name === 'UnaryExpression' || (parent.name === 'IfStatement' && prevSibling?.name === 'if');
  };
  return [...walk(body)].filter((each) => !isHarmless(each));
}

/** The key of `"city" in arguments`. */
function askedAt(module: Module, { parent }: PyNode): string | undefined {
  const [, word] = /^["']([\w-]+)["']\s+(?:not\s+)?in\s/.exec(parent ? textOf(module, parent) : '') ?? [];
  return word;
}

function callsWith(module: Module, callable: PyNode, name: string): { call: PyNode; index: number; at: number }[] {
  return [...walk(bodyOf(callable) ?? callable, isScope)].flatMap((call) => {
    const args = call.name === 'CallExpression' ? (argumentsOf(module, call) ?? []) : [];
    const index = args.findIndex(({ key, spread, value }) => !key && !spread && textOf(module, value) === name);
    return index < 0 ? [] : { call, index, at: args[index]!.value.from };
  });
}

/** The one tool for which a place is reached. */
function toolAround(module: Module, node: PyNode, name: string, evaluator: Evaluator): string | undefined {
  const [tool, ...others] = toolsAround(module, node, name, evaluator) ?? [];
  return others.length > 0 ? undefined : tool;
}

/** Those of `if name == "a":`, `if name in ("a", "b"):`, `case "a" | "b":`, behind `if name != "a": raise …` */
function toolsAround(module: Module, node: PyNode, name: string, evaluator: Evaluator): readonly string[] | undefined {
  const isName = (each: PyNode | undefined): boolean => each !== undefined && textOf(module, each) === name;
  const textsOf = (nodes: readonly PyNode[]): readonly string[] | undefined => {
    const texts = nodes.map((each) => evaluator.textOf(module, each));
    return texts.length > 0 && texts.every((each) => each !== undefined) ? texts : undefined;
  };
  const compared = (test: PyNode, wanted: '==' | '!='): readonly string[] | undefined => {
    const condition = bare(test);
    const [left, ...parts] = condition.name === 'BinaryExpression' ? childrenOf(condition) : [];
    const right = parts.at(-1);
    const sign = parts
      .slice(0, -1)
      .map((each) => textOf(module, each))
      .join(' ');
    if (
      sign === (wanted === '==' ? 'in' : 'not in') &&
      isName(left) &&
      /^(?:Tuple|Array|Set)Expression$/.test(right!.name)
    )
      return textsOf(listed(right!).flat());
    if (sign !== wanted) return undefined;
    const other = isName(left) ? right : isName(right) ? left : undefined;
    return other && textsOf([other]);
  };
  for (let at = node; at.parent && !isScope(at); at = at.parent) {
    const pattern = at.name === 'MatchClause' ? childrenOf(at)[1] : undefined;
    if (pattern && isName(childrenOf(at.parent.parent!)[1])) {
      const literals = pattern.name === 'OrPattern' ? pattern.getChildren('LiteralPattern') : [pattern];
      const isAll = literals.every((each) => each.name === 'LiteralPattern');
      const tools = isAll ? textsOf(literals.map((each) => each.firstChild!)) : undefined;
      if (tools) return tools;
    }
    if (at.name === 'Body' && at.parent.name === 'IfStatement' && at.prevSibling) {
      const tools = compared(at.prevSibling, '==');
      if (tools) return tools;
    }
    for (let before = at.parent.name === 'Body' ? at.prevSibling : null; before; before = before.prevSibling) {
      const test = testOfGuard(before);
      const tools = test && compared(test, '!=');
      if (tools) return tools;
    }
  }
  return undefined;
}

/** What is asked by `if …: raise …` or `if …: return …` that has no other branch. */
function testOfGuard(statement: PyNode): PyNode | undefined {
  const [, test, body, ...others] = statement.name === 'IfStatement' ? childrenOf(statement) : [];
  return body && others.length === 0 && /^(?:Raise|Return)Statement$/.test(body.lastChild?.name ?? '')
    ? test
    : undefined;
}

/** In a statement of the function itself with nothing before it that may end the call. */
function isOnTheWay(node: PyNode, callable: PyNode): boolean {
  let at: PyNode | null = node;
  while (at.parent && at.parent.name !== 'Body') at = at.parent;
  if (at.parent?.parent?.from !== callable.from) return false;
  for (; at; at = at.prevSibling)
    if (/^(?:If|Match|Try|For|While|With|Return|Raise)Statement$/.test(at.name)) return false;
  return true;
}
