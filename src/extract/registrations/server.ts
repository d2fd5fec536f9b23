/** Calls on a server object: the MCP SDK's, and those of frameworks that took them over. */
import type { Registration } from '../../core/code.js';
import { entry, type Entry } from '../../core/tree.js';
import { bare, path, type Ast, isFunction } from '../syntax.js';
import { EXT_APPS } from '../modules.js';
import { place, textOf, type ObjectValue, type Value } from '../values.js';
import { propertyOf, type Site } from './call-site.js';
import { blockOf } from './side-by-side.js';
import type { Collector } from './collector.js';
import { asInputSchema, asResource, named, opened, SCHEMA_WORDS, withEntries, withOwnNotation } from './objects.js';
import { extensionTool, functionTool, isToolOfModule } from './agents.js';
import { HANDLERS } from './literals.js';
import { importsMcp, isServer, sdkOf, importsGenkit, LIKE_SERVER } from './mcp-imports.js';
import { functionOf } from '../functions.js';
import { isBuiltSchema, isRawShape, mayBeRawShape } from '../schemas/mark.js';
import { RESOURCE, TOOL } from './literal-context.js';

/** `server.registerTool(name, config, handler)`, `registerTool({ name, … }, handler)`. */
export function registerTool(site: Site, all: Collector): void {
  register(site, all, 'registerTool');
}

/** ext-apps: `registerAppTool(server, name, config, handler)`. */
export function registerAppTool(site: Site, all: Collector): void {
  register({ ...site, args: site.args.slice(1) }, all, 'registerAppTool');
}

function register(site: Site, all: Collector, api: Registration['api']): void {
  const { call, args } = site;
  const [first, second, third] = args;
  if (!first) return;
  const name = all.evaluate(first);
  if (name.kind === 'object') return definition(site, all);
  if (!second) return;
  const config = all.evaluate(second);
  const isOurs = api === 'registerAppTool' || isServer(site, all);
  if (!isOurs && config.kind === 'string') return ownTool(site, all);
  if (config.kind === 'object' ? !isOurs && !isToolConfig(config, third) : !isOurs || !third) return;
  all.takeArgument(second);
  const own: ObjectValue =
    config.kind === 'object' ? config : { kind: 'object', ...place(call), entries: [], open: true };
  const told = importsMcp(all) ? own : withOwnNotation(own);
  // A registry of one's own takes what it likes.
  all.addTool(withEntries(told, [named('name', first, name)]), call, {
    api: isOurs ? api : 'literal',
    takesShapes: true,
  });
  // What a registry of one's own is answered may be less than an answer.
  if (isOurs) all.addHandler(third, textOf(name));
}

/** A config without an import of the SDK is known by its keys; what has only texts may be a part of a user interface. */
function isToolConfig(config: ObjectValue, handler: Ast | undefined): boolean {
  const has = (key: string): boolean => entry(config, key) !== undefined;
  const isDescribed = has('description') && has('title') && (handler !== undefined || HANDLERS.some(has));
  return has('inputSchema') || has('annotations') || has('_meta') || isDescribed;
}

/** skybridge's `registerTool({ name, … }, handler)`, mcp-use's `server.tool({ name, schema, … }, handler)`. */
function definition(site: Site, all: Collector): void {
  const { call, args } = site;
  const [first, handler] = args;
  const config = all.evaluate(first!);
  if (config.kind !== 'object' || !entry(config, 'name')) return;
  // A registry of one's own has its own notation: `registry.registerTool({ name, description, parameters })`.
  if (!isServer(site, all) && !isToolConfig(config, handler)) return extensionTool(site, config, all);
  all.takeArgument(first!);
  const normal = asInputSchema(config, ...SCHEMA_WORDS);
  const hasWidget = ['view', 'widget', 'app'].some((key) => entry(config, key) !== undefined);
  all.addTool(hasWidget ? opened(normal) : normal, call, { api: 'literal', takesShapes: true });
  const own = propertyOf(first, 'cb', 'handler', 'execute');
  all.addHandler(handler ?? own, textOf(entry(config, 'name')?.value));
}

/** `server.tool(name, [description], [shape], [annotations], handler)` and what other frameworks call `tool`. */
export function tool(site: Site, all: Collector): void {
  const { call, names, args } = site;
  const [first, ...rest] = args;
  if (names.length === 1 || isToolOfModule(site, all)) return functionTool(site, all);
  if (first!.type === 'ObjectExpression') return definition(site, all);
  const handler = rest.at(-1);
  if (args.length === 2 && all.modules.has(/^mcp-lite/)) return withHandlerInside(site, all);
  if (!handler || handler.type === 'ObjectExpression') return;
  if (!isServer(site, all)) return ownTool(site, all);
  if (args.length > 5) return;
  const name = all.evaluate(first!);
  if (name.kind === 'object') return definition(site, all);
  if (!mayBeName(name, args.length)) return;
  const isSdk = sdkOf(call, all.modules, all.evaluator.file) !== undefined;
  const { entries, isVague } = middleOf(rest.slice(0, -1), all, isSdk);
  const object: ObjectValue = { kind: 'object', ...place(call), entries, open: isVague };
  all.addTool(withEntries(object, [named('name', first!, name)]), call, { api: 'tool', takesShapes: true });
  all.addHandler(handler, textOf(name));
}

/** mcp-lite: `server.tool(name, { description, inputSchema, handler })`. */
function withHandlerInside({ call, args: [first, second] }: Site, all: Collector): void {
  const name = all.evaluate(first!);
  const config = all.evaluate(second!);
  if (config.kind !== 'object') return;
  all.takeArgument(second!);
  all.addTool(withEntries(config, [named('name', first!, name)]), call, { api: 'literal' });
  all.addHandler(propertyOf(second, 'handler'), textOf(name));
}

/** What stands alone before a handler may be a whole definition. */
function mayBeName(value: Value, count: number): boolean {
  if (value.kind === 'unknown') return count > 2;
  return value.kind === 'string' || (value.kind === 'union' && value.branches.every(({ kind }) => kind === 'string'));
}

/** `registerResource(name, uri, config, reader)`, `registerResource({ uri, … }, reader)`. */
export function registerResource({ call, args }: Site, all: Collector): void {
  const [first, second, third, fourth] = args;
  if (!first) return;
  if (first.type === 'ObjectExpression') {
    const config = all.evaluate(first);
    if (config.kind !== 'object' || !entry(config, 'uri')) return;
    all.takeArgument(first);
    all.addResource(config, blockOf(call));
    all.addReader(second ?? propertyOf(first, 'readCallback', 'load'), entry(config, 'uri')?.value);
    return;
  }
  if (!second || !third) return;
  const uri = all.evaluate(second);
  const config = all.evaluate(third);
  const isConfig = config.kind === 'object';
  if (isConfig) all.takeArgument(third);
  const own: ObjectValue = isConfig ? config : { kind: 'object', ...place(call), entries: [], open: true };
  const entries = [named('uri', second, uri), named('name', first, all.evaluate(first))];
  all.addResource(withEntries(own, entries), blockOf(call));
  all.addReader(fourth ?? (isConfig ? undefined : third), templateOf(second, all) ?? uri);
}

/** `new ResourceTemplate('ui://widget/{name}.html', …)`: the resources are not known, how their URIs look is. */
function templateOf(argument: Ast, all: Collector): Value | undefined {
  const init = (all.evaluator.file.scopes.resolve(argument)?.node as Ast)?.['init'] as Ast | null | undefined;
  const made = bare(argument.type === 'Identifier' && init ? init : argument);
  if (made.type !== 'NewExpression' || path(made['callee']).at(-1) !== 'ResourceTemplate') return undefined;
  const [template] = made['arguments'] as Ast[];
  return template && all.evaluate(template);
}

/** ext-apps: `registerAppResource(server, name, uri, config, reader)`; the MIME type has a default there. */
export function registerAppResource(site: Site, all: Collector): void {
  const before = all.resources.length;
  registerResource({ ...site, args: site.args.slice(1) }, all);
  const added = all.resources[before];
  if (added?.kind !== 'object' || added.open || entry(added, 'mimeType')) return;
  if (!all.modules.has(EXT_APPS)) {
    all.resources[before] = { ...added, open: true };
    return;
  }
  all.register({ ...place(site.call), api: 'registerAppResource', resource: added });
  const at = place(site.call['callee'] as Ast);
  all.resources[before] = withEntries(added, [{ key: 'mimeType', ...at, value: { kind: 'unknown', ...at } }]);
}

/** The old `server.resource(name, uri, [metadata], reader)`, mcp-use's `server.resource({ uri, … }, reader)`. */
export function resource(site: Site, all: Collector): void {
  if (isServer(site, all)) registerResource(site, all);
}

/** mcp-use: `server.uiResource({ … })` registers a resource under a URI that the framework makes up. */
export function uiResource({ call, args }: Site, all: Collector): void {
  const config = all.modules.has(/^(mcp-use|@mcp-ui)/) ? all.evaluate(args[0]!) : undefined;
  if (config?.kind !== 'object') return;
  all.takeArgument(args[0]!);
  const uri = entry(config, 'uri') ?? {
    key: 'uri',
    ...place(args[0]!),
    value: { kind: 'unknown', ...place(args[0]!) },
  };
  all.addResource(opened(asResource(withEntries(config, [uri]))), blockOf(call));
}

/** What a call says of a tool in an order of the arguments: name, description, shape, annotations, handler. */

/** `registry.registerTool(name, description, shape, handler)`: what is one's own and takes what `server.tool()` takes. */
export function ownTool({ call, args }: Site, all: Collector): void {
  const [name, description, schema] = args.map((arg) => all.evaluate(arg));
  if (args.length < 4 || !/^\S+$/.test(textOf(name) ?? '') || description?.kind !== 'string' || !schema) return;
  const mayBeShape = mayBeRawShape(schema) && isFunction(args.at(-1)!);
  if (!(mayBeShape || isBuiltSchema(schema) || isRawShape(schema) || isJsonSchema(schema))) return;
  if (functionOf(call['callee'] as Ast, all.evaluator.file.scopes)) return;
  const { entries } = middleOf(args.slice(1, -1), all);
  const object: ObjectValue = { kind: 'object', ...place(call), entries, open: true };
  all.addTool(withEntries(object, [named('name', args[0]!, name!)]), call, { api: 'literal', takesShapes: true });
}

/**
 * What stands between the name and the handler: told apart by place and by what it is, and left open where that is unknown.
 * Others than the SDK may have a notation of their own.
 */
export function middleOf(args: readonly Ast[], all: Collector, isSdk = false): { entries: Entry[]; isVague: boolean } {
  const entries: Entry[] = [];
  let isVague = false;
  let isShapeGiven = false;
  args.forEach((arg, index) => {
    const value = all.evaluate(arg);
    all.takeArgument(arg);
    if (index === 0 && isDescription(arg, value, args.length)) {
      entries.push(named('description', arg, value));
    } else if (isShapeGiven || index === 2 ? isPlainObject(value) : isAnnotations(value)) {
      entries.push(named('annotations', arg, value));
    } else if (
      !isShapeGiven &&
      (isBuiltSchema(value) || mayBeRawShape(value) || isJsonSchema(value) || (isSdk && isPropertyMap(value)))
    ) {
      entries.push(named('inputSchema', arg, value));
      isShapeGiven = true;
    } else {
      isVague = true;
    }
  });
  return { entries, isVague };
}

function isDescription({ type }: Ast, { kind }: Value, count: number): boolean {
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

/** Parameters in the words of JSON Schema, without the schema around them. */
const isPropertyMap = (value: Value): boolean =>
  isPlainObject(value) &&
  !value.open &&
  value.entries.length > 0 &&
  value.entries.every(({ value: each }) => isPlainObject(each) && textOf(entry(each, 'type')?.value) !== undefined);

/**
 * `registerDatabaseTool(server, 'search', { description, inputSchema }, handler)`: a function of another file is given what
 * the SDK's own is given, or a definition in words of its own. What it makes of that nobody knows.
 */

/** Given a server, a function of such a name makes one tool of what else it is given. */
const MAKES_TOOL = /^(register|add|define|create)\w*Tool$/;

const makesOne = (callee: string, all: Collector): boolean =>
  MAKES_TOOL.test(callee) || (callee === 'tool' && importsMcp(all));

/** The site from the tool's name or definition on, where a call may be such a one. */
export function registrarSite({ call, names, args }: Site, all: Collector): Site | undefined {
  const callee = names.at(-1)!;
  const isGivenServer = LIKE_SERVER.test(path(args[0]!).at(-1)!) && !isFunction(args[0]!);
  const isNamed = isGivenServer || (/register/i.test(callee) && (TOOL.test(callee) || importsMcp(all)));
  if (!isNamed || importsGenkit(all) || functionOf(call['callee'] as Ast, all.evaluator.file.scopes)) return undefined;
  const rest = isGivenServer ? args.slice(1) : args;
  const own =
    isGivenServer && makesOne(callee, all)
      ? behindContext(rest, all)
      : asOfSdk(rest, isGivenServer && isForTools(callee) ? 1 : 0, all);
  return own && { call, names, args: own };
}

/** `registerTool(server, context, 'search', …)`: what nobody knows there is what the function needs besides. */
function behindContext(args: readonly Ast[], all: Collector): readonly Ast[] | undefined {
  const first = args.findIndex((arg) => all.evaluate(arg).kind !== 'unknown');
  // Behind a name that nobody knows comes a description.
  const isName = first === 0 || (first > 0 && !/\s/.test(textOf(all.evaluate(args[first]!)) ?? ''));
  return isName ? args.slice(first) : undefined;
}

/** Name, config and handler, behind at most so many others: `registerToolIfEnabled(server, disabled, 'search', …)`. */
function asOfSdk(args: readonly Ast[], most: number, all: Collector): readonly Ast[] | undefined {
  const handler = args.findIndex((each, index) => index > 1 && isCallable(each, all));
  const before = handler - 2;
  return before >= 0 && before <= most && args.length <= handler + 2 ? args.slice(before) : undefined;
}

const isForTools = (callee: string): boolean => TOOL.test(callee) && !RESOURCE.test(callee);

function isCallable(argument: Ast, all: Collector): boolean {
  const at = bare(argument);
  if (at.type === 'CallExpression') return (at['arguments'] as Ast[]).some((each) => isCallable(each, all));
  return functionOf(at, all.evaluator.file.scopes) !== undefined;
}

export function registrar(site: Site, all: Collector): void {
  const { call, args } = site;
  const tool = toolOf(site, all);
  if (!tool || textOf(entry(tool, 'name')?.value) === undefined) return;
  for (const arg of args) all.takeArgument(arg);
  // What its handler answers is for that function: it may be less than an answer.
  all.addTool(opened(tool), call, { api: 'literal', takesShapes: true });
}

/** What such a function is given, in the words of a tool. */
function toolOf({ names, args }: Site, all: Collector): ObjectValue | undefined {
  const [first, second, ...rest] = args;
  const makesTool = makesOne(names.at(-1)!, all);
  const name = all.evaluate(first!);
  if (name.kind === 'object') return makesTool ? told(name) : undefined;
  const config = second && all.evaluate(second);
  if (name.kind !== 'string' || !config) return undefined;
  const asMade = (): ObjectValue | undefined => (speaks(config) ? told(config) : byPlace(second, rest, all));
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
function byPlace(second: Ast, rest: readonly Ast[], all: Collector): ObjectValue | undefined {
  const { entries } = middleOf([second, ...rest.slice(0, -1)], all);
  return entries.length > 0 && rest.length > 0 ? { kind: 'object', ...place(second), entries, open: true } : undefined;
}

/** A tool without parameters has it too. */
const hasMetadata = (config: ObjectValue): boolean =>
  ['_meta', 'annotations'].some((key) => entry(config, key)?.value.kind === 'object');
