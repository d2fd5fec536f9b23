/** Tools of frameworks: FastMCP, skybridge, xmcp, sunpeak, factories of a project's own. */
import { entry } from '../../core/tree.js';
import { librariesWith } from '../libraries.js';
import { bare, type Ast } from '../syntax.js';
import { textOf, type ObjectValue } from '../values.js';
import { isBuiltSchema, isRawShape, mayBeRawShape } from '../schemas/mark.js';
import { propertyOf, type Site } from './call-site.js';
import { ownTool } from './server.js';
import type { Collector } from './collector.js';
import { asInputSchema, named, opened, renamed, SCHEMA_WORDS, speaksOfHints, withEntries } from './objects.js';
import { importsGenkit, importsMcp, isServer } from './mcp-imports.js';

/** `createTool({ … })`, `defineTool('name', { … })`: Mastra's have an `id`, local factories a `name`, Convex's neither. */
export function factory(site: Site, all: Collector): void {
  const { call, args } = site;
  const [first, second] = args.map((each) => all.evaluate(each));
  const source = all.modules.sourceOf(bare(call['callee'])) ?? '';
  const isAgents = importsGenkit(all) || WITH_FACTORY.test(source);
  if (second?.kind === 'string') return isAgents ? undefined : ownTool(site, all);
  const isNamed = first?.kind === 'string';
  const literal = args.find((each) => each.type === 'ObjectExpression') ?? (isNamed && second ? args[1] : undefined);
  const written = literal && all.evaluate(literal);
  if (!literal || written?.kind !== 'object') return;
  const config = isNamed && literal !== args[0] ? withEntries(written, [named('name', args[0]!, first)]) : written;
  const isNamedByKey = CONVEX.test(source);
  if (!entry(config, 'description') || !(entry(config, 'name') ?? entry(config, 'id') ?? isNamedByKey)) return;
  if (isAgents) {
    const id = entry(config, 'id');
    const told = id && !entry(config, 'name') ? withEntries(config, [{ ...id, key: 'name' }]) : config;
    all.addFunction(isNamedByKey ? renamed(told, { args: 'inputSchema' }) : told, all.shownWith(call));
  } else if (entry(config, 'inputSchema') && entry(config, 'name')) {
    all.addTool(config, call, { api: 'literal' });
  } else if (!isSchemaLike(config)) {
    return;
  } else if (entry(config, 'name') && (importsMcp(all) || speaksOfHints(config))) {
    all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: 'literal', takesShapes: true });
  } else {
    all.addFunction(config, all.shownWith(call));
  }
  all.takeArgument(literal);
}

const WITH_FACTORY = librariesWith('factory');
const CONVEX = /^@convex-dev\//;

/** Nuxt: `defineMcpTool({ description, inputSchema, handler })`; without a name, that of the file is the tool's. */
export function nuxtTool({ call, args }: Site, all: Collector): void {
  const config = all.evaluate(args[0]!);
  if (config.kind !== 'object' || !entry(config, 'description')) return;
  all.takeArgument(args[0]!);
  all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: 'literal', takesShapes: true });
}

export const FRONT_MCP = /^@frontmcp\/sdk$/;

/** FrontMCP: `@Tool({ name, description, inputSchema })` on a class, `tool({ … })(handler)`. */
export function frontTool(call: Ast, args: readonly Ast[], all: Collector): void {
  const config = all.evaluate(args[0]!);
  if (config.kind !== 'object' || !entry(config, 'description')) return;
  all.takeArgument(args[0]!);
  // What it answers may be said in a word: `'string'`, `['image']`.
  const entries = config.entries.filter(({ key, value }) => key !== 'outputSchema' || value.kind === 'object');
  all.addTool(opened({ ...config, entries }), call, { api: 'literal', takesShapes: true });
}

/** mcp-ts-core: `tool('search', { description, input, handler })`, and `appTool` for one with a widget. */
export function definedTool(call: Ast, [name, definition]: readonly Ast[], all: Collector): void {
  const config = definition && all.evaluate(definition);
  if (config?.kind !== 'object') return;
  all.takeArgument(definition!);
  const tool = withEntries(asInputSchema(config, 'input'), [named('name', name!, all.evaluate(name!))]);
  all.addTool(opened(tool), call, { api: 'literal', takesShapes: true });
}

/** A factory's literal is a tool when it says what the tool takes. */
function isSchemaLike(config: ObjectValue): boolean {
  return ['parameters', 'schema', 'input_schema', 'inputSchema', 'input'].some((key) => {
    const value = entry(config, key)?.value;
    return value !== undefined && (isBuiltSchema(value) || isRawShape(value) || value.kind === 'object');
  });
}

/** FastMCP: `server.addTool({ name, parameters, execute })`. */
export function addTool(site: Site, all: Collector): void {
  const { call, args } = site;
  const config = all.evaluate(args[0]!);
  if (config.kind === 'string') return ownTool(site, all);
  if (config.kind !== 'object' || !entry(config, 'name')) return;
  if (
    !entry(config, 'inputSchema') &&
    !(isServer(site, all) && (entry(config, 'execute') ?? entry(config, 'parameters')))
  )
    return;
  all.takeArgument(args[0]!);
  all.addTool(asInputSchema(config, 'parameters'), call, { api: 'literal' });
  all.addHandler(args[1] ?? propertyOf(args[0], 'execute', 'handler'), textOf(entry(config, 'name')?.value));
}

/** skybridge: `server.widget(name, resource, tool, callback)`, later `registerWidget`. */
export function skybridgeWidget({ call, args }: Site, all: Collector): void {
  const [first, , third, handler] = args;
  if (!third || !handler || !all.modules.has(/^skybridge/)) return;
  const config = all.evaluate(third);
  if (config.kind !== 'object') return;
  for (const arg of args) all.takeArgument(arg);
  const name = all.evaluate(first!);
  const tool = opened(withEntries(config, [named('name', first!, name)]));
  all.addTool(tool, call, { api: 'literal', takesShapes: true });
  all.addHandler(handler, textOf(name));
}

/** A file is a tool, by its exports: in xmcp `metadata`, in sunpeak `tool`, and in both `schema` and its default. */
export function fileTool(all: Collector): void {
  const { imports, program } = all.evaluator.file;
  const isOfSunpeak = all.modules.has(/^sunpeak\/mcp$/);
  if (!isOfSunpeak && (!all.modules.has(/^xmcp(\/|$)/) || imports.some(importsOtherMetadata))) return;
  let metadata: Ast | undefined;
  let schema: Ast | undefined;
  let handler: Ast | undefined;
  for (const statement of program['body'] as Ast[]) {
    if (statement.type === 'ExportDefaultDeclaration') handler = statement['declaration'] as Ast;
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { id, init } of (statement['declaration']?.declarations ?? []) as Ast[]) {
      if (id.name === (isOfSunpeak ? 'tool' : 'metadata') && init) metadata = init as Ast;
      if (id.name === 'schema' && init) schema = init as Ast;
    }
  }
  const config = metadata && all.evaluate(metadata);
  // In sunpeak the file's own name is the tool's.
  if (!metadata || config?.kind !== 'object' || !entry(config, isOfSunpeak ? 'description' : 'name')) return;
  if (entry(config, 'uri') ?? entry(config, 'role')) return;
  const shape = schema && all.evaluate(schema);
  const more = shape && (mayBeRawShape(shape) || isBuiltSchema(shape)) ? [named('inputSchema', schema!, shape)] : [];
  all.takeArgument(metadata);
  // The output template of a tool with a widget is made by the framework.
  const tool = openedDeep({ ...withEntries(config, []), entries: [...config.entries, ...more] });
  const open = config.open || more.length === 0 || isOfSunpeak;
  all.addTool({ ...tool, open }, metadata, { api: 'literal', takesShapes: true });
  if (!isOfSunpeak) all.addHandler(handler, textOf(entry(config, 'name')?.value));
}

/** Prompts and resources are files of the same exports, each with a type of its own. */
const importsOtherMetadata = ({ specifiers }: Ast): boolean =>
  (specifiers as Ast[]).some(({ imported }) => /^(Prompt|Resource)Metadata$/.test((imported?.name ?? '') as string));

/** `_meta` and the dialect's own object in it. */
function openedDeep(config: ObjectValue): ObjectValue {
  const entries = config.entries.map((each) => {
    if (each.key !== '_meta' || each.value.kind !== 'object') return each;
    const inner = each.value.entries.map((one) =>
      one.value.kind === 'object' ? { ...one, value: { ...one.value, open: true } } : one,
    );
    return { ...each, value: { ...each.value, entries: inner, open: true } };
  });
  return { ...config, entries };
}
