/** Where the adapters put what they find, and what they share. */
import type { Registration } from '../../../core/code.js';
import { entry, type Entry, type Node, type Place } from '../../../core/tree.js';
import { bare, isFunction, path, type Ast } from '../ast.js';
import { NO_ENV, type Env } from '../bind.js';
import type { Evaluator } from '../evaluate.js';
import { turnsOf, type Turn } from '../turns.js';
import { modulesOf, type Modules } from '../modules.js';
import { Reworked } from './reworked.js';
import { place, textOf, unknownAt, type ObjectValue, type Value } from '../values.js';
import { isFromZod, isRawShape, mayBeRawShape, shapeSchema } from '../zod.js';

export interface Found {
  /** MCP tools. */
  readonly tools: Value[];
  /** Tools of agent frameworks, which follow no MCP rule. */
  readonly functions: Value[];
  readonly resources: Value[];
  /** Manifests of other formats, each a tree of its own. */
  readonly others: Value[];
  readonly registrations: Registration[];
  /** Functions that answer a call of a tool, and that read a resource. */
  readonly handlers: Handler[];
  readonly readers: Reader[];
}

export interface Handler {
  readonly callable: Ast;
  /** The tool's name; undefined for a function that answers for all tools. */
  readonly tool?: string;
}

export interface Reader {
  readonly callable: Ast;
  readonly uri?: Node;
}

/** A call that an adapter may know. `names` is the dotted callee: ['server', 'registerTool']. */
export interface Site {
  readonly call: Ast;
  readonly names: readonly string[];
  readonly args: readonly Ast[];
}

export type Adapter = (site: Site, all: Collector) => void;

export class Collector implements Found {
  readonly tools: Value[] = [];
  readonly functions: Value[] = [];
  readonly resources: Value[] = [];
  readonly others: Value[] = [];
  readonly registrations: Registration[] = [];
  /** Something in the file is handed to a server. */
  isServed = false;
  readonly handlers: Handler[] = [];
  readonly readers: Reader[] = [];
  readonly evaluator: Evaluator;
  readonly modules: Modules;
  readonly reworked: Reworked;
  /** Object literals that are part of a shape already, by where they start. */
  readonly #taken = new Set<number>();
  readonly #groups = new Map<Ast, Map<string, object>>();
  #env: Env = NO_ENV;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.modules = modulesOf(evaluator.file);
    this.reworked = new Reworked(evaluator.file);
  }

  evaluate(expression: Ast): Value {
    return this.evaluator.evaluate(expression, this.#env);
  }

  /** Reads a call once for each turn of the loop around it, so that it makes a tool of each item. */
  inTurns({ call, args, names }: Site, read: () => void): void {
    const turns = turnsOf(call, this.evaluator);
    const name = args[names.at(-1) === 'registerAppTool' ? 1 : 0];
    if (!turns || !name || !this.#isNamedByTurn(name, turns)) return read();
    for (const { env, item } of turns) {
      const before = this.tools.length;
      this.#env = env;
      read();
      this.#env = NO_ENV;
      // The item is told of by the call.
      if (this.tools.length > before) this.take(item);
    }
  }

  /** What has one name in all turns is given to several servers. */
  #isNamedByTurn(argument: Ast, turns: readonly Turn[]): boolean {
    const names = turns.map(({ env }) => {
      const value = this.evaluator.evaluate(argument, env);
      return textOf(value.kind === 'object' ? entry(value, 'name')?.value : value);
    });
    return !names.includes(undefined) && new Set(names).size === names.length;
  }

  addTool(config: ObjectValue, site: Ast, how: How): void {
    const normal = how.takesShapes ? withSchemas(config) : withRawShapes(config);
    const tool = { ...normal, group: how.group ?? this.#groupOf(site) };
    const schema = entry(config, 'inputSchema')?.value as Value | undefined;
    this.tools.push(tool);
    this.register({
      ...place(site),
      api: how.api,
      sdk: this.modules.sdk,
      tool,
      ...(schema && { schema: { ...placeOf(schema), is: natureOf(schema) } }),
    });
  }

  register(registration: Registration): void {
    this.registrations.push(registration);
    this.isServed ||= registration.api !== 'literal';
  }

  /** Two servers may have a tool of the same name each. */
  #groupOf(site: Ast): object {
    const block = blockOf(site);
    const receiver = site.type === 'CallExpression' ? path(site['callee']).slice(0, -1).join('.') : '';
    let groups = this.#groups.get(block);
    if (!groups) this.#groups.set(block, (groups = new Map()));
    const group = groups.get(receiver) ?? {};
    groups.set(receiver, group);
    return group;
  }

  addFunction(config: ObjectValue): void {
    const names = { parameters: 'inputSchema', input_schema: 'inputSchema', schema: 'inputSchema' };
    this.functions.push(withSchemas(renamed(config, names)));
  }

  addResource(config: ObjectValue, group: object): void {
    this.resources.push({ ...config, group });
  }

  addOther(root: Value): void {
    this.others.push(root);
  }

  addHandler(handler: Ast | undefined, tool: string | undefined): void {
    const callable = handler && functionOf(this.evaluator, handler);
    if (callable) this.handlers.push({ callable, tool });
  }

  addReader(reader: Ast | undefined, uri: Value | undefined): void {
    const callable = reader && functionOf(this.evaluator, reader);
    if (callable) this.readers.push({ callable, uri: uri as Node | undefined });
  }

  /** The literal is told of; it is not a tool a second time. */
  take({ start }: Place): void {
    this.#taken.add(start);
  }

  /** The literal that an argument is, or that it names. */
  takeArgument(argument: Ast): void {
    const at = bare(argument);
    if (at.type === 'ObjectExpression') this.take(place(at));
    if (at.type !== 'Identifier') return;
    const init = this.evaluator.file.scopes.resolve(at)?.node['init'] as Ast | null | undefined;
    if (init && bare(init).type === 'ObjectExpression') this.take(place(bare(init)));
  }

  isTaken(literal: Ast): boolean {
    return this.#taken.has(place(literal).start);
  }
}

interface How {
  readonly api: Registration['api'];
  /** What it is listed in, where that is not the block around it. */
  readonly group?: object;
  /** Where JSON Schema is not taken, an object of anything is a raw shape. */
  readonly takesShapes?: boolean;
}

const SCHEMA_KEYS = ['inputSchema', 'outputSchema'];

function withRawShapes(config: ObjectValue): ObjectValue {
  return withSchemas(config, isRawShape);
}

/** Raw zod shapes as the schemas that they stand for. */
function withSchemas(
  config: ObjectValue,
  isShape: (value: Value) => value is ObjectValue = mayBeRawShape,
): ObjectValue {
  if (!config.entries.some(({ key, value }) => SCHEMA_KEYS.includes(key) && isShape(value))) return config;
  const entries = config.entries.map((each) =>
    SCHEMA_KEYS.includes(each.key) && isShape(each.value) ? { ...each, value: shapeSchema(each.value) } : each,
  );
  return { ...config, entries };
}

/** Told by content: zod calls, or JSON Schema's own keywords with plain values. */
function natureOf(schema: Value): 'json-schema' | 'zod' | 'unknown' {
  if (isFromZod(schema) || isRawShape(schema)) return 'zod';
  if (schema.kind !== 'object' || schema.open) return 'unknown';
  if (isPropertyMap(schema)) return 'json-schema';
  const type = textOf(entry(schema, 'type')?.value);
  return type === 'object' && (entry(schema, 'properties')?.value.kind === 'object' || schema.entries.length === 1)
    ? 'json-schema'
    : 'unknown';
}

/** `{ city: { type: 'string' } }`: the properties alone, each a JSON Schema. */
function isPropertyMap({ entries }: ObjectValue): boolean {
  return (
    entries.length > 0 &&
    entries.every(({ value }) => value.kind === 'object' && !isFromZod(value) && textOf(entry(value, 'type')?.value))
  );
}

const placeOf = ({ start, end, file, via }: Place): Place => ({
  start,
  end,
  ...(file && { file }),
  ...(via && { via }),
});

export function renamed(object: ObjectValue, names: Readonly<Record<string, string>>): ObjectValue {
  const has = new Set(object.entries.map(({ key }) => key));
  const entries = object.entries.map((each) => {
    const key = Object.hasOwn(names, each.key) ? names[each.key]! : each.key;
    return key === each.key || has.has(key) ? each : { ...each, key };
  });
  return { ...object, entries };
}

/**
 * A framework's own name for the input schema. What is no schema of an object for sure may be a notation of its own, and
 * whoever spoke of it would call it by a name that does not stand in the file.
 */
export function asInputSchema(config: ObjectValue, ...names: readonly string[]): ObjectValue {
  const renamedTo = Object.fromEntries(names.map((name) => [name, 'inputSchema']));
  const isSurely = (value: Value): boolean =>
    isFromZod(value) || mayBeRawShape(value) || textOf(entry(value as Node, 'type')?.value) === 'object';
  const entries = renamed(config, renamedTo).entries.map((each, index) =>
    each.key === config.entries[index]!.key || isSurely(each.value) ? each : { ...each, value: unknownAt(each.value) },
  );
  return { ...config, entries };
}

export function withEntries(object: ObjectValue, more: readonly Entry[]): ObjectValue {
  const entries = [...more, ...object.entries.filter(({ key }) => !more.some((each) => each.key === key))];
  return { ...object, entries };
}

/** What else stands in a row of a project's own, or in what a framework takes, is for whoever reads that. */
export function asResource(row: ObjectValue): ObjectValue {
  return { ...row, entries: row.entries.filter(({ key }) => RESOURCE_FIELDS.has(key)) };
}

const RESOURCE_FIELDS = new Set('uri name title description mimeType size annotations icons _meta'.split(' '));

/** A framework adds metadata of its own: what is not written there is not missing. */
export function opened(object: ObjectValue): ObjectValue {
  const entries = object.entries.map((each) =>
    each.key === '_meta' && each.value.kind === 'object' ? { ...each, value: { ...each.value, open: true } } : each,
  );
  return { ...object, entries, open: true };
}

/** An argument as the entry that it stands for: there is no key to point at, so the value stands for both. */
export function named(key: string, argument: Ast, value: Value): Entry {
  return { key, ...place(argument), value: value.kind === 'undefined' ? unknownAt(value) : (value as Node) };
}

/** Calls in one block run together; calls in two branches may never. */
export function blockOf(site: Ast): Ast {
  let at: Ast = site;
  while (at.parent && !BLOCKS.has(at.parent.type) && !isBranch(at, at.parent)) at = at.parent;
  return at.parent && !isBranch(at, at.parent) ? at.parent : at;
}

function isBranch(at: Ast, { type, test, right }: Ast): boolean {
  if (type === 'IfStatement' || type === 'ConditionalExpression') return at !== test;
  return type === 'LogicalExpression' && at === right;
}

const BLOCKS = new Set(['Program', 'BlockStatement', 'SwitchCase', 'ArrayExpression', 'StaticBlock', 'TSModuleBlock']);

/** A function that is written in place, or that a name always means. */
export function functionOf({ file }: Evaluator, node: Ast): Ast | undefined {
  const at = bare(node);
  if (isFunction(at)) return at;
  const binding = at.type === 'Identifier' ? file.scopes.resolve(at) : undefined;
  if (!binding || file.scopes.isReassigned(at['name'], binding)) return undefined;
  if (binding.kind === 'function') return binding.node;
  const init = binding.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
  return init && isFunction(bare(init)) ? bare(init) : undefined;
}

/** The value of a property of an object literal, as written. */
export function propertyOf(literal: Ast | undefined, ...names: readonly string[]): Ast | undefined {
  if (literal?.type !== 'ObjectExpression') return undefined;
  const found = (literal['properties'] as Ast[]).find(
    ({ type, key, computed }) => type === 'Property' && !computed && names.includes((key.name ?? key.value) as string),
  );
  return found?.['value'] as Ast | undefined;
}
