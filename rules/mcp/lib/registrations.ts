/** What source code gives to the SDK. */
import type { Code, GivenSchema, Registration } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, type Entry, type Node, type ObjectNode, type Place } from '../../../src/core/tree.js';
import { listingOf } from './listing.js';

type Key = 'inputSchema' | 'outputSchema';

/** The SDK takes zod there, and throws on a JSON Schema. */
export function isMisplacedSchema(registration: Registration): boolean {
  return misplaced(registration, 'inputSchema') !== undefined || converted(registration, 'inputSchema') !== undefined;
}

/** The schema, where it is a JSON Schema that goes to the SDK. */
export function misplaced(registration: Registration, key: Key): Place | undefined {
  const isWritten = isGivenToSdk(registration) && natureOf(registration, key) === 'json-schema';
  return isWritten ? given(registration, key) : undefined;
}

/** What `tool()` of version 1 is given is a shape: a whole schema it does not know. */
export function isWholeForTool({ api, sdk, schema }: Registration): boolean {
  return api === 'tool' && sdk === 'v1' && schema?.is === 'zod';
}

/** What stands in a shape that goes to the SDK and is no schema. */
export function straysIn(registration: Registration): Entry[] {
  if (!isGivenToSdk(registration)) return [];
  return (['inputSchema', 'outputSchema'] as const).flatMap((key) => {
    const { strays = [] } = schemaOf(registration, key) ?? {};
    const properties = get(registration.tool, key, 'properties');
    return strays.flatMap((name) => entry(properties, name) ?? []);
  });
}

const isGivenToSdk = ({ api, sdk }: Registration): boolean =>
  sdk !== undefined && (api === 'registerTool' || api === 'registerAppTool' || api === 'tool');

/** A zod schema that goes to the SDK: what becomes of it there does not stand in the file. */
export const isZodForSdk = (registration: Registration): boolean =>
  isGivenToSdk(registration) && registration.schema?.is === 'zod';

/** The schema, where it is made by `zodToJsonSchema()`. Version 2 takes what zod's own `toJSONSchema()` makes. */
export function converted(registration: Registration, key: Key): Entry | undefined {
  if (!isGivenToSdk(registration) || registration.sdk !== 'v1') return undefined;
  const schema = entry(registration.tool, key);
  const isConverted = schema?.value.kind === 'object' && schema.value.open && isMadeByCall(schema.value);
  return isConverted && natureOf(registration, key) === 'unknown' ? schema : undefined;
}

/** Zod in a list, which is served as it stands: alone, or in the properties of a JSON Schema. */
export function servedZod(registration: Registration, key: Key): Place | undefined {
  if (registration.api !== 'list') return undefined;
  const is = natureOf(registration, key);
  if (is === 'zod' || is === 'shape') return given(registration, key);
  return schemaOf(registration, key)?.holdsZod ? get(registration.tool, key, 'properties') : undefined;
}

/** Whose answers must have data: it has an output schema, and the SDK is what sends them or what they are read by. */
export function promisesData(registration: Registration, { code }: Manifest): boolean {
  const isServed = isGivenToSdk(registration) || (registration.sdk !== undefined && registration.api === 'list');
  return isServed && (registration.output?.is ?? 'unknown') !== 'unknown' && !isOfFramework(code);
}

const natureOf = (registration: Registration, key: Key): GivenSchema['is'] | undefined =>
  schemaOf(registration, key)?.is;

const schemaOf = ({ schema, output }: Registration, key: Key): GivenSchema | undefined =>
  key === 'inputSchema' ? schema : output;

/** Its type does not stand in the file: key and value are one call of zod. */
export function isMadeByCall(schema: Node): boolean {
  const type = entry(schema, 'type');
  return type?.value.kind === 'string' && type.start === type.value.start && type.file === type.value.file;
}

/** What was given as the schema: in the tool, where it stands there, so that the tool is known by its name. */
export function given(registration: Registration, key: Key): Place {
  const schema = schemaOf(registration, key)!;
  const inTool = get(registration.tool, key);
  return inTool && inTool.start === schema.start && inTool.file === schema.file ? inTool : schema;
}

/**
 * A tool that a framework or code of the project's own takes, which may read more of it than the SDK, and read it in
 * another way. What goes straight to the SDK, and what stands in a list, is read as the specification has it.
 */
export function isTakenByOthers(tool: ObjectNode, manifest: Manifest): boolean {
  return manifest.derive(placesOfOthers).has(tool.start);
}

/** The entries of such tools: what the specification does not know may be read all the same. */
export function fieldsOfOthers(manifest: Manifest): ReadonlySet<unknown> {
  return manifest.derive(findFieldsOfOthers);
}

function findFieldsOfOthers(manifest: Manifest): ReadonlySet<unknown> {
  const tools = listingOf(manifest).tools.filter((tool) => isTakenByOthers(tool, manifest));
  return new Set(tools.flatMap(({ entries }) => entries));
}

function placesOfOthers({ code }: Manifest): ReadonlySet<number> {
  const isFramework = isOfFramework(code);
  const isOthers = ({ api }: Registration): boolean => api === 'literal' || (isFramework && api !== 'list');
  const starts = (some: readonly Registration[]) => some.flatMap(({ tool }) => (tool ? [tool.start] : []));
  const others = new Set(starts(code.registrations.filter(isOthers)));
  // One literal may go both ways.
  for (const start of starts(code.registrations.filter((each) => !isOthers(each)))) others.delete(start);
  return others;
}

/** Their servers look like the SDK's and take more. */
const FRAMEWORKS = /^(fastmcp|frontmcp|@frontmcp\/.*|mcp-framework|mcp-lite|mcp-use|skybridge|xmcp)(\/|$)/;

const isOfFramework = ({ imports }: Code): boolean => imports.some((name) => FRAMEWORKS.test(name));
