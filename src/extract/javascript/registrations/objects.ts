/** Objects that code hands over, put into the words of a `tools/list` answer. */
import { unknownAt, lasting, textOf, type ObjectValue, type Value } from '../../result/values.js';
import type { GivenSchema } from '../../../core/code.js';
import { entry, type Entry, type Node, type Place } from '../../../core/tree.js';
import { type SyntaxNode, place, keyName, type TSESTree } from '../syntax.js';
import { shapeSchema } from '../schemas/draft.js';
import { isBuiltSchema, isRawShape, isTypebox, mayBeRawShape } from '../zod/mark.js';

const SCHEMA_KEYS = ['inputSchema', 'outputSchema'];

/** Raw zod shapes as the schemas that they stand for. */
export function withSchemas(
  config: ObjectValue,
  isShape: (value: Value) => value is ObjectValue = mayBeRawShape,
): ObjectValue {
  const entries = config.entries.map((each) => {
    if (!SCHEMA_KEYS.includes(each.key)) return each;
    const value = shapesIn(each.value, isShape);
    return value === each.value ? each : { ...each, value: value as Node };
  });
  return { ...config, entries };
}

/** In a choice, an object that could be a shape beside one that is a shape is one too. */
function shapesIn(value: Value, isShape: (value: Value) => value is ObjectValue): Value {
  if (value.kind !== 'union') return isShape(value) ? shapeSchema(value) : value;
  if (!value.branches.some(isShape)) return value;
  const branches = value.branches.map((each) => (mayBeRawShape(each) ? shapeSchema(each) : each));
  return { ...value, branches };
}

/** Told by content: zod calls, or what no zod schema is. */
export function schemaIn(value: Value): GivenSchema {
  const properties = entry(value as Node, 'properties')?.value as Value | undefined;
  const holdsZod =
    properties !== undefined && !isBuiltSchema(value) && isRawShape(properties) && !isTypebox(properties);
  const is = natureOf(value);
  const strays = is === 'shape' ? straysIn(value as ObjectValue) : [];
  return { ...placeOf(value), is, ...(holdsZod && { holdsZod }), ...(strays.length > 0 && { strays }) };
}

const straysIn = (shape: ObjectValue): string[] =>
  lasting(shape).flatMap(({ key, value }) => (isPlain(value) ? [key] : []));

function natureOf(schema: Value): GivenSchema['is'] {
  if (isTypebox(schema)) return 'unknown';
  if (isBuiltSchema(schema)) return 'zod';
  if (isRawShape(schema)) return 'shape';
  if (schema.kind !== 'object' || schema.open || entry(schema, '~standard')) return 'unknown';
  return schema.entries.some(({ value }) => isPlain(value)) ? 'json-schema' : 'unknown';
}

/** No schema of a library: a keyword's value, or JSON Schema itself, or a shape around which a schema is missing. */
function isPlain(value: Value): boolean {
  if (value.kind === 'object') return !isBuiltSchema(value) && (isRawShape(value) || isTyped(value));
  return value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean' || value.kind === 'array';
}

const isTyped = (schema: ObjectValue): boolean => textOf(entry(schema, 'type')?.value) !== undefined;

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
 * A framework's own name for the input schema. What is not surely the schema of an object may be a notation of its own, and
 * a finding about it would use a name that is not in the file.
 */
export function asInputSchema(config: ObjectValue, ...names: readonly string[]): ObjectValue {
  const renamedTo = Object.fromEntries(names.map((name) => [name, 'inputSchema']));
  const isSurely = (value: Value): boolean =>
    isBuiltSchema(value) || mayBeRawShape(value) || textOf(entry(value as Node, 'type')?.value) === 'object';
  const entries = renamed(config, renamedTo).entries.map((each, index) =>
    each.key === config.entries[index]!.key || isSurely(each.value) ? each : { ...each, value: unknownAt(each.value) },
  );
  return { ...config, entries };
}

/** A server of one's own may have a notation for schemas, in strings or lists. */
export function withOwnNotation(config: ObjectValue): ObjectValue {
  const entries = config.entries.map((each) =>
    SCHEMA_KEYS.includes(each.key) && ['string', 'array'].includes(each.value.kind)
      ? { ...each, value: unknownAt(each.value) }
      : each,
  );
  return { ...config, entries };
}

/** What projects call the input schema of a tool. */
export const SCHEMA_WORDS = ['schema', 'parameters', 'input', 'inputShape', 'parametersSchema', 'paramsSchema'];

/** The same in source text; `input` alone is in every other file. */
export const MAY_NAME_SCHEMA = /\b(schema|parameters|inputShape|parametersSchema|paramsSchema)\b/;

/** What projects call the function that runs a tool. */
export const HANDLERS = ['handler', 'execute', 'run', 'callback', 'cb'];

/** Only MCP's tools have such hints. */
export const speaksOfHints = (config: ObjectValue): boolean => {
  const annotations = entry(config, 'annotations')?.value;
  return annotations?.kind === 'object' && annotations.entries.some(({ key }) => key.endsWith('Hint'));
};

export function withEntries(object: ObjectValue, more: readonly Entry[]): ObjectValue {
  const entries = [...more, ...object.entries.filter(({ key }) => !more.some((each) => each.key === key))];
  return { ...object, entries };
}

/** What else is in a row of a project's own, or in what a framework takes, is of no concern here. */
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
export function named(key: string, argument: SyntaxNode, value: Value): Entry {
  return { key, ...place(argument), value: value.kind === 'undefined' ? unknownAt(value) : (value as Node) };
}

// Which arguments of a call that registers something say what, and what is in them.

export type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** A call that may define a tool. `names` is the dotted callee: ['server', 'registerTool']. */
export interface Site {
  readonly call: Call;
  readonly names: readonly string[];
  readonly args: readonly SyntaxNode[];
}

/** The functions of ext-apps are given the server too. */
export const takesServer = (name: string): boolean => /^registerApp(Tool|Resource)$/.test(name);

const firstIn = ({ names }: Site): number => (takesServer(names.at(-1)!) ? 1 : 0);

/** The argument that names the tool or resource, or defines it. */
export const nameIn = (site: Site): SyntaxNode | undefined => site.args[firstIn(site)];

/** What a resource is known by, whatever its name is. */
export const uriIn = (site: Site): SyntaxNode | undefined =>
  /[rR]esource$/.test(site.names.at(-1)!) ? site.args[firstIn(site) + 1] : undefined;

/** The arguments that describe a tool. */
export function describedIn(site: Site): readonly SyntaxNode[] {
  const method = site.names.at(-1)!;
  const [definition, ...rest] = site.args.slice(firstIn(site));
  // `tool(…)` by itself is an agent library's.
  if (!TOOL_METHODS.has(method) || (method === 'tool' && site.names.length === 1)) return [];
  if (rest.length < 2) return [definition!];
  return method === 'tool' ? rest.slice(0, -1) : rest.slice(0, 1);
}

const TOOL_METHODS = new Set(['registerTool', 'registerToolTask', 'registerAppTool', 'tool', 'addTool']);

/** The value of a property of an object literal, as written. */
export function propertyOf(literal: SyntaxNode | undefined, ...names: readonly string[]): SyntaxNode | undefined {
  if (literal?.type !== 'ObjectExpression') return undefined;
  for (const each of literal.properties)
    if (each.type === 'Property' && !each.computed && names.includes(keyName(each) ?? '')) return each.value;
  return undefined;
}
