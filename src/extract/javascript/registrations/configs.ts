/** Readers for calls that describe a tool in one object, as most libraries have them. */
import { entry, type Entry } from '../../../core/tree.js';
import { importOf } from '../modules.js';
import { bare, keyName, memberName, path, type SyntaxNode } from '../syntax.js';
import { isBuiltSchema, isRawShape } from '../zod/mark.js';
import { type ObjectValue } from '../../result/values.js';
import { place } from '../values.js';
import type { ReadCall } from '../library.js';
import type { Call, Site } from './call-site.js';
import type { Collector } from './collector.js';
import { importsMcp } from './mcp-imports.js';
import { asInputSchema, named, opened, SCHEMA_WORDS, speaksOfHints, withEntries } from './objects.js';
import { positionalTool } from './positional.js';

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
export function nameFromKey({ parent }: Call): Entry[] {
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
