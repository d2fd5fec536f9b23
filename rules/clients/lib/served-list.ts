/** The tools of a manifest as clients get them, as plain values, and what of them cannot be known without running the code. */
import { isOlder } from '../../../src/core/mcp-sdk.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entries, get, text, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { knownValue, merged, type Hidden } from '../../../src/core/known.js';
import { lacksField, listingOf, TOOL_FIELDS } from '../../mcp/lib/listing.js';
import { toolKey } from '../../common/lib/registered.js';
import { servedTools, type SchemaKey } from './served.js';

interface ServedList {
  readonly tools: readonly Readonly<Record<string, unknown>>[];
  readonly unknown: readonly { readonly tool: string; readonly pointer: string; readonly reason: string }[];
}

const SCHEMAS: ReadonlySet<string> = new Set<SchemaKey>(['inputSchema', 'outputSchema']);
const NOT_KNOWN: Readonly<Record<Hidden, string>> = {
  value: 'its value is not known without running the code',
  text: 'its text is not known without running the code',
  keys: 'some of its fields are not known without running the code',
  entries: 'some of its entries are not known without running the code',
};
const REWRITTEN = 'a function of the project makes the schema that is listed';
const VERSIONS_DIFFER = 'versions of zod differ in it, and which one is used is not known';
const SDKS_DIFFER = 'versions of the MCP SDK or of zod differ in it, and which ones are used is not known';

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
      unknown.push({ tool: name ?? '', pointer: name === undefined ? '/name' : '', reason: NOT_KNOWN.value });
      continue;
    }
    const say = (pointer: string, reason: string): void => void unknown.push({ tool: name, pointer, reason });
    const served: Record<string, unknown> = {};
    if (tool.open) say('', NOT_KNOWN.keys);
    for (const { key, value } of entries(tool)) {
      // Notes of the code around it, which no SDK lists.
      if (!TOOL_FIELDS.has(key) && registered.has(toolKey(tool))) continue;
      const isRewritten = SCHEMAS.has(key) && manifest.code.rewritesSchemas?.() === true;
      const own = SCHEMAS.has(key) ? schemaOf(forms.get(`${toolKey(tool)} ${key}`)?.forms) : { node: value };
      const made = isRewritten ? { reason: REWRITTEN } : own;
      if ('reason' in made) say(`/${key}`, made.reason);
      if (!('node' in made) || !made.node) continue;
      const { node, differing, words = VERSIONS_DIFFER } = made;
      const note = (pointer: string, hidden: Hidden, at: Node): void =>
        say(`/${key}${pointer}`, differing?.has(at) ? words : NOT_KNOWN[hidden]);
      const known = knownValue(node, note);
      if (known !== undefined) served[key] = known;
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

interface Made {
  readonly node?: Node;
  /** The parts of it in which the versions that are possible differ. */
  readonly differing?: ReadonlySet<Node>;
  readonly words?: string;
}

/** What all versions that are possible list. */
function schemaOf(given: Forms | undefined): Made | { readonly reason: string } {
  const forms = given?.flatMap((form) => form.either ?? [form]);
  const [first, ...others] = forms ?? [];
  if (!given || !forms || !first) return { reason: given?.[0]?.reason ?? NOT_KNOWN.value };
  const words = given[0]?.either ? SDKS_DIFFER : VERSIONS_DIFFER;
  const failing = forms.flatMap(({ fault }) => (fault?.is === 'throws' ? [fault.by] : []));
  if (failing.length > 0 && failing.length < forms.length) return { reason: words };
  if (failing.length > 0) return { reason: `tools/list fails: ${failing[0]} has no JSON Schema` };
  const unknown = forms.find(({ reason }) => reason !== undefined)?.reason;
  if (unknown !== undefined) return { reason: unknown };
  if (!first.schema) return others.some(({ schema }) => schema) ? { reason: words } : {};
  const differing = new Set<Node>();
  return {
    node: others.reduce((whole, { schema }) => merged(whole, schema, differing), first.schema),
    differing,
    words,
  };
}
