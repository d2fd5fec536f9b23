import { defineRule, type Manifest } from '../../src/core/rule.js';
import { entries, get, items, text, toValue, UNKNOWN, type Node, type ObjectNode } from '../../src/core/tree.js';
import { HINTS } from '../mcp/lib/registrations.js';
import { listingOf } from '../mcp/lib/listing.js';
import { appOf, widgetsOf, type AppTool, disagreeing } from './lib/app.js';
import { appsSdk } from './lib/dialect.js';
import { MESSAGES } from './lib/misplaced.js';

export default defineRule({
  id: 'openai/dialects-agree',
  summary: 'Two dialects on one tool or resource contradict each other',
  severity: 'error',
  in: 'recommended',
  source: appsSdk(
    'Reference, compatibility',
    'A host reads one of the dialects, and may switch to another: they must say the same.',
  ),
  messages: {
    differ: {
      message: '`{{here}}` and `{{there}}` contradict each other, so the app differs from host to host.',
      help: 'Give both the same value.',
    },
  },
  *check(manifest) {
    for (const tool of appOf(manifest).tools) {
      for (const pair of [...templates(tool, manifest), ...onTool(tool.node)]) yield* compare(pair);
      for (const pair of audiences(tool.node)) yield problem(pair);
    }
    const { resources } = listingOf(manifest);
    const widgets = widgetsOf(manifest).map((widget) => widget.node);
    for (const node of new Set([...widgets, ...resources])) for (const pair of onResource(node)) yield* compare(pair);
  },
});

/** Two keys and their values. */
type Pair = readonly [there: string, a: Node | undefined, here: string, b: Node | undefined];

function* compare(pair: Pair) {
  const [there, a, here, b] = pair;
  if (a && b && !isSame(a, b)) yield problem([there, a, here, b]);
}

const problem = ([there, a, here, b]: readonly [string, Node, string, Node]) =>
  ({
    at: b,
    message: 'differ',
    data: { here, there },
    related: [{ at: a, note: `\`${there}\` is here.` }],
  }) as const;

/** Lists are sets here: their order says nothing. */
function isSame(a: Node, b: Node): boolean {
  if (a.kind !== b.kind || a.kind === 'object') return true;
  if (a.kind !== 'array' || b.kind !== 'array') return toValue(a) === toValue(b);
  const [inA, inB] = [a, b].map((list) => new Set(items(list).map((item) => normal(toValue(item)))));
  if (a.open || b.open || inA!.has(UNKNOWN) || inB!.has(UNKNOWN)) return true;
  return inA!.size === inB!.size && [...inA!].every((each) => inB!.has(each));
}

const normal = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\/$/, '') : value);

function* templates({ links }: AppTool, manifest: Manifest): Iterable<Pair> {
  const first = links[0]?.entry;
  for (const { entry } of disagreeing(links, manifest)) yield [first!.key, first!.value, entry.key, entry.value];
}

function* onTool(tool: ObjectNode): Iterable<Pair> {
  const annotations = get(tool, 'annotations');
  const own = get(annotations, 'openai');
  const meta = get(tool, '_meta');
  for (const hint of HINTS) yield [`annotations.${hint}`, get(annotations, hint), `openai.${hint}`, get(own, hint)];
  for (const message of MESSAGES) {
    const key = `openai/toolInvocation/${message}`;
    yield [`toolInvocation.${message}`, get(own, 'toolInvocation', message), key, get(meta, key)];
  }
}

/** Who may call the tool: a list in one dialect, and two keys in the other. Only those that disagree. */
function* audiences(tool: ObjectNode): Iterable<readonly [string, Node, string, Node]> {
  const meta = get(tool, '_meta');
  const audience = get(meta, 'ui', 'visibility');
  if (audience?.kind !== 'array' || audience.open || audience.items.some(({ kind }) => kind !== 'string')) return;
  const isFor = (who: string): boolean => audience.items.some((each) => text(each) === who);
  const access = get(meta, 'openai/widgetAccessible');
  const visibility = get(meta, 'openai/visibility');
  if (access?.kind === 'boolean' && access.value !== isFor('app')) {
    yield ['ui.visibility', audience, 'openai/widgetAccessible', access];
  }
  const isPrivate = text(visibility) === 'private';
  if (visibility && (isPrivate || text(visibility) === 'public') && isPrivate === isFor('model')) {
    yield ['ui.visibility', audience, 'openai/visibility', visibility];
  }
}

const CSP_KEYS = {
  connect_domains: 'connectDomains',
  resource_domains: 'resourceDomains',
  frame_domains: 'frameDomains',
  redirect_domains: 'redirectDomains',
  base_uri_domains: 'baseUriDomains',
};

function* onResource(resource: ObjectNode): Iterable<Pair> {
  const meta = get(resource, '_meta');
  const ui = get(meta, 'ui');
  const [flat, nested] = [get(meta, 'openai/widgetCSP'), get(ui, 'csp')];
  for (const { key, value } of entries(flat)) {
    const twin = CSP_KEYS[key as keyof typeof CSP_KEYS];
    if (twin) yield [`openai/widgetCSP.${key}`, value, `ui.csp.${twin}`, get(nested, twin)];
  }
  const border = 'openai/widgetPrefersBorder';
  yield [border, get(meta, border), 'ui.prefersBorder', get(ui, 'prefersBorder')];
}
