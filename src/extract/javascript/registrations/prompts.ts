/** What a server has beside tools and resources: prompts, and the instructions that it greets its clients with. */
import { entry, type Node } from '../../../core/tree.js';
import { imports } from '../../../generated/library-words.js';
import { bare, isFunction, path, type SyntaxNode, place } from '../syntax.js';
import { plain, textOf, type ObjectValue, type Value } from '../../result/values.js';
import { propertyOf, type Site, named, renamed, schemaIn, withEntries, withSchemas } from './objects.js';
import type { Collector } from './collector.js';
import { isOfSdk, isServer, sdkOf } from './mcp-imports.js';
import { isBuiltSchema, mayBeRawShape } from '../zod/mark.js';

/** `server.registerPrompt(name, config, handler)` */
export function registerPrompt(site: Site, collector: Collector): void {
  const [name, config, handler] = site.args;
  if (!name || !config || !handler || !isServer(site, collector)) return;
  const given = collector.evaluate(config);
  if (given.kind !== 'object') return;
  collector.takeArgument(config);
  add(site, name, given, handler, collector);
}

/** The old `server.prompt(name, [description], [shape], handler)`. */
export function prompt(site: Site, collector: Collector): void {
  const [name, ...rest] = site.args;
  const handler = rest.pop();
  // A library that asks people has a method of that name too.
  if (site.names.length === 1 || !name || !handler || rest.length > 2 || !isOfSdk(site.call, collector)) return;
  const entries = rest.map((arg, index) => {
    const value = collector.evaluate(arg);
    const isShape = index === 1 || value.kind === 'object';
    return named(isShape ? 'argsSchema' : 'description', arg, value);
  });
  add(site, name, { kind: 'object', ...place(site.call), entries, open: false }, handler, collector);
}

function add({ call }: Site, name: SyntaxNode, config: ObjectValue, handler: SyntaxNode, collector: Collector): void {
  const value = collector.evaluate(name);
  const own = withEntries(inWordsOfTools(config), [named('name', name, value)]);
  const schema = entry(config, 'argsSchema');
  collector.addPrompt(own, call);
  collector.register({
    ...place(call),
    api: 'registerPrompt',
    sdk: sdkOf(call, collector.modules, collector.evaluator.file),
    prompt: plain(own) as Node & ObjectValue,
    ...(isOfSdk(call, collector) && { isOfSdk: true }),
    ...(schema && { schema: schemaIn(schema.value) }),
  });
  collector.addPromptHandler(handler, textOf(value));
}

/** A shape of zod as the schema that it stands for. */
function inWordsOfTools(config: ObjectValue): ObjectValue {
  const isGiven = (value: Value): value is ObjectValue => mayBeRawShape(value) && !isBuiltSchema(value);
  const schemas = withSchemas(renamed(config, { argsSchema: 'inputSchema' }), isGiven);
  return renamed(schemas, { inputSchema: 'argsSchema' });
}

/** FastMCP's `server.addPrompt({ name, arguments, load })` */
export function addPrompt(site: Site, collector: Collector): void {
  const [config] = site.args;
  const given = config && isServer(site, collector) ? collector.evaluate(config) : undefined;
  if (given?.kind !== 'object' || !entry(given, 'name') || !propertyOf(config, 'load')) return;
  collector.takeArgument(config!);
  collector.addPrompt(given, site.call);
}

/** `new McpServer(info, { instructions })`, `new FastMCP({ instructions })` */
export function readInstructions(collector: Collector): void {
  for (const { callee, arguments: args } of collector.evaluator.file.made) {
    const at = bare(callee);
    const from = at.type === 'Identifier' ? collector.modules.sourceOf(at) : undefined;
    if (from === undefined || !imports.server.test(from) || !/(Server|MCP)$/.test(path(at).at(-1)!)) continue;
    for (const arg of args) {
      if (arg.type === 'SpreadElement' || isFunction(arg)) continue;
      const given = collector.evaluate(arg);
      const found = given.kind === 'object' ? entry(given, 'instructions') : undefined;
      if (found) collector.addInstructions(found.value);
    }
  }
}
