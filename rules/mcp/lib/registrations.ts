/** What source code gives to the SDK. */
import type { Registration } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, text, type Entry, type Node, type ObjectNode, type Place } from '../../../src/core/tree.js';
import { listing } from './listing.js';

/** The SDK takes zod there, and throws on a JSON Schema. */
export function isMisplacedSchema(registration: Registration): boolean {
  const isWritten = isGivenToSdk(registration) && registration.schema?.is === 'json-schema';
  return isWritten || convertedSchema(registration) !== undefined;
}

const isGivenToSdk = ({ api, sdk }: Registration): boolean =>
  sdk !== undefined && (api === 'registerTool' || api === 'registerAppTool' || api === 'tool');

/** The input schema, where it is made by `zodToJsonSchema()`. Version 2 takes what zod's own `toJSONSchema()` makes. */
export function convertedSchema(registration: Registration): Entry | undefined {
  const { sdk, tool, schema } = registration;
  if (!isGivenToSdk(registration)) return undefined;
  const given = entry(tool, 'inputSchema');
  const isConverted = given?.value.kind === 'object' && given.value.open && isMadeByCall(given.value);
  return sdk === 'v1' && schema?.is === 'unknown' && isConverted ? given : undefined;
}

/** The output schema, where it is a JSON Schema that goes to the SDK. */
export function misplacedOutput(registration: Registration): ObjectNode | undefined {
  const output = get(registration.tool, 'outputSchema');
  if (!isGivenToSdk(registration) || output?.kind !== 'object' || output.open || isMadeByCall(output)) return undefined;
  const isSchema = text(get(output, 'type')) === 'object' && get(output, 'properties')?.kind === 'object';
  return isSchema ? output : undefined;
}

/** `{ type: 'object', properties: { city: z.string() } }` in a list: JSON Schema, and zod in it. */
export function zodInside({ api, schema, tool }: Registration): ObjectNode | undefined {
  const properties = get(tool, 'inputSchema', 'properties');
  if (api !== 'list' || schema?.is !== 'json-schema' || properties?.kind !== 'object') return undefined;
  const isZod = ({ value }: Entry): boolean => value.kind === 'object' && !value.open && isMadeByCall(value);
  return properties.entries.some(isZod) ? properties : undefined;
}

/** Its type does not stand in the file: key and value are one call of zod. */
export function isMadeByCall(schema: Node): boolean {
  const type = entry(schema, 'type');
  return type?.value.kind === 'string' && type.start === type.value.start && type.file === type.value.file;
}

/** What was given as the input schema: in the tool, where it stands there, so that the tool is known by its name. */
export function givenSchema({ tool, schema }: Registration): Place | undefined {
  const inTool = get(tool, 'inputSchema');
  return inTool && inTool.start === schema?.start && inTool.file === schema.file ? inTool : schema;
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
  const tools = listing(manifest.root).tools.filter((tool) => isTakenByOthers(tool, manifest));
  return new Set(tools.flatMap(({ entries }) => entries));
}

function placesOfOthers({ code }: Manifest): ReadonlySet<number> {
  const isFramework = code.imports.some((name) => FRAMEWORKS.test(name));
  const isOthers = ({ api }: Registration): boolean => api === 'literal' || (isFramework && api !== 'list');
  const starts = (some: readonly Registration[]) => some.flatMap(({ tool }) => (tool ? [tool.start] : []));
  const others = new Set(starts(code.registrations.filter(isOthers)));
  // One literal may go both ways.
  for (const start of starts(code.registrations.filter((each) => !isOthers(each)))) others.delete(start);
  return others;
}

/** Their servers look like the SDK's and take more. */
const FRAMEWORKS = /^(fastmcp|frontmcp|@frontmcp\/.*|mcp-framework|mcp-lite|mcp-use|skybridge|xmcp)(\/|$)/;
