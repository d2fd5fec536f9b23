/** The tools of a manifest as clients get them, as plain values, and what of them cannot be known without running the code. */
import { isOlder } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entries, get, isVague, text, toValue, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { lacksField, listingOf, TOOL_FIELDS } from '../../mcp/lib/listing.js';
import { servedTools, toolKey, type SchemaKey } from './served.js';

export interface ServedList {
  readonly tools: readonly Readonly<Record<string, unknown>>[];
  readonly unknown: readonly { readonly tool: string; readonly pointer: string; readonly reason: string }[];
}

const SCHEMAS: ReadonlySet<string> = new Set<SchemaKey>(['inputSchema', 'outputSchema']);
/** Notes of the code around it, which no SDK lists. */
const NOT_LISTED = 'its value is not known without running the code';

const VERSIONS_DIFFER = 'versions of zod differ in it, and which one is used is not known';

export function servedList(manifest: Manifest): ServedList {
  const tools: Record<string, unknown>[] = [];
  const unknown: ServedList['unknown'][number][] = [];
  const forms = new Map(servedTools(manifest).map((each) => [`${toolKey(each.tool)} ${each.key}`, each]));
  const registered = new Map(
    manifest.code.registrations.flatMap((each) => (each.tool ? [[toolKey(each.tool), each] as const] : [])),
  );
  for (const tool of listingOf(manifest).tools) {
    const name = text(get(tool, 'name'));
    if (name === undefined || tool.isOfMany) {
      unknown.push({ tool: name ?? '', pointer: name === undefined ? '/name' : '', reason: NOT_LISTED });
      continue;
    }
    const say = (pointer: string, reason: string): void => void unknown.push({ tool: name, pointer, reason });
    const served: Record<string, unknown> = {};
    if (tool.open) say('', 'some of its fields are not known without running the code');
    for (const { key, value } of entries(tool)) {
      if (!TOOL_FIELDS.has(key)) {
        if (!registered.has(toolKey(tool))) served[key] = toValue(value);
      } else if (SCHEMAS.has(key)) {
        const found = schemaOf(forms.get(`${toolKey(tool)} ${key}`)?.forms);
        if ('reason' in found) say(`/${key}`, found.reason);
        else if (found.value !== undefined) served[key] = found.value;
      } else if (isVague(value)) say(`/${key}`, NOT_LISTED);
      else served[key] = toValue(value);
    }
    addDefaults(served, tool, registered.get(toolKey(tool)), manifest.packages);
    tools.push(served);
  }
  return { tools, unknown };
}

/** What the SDK adds to each tool that is registered. */
function addDefaults(
  served: Record<string, unknown>,
  tool: ObjectNode,
  registration: Manifest['code']['registrations'][number] | undefined,
  packages: Manifest['packages'],
): void {
  const { api = 'list', sdk } = registration ?? {};
  if (sdk === undefined || (api !== 'registerTool' && api !== 'tool' && api !== 'registerAppTool')) return;
  if (lacksField(tool, 'inputSchema')) served['inputSchema'] = { type: 'object', properties: {} };
  if (sdk === 'v1' && lacksField(tool, 'execution') && !isOlder(packages['@modelcontextprotocol/sdk'], 24))
    served['execution'] = { taskSupport: 'forbidden' };
}

type Forms = ReturnType<typeof servedTools>[number]['forms'];

/** One value, where all versions that are possible list the same. */
function schemaOf(forms: Forms | undefined): { readonly value: unknown } | { readonly reason: string } {
  if (!forms || forms.length === 0) return { reason: NOT_LISTED };
  const values: (string | undefined)[] = [];
  const failing = forms.flatMap(({ fault }) => (fault?.is === 'throws' ? [fault.by] : []));
  if (failing.length > 0 && failing.length < forms.length) return { reason: VERSIONS_DIFFER };
  if (failing.length > 0) return { reason: `tools/list fails: ${failing[0]} has no JSON Schema` };
  for (const { schema, reason } of forms) {
    if (reason !== undefined) return { reason };
    if (schema && isVague(schema)) return { reason: 'a part of it is not known without running the code' };
    values.push(schema && sorted(schema));
  }
  if (new Set(values).size > 1) return { reason: VERSIONS_DIFFER };
  const [{ schema } = {}] = forms;
  return { value: schema && toValue(schema) };
}

/** Two orders of keys are one schema. */
function sorted(schema: Node): string {
  return JSON.stringify(toValue(schema), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
