/** Tools of agent libraries: what a function of theirs is given, or a class. */
import { entry, type Entry } from '../../core/tree.js';
import { librariesWith } from '../libraries.js';
import { bare, path, staticName, type Ast } from '../syntax.js';
import { importOf } from '../modules.js';
import { place, type ObjectValue } from '../values.js';
import type { Site } from './call-site.js';
import type { Collector } from './collector.js';
import { definedTool, FRONT_MCP, frontTool } from './frameworks.js';
import { named, withEntries } from './objects.js';

/**
 * `tool({ description, inputSchema })` (ai), `tool({ name, parameters })` (@openai/agents and others), `tool(fn, { … })`
 * (LangChain, LlamaIndex).
 */
export function functionTool({ call, args }: Site, all: Collector): void {
  const source = all.modules.sourceOfCallee(call) ?? '';
  if (WITH_SERVER.test(source)) return agentSdkTool(call, args, all);
  if (FRONT_MCP.test(source)) return frontTool(call, args, all);
  if (WITH_DEFINITIONS.test(source)) return definedTool(call, args, all);
  const config = WITH_FUNCTION.test(source) ? givenConfig(args, all) : undefined;
  if (!config) return;
  const isNamedByKey = AI.test(source) && !entry(config, 'name');
  all.addFunction(isNamedByKey ? withEntries(config, nameFromKey(call)) : config, all.shownWith(call));
}

/** `appTool('map', { … })`, a tool with a widget. */
export function definedAppTool({ call, args }: Site, all: Collector): void {
  if (WITH_DEFINITIONS.test(all.modules.sourceOfCallee(call) ?? '')) definedTool(call, args, all);
}

const WITH_FUNCTION = librariesWith('function');
const WITH_SERVER = librariesWith('served');
const WITH_DEFINITIONS = librariesWith('defined');
const AI = /^(ai$|@ai-sdk\/)/;

/** `ai.tool({ … })`, where `ai` is all that the module exports. */
export function isToolOfModule({ call, names }: Site, all: Collector): boolean {
  const source = all.modules.sourceOfCallee(call) ?? '';
  return names.length === 2 && (WITH_FUNCTION.test(source) || WITH_SERVER.test(source));
}

/** What a tool is made of, alone or behind the function that it runs. */
function givenConfig(args: readonly Ast[], all: Collector): ObjectValue | undefined {
  const literal = args[1] ?? args[0];
  const config = literal && all.evaluate(literal);
  if (config?.kind !== 'object') return undefined;
  all.takeArgument(literal!);
  return config;
}

/**
 * `new DynamicStructuredTool({ … })`, or `super({ … })` in a class that extends it, `FunctionTool.from(fn, { … })`,
 * `betaZodTool({ … })`
 */
export function libraryTool({ call, args }: Site, all: Collector): void {
  const maker = makerOf(bare(call['callee']), all);
  if (!maker || !MAKERS.has(maker.name) || !WITH_MAKERS.test(maker.source)) return;
  const config = givenConfig(args, all);
  // What hands on the tools of others.
  const isUntold = (key: string): boolean => (entry(config, key)?.value.kind ?? 'unknown') === 'unknown';
  if (config && !(isUntold('name') && isUntold('description'))) all.addFunction(config, all.shownWith(call));
}

/** Extensions of pi, plugins of OpenClaw: `pi.registerTool({ name, description, parameters, execute })`. */
export function extensionTool({ call, args }: Site, config: ObjectValue, all: Collector): void {
  if (!all.modules.has(EXTENDED) || !entry(config, 'parameters')) return;
  all.takeArgument(args[0]!);
  all.addFunction(config, all.shownWith(call));
}

const EXTENDED = /^(@[^/]+\/pi-(coding-agent|agent-core)|openclaw\/plugin-sdk)(\/|$)/;

const WITH_MAKERS = librariesWith('maker');
const MAKERS = new Set([
  ...['DynamicTool', 'DynamicStructuredTool', 'FunctionTool', 'betaTool', 'betaZodTool'],
  ...['zodFunction', 'zodResponsesFunction', 'toolDefinition'],
]);

/** What makes the tool, and where it comes from: the class, if it is a method or the constructor of one. */
function makerOf(callee: Ast, all: Collector): ReturnType<typeof importOf> {
  const { scopes } = all.evaluator.file;
  const base = callee.type === 'Super' ? baseAround(callee) : undefined;
  if (base) return makerOf(base, all);
  if (callee.type !== 'MemberExpression') return importOf(callee, scopes);
  const owner = importOf(bare(callee['object']), scopes);
  const name = staticName(callee['property'], callee['computed']);
  return owner?.name === '*' && name !== undefined ? { source: owner.source, name } : owner;
}

/** `super` in a class that extends what is called a tool. */
export const isSuperOfTool = (callee: Ast): boolean =>
  callee.type === 'Super' && /Tool$/.test(path(baseAround(callee) ?? callee).at(-1)!);

/** What the class extends that something is written in. */
function baseAround(node: Ast): Ast | undefined {
  let at = node.parent;
  while (at && !/^Class(Declaration|Expression)$/.test(at.type)) at = at.parent;
  const base = at?.['superClass'] as Ast | null | undefined;
  return base ? bare(base) : undefined;
}

/** The key under which a tool stands. */
function nameFromKey(call: Ast): Entry[] {
  const { parent } = call;
  const key = parent?.type === 'Property' ? staticName(parent['key'], parent['computed']) : undefined;
  if (key === undefined) return [];
  const at = place(parent!['key']);
  return [{ key: 'name', ...at, value: { kind: 'string', ...at, value: key } }];
}

/** Claude Agent SDK: `tool(name, description, shape, handler, [{ annotations }])`, which is served by MCP. */
function agentSdkTool(call: Ast, args: readonly Ast[], all: Collector): void {
  const [name, description, shape, , extras] = args;
  if (!name || !description || !shape) return;
  const entries = [
    named('name', name, all.evaluate(name)),
    named('description', description, all.evaluate(description)),
    named('inputSchema', shape, all.evaluate(shape)),
  ];
  const more = extras && all.evaluate(extras);
  const annotations = more?.kind === 'object' ? entry(more, 'annotations') : undefined;
  if (annotations) entries.push(annotations);
  all.takeArgument(shape);
  const { start } = place(name);
  const config: ObjectValue = { kind: 'object', start, end: place(shape).end, entries, open: true };
  all.addTool(config, call, { api: 'literal', takesShapes: true });
}
