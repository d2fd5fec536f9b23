/** What the handlers of tools read of their arguments, told for each tool. */
import { UNFINISHED } from '../../result/budget.js';
import { offeredIn } from '../../result/offers.js';
import type { HandlerInput, InputRead, TemplateInput } from '../../../core/code.js';
import { append, groupBy } from '../../../core/collections.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { onlyReturn } from '../returns.js';
import type { Found, Handler, HandlerElsewhere, Reader } from '../registrations/found.js';
import {
  bare,
  endOf,
  memberName,
  startOf,
  walkAst,
  type FunctionNode,
  type SyntaxNode,
  type TSESTree,
  place,
} from '../syntax.js';
import { plain } from '../../result/values.js';
import { choicesOf } from './choices.js';
import { nameTestsOf, type NameTests } from './name-tests.js';
import { NamesInFile } from './names-in-file.js';
import { functionCalled, Following, type Escape, type FollowImport, type Keys, type Use } from './uses.js';

/** What the readers of resource templates read of the variables, which they are given behind the URI. */
export function templateInputsOf(readers: readonly Reader[], evaluator: Evaluator): TemplateInput[] {
  const names = new NamesInFile(evaluator);
  return readers.flatMap(({ callable, isOfTemplate, uri }) => {
    if (!isOfTemplate || !callable || !uri) return [];
    const all = new Following(evaluator, names);
    const isDoubtful = all.isShared(callable);
    all.parameter(callable, 1, { keys: [], ...(isDoubtful && { isDoubtful }) });
    return { template: plain(uri), reads: all.reads.map((use) => readOf(use, all.written)) };
  });
}

export function inputsOf(
  { handlers, handlersElsewhere }: Pick<Found, 'handlers' | 'handlersElsewhere'>,
  evaluator: Evaluator,
  followImport?: FollowImport,
): HandlerInput[] {
  const names = new NamesInFile(evaluator);
  const tools = { evaluator, names, ...(followImport && { followImport }) };
  const shared = groupBy(handlers, ({ callable }) => callable);
  const told = handlers.filter(({ isOfLibrary, callable }) => !isOfLibrary || !shared.get(callable)!.some(isOfSdk));
  return [
    ...told.flatMap((handler) => ofHandler(handler, servesMany(shared.get(handler.callable)!), tools)),
    ...handlersElsewhere.flatMap((handler) => ofHandlerElsewhere(handler, followImport)),
  ];
}

/** One function for several tools; a library's call may name the tool of one function twice. */
const servesMany = (sharing: readonly Handler[]): boolean => new Set(sharing.map(({ tool }) => tool)).size > 1;
const isOfSdk = ({ isOfLibrary }: Handler): boolean => !isOfLibrary;

interface Tools {
  readonly evaluator: Evaluator;
  readonly names: NamesInFile;
  readonly followImport?: FollowImport;
}

function ofHandler(handler: Handler, isOfMany: boolean, { evaluator, names, followImport }: Tools): HandlerInput[] {
  const { callable, isDispatcher, isOfLibrary, tool } = handler;
  const follow = (position: number, keys: Keys): Following => {
    const all = new Following(evaluator, names, followImport);
    const isDoubtful = isOfMany || all.isShared(callable);
    all.parameter(callable, position, { keys, ...(isDoubtful && { isDoubtful }) });
    return all;
  };
  if (isDispatcher) return ofDispatcher(follow(0, ['params', 'arguments']), callable, evaluator, names);
  if (tool === undefined) return [];
  const ways = isOfLibrary ? WAYS.filter(([position]) => position < callable.params.length) : [WAYS[0]!];
  return ways.map(([position, ...keys]) => {
    const all = follow(position, keys);
    const code = [callable, ...all.entered.map((each) => each.callable)];
    const input = inputOf(tool, all, all, { callable, code, evaluator, names });
    if (isOfLibrary) return { ...input, isOfLibrary };
    const ofSecond = readOfSecond(callable, follow);
    return ofSecond.length > 0 ? { ...input, ofSecond } : input;
  });
}

/** Nothing where the parameter has a default, or the code asks whether it is there: `extra?.signal`. */
function readOfSecond({ params }: FunctionNode, follow: (position: number, keys: Keys) => Following): InputRead[] {
  if (params.length < 2 || params[1]!.type === 'AssignmentPattern') return [];
  const { reads, reached, written } = follow(1, []);
  const isAsked = [...reached.keys()].some(isTested);
  return isAsked ? [] : reads.map((use) => readOf(use, written)).filter(({ isDoubtful }) => !isDoubtful);
}

/** `extra?.signal`, `if (extra)`, `extra && …`, `extra ?? {}` */
function isTested(value: SyntaxNode): boolean {
  const { parent } = value;
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.optional;
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'UnaryExpression':
    case 'BinaryExpression':
      return true;
    default:
      return false;
  }
}

/** Where the arguments may stand: in which parameter, and under which key there. */
const WAYS: readonly (readonly [number, ...string[]])[] = [
  [0],
  [0, 'args'],
  [0, 'arguments'],
  [0, 'input'],
  [0, 'params'],
  [1],
  [2],
];

function ofHandlerElsewhere(
  { given, imported, isOfLibrary, tool }: HandlerElsewhere,
  followImport: FollowImport | undefined,
): HandlerInput[] {
  const uses = isOfLibrary ? undefined : followImport?.(imported, 0, []);
  if (!uses) return [];
  const at = place(given);
  const reads = uses.names.map((name): InputRead => ({ name, ...at, isDoubtful: true }));
  return [{ tool, handler: at, reads, mayReadMore: uses.mayBeMore, isStub: () => false }];
}

interface HandlerCode {
  readonly callable: FunctionNode;
  /** The functions in which what is done for the tool is. */
  readonly code: readonly FunctionNode[];
  readonly evaluator: Evaluator;
  readonly names: NamesInFile;
}

function inputOf(
  tool: string,
  { written }: Following,
  { reads, escapes }: Pick<Following, 'reads' | 'escapes'>,
  { callable, code, evaluator, names }: HandlerCode,
): HandlerInput {
  return {
    tool,
    handler: place(callable),
    reads: reads.map((use) => readOf(use, written)),
    mayReadMore: escapes.length > 0,
    isStub: () =>
      code.some((each) => isStub(each) || isSketch(each, evaluator)) || code.every((each) => isEcho(each, evaluator)),
    choices: () => choicesOf(reads, escapes, evaluator, names),
    offers: () => new Set(code.flatMap(offersOf)),
  };
}

function offersOf(callable: FunctionNode): string[] {
  const found: string[] = [];
  walkAst(callable, (node) => {
    if (node.type !== 'TemplateLiteral' || node.expressions.length === 0) return;
    const texts = node.quasis.map(({ value }) => value.raw);
    append(found, offeredIn(texts, node.expressions.map(namesWithin)));
  });
  return found;
}

function namesWithin(expression: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>();
  walkAst(expression, (node) => {
    const name = node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' && memberName(node);
    if (name) names.add(name);
  });
  return names;
}

export function readOf(use: Use, written: ReadonlySet<string>): InputRead {
  const { at, name, isDoubtful, isLeftOut, isOptional, isUnused } = use;
  const how = howWritten(use);
  return {
    name,
    ...place(at),
    ...(isUnused && { isUnused }),
    ...(isLeftOut && { isLeftOut }),
    ...(isOptional && { isOptional }),
    ...((isDoubtful || written.has(name)) && { isDoubtful: true }),
    ...(how && { written: how }),
  };
}

function howWritten({ at, node }: Use): InputRead['written'] {
  if (at.type !== 'Identifier') return undefined;
  if (node.type === 'Property') return node.computed ? undefined : node.shorthand ? 'shorthand' : 'name';
  return node.type === 'MemberExpression' && !node.computed ? 'name' : undefined;
}

/** One function answers for all tools: what it reads where it is sure of the name is that tool's. */
function ofDispatcher(
  all: Following,
  callable: FunctionNode,
  evaluator: Evaluator,
  names: NamesInFile,
): HandlerInput[] {
  const tests = nameTestsOf(callable, evaluator, names);
  const owned = <T extends Use | Escape>(some: readonly T[]) =>
    groupBy(some, ({ node, route }) => tests.toolAt(node, route));
  const [reads, escapes] = [owned(all.reads), owned(all.escapes)];
  const inCommon = [reads.get(undefined) ?? [], escapes.get(undefined) ?? []] as const;
  return [...new Set(tests.asked.map(({ name }) => name))].map((tool) => {
    const own = reads.get(tool) ?? [];
    const lost = [...(escapes.get(tool) ?? []), ...inCommon[1]];
    const common = inCommon[0].map((use): Use => ({ ...use, isDoubtful: true }));
    // Behind two names, the code is in common.
    const isShared = tests.asked.some(({ name, isAlias }) => name === tool && isAlias);
    const isOwn = (owner: string | undefined): boolean => owner === tool || (isShared && owner === undefined);
    const entered = all.entered.filter((each) => isOwn(tests.toolAt(each.callable, each.route)));
    const helpers = entered.flatMap((each) => (each.callable === callable ? [] : [each.callable]));
    const code = helpers.length > 0 ? helpers : [callable];
    const found = { reads: [...own, ...common], escapes: lost };
    const input = inputOf(tool, all, found, { callable, code, evaluator, names });
    return isClear(tests, tool) ? input : { ...input, mayReadMore: true };
  });
}

const isClear = ({ isKnown }: NameTests, tool: string): boolean => isKnown(tool);

export function isStub(callable: FunctionNode): boolean {
  let isFound = false;
  const note = (text: unknown): void => void (isFound ||= typeof text === 'string' && UNFINISHED.test(text));
  walkAst(callable, (node: SyntaxNode) => {
    if (node.type === 'Literal') note(node.value);
    else if (node.type === 'TemplateLiteral') for (const quasi of node.quasis) note(quasi.value.cooked);
    else if (node.type === 'Identifier') note(node.name);
  });
  return isFound;
}

/** A comment in it says that all of it is to be written yet. */
const isSketch = (callable: FunctionNode, { file: { program } }: Evaluator): boolean =>
  (program.comments ?? []).some(
    (each) => startOf(callable) <= startOf(each) && endOf(each) <= endOf(callable) && SKETCH.test(each.value),
  );
const SKETCH = /\b(?:placeholder|stub|mock|dummy) implementation\b|\bin a real implementation\b/i;

/**
 * Whether it does nothing but answer with what it was given: the tool is a place where a model writes down its thoughts,
 * and writing them is their effect, or it plays what it is to do one day.
 */
function isEcho(callable: FunctionNode, evaluator: Evaluator): boolean {
  let isOnly = true;
  walkAst(callable.body, (node: SyntaxNode) => {
    if (node.type === 'CallExpression') isOnly &&= isOfValues(node) || isOfAnswers(node, evaluator);
    else if (
      // What it is given chooses one of its texts.
      (node.type === 'MemberExpression' && node.computed && node.property.type !== 'Literal') ||
      node.type === 'AssignmentExpression' ||
      node.type === 'AwaitExpression' ||
      node.type === 'ImportExpression'
    )
      isOnly = false;
  });
  return isOnly;
}

/** `text(value)`: a function of the file that only puts a value into an answer. */
function isOfAnswers({ callee }: TSESTree.CallExpression, evaluator: Evaluator): boolean {
  const called = functionCalled(bare(callee), evaluator);
  if (!called || !onlyReturn(called)) return false;
  let isOnly = true;
  walkAst(called.body, (node: SyntaxNode) => {
    if (node.type === 'CallExpression') isOnly &&= isOfValues(node);
    else if (node.type === 'AwaitExpression') isOnly = false;
  });
  return isOnly;
}

/** It makes another value of a value, and reaches nothing outside. */
function isOfValues({ callee }: TSESTree.CallExpression): boolean {
  const method = bare(callee);
  if (method.type !== 'MemberExpression') return false;
  const name = memberName(method);
  const { object } = method;
  if (object.type === 'Identifier' && /^(?:JSON|console|Math|Date|Object)$/.test(object.name)) return true;
  return name !== undefined && /^(?:join|map|filter|slice|trim|toString|toISOString|to(?:Upper|Lower)Case)$/.test(name);
}
