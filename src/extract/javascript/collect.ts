/**
 * What a file registers: the readers of all libraries are applied to its calls, classes, functions and object literals.
 * The result looks like a `tools/list` answer, whatever the framework: `{ tools, functions, resources }`.
 */
import type { Evaluator } from './evaluate/evaluator.js';
import { libraries } from '../../generated/libraries.js';
import type { Library, ReadCall } from './library.js';
import { anyTool, mayMakeTool, isSuperOfTool, madeFunctionTool, makerOf } from './registrations/configs.js';
import { describedIn, nameIn, takesServer, type Site } from './registrations/objects.js';
import { toolClass } from './registrations/classes.js';
import { Collector, type CollectorOptions } from './registrations/collector.js';
import type { Found } from './registrations/found.js';
import { keyedTools, literalReader } from './registrations/literals.js';
import { readInstructions } from './registrations/prompts.js';
import { rawAnswers } from './registrations/raw-answers.js';
import type { Helper } from './registrations/registering-helpers.js';
import { registrar, registrarSite } from './registrations/registrars.js';
import { unreadIn } from './registrations/unread.js';
import { exportedTool } from './registrations/module-tools.js';
import { passedOn } from './registrations/tool-factories.js';
import { bare, endOf, keyName, memberName, path, startOf } from './syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from './syntax.js';

interface Known extends Library {
  readonly isModule: RegExp;
}

const KNOWN: readonly Known[] = libraries.map((each) => ({ ...each, isModule: modulesOf(each) }));

/** Without modules it is known by names alone. */
function modulesOf({ modules }: Library): RegExp {
  const names = Object.keys(modules);
  return names.length > 0 ? new RegExp(`^(${names.join('|')})`) : /^(?!)/;
}

/** By the last name of the callee: the reader of the library that it is imported from, or else of one that the file imports. */
const CALLS = new Map<string, ReadCall>(
  KNOWN.flatMap(({ exports, methods, calls }) =>
    [exports, methods, calls].flatMap((each) => Object.keys(each ?? {})),
  ).map((name) => [name, callReader(name)]),
);

function callReader(name: string): ReadCall {
  const withExport = KNOWN.filter(({ exports }) => exports?.[name]);
  const withMethod = KNOWN.filter(({ methods }) => methods?.[name]);
  const withCall = KNOWN.find(({ calls }) => calls?.[name]);
  return (site, all) => {
    const source = withExport.length > 0 ? all.modules.sourceOfCallee(site.call) : undefined;
    const read =
      (source === undefined ? undefined : withExport.find(({ isModule }) => isModule.test(source))?.exports?.[name]) ??
      withMethod.find(({ isModule }) => all.modules.has(isModule))?.methods?.[name] ??
      withCall?.calls?.[name];
    read?.(site, all);
  };
}

const CLASSES = new Set(KNOWN.flatMap(({ classes = [] }) => classes));
const BASE_CLASSES = new Map(KNOWN.flatMap(({ baseClasses = {} }) => Object.entries(baseClasses)));
const HOOKS = new Map(KNOWN.flatMap(({ hooks = {} }) => Object.entries(hooks)));
const readLiteral = literalReader(KNOWN.flatMap(({ literals = [] }) => literals));

/** `new DynamicStructuredTool({ … })`, `super({ … })` in a class that extends it, `FunctionTool.from(run, { … })`. */
function constructedTool(site: Site, collector: Collector): void {
  const maker = makerOf(bare(site.call.callee), collector);
  if (!maker || !CLASSES.has(maker.name)) return;
  const isKnown = KNOWN.some(({ classes, isModule }) => classes?.includes(maker.name) && isModule.test(maker.source));
  if (isKnown) madeFunctionTool(site, collector);
}

/** By name, and by what it is given: only a method or a function of ext-apps registers on a server. */
function readerOf(call: TSESTree.CallExpression, evaluator: Evaluator): ReadCall | undefined {
  const callee = bare(call.callee);
  if (isSuperOfTool(callee)) return constructedTool;
  const name = calledName(callee, evaluator);
  if (name === undefined) return undefined;
  if (callee.type === 'Identifier' && !takesServer(name) && CALLS.has(name) && isServerGiven(call, evaluator))
    return undefined;
  if (name === 'from' && callee.type === 'MemberExpression')
    return CLASSES.has(path(callee).at(-2)!) ? constructedTool : undefined;
  return CALLS.get(name);
}

function isServerGiven({ arguments: [first] }: TSESTree.CallExpression, evaluator: Evaluator): boolean {
  return (
    first !== undefined && /(server|mcp)$/i.test(path(first).at(-1)!) && evaluator.evaluate(first).kind === 'unknown'
  );
}

function calledName(callee: SyntaxNode, { file }: Evaluator): string | undefined {
  if (callee.type === 'MemberExpression') return memberName(callee);
  if (callee.type !== 'Identifier') return undefined;
  // It may be imported under another name.
  const node = file.scopes.resolve(callee)?.node;
  return node?.type === 'ImportSpecifier' && 'name' in node.imported ? node.imported.name : callee.name;
}

/** `server.registerTool('init', {}, f).remove()`, which only makes the server announce that it has tools. */
function isRemovedAtOnce(call: TSESTree.CallExpression): boolean {
  const member = call.parent;
  if (member.type !== 'MemberExpression' || member.object !== call) return false;
  const { parent } = member;
  return parent.type === 'CallExpression' && parent.callee === member && memberName(member) === 'remove';
}

/** The function around a call that is given what the call registers. */
function helperAround(site: Site, { helpers }: Collector): Helper | undefined {
  const name = nameIn(site);
  return name && helpers.around(site.call, { method: site.names.at(-1)!, name, described: describedIn(site) });
}

interface CollectOptions extends CollectorOptions {
  /** A literal that nothing uses is not served; `hasList`: the file answers `tools/list`. */
  readonly isUnused?: (node: SyntaxNode, hasList: boolean) => boolean;
}

export function collect(
  evaluator: Evaluator,
  { isUnused = (): boolean => false, ...options }: CollectOptions = {},
): Found {
  const all = new Collector(evaluator, options);
  const { classes, functions, made } = evaluator.file;
  const isInTest = testsWithin(evaluator.file.program);
  const objects = evaluator.file.objects.filter((each) => !isInTest(each));
  const ofModules = KNOWN.find(({ readModule, isModule }) => readModule && all.modules.has(isModule));
  if (ofModules) ofModules.readModule!(all);
  else exportedTool(all);
  readCalls(all, isInTest);
  for (const call of made) {
    const args = call.arguments.map(bare);
    if (args.length > 0) constructedTool({ call, names: path(call.callee), args }, all);
  }
  for (const each of classes) toolClass(each, all, BASE_CLASSES);
  for (const callable of functions) HOOKS.get(nameOf(callable) ?? '')?.(callable, all);
  const hasList = all.listers.length > 0;
  for (const object of objects)
    if (!all.isTaken(object) && !(mayBeTool(object) && isUnused(object, hasList))) readLiteral(object, all);
  readInstructions(all);
  keyedTools(objects, all);
  rawAnswers(objects, all);
  all.unread.splice(0, Infinity, ...unreadIn(all));
  all.wired = all.wiring.wiring(new Set(all.registrations.map(({ start }) => start)));
  return all;
}

const mayBeTool = ({ properties }: TSESTree.ObjectExpression): boolean =>
  properties.some((each) => OF_TOOLS.test(keyName(each) ?? ''));
const OF_TOOLS = /^(?:input_?schema|schema|parameters|function|handler|execute)$/i;

/** `if (import.meta.vitest) { … }`: tests that a module has in itself. */
function testsWithin({ body }: TSESTree.Program): (node: SyntaxNode) => boolean {
  const tests = body.filter((each) => each.type === 'IfStatement' && path(each.test).join('.') === '.vitest');
  return (node) => tests.some((each) => startOf(each) <= startOf(node) && endOf(node) <= endOf(each));
}

function readCalls(collector: Collector, isInTest: (node: SyntaxNode) => boolean): void {
  const others: (() => void)[] = [];
  for (const call of collector.evaluator.file.calls) {
    if (isInTest(call)) continue;
    const own = readerOf(call, collector.evaluator);
    const names = path(call.callee);
    const mayBeTool = mayMakeTool(names);
    if (!own && !mayBeTool && call.arguments.length < 2) continue;
    const args = call.arguments.map(bare);
    if (args.length === 0) continue;
    const written = { call, names, args };
    if (args.some(({ type }) => type === 'SpreadElement')) {
      if (own) passedOn(written, collector, (site) => own(site, collector));
      continue;
    }
    if (own && (isRemovedAtOnce(call) || collector.isNeverCalled(call))) {
      for (const arg of args) collector.takeArgument(arg);
      continue;
    }
    const ofRegistrar = own || args.length < 2 ? undefined : registrarSite(written, collector);
    const site = ofRegistrar ?? (own || mayBeTool ? written : undefined);
    if (!site) continue;
    const known = own ?? (ofRegistrar && registrar);
    const reader = mayBeTool ? orAnyTool(known, written) : known!;
    const helper = helperAround(site, collector);
    const read = (): void => collector.inTurns(site, helper, () => reader(site, collector));
    // What they read in the calls of functions of the file need not be read again.
    if (helper) read();
    else others.push(() => void (collector.isFollowed(call) || read()));
  }
  for (const read of others) read();
}

/** Reads a call by what it is given, where who knows its name makes nothing of it. */
function orAnyTool(reader: ReadCall | undefined, written: Site): ReadCall {
  return (site, all) => {
    const before = countOf(all);
    reader?.(site, all);
    if (countOf(all) === before) anyTool(written, all);
  };
}

const countOf = ({ tools, functions, others }: Found): number => tools.length + functions.length + others.length;

/** The name under which a program defines a function. */
function nameOf({ id, parent }: FunctionNode): string | undefined {
  if (id) return id.name;
  if (parent.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : undefined;
  return keyName(parent);
}
