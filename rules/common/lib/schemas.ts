/** The schemas of a manifest by their keys, so that a rule looks only at those that concern it. */
import type { Manifest, Schema } from '../../../src/core/rule.js';
import type { ObjectNode } from '../../../src/core/tree.js';
import { isMisplaced, toolKey } from './registered.js';

type Index = ReadonlyMap<string, readonly Schema[]>;

const NONE: readonly Schema[] = [];

export function schemasWith(manifest: Manifest, keyword: string): readonly Schema[] {
  return schemasByKey(manifest).get(keyword) ?? NONE;
}

/** Also of schemas that are not served: their texts go into those that are. */
export function writtenSchemasWith(manifest: Manifest, keyword: string): readonly Schema[] {
  return manifest.derive(indexAll).get(keyword) ?? NONE;
}

export function schemasByKey(manifest: Manifest): Index {
  return manifest.derive(indexServed);
}

const indexAll = ({ schemas }: Manifest): Index => index(schemas);

/** Of a JSON Schema that goes to the SDK, which takes zod, nothing is served: mcp/zod-expected says so. */
function indexServed(manifest: Manifest): Index {
  const lost = { input: new Set<string>(), output: new Set<string>() };
  const served = { input: new Set<string>(), output: new Set<string>() };
  for (const each of manifest.code.registrations) {
    const { tool } = each;
    if (!tool) continue;
    (isMisplaced(each, 'inputSchema') ? lost : served).input.add(toolKey(tool));
    (isMisplaced(each, 'outputSchema') ? lost : served).output.add(toolKey(tool));
  }
  if (lost.input.size + lost.output.size === 0) return manifest.derive(indexAll);
  return index(
    manifest.schemas.filter(({ role, tool: { node } }) => {
      if (role === 'config' || node.kind !== 'object') return true;
      const key = toolKey(node);
      return !lost[role].has(key) || served[role].has(key);
    }),
  );
}

function index(schemas: readonly Schema[]): Index {
  const found = new Map<string, Schema[]>();
  for (const schema of schemas) {
    for (const { key } of schema.node.entries) {
      const some = found.get(key);
      if (!some) found.set(key, [schema]);
      else if (some.at(-1) !== schema) some.push(schema);
    }
  }
  return found;
}

/** Keywords by which a schema takes in what is written elsewhere. */
const COMPOSING: ReadonlySet<string> = new Set([
  '$dynamicRef',
  '$recursiveRef',
  '$ref',
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
]);

/** Whether what a schema lacks may be elsewhere. */
export function isComposed(schema: ObjectNode): boolean {
  return schema.open || schema.entries.some(({ key }) => COMPOSING.has(key));
}
