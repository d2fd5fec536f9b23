/** What source code gives to the SDK. */
import type { Registration } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { get, type ObjectNode, type Place } from '../../../src/core/tree.js';
import { listing } from './listing.js';

/** The SDK takes zod there, and throws on a JSON Schema. */
export function isMisplacedSchema({ api, sdk, schema }: Registration): boolean {
  const isSdk = sdk !== undefined && (api === 'registerTool' || api === 'registerAppTool' || api === 'tool');
  return isSdk && schema?.is === 'json-schema';
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
