/**
 * `registerDatabaseTool(server, 'search', { description, inputSchema }, handler)`: a function of another file is given what
 * the SDK's own is given, or a definition in its own words. What it makes of that is unknown.
 */
import { entry, type Node, type Entry } from '../../../core/tree.js';
import { bare, isFunction, path, type SyntaxNode, place } from '../syntax.js';
import { functionOf } from '../returns.js';
import { isBuiltSchema, mayBeRawShape, isRawShape } from '../zod/mark.js';
import { textOf, type ObjectValue, type Value } from '../../result/values.js';
import { type Site, asInputSchema, HANDLERS, named, opened, SCHEMA_WORDS, withEntries } from './objects.js';
import type { Collector } from './collector.js';
import { RESOURCE, TOOL } from './literal-context.js';
import { importsLookalikes, importsMcp, LIKE_SERVER } from './mcp-imports.js';

/** Given a server, a function of such a name makes one tool of what else it is given. */
const MAKES_TOOL = /^(register|add|define|create)\w*Tool$/;

const makesOne = (callee: string, collector: Collector): boolean =>
  MAKES_TOOL.test(callee) || (callee === 'tool' && importsMcp(collector));

/** The site from the tool's name or definition on, where a call may be such a one. */
export function registrarSite({ call, names, args }: Site, collector: Collector): Site | undefined {
  const callee = names.at(-1)!;
  const isGivenServer = LIKE_SERVER.test(path(args[0]!).at(-1)!) && !isFunction(args[0]!);
  const isNamed = isGivenServer || (/register/i.test(callee) && (TOOL.test(callee) || importsMcp(collector)));
  if (!isNamed || importsLookalikes(collector) || functionOf(call.callee, collector.evaluator.file.scopes))
    return undefined;
  const rest = isGivenServer ? args.slice(1) : args;
  if (isGivenServer && /^(?:register|add)$/.test(callee) && isOwnDefinition(rest, collector))
    return { call, names: ['registerTool'], args: rest };
  const own =
    isGivenServer && makesOne(callee, collector)
      ? behindContext(rest, collector)
      : asOfSdk(rest, isGivenServer && isForTools(callee) ? 1 : 0, collector);
  return own && { call, names, args: own };
}

/** `register(server, 'search', searchTool)`, where the definition has its own handler. */
function isOwnDefinition([name, definition, ...others]: readonly SyntaxNode[], collector: Collector): boolean {
  if (!name || !definition || others.length > 0 || collector.evaluate(name).kind !== 'string') return false;
  const value = collector.evaluate(definition);
  const has = (key: string): boolean => entry(value as Node, key) !== undefined;
  return value.kind === 'object' && has('description') && has('inputSchema') && HANDLERS.some(has);
}

/** `registerTool(server, context, 'search', …)`: the unknown arguments are what else the function needs. */
function behindContext(args: readonly SyntaxNode[], collector: Collector): readonly SyntaxNode[] | undefined {
  const first = args.findIndex((arg) => collector.evaluate(arg).kind !== 'unknown');
  // A description comes after an unknown name.
  const isName = first === 0 || (first > 0 && !/\s/.test(textOf(collector.evaluate(args[first]!)) ?? ''));
  return isName ? args.slice(first) : undefined;
}

/** Name, config and handler, behind at most so many others: `registerToolIfEnabled(server, disabled, 'search', …)`. */
function asOfSdk(args: readonly SyntaxNode[], most: number, collector: Collector): readonly SyntaxNode[] | undefined {
  const handler = args.findIndex((each, index) => index > 1 && isCallable(each, collector));
  const before = handler - 2;
  return before >= 0 && before <= most && args.length <= handler + 2 ? args.slice(before) : undefined;
}

const isForTools = (callee: string): boolean => TOOL.test(callee) && !RESOURCE.test(callee);

function isCallable(argument: SyntaxNode, collector: Collector): boolean {
  const at = bare(argument);
  if (at.type === 'CallExpression') return at.arguments.some((each) => isCallable(each, collector));
  return functionOf(at, collector.evaluator.file.scopes) !== undefined;
}

export function registrar(site: Site, collector: Collector): void {
  const { call, args } = site;
  const tool = toolOf(site, collector);
  if (!tool || textOf(entry(tool, 'name')?.value) === undefined) return;
  for (const arg of args) collector.takeArgument(arg);
  // What its handler answers is for that function: it may be less than an answer.
  collector.addTool(opened(tool), call, { api: 'literal', takesShapes: true });
}

/** What such a function is given, in the words of a tool. */
function toolOf({ names, args }: Site, collector: Collector): ObjectValue | undefined {
  const [first, second, ...rest] = args;
  const makesTool = makesOne(names.at(-1)!, collector);
  const name = collector.evaluate(first!);
  if (name.kind === 'object') return makesTool ? told(name) : undefined;
  const config = second && collector.evaluate(second);
  if (name.kind !== 'string' || !config) return undefined;
  const asMade = (): ObjectValue | undefined => (speaks(config) ? told(config) : byPlace(second, rest, collector));
  const tool = makesTool ? asMade() : asOfTool(config, names.at(-1)!);
  return tool && withEntries(tool, [named('name', first!, name)]);
}

/** A shape has schemas under such names. */
const speaks = (value: Value): value is ObjectValue =>
  value.kind === 'object' &&
  ['title', 'description'].some((key) => !['object', undefined].includes(entry(value, key)?.value.kind));

/** Whatever it is for: it says what the tool does, or what it takes. */
function told(config: ObjectValue): ObjectValue | undefined {
  const tool = asInputSchema(config, ...SCHEMA_WORDS);
  return entry(tool, 'description') || entry(tool, 'inputSchema') ? tool : undefined;
}

function asOfTool(config: Value, callee: string): ObjectValue | undefined {
  if (config.kind !== 'object' || !entry(config, 'description')) return undefined;
  const schema = entry(config, 'inputSchema')?.value;
  if (!schema) return isForTools(callee) && hasMetadata(config) ? config : undefined;
  const isSchema = isBuiltSchema(schema) || mayBeRawShape(schema) || textOf(entry(schema, 'type')?.value) === 'object';
  return isSchema ? config : undefined;
}

/** `registerTool(server, 'search', 'Searches', { query: z.string() }, handler)`: as the SDK's old method takes it. */
function byPlace(second: SyntaxNode, rest: readonly SyntaxNode[], collector: Collector): ObjectValue | undefined {
  const { entries } = middleOf([second, ...rest.slice(0, -1)], collector);
  return entries.length > 0 && rest.length > 0 ? { kind: 'object', ...place(second), entries, open: true } : undefined;
}

/** A tool without parameters has it too. */
const hasMetadata = (config: ObjectValue): boolean =>
  ['_meta', 'annotations'].some((key) => entry(config, key)?.value.kind === 'object');

// Tools that a call describes by the order of its arguments: name, description, shape, annotations, handler.

/** `registry.registerTool(name, description, shape, handler)`: a registry of one's own that takes what `server.tool()` takes. */
export function positionalTool({ call, args }: Site, collector: Collector): void {
  const [name, description, schema] = args.map((arg) => collector.evaluate(arg));
  if (args.length < 4 || !/^\S+$/.test(textOf(name) ?? '') || description?.kind !== 'string' || !schema) return;
  const mayBeShape = mayBeRawShape(schema) && isFunction(args.at(-1)!);
  if (!(mayBeShape || isBuiltSchema(schema) || isRawShape(schema) || isJsonSchema(schema))) return;
  if (functionOf(call.callee, collector.evaluator.file.scopes)) return;
  const { entries } = middleOf(args.slice(1, -1), collector);
  const object: ObjectValue = { kind: 'object', ...place(call), entries, open: true };
  collector.addTool(withEntries(object, [named('name', args[0]!, name!)]), call, { api: 'literal', takesShapes: true });
}

/**
 * What is between the name and the handler: told apart by place and by what it is, and left open where that is unknown.
 * Others than the SDK may have a notation of their own.
 */
export function middleOf(
  args: readonly SyntaxNode[],
  collector: Collector,
  isSdk = false,
): { entries: Entry[]; isVague: boolean } {
  const entries: Entry[] = [];
  let isVague = false;
  let isShapeGiven = false;
  args.forEach((arg, index) => {
    const value = collector.evaluate(arg);
    collector.takeArgument(arg);
    if (index === 0 && isDescription(arg, value, args.length)) {
      entries.push(named('description', arg, value));
    } else if (isShapeGiven || index === 2 ? isPlainObject(value) : isAnnotations(value)) {
      entries.push(named('annotations', arg, value));
    } else if (
      !isShapeGiven &&
      (isBuiltSchema(value) ||
        mayBeRawShape(value) ||
        isJsonSchema(value) ||
        (isSdk && (isPropertyMap(value) || isTypeMap(value))))
    ) {
      entries.push(named('inputSchema', arg, value));
      isShapeGiven = true;
    } else {
      isVague = true;
    }
  });
  return { entries, isVague };
}

function isDescription({ type }: SyntaxNode, { kind }: Value, count: number): boolean {
  if (kind === 'string' || kind === 'union' || type === 'TemplateLiteral' || type === 'BinaryExpression') return true;
  return kind === 'unknown' && count > 1 && (type === 'Identifier' || type === 'MemberExpression');
}

const isPlainObject = (value: Value): value is ObjectValue =>
  value.kind === 'object' && !isBuiltSchema(value) && !isRawShape(value);

/** Where a shape may stand too. */
const isAnnotations = (value: Value): boolean =>
  isPlainObject(value) &&
  ((!value.open && value.entries.length > 0 && value.entries.every(({ key }) => HINTS.has(key))) ||
    value.entries.some(speaksOfHints));

const HINTS = new Set(['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']);
const LIKE_HINT = /^(read_?only|destructive|idempotent|open_?world)(_?hint)?$/i;

/** A key that is meant as one, and a value as no parameter has. */
const speaksOfHints = ({ key, value }: Entry): boolean =>
  key === 'openai' ? value.kind === 'object' && !isRawShape(value) : LIKE_HINT.test(key) && isScalar(value);

const isScalar = ({ kind }: Value): boolean => kind === 'boolean' || kind === 'string' || kind === 'number';
const isJsonSchema = (value: Value): boolean =>
  value.kind === 'object' &&
  textOf(entry(value, 'type')?.value) === 'object' &&
  entry(value, 'properties') !== undefined;

/** `{ city: 'string' }`: types in a notation that the SDK does not know. */
const isTypeMap = (value: Value): boolean =>
  isPlainObject(value) &&
  !value.open &&
  value.entries.length > 0 &&
  value.entries.every(({ value: each }) => /^(string|number|integer|boolean|array|object)\b/.test(textOf(each) ?? ''));

/** Parameters in the words of JSON Schema, without the schema around them. */
const isPropertyMap = (value: Value): boolean =>
  isPlainObject(value) &&
  !value.open &&
  value.entries.length > 0 &&
  value.entries.every(({ value: each }) => isPlainObject(each) && textOf(entry(each, 'type')?.value) !== undefined);
