/** What source code gives to the SDK. */
import type { Code, GivenSchema, Registration } from '../../../src/core/code.js';
import { type Manifest, asWritten, type Fix } from '../../../src/core/rule.js';
import {
  entry,
  get,
  type Entry,
  type Node,
  type ObjectNode,
  type Place,
  entries,
  has,
  text,
} from '../../../src/core/tree.js';
import { isGivenToSdk, isMisplaced } from '../../common/lib/registered.js';
import { listingOf, lacksField } from './listing.js';

type Key = 'inputSchema' | 'outputSchema';

/** The SDK takes zod there, and throws on a JSON Schema. */
export function isMisplacedSchema(registration: Registration): boolean {
  return misplaced(registration, 'inputSchema') !== undefined || converted(registration, 'inputSchema') !== undefined;
}

/** The schema, where it is a JSON Schema that goes to the SDK. */
export function misplaced(registration: Registration, key: Key): Place | undefined {
  return isMisplaced(registration, key) ? given(registration, key) : undefined;
}

/** What `tool()` of version 1 is given is a shape: a whole schema it does not know. */
export function isWholeForTool(registration: Registration): boolean {
  return registration.api === 'tool' && isWholeForSdk1(registration, 'inputSchema');
}

/** A whole schema that version 1 is given, by whichever call. */
export const isWholeForSdk1 = (registration: Registration, key: Key): boolean =>
  registration.sdk === 'v1' && natureOf(registration, key) === 'zod';

/** What is in a shape that goes to the SDK and is no schema. */
export function straysIn(registration: Registration): Entry[] {
  if (!isGivenToSdk(registration)) return [];
  return (['inputSchema', 'outputSchema'] as const).flatMap((key) => {
    const { strays = [] } = schemaOf(registration, key) ?? {};
    const properties = get(registration.tool, key, 'properties');
    return strays.flatMap((name) => entry(properties, name) ?? []);
  });
}

/** A zod schema that goes to the SDK: what becomes of it there is not in the file. */
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

/** The tools whose handlers answer to the SDK itself, and whether one handler of its answers for all tools. */
export function servedBySdk({ code }: Manifest): { readonly tools: readonly Node[]; readonly byDispatcher: boolean } {
  if (isOfFramework(code)) return { tools: [], byDispatcher: false };
  const served = code.registrations.filter(({ sdk }) => sdk !== undefined);
  const byDispatcher = served.some(({ handles }) => handles?.name === 'tools/call');
  const isServed = (each: Registration): boolean => isGivenToSdk(each) || (each.api === 'list' && byDispatcher);
  return { tools: served.flatMap((each) => (each.tool && isServed(each) ? [each.tool] : [])), byDispatcher };
}

const natureOf = (registration: Registration, key: Key): GivenSchema['is'] | undefined =>
  schemaOf(registration, key)?.is;

const schemaOf = ({ schema, output }: Registration, key: Key): GivenSchema | undefined =>
  key === 'inputSchema' ? schema : output;

/** Its type is not in the file: key and value are one call of zod. */
function isMadeByCall(schema: Node): boolean {
  const type = entry(schema, 'type');
  return type?.value.kind === 'string' && type.start === type.value.start && type.file === type.value.file;
}

/** What was given as the schema: in the tool, where it is there, so that the tool is known by its name. */
export function given(registration: Registration, key: Key): Place {
  const schema = schemaOf(registration, key)!;
  const inTool = get(registration.tool, key);
  return inTool && inTool.start === schema.start && inTool.file === schema.file ? inTool : schema;
}

/**
 * A tool that a framework or code of the project's own takes, which may read more of it than the SDK, and read it in
 * another way. What goes straight to the SDK, and what is in a list, is read as the specification has it.
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

export const isOfFramework = ({ imports }: Code): boolean =>
  imports.some((name) => FRAMEWORKS.test(name) || OWN_FRAMEWORK.test(name));

/** A class of the project itself that is called so: it may make answers of anything. */
const OWN_FRAMEWORK = /^\.{1,2}\/(?:.*\/)?fastmcp(?:\.[mc]?[jt]s)?$/i;
export const isOfOwnFramework = ({ imports }: Code): boolean => imports.some((name) => OWN_FRAMEWORK.test(name));

// What the handlers of tools answer with.

/** The properties of the output schemas by the names of the tools. */
export function outputsByTool(manifest: Manifest): ReadonlyMap<string, Node> {
  return manifest.derive(findOutputs);
}

function findOutputs(manifest: Manifest): ReadonlyMap<string, Node> {
  return new Map(
    listingOf(manifest).tools.flatMap((tool): [string, Node][] => {
      const name = text(get(tool, 'name'));
      const schema = get(tool, 'outputSchema');
      const properties = schema?.kind === 'unknown' ? schema : get(schema, 'properties');
      return name !== undefined && properties ? [[name, properties]] : [];
    }),
  );
}

/** It tells of a failure, or may. */
export function isFailure(answer: Node): boolean {
  const flag = get(answer, 'isError');
  return flag !== undefined && !(flag.kind === 'boolean' && !flag.value);
}

/** The hints of a tool, wherever its dialect puts them: `annotations`, and in the seed dialect `annotations.openai`. */
export const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

/** The hint that an annotation was meant to be whose name only lacks the last word: `readOnly`. */
export function hintMeant({ key, value }: Entry): string | undefined {
  const whole = `${key.replace(/[-_]/g, '')}hint`.toLowerCase();
  return value.kind === 'boolean' ? HINTS.find((hint) => hint.toLowerCase() === whole) : undefined;
}

export function annotationsOf(tool: ObjectNode): Entry[] {
  const own = get(tool, 'annotations');
  return [
    ...entries(own).filter(({ key }) => key !== 'openai'),
    ...entries(get(own, 'openai')).filter(({ key }) => HINTS.includes(key)),
  ];
}

/** The entry of a hint that surely has this value. */
export function hintThatIs(value: boolean, tool: ObjectNode, hint: string): Entry | undefined {
  return annotationsOf(tool).find((each) => {
    return each.key === hint && each.value.kind === 'boolean' && each.value.value === value;
  });
}

/** Hints that are on the tool itself, where no client looks, and not in `annotations` too. */
export function hintsOn(tool: ObjectNode, manifest: Manifest): Entry[] {
  const hints = tool.entries.filter(({ key }) => HINTS.includes(key));
  if (hints.length === 0 || has(tool, 'annotations') === 'unknown' || isTakenByOthers(tool, manifest)) return [];
  const annotations = get(tool, 'annotations');
  const isMissing = (hint: string): boolean =>
    [annotations, get(annotations, 'openai')].every((holder) => has(holder, hint) === 'no');
  return hints.filter(({ key }) => isMissing(key));
}

/** Of tools with metadata of OpenAI or MCP Apps openai/misplaced-key speaks. */
export function hasAppMetadata(tool: ObjectNode): boolean {
  const keys = entries(get(tool, '_meta')).map(({ key }) => key);
  return get(tool, 'annotations', 'openai') !== undefined || keys.some((key) => /^(openai\/|ui$|ui\/)/.test(key));
}

/** The schema of the arguments under the name that other protocols and frameworks have for it. */
interface OtherName {
  readonly tool: ObjectNode;
  readonly entry: Entry;
  /** Under the right name it would do: the SDK throws on JSON Schema where it takes zod. */
  readonly isAsZod: boolean;
}

const NAMES = new Set(['schema', 'parameters', 'input']);

export function otherNames(manifest: Manifest): readonly OtherName[] {
  return manifest.derive(find);
}

function find(manifest: Manifest): OtherName[] {
  const called = new Set(
    manifest.code.registrations.filter(({ api }) => CALLS.has(api)).map(({ tool }) => tool?.start),
  );
  return listingOf(manifest).tools.flatMap((tool) => {
    if (isTakenByOthers(tool, manifest)) return [];
    const isCalled = called.has(tool.start);
    // A list may have fields for another reader next to the right one; arguments of a call have no other reader.
    if (has(tool, 'inputSchema') !== 'no' && !isCalled) return [];
    const isSchema = ({ key, value }: Entry): boolean =>
      NAMES.has(key) && (value.kind === 'object' || value.kind === 'unknown');
    return tool.entries.filter(isSchema).map((each) => ({ tool, entry: each, isAsZod: !isCalled || !isWritten(each) }));
  });
}

const CALLS: ReadonlySet<string> = new Set(['registerTool', 'registerAppTool']);

/** A type that is written as such, and not made of zod. */
const isWritten = ({ value }: Entry): boolean => text(get(value, 'type')) !== undefined && !isMadeByCall(value);

// Moves an entry to where it is looked for, or gives it the name that it is looked for by.

/** Into an object of a tool or resource, which is made where it is missing; not where something is there already. */
export function move(entry: Entry, from: ObjectNode, to: ObjectNode, into: string, key: string): Fix | undefined {
  const target = get(to, into);
  if (target && target.kind !== 'object') return undefined;
  if (!target && !lacksField(to, into)) return undefined;
  if (target && entries(target).some((each) => each.key === key)) return undefined;
  const value = asWritten(entry.value);
  return {
    title: `Move it into \`${into}\``,
    safe: true,
    edits: [
      { op: 'remove', from, child: entry },
      target ? { op: 'add', to: target, key, value } : { op: 'add', to, key: into, value: { [key]: value } },
    ],
  };
}

export function rename(entry: Entry, key: string): Fix {
  return { title: `Rename it to \`${key}\``, safe: true, edits: [{ op: 'rename', entry, key }] };
}
