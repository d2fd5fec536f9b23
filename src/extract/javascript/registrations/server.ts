/** Calls on a server object: the MCP SDK's, and those of frameworks that took them over. */
import type { Registration } from '../../../core/code.js';
import { entry, type ObjectNode } from '../../../core/tree.js';
import { bare, isFunction, path, type SyntaxNode, place } from '../syntax.js';
import { plain, textOf, type ObjectValue, type Value } from '../../result/values.js';
import {
  propertyOf,
  asInputSchema,
  HANDLERS,
  named,
  opened,
  SCHEMA_WORDS,
  withEntries,
  withOwnNotation,
} from './objects.js';
import type { Site } from './objects.js';
import type { Collector } from './collector.js';
import { importsMcp, isOfSdk, isServer, sdkOf } from './mcp-imports.js';
import { isOfPage, pageTool } from '../libraries/web-mcp.js';
import { middleOf, positionalTool } from './registrars.js';
import { blockOf } from './side-by-side.js';

/** `server.registerTool(name, config, handler)`, `registerTool({ name, … }, handler)`. */
export function registerTool(site: Site, collector: Collector): void {
  register(site, collector, 'registerTool');
}

/** Reads a call that is given a name, a config and a handler. */
export function register(site: Site, collector: Collector, api: Registration['api']): void {
  const { call, args } = site;
  const [first, second, third] = args;
  if (!first) return;
  if (isOfPage(site, collector)) return pageTool(first, site, collector);
  const name = collector.evaluate(first);
  if (name.kind === 'object') return definition(site, collector);
  if (!second) return;
  const config = collector.evaluate(second);
  const isOnServer = api === 'registerAppTool' || isServer(site, collector);
  if (!isOnServer && config.kind === 'string') return positionalTool(site, collector);
  if (config.kind === 'object' ? !isOnServer && !isToolConfig(config, third) : !isOnServer || !third) return;
  collector.takeArgument(second);
  const own: ObjectValue =
    config.kind === 'object' ? config : { kind: 'object', ...place(call), entries: [], open: true };
  const told = importsMcp(collector) ? own : withOwnNotation(own);
  // A registry of one's own takes what it likes.
  collector.addTool(withEntries(told, [named('name', first, name)]), call, {
    api: isOnServer ? api : 'literal',
    takesShapes: true,
    // What is called by its name alone may be another function.
    ...(config.kind === 'string' && bare(call.callee).type === 'MemberExpression' && { misplacedText: place(second) }),
  });
  // What a registry of one's own is answered may be less than an answer.
  if (isOnServer) collector.addHandler(third, textOf(name));
}

/** A config without an import of the SDK is known by its keys; what has only texts may be a part of a user interface. */
export function isToolConfig(config: ObjectValue, handler: SyntaxNode | undefined): boolean {
  const has = (key: string): boolean => entry(config, key) !== undefined;
  const isDescribed = has('description') && has('title') && (handler !== undefined || HANDLERS.some(has));
  return has('inputSchema') || has('annotations') || has('_meta') || isDescribed;
}

/** skybridge's `registerTool({ name, … }, handler)`, mcp-use's `server.tool({ name, schema, … }, handler)`. */
function definition(site: Site, collector: Collector): void {
  const { call, args } = site;
  const [first, handler] = args;
  const config = collector.evaluate(first!);
  if (config.kind !== 'object' || !entry(config, 'name')) return;
  // A registry of one's own has its own notation: `registry.registerTool({ name, description, parameters })`.
  if (!isServer(site, collector) && !isToolConfig(config, handler)) return;
  collector.takeArgument(first!);
  const normal = asInputSchema(config, ...SCHEMA_WORDS);
  const hasWidget = ['view', 'widget', 'app'].some((key) => entry(config, key) !== undefined);
  collector.addTool(hasWidget ? opened(normal) : normal, call, { api: 'literal', takesShapes: true });
  const own = propertyOf(first, 'cb', 'handler', 'execute');
  collector.addHandler(handler ?? own, textOf(entry(config, 'name')?.value));
}

/** `server.tool(name, [description], [shape], [annotations], handler)`, mcp-use's `server.tool({ name, … }, handler)`. */
export function tool(site: Site, collector: Collector): void {
  const { call, names, args } = site;
  const [first, ...rest] = args;
  // By itself it may be any function.
  if (names.length === 1) return;
  if (first!.type === 'ObjectExpression') return definition(site, collector);
  // Options that the SDK does not know may come last.
  if (rest.at(-1)?.type === 'ObjectExpression' && rest.at(-2) && isFunction(rest.at(-2)!)) rest.pop();
  const handler = rest.at(-1);
  if (!handler || handler.type === 'ObjectExpression') return;
  if (!isServer(site, collector)) return positionalTool(site, collector);
  if (args.length > 5) return;
  const name = collector.evaluate(first!);
  if (name.kind === 'object') return definition(site, collector);
  if (!mayBeName(name, args.length)) return;
  const isSdk = sdkOf(call, collector.modules, collector.evaluator.file) !== undefined;
  const middle = rest.slice(0, -1);
  const { entries, isVague } = middleOf(middle, collector, isSdk);
  // The SDK looks for a description in the first place alone.
  const late = middle.slice(1).find((each) => collector.evaluate(each).kind === 'string');
  const object: ObjectValue = { kind: 'object', ...place(call), entries, open: isVague };
  collector.addTool(withEntries(object, [named('name', first!, name)]), call, {
    api: 'tool',
    takesShapes: true,
    ...(late && { misplacedText: place(late) }),
  });
  collector.addHandler(handler, textOf(name));
}

/** What is alone before a handler may be a whole definition. */
function mayBeName(value: Value, count: number): boolean {
  if (value.kind === 'unknown') return count > 2;
  return value.kind === 'string' || (value.kind === 'union' && value.branches.every(({ kind }) => kind === 'string'));
}

/** `registerResource(name, uri, config, reader)`, `registerResource({ uri, … }, reader)`. */
export function registerResource({ call, args }: Site, collector: Collector): void {
  const [first, second, third, fourth] = args;
  if (!first) return;
  if (first.type === 'ObjectExpression') {
    const config = collector.evaluate(first);
    if (config.kind !== 'object' || !entry(config, 'uri')) return;
    collector.takeArgument(first);
    collector.addResource(config, blockOf(call));
    collector.addReader(second ?? propertyOf(first, 'readCallback', 'load'), entry(config, 'uri')?.value);
    return;
  }
  if (!second || !third) return;
  const uri = collector.evaluate(second);
  // Other servers are given the URI first.
  if (uri.kind === 'object' && second.type === 'ObjectExpression') return;
  const config = collector.evaluate(third);
  const isConfig = config.kind === 'object';
  if (isConfig) collector.takeArgument(third);
  const own: ObjectValue = isConfig ? config : { kind: 'object', ...place(call), entries: [], open: true };
  const name = named('name', first, collector.evaluate(first));
  const made = withEntries(own, [named('uri', second, uri), name]);
  collector.addResource(made, blockOf(call));
  const template = templateOf(second, collector);
  collector.addReader(
    fourth ?? (isConfig ? undefined : third),
    template ?? uri,
    template ? { isOfTemplate: true } : {},
  );
  const known = template ? withEntries(own, [named('uriTemplate', second, template), name]) : made;
  if (template) collector.addTemplate(known);
  if (!isOfSdk(call, collector)) return;
  const resource = { ...(plain(known) as ObjectNode), group: collector.groupOf(call) };
  collector.register({
    ...place(call),
    api: 'registerResource',
    sdk: sdkOf(call, collector.modules, collector.evaluator.file),
    isOfSdk: true,
    resource,
  });
}

/** `new ResourceTemplate('ui://widget/{name}.html', …)`: the resources are not known, how their URIs look is. */
function templateOf(argument: SyntaxNode, collector: Collector): Value | undefined {
  const binding = argument.type === 'Identifier' ? collector.evaluator.file.scopes.resolve(argument) : undefined;
  const init = binding?.kind === 'variable' ? binding.node.init : undefined;
  const made = bare(init ?? argument);
  if (made.type !== 'NewExpression' || path(made.callee).at(-1) !== 'ResourceTemplate') return undefined;
  const [template] = made.arguments;
  return template && collector.evaluate(template);
}

/** The old `server.resource(name, uri, [metadata], reader)`, mcp-use's `server.resource({ uri, … }, reader)`. */
export function resource(site: Site, collector: Collector): void {
  if (isServer(site, collector)) registerResource(site, collector);
}
