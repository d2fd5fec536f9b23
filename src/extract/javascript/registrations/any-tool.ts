/**
 * `context.accountTool('list_zones', { description, inputSchema }, run)`, `server.addToolWithReadAccess('list_zones', 'Lists
 * the zones', shape, run)`, `registerApp({ server, toolName, description, inputSchema, handler })`: whatever a program calls
 * the function, what it is given tells that it makes a tool.
 */
import { entry } from '../../../core/tree.js';
import { imports } from '../../../generated/library-words.js';
import { isBuiltSchema, isSurelySchema } from '../zod/mark.js';
import { functionOf } from '../functions.js';
import { onlyReturn } from '../returns.js';
import { isFunction, type SyntaxNode } from '../syntax.js';
import { textOf, type ObjectValue, type Value } from '../../result/values.js';
import { place } from '../values.js';
import { propertyOf, type Site } from './call-site.js';
import type { Collector } from './collector.js';
import { nameFromKey } from './configs.js';
import { importsLookalikes, importsMcp, LIKE_SERVER } from './mcp-imports.js';
import {
  asInputSchema,
  HANDLERS,
  named,
  opened,
  renamed,
  SCHEMA_WORDS,
  speaksOfHints,
  withEntries,
} from './objects.js';
import { middleOf } from './positional.js';

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
