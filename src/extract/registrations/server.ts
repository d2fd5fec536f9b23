/** Calls on a server object: the MCP SDK's, and those of frameworks that took them over. */
import type { Registration } from '../../core/code.js';
import { entry, type ObjectNode } from '../../core/tree.js';
import { bare, isFunction, path, type SyntaxNode } from '../syntax.js';
import { place, plain, textOf, type ObjectValue, type Value } from '../values.js';
import { propertyOf, type Site } from './call-site.js';
import type { Collector } from './collector.js';
import { importsMcp, isOfSdk, isServer, sdkOf } from './mcp-imports.js';
import { asInputSchema, HANDLERS, named, opened, SCHEMA_WORDS, withEntries, withOwnNotation } from './objects.js';
import { isOfPage, pageTool } from '../libraries/web-mcp.js';
import { middleOf, positionalTool } from './positional.js';
import { blockOf } from './side-by-side.js';

/** `server.registerTool(name, config, handler)`, `registerTool({ name, … }, handler)`. */
export function registerTool(site: Site, all: Collector): void {
  register(site, all, 'registerTool');
}

/** Reads a call that is given a name, a config and a handler. */
export function register(site: Site, all: Collector, api: Registration['api']): void {
  const { call, args } = site;
  const [first, second, third] = args;
  if (!first) return;
  if (isOfPage(site, all)) return pageTool(first, site, all);
  const name = all.evaluate(first);
  if (name.kind === 'object') return definition(site, all);
  if (!second) return;
  const config = all.evaluate(second);
  const isOnServer = api === 'registerAppTool' || isServer(site, all);
  if (!isOnServer && config.kind === 'string') return positionalTool(site, all);
  if (config.kind === 'object' ? !isOnServer && !isToolConfig(config, third) : !isOnServer || !third) return;
  all.takeArgument(second);
  const own: ObjectValue =
    config.kind === 'object' ? config : { kind: 'object', ...place(call), entries: [], open: true };
  const told = importsMcp(all) ? own : withOwnNotation(own);
  // A registry of one's own takes what it likes.
  all.addTool(withEntries(told, [named('name', first, name)]), call, {
    api: isOnServer ? api : 'literal',
    takesShapes: true,
    // What is called by its name alone may be another function.
    ...(config.kind === 'string' && bare(call.callee).type === 'MemberExpression' && { misplacedText: place(second) }),
  });
  // What a registry of one's own is answered may be less than an answer.
  if (isOnServer) all.addHandler(third, textOf(name));
}

/** A config without an import of the SDK is known by its keys; what has only texts may be a part of a user interface. */
export function isToolConfig(config: ObjectValue, handler: SyntaxNode | undefined): boolean {
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
  if (!isServer(site, all) && !isToolConfig(config, handler)) return;
  all.takeArgument(first!);
  const normal = asInputSchema(config, ...SCHEMA_WORDS);
  const hasWidget = ['view', 'widget', 'app'].some((key) => entry(config, key) !== undefined);
  all.addTool(hasWidget ? opened(normal) : normal, call, { api: 'literal', takesShapes: true });
  const own = propertyOf(first, 'cb', 'handler', 'execute');
  all.addHandler(handler ?? own, textOf(entry(config, 'name')?.value));
}

/** `server.tool(name, [description], [shape], [annotations], handler)`, mcp-use's `server.tool({ name, … }, handler)`. */
export function tool(site: Site, all: Collector): void {
  const { call, names, args } = site;
  const [first, ...rest] = args;
  // By itself it may be any function.
  if (names.length === 1) return;
  if (first!.type === 'ObjectExpression') return definition(site, all);
  // Options that the SDK does not know may come last.
  if (rest.at(-1)?.type === 'ObjectExpression' && rest.at(-2) && isFunction(rest.at(-2)!)) rest.pop();
  const handler = rest.at(-1);
  if (!handler || handler.type === 'ObjectExpression') return;
  if (!isServer(site, all)) return positionalTool(site, all);
  if (args.length > 5) return;
  const name = all.evaluate(first!);
  if (name.kind === 'object') return definition(site, all);
  if (!mayBeName(name, args.length)) return;
  const isSdk = sdkOf(call, all.modules, all.evaluator.file) !== undefined;
  const middle = rest.slice(0, -1);
  const { entries, isVague } = middleOf(middle, all, isSdk);
  // The SDK looks for a description in the first place alone.
  const late = middle.slice(1).find((each) => all.evaluate(each).kind === 'string');
  const object: ObjectValue = { kind: 'object', ...place(call), entries, open: isVague };
  all.addTool(withEntries(object, [named('name', first!, name)]), call, {
    api: 'tool',
    takesShapes: true,
    ...(late && { misplacedText: place(late) }),
  });
  all.addHandler(handler, textOf(name));
}

/** What is alone before a handler may be a whole definition. */
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
  // Other servers are given the URI first.
  if (uri.kind === 'object' && second.type === 'ObjectExpression') return;
  const config = all.evaluate(third);
  const isConfig = config.kind === 'object';
  if (isConfig) all.takeArgument(third);
  const own: ObjectValue = isConfig ? config : { kind: 'object', ...place(call), entries: [], open: true };
  const name = named('name', first, all.evaluate(first));
  const made = withEntries(own, [named('uri', second, uri), name]);
  all.addResource(made, blockOf(call));
  const template = templateOf(second, all);
  all.addReader(fourth ?? (isConfig ? undefined : third), template ?? uri);
  const known = template ? withEntries(own, [named('uriTemplate', second, template), name]) : made;
  if (template) all.addTemplate(known);
  if (!isOfSdk(call, all)) return;
  const resource = { ...(plain(known) as ObjectNode), group: all.groupOf(call) };
  all.register({
    ...place(call),
    api: 'registerResource',
    sdk: sdkOf(call, all.modules, all.evaluator.file),
    isOfSdk: true,
    resource,
  });
}

/** `new ResourceTemplate('ui://widget/{name}.html', …)`: the resources are not known, how their URIs look is. */
function templateOf(argument: SyntaxNode, all: Collector): Value | undefined {
  const binding = argument.type === 'Identifier' ? all.evaluator.file.scopes.resolve(argument) : undefined;
  const init = binding?.kind === 'variable' ? binding.node.init : undefined;
  const made = bare(init ?? argument);
  if (made.type !== 'NewExpression' || path(made.callee).at(-1) !== 'ResourceTemplate') return undefined;
  const [template] = made.arguments;
  return template && all.evaluate(template);
}

/** The old `server.resource(name, uri, [metadata], reader)`, mcp-use's `server.resource({ uri, … }, reader)`. */
export function resource(site: Site, all: Collector): void {
  if (isServer(site, all)) registerResource(site, all);
}
