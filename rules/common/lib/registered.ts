/** Which registration a tool comes from. */
import type { Registration } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { get, text, type ObjectNode } from '../../../src/core/tree.js';

/** What registers a tool: also one whose annotations depend on a condition, which has a node for each case. */
export const registrationOf = (manifest: Manifest, tool: ObjectNode): Registration | undefined =>
  manifest.derive(registrationsByTool).get(toolKey(tool));

function registrationsByTool({ code }: Manifest): ReadonlyMap<string, Registration> {
  return new Map(code.registrations.flatMap((each) => (each.tool ? [[toolKey(each.tool), each]] : [])));
}

/** A helper registers several tools at one place. */
export const toolKey = (tool: ObjectNode): string =>
  `${tool.start}:${tool.end}:${tool.file ?? ''} ${text(get(tool, 'name')) ?? ''}`;

/** The SDK is what takes the tool, and makes what it serves out of what it is given. */
export const isGivenToSdk = ({ api, sdk }: Registration): boolean =>
  sdk !== undefined && (api === 'registerTool' || api === 'registerAppTool' || api === 'tool');

/** A JSON Schema in a place where the SDK takes zod. */
export const isMisplaced = (registration: Registration, key: 'inputSchema' | 'outputSchema'): boolean =>
  isGivenToSdk(registration) &&
  (key === 'inputSchema' ? registration.schema : registration.output)?.is === 'json-schema';
