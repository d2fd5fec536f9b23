/**
 * `context.accountTool('list_zones', { description, inputSchema }, run)`, `server.addToolWithReadAccess('list_zones', 'Lists
 * the zones', shape, run)`, `registerApp({ server, toolName, description, inputSchema, handler })`: whatever a program calls
 * the function, what it is given tells that it makes a tool.
 */
import { entry, type Entry } from '../../../core/tree.js';
import { imports } from '../../../generated/library-words.js';
import { isBuiltSchema, isSurelySchema, isRawShape } from '../zod/mark.js';
import { functionOf, onlyReturn } from '../returns.js';
import { isFunction, type SyntaxNode, place, bare, keyName, memberName, path } from '../syntax.js';
import { textOf, type ObjectValue, type Value } from '../../result/values.js';
import {
  propertyOf,
  asInputSchema,
  HANDLERS,
  named,
  opened,
  renamed,
  SCHEMA_WORDS,
  speaksOfHints,
  withEntries,
} from './objects.js';
import type { Site, Call } from './objects.js';
import type { Collector } from './collector.js';
import { importsLookalikes, importsMcp, LIKE_SERVER } from './mcp-imports.js';
import { middleOf, positionalTool } from './registrars.js';
import { importOf } from '../modules.js';
import type { ReadCall } from '../library.js';

const MAKES_TOOL = /(^t|T)ool(Def|Definition|Spec)?$|^(add|register)Tool[A-Z]\w*$/;
const REGISTERS = /^(add|register)\w*(Tool|App)\w*$/;
/** Whatever they make of the schema that they are given. */
const DEFINES = /^(define|create|make)\w*Tool$/;
/** What is done with a tool that there is already. */
const USES_TOOL =
  /^(call|invoke|execute|run|get|find|has|is|to|validate|check|remove|delete|unregister|expect|mock|render)(?=[A-Z])/;

export function mayMakeTool(names: readonly string[]): boolean {
  const callee = names.at(-1)!;
  return (MAKES_TOOL.test(callee) || REGISTERS.test(callee)) && !USES_TOOL.test(callee);
}

/** Reads a call that no library knows. */
export function anyTool(site: Site, collector: Collector): void {
  if (importsLookalikes(collector) || isOwnFactory(site, collector)) return;
  const args = behindServer(site.args, collector);
  const tool = asObject(site, args, collector) ?? asArguments(site, args, collector);
  if (!tool) return;
  for (const arg of args) collector.takeArgument(arg);
  const isServed = importsMcp(collector) || site.names.some((name) => LIKE_SERVER.test(name)) || speaksOfHints(tool);
  if (isServed && entry(tool, 'name') && !collector.modules.has(imports.client))
    collector.addTool(opened(tool), site.call, { api: 'literal', takesShapes: true });
  else collector.addFunction(opened(tool), collector.shownWith(site.call));
}

/** What it returns is read where it is used. */
function isOwnFactory({ call }: Site, collector: Collector): boolean {
  const callable = functionOf(call.callee, collector.evaluator.file.scopes);
  return callable !== undefined && onlyReturn(callable) !== undefined;
}

/** The server that the tool is for, or another unknown value, comes before its name. */
function behindServer(args: readonly SyntaxNode[], collector: Collector): readonly SyntaxNode[] {
  const [first, second] = args;
  const isOther = second && !isFunction(second) && collector.evaluate(first!).kind === 'unknown';
  return isOther && ['string', 'object'].includes(collector.evaluate(second).kind) ? args.slice(1) : args;
}

/** `addTool({ name, description, parameters, execute })` */
function asObject({ call, names }: Site, args: readonly SyntaxNode[], collector: Collector): ObjectValue | undefined {
  const [first, second] = args;
  const config = collector.evaluate(first!);
  if (config.kind !== 'object' || !textOf(entry(config, 'description')?.value)) return undefined;
  const isRun = (second && isFunction(second)) ?? propertyOf(first, ...HANDLERS) !== undefined;
  if (!isRun || isLabelled(config)) return undefined;
  const tool = inOurWords(renamed(config, { toolName: 'name' }));
  if (!hasSureSchema(tool)) {
    const name = textOf(entry(tool, 'name')?.value);
    if (name !== undefined && DEFINES.test(names.at(-1)!)) return isSentence(config) ? tool : undefined;
    const isNamed = name !== undefined && entry(config, 'server') !== undefined;
    return isNamed && REGISTERS.test(names.at(-1)!) && !entry(tool, 'inputSchema') ? tool : undefined;
  }
  return entry(tool, 'name') ? tool : withEntries(tool, nameFromKey(call));
}

/** `addTool('name', { description, parameters }, run)`, `addTool('name', 'Description', shape, run)`. */
function asArguments(
  { call, names }: Site,
  given: readonly SyntaxNode[],
  collector: Collector,
): ObjectValue | undefined {
  // `createTool('list', 'read', 'Lists all.', shape, run, 'Done.')`
  const isSaidLater = given.length > 5 && collector.evaluate(given.at(-1)!).kind === 'string';
  const args = isSaidLater ? given.slice(0, -1) : given;
  const [first, second, ...rest] = args;
  const name = collector.evaluate(first!);
  if (!second || !/^[\w.:/-]+$/.test(textOf(name) ?? '')) return undefined;
  const isRun = rest.length > 0 && isCallable(rest.at(-1)!, collector);
  const config = collector.evaluate(second);
  const tool = isDescribed(config) ? ofConfig(config) : isRun ? ofList() : undefined;
  // What has a name of its own is in a group of the other name: `tool('storage', { name: 'get_object', … }, run)`.
  return tool && (entry(tool, 'name') ? tool : withEntries(tool, [named('name', first!, name)]));

  function ofConfig(written: ObjectValue): ObjectValue | undefined {
    const own = inOurWords(written);
    const isRegistered = REGISTERS.test(names.at(-1)!) && isRun && !entry(own, 'inputSchema') && isSentence(written);
    const isHandled = isRun || propertyOf(second, ...HANDLERS) !== undefined;
    return isRegistered || (isHandled && hasSureSchema(own)) ? own : undefined;
  }

  function ofList(): ObjectValue | undefined {
    // `createTool('list', 'read', 'Lists all.', shape, run)`: a word before the description is the project's own.
    const isWord = args.length > 4 && /^\w+$/.test(textOf(config) ?? '');
    const { entries } = middleOf(args.slice(isWord ? 2 : 1, -1), collector);
    const whole: ObjectValue = { kind: 'object', ...place(call), entries, open: true };
    const isSaid = SENTENCE.test(textOf(entry(whole, 'description')?.value) ?? '');
    const isMeant =
      hasSureSchema(whole) ||
      (isWord && DEFINES.test(names.at(-1)!)) ||
      (isSaid && REGISTERS.test(names.at(-1)!) && args.length === 3);
    // A schema alone tells little: it must be one of a library.
    return isMeant && (isSaid || isBuiltSchema(config)) ? whole : undefined;
  }
}

const inOurWords = (config: ObjectValue): ObjectValue => asInputSchema(config, ...SCHEMA_WORDS, 'input_schema');

const hasSureSchema = (tool: ObjectValue): boolean => {
  const schema = entry(tool, 'inputSchema')?.value as Value | undefined;
  return schema !== undefined && isSurelySchema(schema);
};

/** A shape may have a schema under that name. */
const isDescribed = (value: Value): value is ObjectValue =>
  value.kind === 'object' && !['object', undefined].includes(entry(value, 'description')?.value.kind);

/** Some languages have no blanks. */
const SENTENCE = /\s|[^\0-\x7f]/;

const isSentence = (config: ObjectValue): boolean => SENTENCE.test(textOf(entry(config, 'description')?.value) ?? '');

/** A name for people: a brush, a step of a flow. */
const isLabelled = (config: ObjectValue): boolean => /\s/.test(textOf(entry(config, 'name')?.value) ?? '');

const isCallable = (argument: SyntaxNode, collector: Collector): boolean =>
  functionOf(argument, collector.evaluator.file.scopes) !== undefined ||
  argument.type === 'MemberExpression' ||
  (argument.type === 'CallExpression' &&
    argument.arguments.length > 0 &&
    collector.evaluate(argument).kind === 'unknown');

// Readers for calls that describe a tool in one object, as most libraries have them.

/** `tool({ name, description, parameters })`, `tool(run, { … })`: a function for a model. */
export function functionTool({ call, args }: Site, collector: Collector): void {
  const config = configIn(args, collector);
  if (config) collector.addFunction(config, collector.shownWith(call));
}

/** `{ search: tool({ description, inputSchema }) }`: without a name, its key is the tool's. */
export function keyedFunctionTool({ call, args }: Site, collector: Collector): void {
  const config = configIn(args, collector);
  if (!config) return;
  const tool = entry(config, 'name') ? config : withEntries(config, nameFromKey(call));
  collector.addFunction(tool, collector.shownWith(call));
}

/** The same where the call may hand on a tool that is made elsewhere, and says nothing of it. */
export function madeFunctionTool({ call, args }: Site, collector: Collector): void {
  const config = configIn(args, collector);
  const isUnknown = (key: string): boolean => (entry(config, key)?.value.kind ?? 'unknown') === 'unknown';
  if (config && !(isUnknown('name') && isUnknown('description')))
    collector.addFunction(config, collector.shownWith(call));
}

/** The object that describes the tool, alone or after the function that it runs. */
function configIn(args: readonly SyntaxNode[], collector: Collector): ObjectValue | undefined {
  const literal = args[1] ?? args[0];
  const config = literal && collector.evaluate(literal);
  if (config?.kind !== 'object') return undefined;
  collector.takeArgument(literal!);
  return config;
}

/** The key of the property that a call is the value of. */
function nameFromKey({ parent }: Call): Entry[] {
  if (parent.type !== 'Property') return [];
  const key = keyName(parent);
  if (key === undefined) return [];
  const at = place(parent.key);
  return [{ key: 'name', ...at, value: { kind: 'string', ...at, value: key } }];
}

/** `define({ description, inputSchema, handler })`, and `@McpTool({ … })` on a method, whose library adds what it knows. */
export function describedTool({ call, args }: Site, collector: Collector, takesShapes = false): void {
  const config = collector.evaluate(args[0]!);
  if (config.kind !== 'object' || !entry(config, 'description')) return;
  collector.takeArgument(args[0]!);
  collector.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: 'literal', takesShapes });
}

export const decoratedTool: ReadCall = (site, all) => {
  if (isDecorator(site.call)) describedTool(site, all);
};

export const isDecorator = ({ parent }: SyntaxNode): boolean => parent?.type === 'Decorator';

/** `createTool({ id, description, inputSchema })`, `defineTool('name', { … })` of a library for models. */
const functionFactory: ReadCall = (site, all) => {
  const given = givenToFactory(site, all);
  if (!given || !(entry(given.config, 'name') ?? entry(given.config, 'id'))) return;
  addFunctionOf(given, site, all);
};

export function addFunctionOf({ literal, config }: GivenToFactory, { call }: Site, collector: Collector): void {
  const id = entry(config, 'id');
  const tool = id && !entry(config, 'name') ? withEntries(config, [{ ...id, key: 'name' }]) : config;
  collector.addFunction(tool, collector.shownWith(call));
  collector.takeArgument(literal);
}

/** What most libraries call such functions. */
export const FUNCTION_FACTORIES = { createTool: functionFactory, defineTool: functionFactory };

/** `createTool({ … })` of a project's own: an MCP tool where the file or the config says so. */
export const projectFactory: ReadCall = (site, all) => {
  const { call, args } = site;
  const [, second] = args;
  if (second && all.evaluate(second).kind === 'string') return positionalTool(site, all);
  const given = givenToFactory(site, all);
  if (!given || !(entry(given.config, 'name') ?? entry(given.config, 'id'))) return;
  const { literal, config } = given;
  if (entry(config, 'inputSchema') && entry(config, 'name')) {
    all.addTool(config, call, { api: 'literal' });
  } else if (!hasSchema(config)) {
    return;
  } else if (entry(config, 'name') && (importsMcp(all) || speaksOfHints(config))) {
    all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: 'literal', takesShapes: true });
  } else {
    all.addFunction(config, all.shownWith(call));
  }
  all.takeArgument(literal);
};

interface GivenToFactory {
  readonly literal: SyntaxNode;
  readonly config: ObjectValue;
}

/** A description at least, with the name where that is an argument of its own. */
export function givenToFactory({ args }: Site, collector: Collector): GivenToFactory | undefined {
  const [first, second] = args.map((each) => collector.evaluate(each));
  if (second?.kind === 'string') return undefined;
  const isNamed = first?.kind === 'string';
  const literal = args.find((each) => each.type === 'ObjectExpression') ?? (isNamed && second ? args[1] : undefined);
  const written = literal && collector.evaluate(literal);
  if (!literal || written?.kind !== 'object') return undefined;
  const config = isNamed && literal !== args[0] ? withEntries(written, [named('name', args[0]!, first)]) : written;
  return entry(config, 'description') ? { literal, config } : undefined;
}

/** A factory's config is a tool's when it says what the tool takes. */
function hasSchema(config: ObjectValue): boolean {
  return ['parameters', 'schema', 'input_schema', 'inputSchema', 'input'].some((key) => {
    const value = entry(config, key)?.value;
    return value !== undefined && (isBuiltSchema(value) || isRawShape(value) || value.kind === 'object');
  });
}

/** What makes a tool, and the module it comes from: the class, where it is a method or the constructor of one. */
export function makerOf(callee: SyntaxNode, collector: Collector): ReturnType<typeof importOf> {
  const { scopes } = collector.evaluator.file;
  const base = callee.type === 'Super' ? baseAround(callee) : undefined;
  if (base) return makerOf(base, collector);
  if (callee.type !== 'MemberExpression') return importOf(callee, scopes);
  const owner = importOf(bare(callee.object), scopes);
  const name = memberName(callee);
  return owner?.name === '*' && name !== undefined ? { source: owner.source, name } : owner;
}

/** `super` in a class that extends what is called a tool. */
export const isSuperOfTool = (callee: SyntaxNode): boolean =>
  callee.type === 'Super' && /Tool$/.test(path(baseAround(callee) ?? callee).at(-1)!);

/** What the class around a node extends. */
function baseAround(node: SyntaxNode): SyntaxNode | undefined {
  let at: SyntaxNode | undefined = node.parent;
  while (at && at.type !== 'ClassDeclaration' && at.type !== 'ClassExpression') at = at.parent;
  return at?.superClass ? bare(at.superClass) : undefined;
}
