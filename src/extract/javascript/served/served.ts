/** What the MCP SDK lists for the zod schema of a tool, for each combination of versions that is possible. */
import type { Packages, Registration, ServedSchema, ServingFault } from '../../../core/code.js';
import { isOlder } from '../../../core/mcp-sdk.js';
import { entry, get, items, text, type Node, type ObjectNode, type Place } from '../../../core/tree.js';
import { callsOf, markOf, traceOf, type ZodTrace, Target } from '../zod/mark.js';
import { zodVersions, type ZodVersion } from '../zod/versions.js';
import { object, placeOf, scalar, unknownAt } from '../../result/values.js';
import { ZodServing } from './zod-serving.js';

type Key = 'inputSchema' | 'outputSchema';

const UNKNOWN_ZOD = 'toolint does not know this version of zod';
const OLD = 'what this old version of the MCP SDK makes of it is not known';

/** Undefined where no zod goes to the SDK: the schema is listed as it is written. */
export function servedSchemas(
  tool: ObjectNode,
  key: Key,
  { api, sdk, schema, output }: Registration,
  packages: Packages,
): readonly ServedSchema[] | undefined {
  const given = key === 'inputSchema' ? schema : output;
  const isCall = api === 'registerTool' || api === 'registerAppTool' || api === 'tool';
  if (!isCall || given === undefined || (given.is !== 'zod' && given.is !== 'shape')) return undefined;
  const node = get(tool, key);
  if (!node || node.kind !== 'object' || markOf(node) === undefined)
    return [{ schema: unknownAt(node ?? tool), reason: 'its value is not known' }];
  const io = key === 'inputSchema' ? 'input' : 'output';
  const what: Given = { node, io, isShape: given.is === 'shape' };
  if (sdk !== undefined) return formsBy(sdk, what, packages);
  const either = (['v1', 'v2'] as const).flatMap((each) => formsBy(each, what, packages));
  const possible = either.filter(({ reason }) => reason !== UNKNOWN_ZOD);
  return [{ schema: unknownAt(node), reason: 'the version of the MCP SDK is not known', either: possible }];
}

interface Given {
  readonly node: ObjectNode;
  readonly io: 'input' | 'output';
  readonly isShape: boolean;
}

function formsBy(sdk: 'v1' | 'v2', { node, io, isShape }: Given, packages: Packages): readonly ServedSchema[] {
  const source = sourceOf(node);
  // Until 1.23 the SDK reads zod 3 alone, and of objects other than shapes it makes now this, now that.
  const isOld = sdk === 'v1' && isOlder(packages['@modelcontextprotocol/sdk'], 23);
  if (isOld && !isShape) return [{ schema: unknownAt(node), reason: OLD }];
  // Where no zod is in it, its versions make no difference.
  const possible: readonly ZodVersion[] = source === undefined ? [isOld ? 3 : 4.6] : zodVersions(source, sdk, packages);
  const versions = isOld ? possible.filter((version) => version === 3) : possible;
  // What zod 4 has made it takes for an object without properties.
  const blind = versions.length < possible.length ? [byOldSdk(node, io, packages)] : [];
  if (versions.length === 0 && blind.length > 0) return blind;
  if (versions.length === 0) return [{ schema: unknownAt(node), reason: UNKNOWN_ZOD }];
  const forms: ServedSchema[] = [...blind];
  let ofAll4: ServedSchema | undefined;
  for (const zod of versions) {
    if (zod !== 3 && ofAll4) continue;
    const target = new Target(zod, sdk, io);
    const form = served(node, target, isShape);
    if (zod !== 3 && !target.isOfVersion) ofAll4 = form;
    forms.push(form);
  }
  return forms;
}

/** Run with 1.20.2 and 1.22.0: no parameters, and the stamp of the converter for zod 3. What it makes of results is not known. */
function byOldSdk(node: ObjectNode, io: Given['io'], packages: Packages): ServedSchema {
  const by = `zod 4, which the MCP SDK reads from 1.23 on (here ${packages['@modelcontextprotocol/sdk'] ?? ''})`;
  const place = placeOf(node);
  const stamp = ['$schema', scalar('http://json-schema.org/draft-07/schema#', place)] as const;
  if (io === 'output') return { schema: object(place, [['type', scalar('object', place)], stamp], true) };
  const schema = object(place, [...noParameters(place), stamp]);
  return { schema, ...(!isEmpty(node) && { fault: { is: 'lost', by, at: place, isOfVersion: true } }) };
}

/** The module of the first zod schema in it. */
function sourceOf(node: Node): string | undefined {
  const trace = traceOf(node);
  if (trace) return trace.source;
  const shape = get(node, 'properties');
  if (shape?.kind !== 'object') return undefined;
  for (const { value } of shape.entries) {
    const found = traceOf(value);
    if (found) return found.source;
  }
  return shape.entries.length > 0 ? 'zod' : undefined;
}

function served(node: ObjectNode, target: Target, isShape: boolean): ServedSchema {
  const trace = traceOf(node);
  const isV1 = target.sdk === 'v1';
  const serving = new ZodServing(target);
  const loss = isV1 && trace ? lossOf(trace, target.is === 'v3') : undefined;
  if (loss === 'unknown') return { schema: unknownAt(node), reason: 'what the SDK makes of it is not known' };
  if (loss !== undefined) return lost(node, loss, target);
  let schema: Node;
  if (trace) schema = serving.convert(node, '#');
  else if (isShape) {
    const draft = new Map<string, Node>();
    serving.object(draft, [], node, '#');
    schema = object(placeOf(node), [...draft]);
  } else return { schema: unknownAt(node), reason: 'its value is not known' };
  if (serving.fault) return { fault: serving.fault };
  // What a handler answers with is not read from JSON.
  const refusing = target.io === 'input' && serving.refusing ? { refusing: serving.refusing } : {};
  if (schema.kind !== 'object') return { schema, ...refusing };
  // Version 2 adds a type to a choice of objects, and wraps an answer of another type, or refuses such arguments.
  const choice = get(schema, 'anyOf') ?? get(schema, 'oneOf');
  const isChoice = choice !== undefined && (target.io === 'input' || items(choice).every(isOfObject));
  if (!isV1 && !isOfObject(schema) && !isChoice)
    return { schema: unknownAt(node), reason: 'it is not an object', ...refusing };
  const type = entry(schema, 'type') ? [] : [{ key: 'type', ...placeOf(node), value: scalar('object', node) }];
  const dialect = isV1 ? 'http://json-schema.org/draft-07/schema#' : 'https://json-schema.org/draft/2020-12/schema';
  const stamp = { key: '$schema', ...placeOf(node), value: scalar(dialect, node) };
  return { schema: { ...schema, entries: [...type, ...schema.entries, stamp] }, ...refusing };
}

const isOfObject = (schema: Node): boolean => text(get(schema, 'type')) === 'object';

function lost(node: ObjectNode, by: string, { io }: Target): ServedSchema {
  const place = placeOf(node);
  const fault: ServingFault = { is: io === 'input' ? 'lost' : 'dropped', by, at: place };
  return { ...(io === 'input' && { schema: object(place, noParameters(place)) }), ...(!isEmpty(node) && { fault }) };
}

function isEmpty(node: ObjectNode): boolean {
  const properties = get(node, 'properties');
  return properties?.kind === 'object' && !properties.open && properties.entries.length === 0;
}

const noParameters = (place: Place): (readonly [string, Node])[] => [
  ['type', scalar('object', place)],
  ['properties', object(place, [])],
];

/** What keeps version 1 of the SDK from seeing an object: it looks for a `shape`. */
function lossOf(trace: ZodTrace, isV3: boolean): string | undefined {
  const [base, ...methods] = callsOf(trace);
  if (NO_OBJECTS.has(base!.name)) return `z.${base!.name}()`;
  if (!OBJECTS.has(base!.name)) return 'unknown';
  for (const { name } of methods) {
    if (KEEPING.has(name)) continue;
    if (LOSING.has(name) || (isV3 && LOSING_IN_3.has(name))) return `.${name}()`;
    if (!LOSING_IN_3.has(name)) return 'unknown';
  }
  return undefined;
}

const OBJECTS: ReadonlySet<string> = new Set(['object', 'strictObject', 'looseObject']);
const NO_OBJECTS: ReadonlySet<string> = new Set(['union', 'discriminatedUnion', 'intersection', 'preprocess']);
const KEEPING: ReadonlySet<string> = new Set([
  ...['strict', 'strip', 'passthrough', 'loose', 'describe', 'extend', 'merge', 'safeExtend', 'augment', 'catchall'],
  ...['pick', 'omit', 'partial', 'required', 'meta'],
]);
const LOSING: ReadonlySet<string> = new Set([
  ...['optional', 'nullable', 'nullish', 'default', 'transform', 'pipe', 'and'],
]);
const LOSING_IN_3: ReadonlySet<string> = new Set(['refine', 'superRefine', 'brand']);
