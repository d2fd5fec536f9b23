/**
 * How tools and resources are written in source code, one adapter for each shape; see docs/architecture.md.
 * What comes out looks like a `tools/list` answer, whatever the framework: `{ tools, functions, resources }`.
 */
import type { Registration } from '../../core/code.js';
import { entry, type Entry, type Node, type ObjectNode, type Place } from '../../core/tree.js';
import { bare, isFunction, path, staticName, type Ast } from './ast.js';
import { place, type Evaluator, type Value } from './evaluate.js';
import { modulesOf, type Modules } from './modules.js';
import { isFromZod, isRawShape, shapeSchema } from './zod.js';

export interface Found {
  /** MCP tools. */
  readonly tools: Value[];
  /** Tools of agent frameworks, which follow no MCP rule. */
  readonly functions: Value[];
  readonly resources: Value[];
  readonly registrations: Registration[];
  /** Functions that answer a call of a tool, and that read a resource. */
  readonly handlers: { readonly handler: Ast; readonly tool?: string }[];
  readonly readers: { readonly reader: Ast; readonly uri?: Node }[];
}

/** A call that an adapter may know. `names` is the dotted callee: ['server', 'registerTool']. */
interface Site {
  readonly call: Ast;
  readonly names: readonly string[];
  readonly args: readonly Ast[];
}

interface Collector extends Found {
  readonly evaluator: Evaluator;
  readonly modules: Modules;
  /** Object literals that are part of a shape already. */
  readonly taken: Set<Ast>;
}

export function collect(evaluator: Evaluator): Found {
  const all: Collector = {
    tools: [],
    functions: [],
    resources: [],
    registrations: [],
    handlers: [],
    readers: [],
    evaluator,
    modules: modulesOf(evaluator.file),
    taken: new Set(),
  };
  for (const call of evaluator.file.calls) {
    const names = path(call['callee']);
    const method = names.at(-1)!;
    if (!Object.hasOwn(ADAPTERS, method)) continue;
    const args = (call['arguments'] as Ast[]).map(bare);
    if (args.length > 0 && !args.some(({ type }) => type === 'SpreadElement'))
      ADAPTERS[method]!({ call, names, args }, all);
  }
  for (const object of evaluator.file.objects) if (!all.taken.has(object)) readLiteral(object, all);
  return all;
}

const ADAPTERS: Record<string, (site: Site, all: Collector) => void> = {
  registerTool,
  tool: toolCall,
  registerAppTool: (site, all) => registerTool({ ...site, args: site.args.slice(1) }, all, 'registerAppTool'),
  registerResource,
  registerAppResource: (site, all) => registerResource({ ...site, args: site.args.slice(1) }, all),
  setRequestHandler,
  addTool,
  createTool: factory,
  defineTool: factory,
  widget: skybridgeWidget,
  registerWidget: skybridgeWidget,
};

/** `server.registerTool(name, config, handler)`, `registerTool({ name, … }, handler)`. */
function registerTool({ call, args }: Site, all: Collector, api: Registration['api'] = 'registerTool'): void {
  const [first, second, third] = args;
  if (first!.type === 'ObjectExpression') {
    const config = all.evaluator.evaluate(first!);
    if (config.kind !== 'object') return;
    all.taken.add(first!);
    addTool_(all, config, call, { api, schemaOf: first });
    addHandler(all, second, textOf(entry(config, 'name')?.value));
    return;
  }
  if (!second) return;
  const name = all.evaluator.evaluate(first!);
  const config = all.evaluator.evaluate(second);
  if (config.kind !== 'object' || !isToolConfig(config, api)) return;
  take(all, second);
  addTool_(all, withEntries(config, [named('name', first!, name)]), call, { api, schemaOf: second });
  addHandler(all, third, textOf(name));
}

/** A config without an import of the SDK is known by its keys. */
function isToolConfig(config: ObjectNode, api: Registration['api']): boolean {
  if (api === 'registerAppTool' || config.open) return true;
  const has = (key: string): boolean => entry(config, key) !== undefined;
  return has('inputSchema') || has('description') || has('title') || has('annotations') || has('_meta');
}

/** `server.tool(name, [description], [shape], [annotations], handler)` and what other frameworks call `tool`. */
function toolCall(site: Site, all: Collector): void {
  const { call, names, args } = site;
  if (names.length === 1) return functionTool(site, all);
  const [first, ...rest] = args;
  if (first!.type === 'ObjectExpression') {
    const config = all.evaluator.evaluate(first!);
    if (config.kind !== 'object' || !entry(config, 'name')) return;
    all.taken.add(first!);
    addTool_(all, config, call, { api: 'literal', schemaOf: first });
    addHandler(all, rest[0], textOf(entry(config, 'name')?.value));
    return;
  }
  const handler = rest.at(-1);
  const isServer = all.modules.has(MCP_MODULES) || names.at(-2) === 'server' || names.at(-2) === 'mcp';
  if (args.length < 2 || args.length > 5 || !handler || !isServer || handler.type === 'ObjectExpression') return;
  const name = all.evaluator.evaluate(first!);
  if (name.kind !== 'string' && name.kind !== 'unknown') return;
  const entries: Entry[] = [named('name', first!, name)];
  const middle = rest.slice(0, -1).map((arg) => ({ arg, value: all.evaluator.evaluate(arg) }));
  const [description] = middle;
  if (description && (description.value.kind === 'string' || isTextLike(description.arg))) {
    entries.push(named('description', description.arg, description.value));
    middle.shift();
  }
  let isVague = false;
  for (const { arg, value } of middle) {
    take(all, arg);
    if (value.kind === 'object' && !value.open && isAnnotations(value)) entries.push(named('annotations', arg, value));
    else if (value.kind === 'object' && (isRawShape(value) || isFromZod(value) || value.entries.length === 0))
      entries.push(named('inputSchema', arg, value));
    else isVague = true;
  }
  const object: Value = { kind: 'object', ...place(call), entries, open: isVague };
  addTool_(all, object, call, { api: 'tool' });
  addHandler(all, handler, textOf(name));
}

const MCP_MODULES =
  /^(@modelcontextprotocol\/|mcp-handler|@vercel\/mcp-adapter|agents\/mcp|mcp-use|skybridge|fastmcp|xmcp)/;
const isTextLike = ({ type }: Ast): boolean =>
  type === 'TemplateLiteral' || type === 'BinaryExpression' || type === 'Identifier' || type === 'MemberExpression';
const HINTS = new Set(['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']);
const isAnnotations = ({ entries }: ObjectNode): boolean =>
  entries.length > 0 && entries.every(({ key, value }) => HINTS.has(key) && !isFromZod(value));

/** `tool({ description, inputSchema })` (ai), `tool({ name, parameters })` (@openai/agents), `tool(fn, { … })` (LangChain). */
function functionTool({ call, args }: Site, all: Collector): void {
  const source = all.modules.sourceOf(bare(call['callee']));
  if (source === undefined) return;
  const isLangChain = /^(@langchain\/|langchain)/.test(source);
  const literal = isLangChain ? args[1] : args[0];
  if (!literal || !(isLangChain || /^(ai|@openai\/agents|@anthropic-ai\/claude-agent-sdk)/.test(source))) return;
  const config = all.evaluator.evaluate(literal);
  if (config.kind !== 'object') return;
  take(all, literal);
  const key = call.parent?.type === 'Property' ? staticName(call.parent['key'], call.parent['computed']) : undefined;
  const name: Entry[] =
    !entry(config, 'name') && key !== undefined
      ? [
          {
            key: 'name',
            ...place(call.parent!['key']),
            value: { kind: 'string', ...place(call.parent!['key']), value: key },
          },
        ]
      : [];
  all.functions.push(asFunction(withEntries(config, name)));
}

/** `createTool({ … })`, `defineTool({ … })`: Mastra's have an `id`, local factories a `name`. */
function factory({ call, args }: Site, all: Collector): void {
  const literal = args.find(({ type }) => type === 'ObjectExpression');
  const config = literal && all.evaluator.evaluate(literal);
  if (!literal || config?.kind !== 'object') return;
  if (!entry(config, 'description') || !(entry(config, 'name') ?? entry(config, 'id'))) return;
  take(all, literal);
  const source = all.modules.sourceOf(bare(call['callee']));
  if (source !== undefined && /^(@mastra\/|@langchain\/|ai$|@openai\/)/.test(source)) {
    const id = entry(config, 'id');
    all.functions.push(asFunction(id ? withEntries(config, [{ ...id, key: 'name' }]) : config));
  } else if (entry(config, 'inputSchema')) {
    addTool_(all, config, call, { api: 'literal' });
  } else {
    all.functions.push(asFunction(config));
  }
}

/** FastMCP: `server.addTool({ name, parameters, execute })`. */
function addTool({ call, args }: Site, all: Collector): void {
  const config = all.evaluator.evaluate(args[0]!);
  if (
    config.kind !== 'object' ||
    !entry(config, 'name') ||
    !(entry(config, 'execute') ?? entry(config, 'parameters') ?? entry(config, 'inputSchema'))
  )
    return;
  take(all, args[0]!);
  addTool_(all, renamed(config, { parameters: 'inputSchema' }), call, { api: 'literal' });
}

/** skybridge: `server.widget(name, resource, tool, callback)`. */
function skybridgeWidget({ call, args }: Site, all: Collector): void {
  const [first, , third, handler] = args;
  if (!third || !handler || !all.modules.has(/^skybridge/)) return;
  const config = all.evaluator.evaluate(third);
  if (config.kind !== 'object') return;
  for (const arg of args) take(all, arg);
  const name = all.evaluator.evaluate(first!);
  // skybridge adds metadata of its own.
  addTool_(all, { ...withEntries(config, [named('name', first!, name)]), open: true }, call, { api: 'literal' });
  addHandler(all, handler, textOf(name));
}

/** `registerResource(name, uri, config, reader)`, `registerResource({ uri, … }, reader)`. */
function registerResource({ call, args }: Site, all: Collector): void {
  const [first, second, third, fourth] = args;
  if (first!.type === 'ObjectExpression') {
    const config = all.evaluator.evaluate(first!);
    if (config.kind !== 'object' || !entry(config, 'uri')) return;
    take(all, first!);
    all.resources.push(withGroup(config, call));
    addReader(all, second, entry(config, 'uri')?.value);
    return;
  }
  if (!second || !third) return;
  const uri = all.evaluator.evaluate(second);
  const config = all.evaluator.evaluate(third);
  const isConfig = config.kind === 'object';
  if (isConfig) take(all, third);
  const own: Value & { kind: 'object' } = isConfig
    ? config
    : { kind: 'object', ...place(call), entries: [], open: true };
  all.resources.push(
    withGroup(
      withEntries(own, [named('uri', second, uri), named('name', first!, all.evaluator.evaluate(first!))]),
      call,
    ),
  );
  addReader(all, fourth ?? (isConfig ? undefined : third), uri as Node);
}

const LISTS: Record<string, string> = { 'tools/list': 'tools', 'resources/list': 'resources' };
const SCHEMAS: Record<string, string> = {
  ListToolsRequestSchema: 'tools/list',
  CallToolRequestSchema: 'tools/call',
  ListResourcesRequestSchema: 'resources/list',
  ReadResourceRequestSchema: 'resources/read',
};

/** `setRequestHandler(ListToolsRequestSchema, …)`; in SDK v2 `setRequestHandler('tools/list', …)`. */
function setRequestHandler({ call, args }: Site, all: Collector): void {
  const [first, second] = args;
  const what = all.evaluator.evaluate(first!);
  const schemaName = path(first!).at(-1) ?? '';
  const isSchema =
    Object.hasOwn(SCHEMAS, schemaName) || (first!.type === 'Identifier' && schemaName.endsWith('RequestSchema'));
  const method = what.kind === 'string' ? what.value : SCHEMAS[schemaName];
  if (what.kind === 'string' || isSchema) {
    const is = what.kind === 'string' ? 'method' : 'schema';
    all.registrations.push({
      ...place(first!),
      api: 'setRequestHandler',
      sdk: all.modules.sdk,
      handles: { ...place(first!), is, name: method ?? schemaName },
    });
  }
  if (method === undefined || !second) return;
  if (method === 'tools/call') return addHandler(all, second, undefined);
  if (method === 'resources/read') return addReader(all, second, undefined);
  const list = LISTS[method];
  if (!list) return;
  for (const answer of returnsOf(second)) {
    const value = all.evaluator.evaluate(answer);
    const items = value.kind === 'object' ? entry(value, list)?.value : undefined;
    if (items?.kind !== 'array') continue;
    for (const item of items.items as Value[]) {
      if (item.kind !== 'object') continue;
      takePlace(all, item);
      if (list === 'tools') addTool_(all, { ...item, group: items }, call, { api: 'literal' }, items);
      else all.resources.push({ ...item, group: items });
    }
  }
}

/** `{ name, description, inputSchema }` and the like, wherever they are written. */
function readLiteral(literal: Ast, all: Collector): void {
  const keys = new Set(
    (literal['properties'] as Ast[]).map((each) =>
      each['key'] ? staticName(each['key'], each['computed']) : undefined,
    ),
  );
  const isTool = keys.has('name') && keys.has('inputSchema');
  const isAnthropic = keys.has('name') && keys.has('input_schema');
  const isFunctionTool = keys.has('type') && keys.has('function');
  const isWidget =
    keys.has('uri') && keys.has('mimeType') && !keys.has('text') && !keys.has('blob') && !keys.has('contents');
  if (!isTool && !isAnthropic && !isFunctionTool && !isWidget) return;
  const value = all.evaluator.evaluate(literal);
  if (value.kind !== 'object') return;
  const list = literal.parent?.type === 'ArrayExpression' ? literal.parent : undefined;
  const object = list ? { ...value, group: list } : value;
  if (isTool && !isDescribedBy(value)) return;
  if (isTool) addTool_(all, object, literal, { api: 'literal', schemaOf: literal }, list ?? literal);
  else if (isWidget && textOf(entry(value, 'uri')?.value)?.startsWith('ui://')) all.resources.push(object);
  else if (
    isAnthropic &&
    entry(value, 'input_schema')?.value.kind === 'object' &&
    !entry(value, 'output_schema') &&
    !entry(value, 'version')
  )
    all.functions.push(asFunction(object));
  else if (isFunctionTool) {
    const inner = entry(value, 'function')?.value;
    if (inner?.kind === 'object' && textOf(entry(value, 'type')?.value) === 'function' && entry(inner, 'name'))
      all.functions.push(asFunction(inner));
  }
}

/** A tool's literal, and not a form field or a test's expectation: its schema looks like one, or cannot be known. */
function isDescribedBy(value: ObjectNode): boolean {
  const schema = entry(value, 'inputSchema')?.value as Value | undefined;
  return schema !== undefined && (schema.kind === 'object' || schema.kind === 'unknown' || schema.kind === 'union');
}

interface How {
  readonly api: Registration['api'];
  /** The literal whose `inputSchema` is judged. */
  readonly schemaOf?: Ast;
}

function addTool_(
  all: Collector,
  config: Value & { kind: 'object' },
  site: Ast,
  how: How,
  group: object = blockOf(site),
): void {
  const written = entry(config, 'inputSchema') ?? entry(config, 'parameters');
  const schema = written?.value as Value | undefined;
  const normal = schema && isRawShape(schema) && written ? replaced(config, written, shapeSchema(schema)) : config;
  const tool: Value & { kind: 'object' } = { ...normal, group };
  all.tools.push(tool);
  all.registrations.push({
    ...place(site),
    api: how.api,
    sdk: all.modules.sdk,
    tool,
    ...(schema && written && { schema: { start: schema.start, end: schema.end, is: natureOf(schema) } }),
  });
}

/** Told by content: zod calls, or JSON Schema's own keywords with plain values. */
function natureOf(schema: Value): 'json-schema' | 'zod' | 'unknown' {
  if (schema.kind !== 'object' || schema.open) return isFromZod(schema) ? 'zod' : 'unknown';
  if (isFromZod(schema) || isRawShape(schema)) return 'zod';
  const type = textOf(entry(schema, 'type')?.value);
  return type === 'object' && (entry(schema, 'properties')?.value.kind === 'object' || schema.entries.length === 1)
    ? 'json-schema'
    : 'unknown';
}

/** A framework's tool as rules see tools: `name`, `description`, `inputSchema`. */
function asFunction(config: Value & { kind: 'object' }): Value {
  const normal = renamed(config, { parameters: 'inputSchema', input_schema: 'inputSchema', schema: 'inputSchema' });
  const written = entry(normal, 'inputSchema');
  const schema = written?.value as Value | undefined;
  return schema && written && isRawShape(schema) ? replaced(normal, written, shapeSchema(schema)) : normal;
}

function renamed<O extends Value & { kind: 'object' }>(object: O, names: Readonly<Record<string, string>>): O {
  return {
    ...object,
    entries: object.entries.map((each) => (Object.hasOwn(names, each.key) ? { ...each, key: names[each.key]! } : each)),
  };
}

function replaced<O extends Value & { kind: 'object' }>(object: O, old: Entry, value: Node): O {
  return { ...object, entries: object.entries.map((each) => (each === old ? { ...each, value } : each)) };
}

function withEntries<O extends Value & { kind: 'object' }>(object: O, more: readonly Entry[]): O {
  return {
    ...object,
    entries: [...more, ...object.entries.filter(({ key }) => !more.some((each) => each.key === key))],
  };
}

function withGroup<O extends Value & { kind: 'object' }>(object: O, site: Ast): O {
  return { ...object, group: blockOf(site) };
}

/** An argument as the entry that it stands for: there is no key to point at, so the value stands for both. */
function named(key: string, argument: Ast, value: Value): Entry {
  return { key, ...place(argument), value: value as Node };
}

const textOf = (value: Value | undefined): string | undefined => (value?.kind === 'string' ? value.value : undefined);

/** Calls in one block run together; calls in two branches may never. */
function blockOf(site: Ast): object {
  let at: Ast = site;
  while (
    at.parent &&
    !/^(Program|BlockStatement|SwitchCase|ArrayExpression|StaticBlock|TSModuleBlock)$/.test(at.parent.type)
  )
    at = at.parent;
  return at.parent ?? at;
}

/** The literal is told of; it is not a tool a second time. */
function take(all: Collector, node: Ast): void {
  const at = bare(node);
  if (at.type === 'ObjectExpression') all.taken.add(at);
  else if (at.type === 'Identifier') {
    const init = all.evaluator.file.scopes.resolve(at)?.node['init'] as Ast | undefined;
    if (init && bare(init).type === 'ObjectExpression') all.taken.add(bare(init));
  }
}

function takePlace(all: Collector, { start }: Place): void {
  for (const object of all.evaluator.file.objects) if (place(object).start === start) all.taken.add(object);
}

function addHandler(all: Collector, handler: Ast | undefined, tool: string | undefined): void {
  const callable = handler && functionOf(all.evaluator, handler);
  if (callable) all.handlers.push({ handler: callable, tool });
}

function addReader(all: Collector, reader: Ast | undefined, uri: Value | undefined): void {
  const callable = reader && functionOf(all.evaluator, reader);
  if (callable) all.readers.push({ reader: callable, uri: uri as Node | undefined });
}

function functionOf({ file }: Evaluator, node: Ast): Ast | undefined {
  const at = bare(node);
  if (isFunction(at)) return at;
  const binding = at.type === 'Identifier' ? file.scopes.resolve(at) : undefined;
  if (binding?.kind === 'function') return binding.node;
  const init = binding?.node['init'] as Ast | undefined;
  return init && isFunction(bare(init)) ? bare(init) : undefined;
}

/** The expressions that a function may return, those of functions inside it excluded. */
export function returnsOf(node: Ast): Ast[] {
  const callable = bare(node);
  if (!isFunction(callable)) return [];
  const body = callable['body'] as Ast;
  if (body.type !== 'BlockStatement') return [body];
  const found: Ast[] = [];
  const todo: Ast[] = [body];
  for (let at = todo.pop(); at; at = todo.pop()) {
    if (at.type === 'ReturnStatement' && at['argument']) found.push(at['argument'] as Ast);
    for (const key of ['body', 'consequent', 'alternate', 'block', 'handler', 'finalizer', 'cases']) {
      const child = at[key] as Ast | Ast[] | null | undefined;
      for (const each of Array.isArray(child) ? child : child ? [child] : []) {
        if (/Statement$|^CatchClause$|^SwitchCase$/.test(each.type)) todo.push(each);
      }
    }
  }
  return found.reverse();
}
