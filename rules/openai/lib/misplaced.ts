/** OpenAI's keys where no host looks for them. */
import {
  entries,
  entry,
  get,
  has,
  text,
  type Entry,
  type Node,
  type ObjectNode,
  items,
  type Truth,
} from '../../../src/core/tree.js';
import { HINTS } from '../../mcp/lib/registrations.js';
import {
  PREFIX,
  INVOCATION_KEYS,
  OPENAI_KEYS,
  writtenIn,
  ANNOTATION_KEYS,
  UI_KEYS,
  nearKey,
  openaiKeyMeant,
  openaiEntry,
  lacks,
  fits,
} from './dialect.js';
import { isWidgetUri, type Widget, isWidgetMime, appOf, type AppTool, pathOf } from './app.js';
import { NO_CODE, type Code, type Registration } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { nearestWord } from '../../../src/core/did-you-mean.js';
import { lacksField, listing } from '../../mcp/lib/listing.js';

interface Outside {
  readonly holder: ObjectNode;
  readonly where: string;
  readonly key: Entry;
}

/** `openai/…` under `annotations`, or beside `_meta`; not hints, which hosts read from `annotations`. */
export function outsideMeta(tool: ObjectNode): Outside[] {
  const found: Outside[] = [];
  const look = (holder: Node | undefined, where: string): void => {
    if (holder?.kind !== 'object') return;
    for (const key of holder.entries) {
      const isForMeta = key.key.startsWith(PREFIX) && !HINTS.includes(key.key.slice(PREFIX.length));
      if (isForMeta) found.push({ holder, where, key });
    }
  };
  look(get(tool, 'annotations'), '`annotations`');
  look(tool, 'the tool itself');
  return found;
}

const SEED_KEYS = ['outputTemplate', 'toolInvocation'];

/** What is in `annotations` and was meant for `annotations.openai`; another `outputTemplate` is no widget. */
export function outsideOpenai(tool: ObjectNode): Entry[] {
  const annotations = get(tool, 'annotations');
  const isMeant =
    isWidgetUri(text(get(annotations, 'outputTemplate'))) ||
    INVOCATION_KEYS.some((key) => has(get(annotations, 'toolInvocation'), key) === 'yes');
  if (!isMeant) return [];
  const isMissing = ({ key }: Entry): boolean => has(get(annotations, 'openai'), key) === 'no';
  return entries(annotations).filter((each) => SEED_KEYS.includes(each.key) && isMissing(each));
}

/** `openai` beside `annotations`, with what it would hold in there. */
export function openaiOnTool(tool: ObjectNode): Entry | undefined {
  const own = entry(tool, 'openai');
  const isMeant = SEED_KEYS.some((key) => has(own?.value, key) === 'yes');
  const isMissing = has(tool, 'annotations') !== 'unknown' && has(get(tool, 'annotations'), 'openai') === 'no';
  return isMeant && isMissing ? own : undefined;
}

/** Whether a tool has metadata that no host finds: this shows its format, too. */
export function hasMisplaced(tool: ObjectNode): boolean {
  return (
    outsideMeta(tool).length > 0 ||
    nestedMeta(tool) !== undefined ||
    outsideOpenai(tool).length > 0 ||
    openaiOnTool(tool) !== undefined ||
    templateBesideUi(tool) !== undefined
  );
}

const NESTED = new Set(OPENAI_KEYS.map((key) => key.split('/')[0]!));

/** xmcp's `_meta.openai`, which only xmcp reads. */
export function nestedMeta(tool: ObjectNode): Entry | undefined {
  const nested = entry(get(tool, '_meta'), 'openai');
  return nested && entries(nested.value).some(({ key }) => NESTED.has(key)) ? nested : undefined;
}

/** `{ invoking, invoked }` under one key, as in the nested form; each has a key of its own. */
export function joinedInvocation(tool: ObjectNode): Entry | undefined {
  const own = entry(get(tool, '_meta'), `${PREFIX}toolInvocation`);
  return INVOCATION_KEYS.some((key) => has(own?.value, key) === 'yes') ? own : undefined;
}

/** A hint inside `_meta` that is not where it belongs too. */
export function hintsInMeta(tool: ObjectNode): { entry: Entry; hint: string }[] {
  const annotations = get(tool, 'annotations');
  return entries(get(tool, '_meta')).flatMap((each) => {
    const hint = each.key.startsWith(PREFIX) ? each.key.slice(PREFIX.length) : each.key;
    const isMissing = has(annotations, hint) === 'no' && has(get(annotations, 'openai'), hint) === 'no';
    // A sentence is there to be read, and a client that found it in `annotations` would refuse the tool.
    const isHint = HINTS.includes(hint) && fits(hint, each.value);
    return isHint && isMissing && has(tool, 'annotations') !== 'unknown' ? [{ entry: each, hint }] : [];
  });
}

/** Keys of `_meta.ui` that are beside it, where no host looks for them. */
interface UiKey {
  readonly key: string;
  /** Whether a value is what hosts expect: anybody may have such a key of their own in `_meta`. */
  readonly isMeant: (value: Node) => boolean;
  /** What says the same in `_meta` itself. */
  readonly twins: readonly string[];
}

/** The output template of a tool. */
function templateBesideUi(tool: ObjectNode): Entry | undefined {
  return besideUi(tool, [TEMPLATE])[0];
}

export function besideUiOfTool(tool: ObjectNode): Entry[] {
  const isApp = writtenIn(tool, false).length > 0 || templateBesideUi(tool) !== undefined;
  return isApp ? besideUi(tool, [TEMPLATE, VISIBILITY]) : [];
}

export function besideUiOfWidget({ node, isSure }: Widget): Entry[] {
  return isSure || isWidgetMime(text(get(node, 'mimeType'))) ? besideUi(node, ON_RESOURCE) : [];
}

function besideUi(node: ObjectNode, keys: readonly UiKey[]): Entry[] {
  const meta = get(node, '_meta');
  return keys.flatMap(({ key, isMeant, twins }) => {
    const found = entry(meta, key);
    const isMissing = has(meta, 'ui') !== 'unknown' && has(get(meta, 'ui'), key) === 'no';
    const isSaid = twins.some((twin) => has(meta, twin) !== 'no');
    return found && isMeant(found.value) && isMissing && !isSaid ? [found] : [];
  });
}

const TEMPLATE: UiKey = {
  key: 'resourceUri',
  isMeant: (value) => isWidgetUri(text(value)),
  twins: [`${PREFIX}outputTemplate`, 'ui/resourceUri'],
};

const AUDIENCES = new Set<string | undefined>(['model', 'app']);
const VISIBILITY: UiKey = {
  key: 'visibility',
  isMeant: (value) => items(value).length > 0 && items(value).every((each) => AUDIENCES.has(text(each))),
  twins: [`${PREFIX}visibility`, `${PREFIX}widgetAccessible`],
};

const holdsOne =
  (...keys: readonly string[]) =>
  (value: Node): boolean =>
    entries(value).some(({ key }) => keys.includes(key));

const PERMISSIONS: UiKey = {
  key: 'permissions',
  isMeant: holdsOne('camera', 'microphone', 'geolocation', 'clipboardWrite'),
  twins: [],
};

const ON_RESOURCE: readonly UiKey[] = [
  {
    key: 'csp',
    isMeant: holdsOne('connectDomains', 'resourceDomains', 'frameDomains', 'baseUriDomains'),
    twins: [`${PREFIX}widgetCSP`],
  },
  PERMISSIONS,
  {
    key: 'domain',
    isMeant: (value) => /^(?:https?:\/\/)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,20}$/.test(text(value) ?? ''),
    twins: [`${PREFIX}widgetDomain`],
  },
  {
    key: 'prefersBorder',
    isMeant: ({ kind }) => kind === 'boolean',
    twins: [`${PREFIX}widgetPrefersBorder`],
  },
];

// What a widget may reach: the CSP and the domain of its resource, in either newer dialect.

/** The same thing in the dialects `openai` and `mcp-apps`. */
const TWINS: Readonly<Record<string, string>> = { 'openai/widgetCSP': 'csp', 'openai/widgetDomain': 'domain' };

interface Found {
  readonly entry: Entry;
  readonly holder: ObjectNode;
  /** As a person would name it: `openai/widgetCSP`, `ui.csp`. */
  readonly key: string;
}

/** The entries for the CSP and the domain in the `_meta` of a tool or resource. */
export function cspsOn(node: ObjectNode): Found[] {
  const meta = get(node, '_meta');
  const ui = get(meta, 'ui');
  return Object.entries(TWINS).flatMap(([flat, inUi]) => [...at(meta, flat, flat), ...at(ui, inUi, `ui.${inUi}`)]);
}

/** What a widget may use, on a tool: unlike the CSP, no dialect has it there. */
export function permissionsOn(tool: ObjectNode): Entry | undefined {
  const found = entry(get(tool, '_meta', 'ui'), PERMISSIONS.key);
  return found && PERMISSIONS.isMeant(found.value) ? found : undefined;
}

function at(holder: Node | undefined, key: string, shown: string): Found[] {
  const found = entry(holder, key);
  return found && holder?.kind === 'object' ? [{ entry: found, holder, key: shown }] : [];
}

/** Where what is on a tool belongs; undefined where it may be there too, or cannot be known. */
export function homeOf(tool: AppTool, key: string, manifest: Manifest): { resource?: ObjectNode } | undefined {
  const { byPath } = appOf(manifest);
  const homes = tool.links.flatMap((link) => byPath.get(pathOf(text(link.entry.value) ?? '')) ?? []);
  // Source code may have the resource in another file.
  if (homes.length === 0) return manifest.code === NO_CODE ? {} : undefined;
  const what = key.endsWith('CSP') || key.endsWith('csp') ? 'openai/widgetCSP' : 'openai/widgetDomain';
  if (homes.some(({ node }) => mayHave(node, what))) return undefined;
  const resources = new Set(homes.flatMap(({ node, isContent }) => (isContent ? [] : [node])));
  return { resource: resources.size === 1 ? [...resources][0] : undefined };
}

/** Whether a resource has a CSP (or a domain), in whatever dialect, or might. */
export function mayHave(resource: ObjectNode, flat: string): boolean {
  if (has(resource, '_meta') === 'unknown') return true;
  const meta = get(resource, '_meta');
  if (!meta) return false;
  return has(meta, flat) !== 'no' || has(meta, 'ui') === 'unknown' || has(get(meta, 'ui'), TWINS[flat]!) !== 'no';
}

/** The strings in the lists of a CSP. */
export function sourcesOf(csp: Node | undefined): Node[] {
  return csp?.kind === 'object' ? csp.entries.flatMap(({ value }) => items(value)) : [];
}

/** Output templates that no host finds, because they or what holds them are misspelt. */
export interface Misspelt {
  readonly holder: ObjectNode;
  readonly entry: Entry;
  readonly meant: string;
}

/** `annotations.openAI`, if it holds what `annotations.openai` would. */
export function misspeltOpenai(tool: ObjectNode): Misspelt[] {
  const annotations = get(tool, 'annotations');
  if (annotations?.kind !== 'object' || has(annotations, 'openai') !== 'no') return [];
  const isMeant = ({ key, value }: Entry): boolean =>
    entries(value).some((each) => each.key === 'outputTemplate' || each.key === 'toolInvocation') &&
    nearestWord(key, ['openai']) !== undefined;
  return annotations.entries.filter(isMeant).map((entry) => ({ holder: annotations, entry, meant: 'openai' }));
}

/** The key of an output template, misspelt, in the dialect of the document, of OpenAI, or of MCP Apps. */
export function misspeltTemplates(tool: ObjectNode): Misspelt[] {
  const own = get(tool, 'annotations', 'openai');
  const meta = get(tool, '_meta');
  return [
    ...meaning(own, 'outputTemplate', (key) => nearKey(key, [...ANNOTATION_KEYS, ...HINTS]) ?? withoutPrefix(key)),
    ...meaning(meta, 'openai/outputTemplate', (key) => `openai/${openaiKeyMeant(key, OPENAI_KEYS)}`),
    ...meaning(get(meta, 'ui'), 'resourceUri', (key) => nearKey(key, UI_KEYS)),
  ];
}

/** `openai/outputTemplate`, as `_meta` has it, where `annotations.openai` has the name alone. */
export function withoutPrefix(key: string): string | undefined {
  return ANNOTATION_KEYS.find((each) => key === PREFIX + each);
}

function meaning(holder: Node | undefined, meant: string, meaningOf: (key: string) => string | undefined): Misspelt[] {
  if (holder?.kind !== 'object' || has(holder, meant) !== 'no') return [];
  return holder.entries.filter(({ key }) => meaningOf(key) === meant).map((entry) => ({ holder, entry, meant }));
}

// Tools that go through `registerAppTool` of ext-apps, which makes widget tools.

/** Those without the `_meta` that it reads, nor anything that was meant to be there. */
export function withoutMeta(root: Node, { registrations }: Code): ObjectNode[] {
  const places = registrations.filter(isOfExtApps).map(({ tool }) => tool);
  if (places.length === 0) return [];
  const isGiven = ({ start, file }: ObjectNode): boolean =>
    places.some((tool) => tool?.start === start && tool.file === file);
  return listing(root).tools.filter((tool) => lacksMeta(tool) && isGiven(tool));
}

const isOfExtApps = ({ api, from }: Registration): boolean =>
  api === 'registerAppTool' && /^@modelcontextprotocol\/ext-apps(\/|$)/.test(from ?? '');

const lacksMeta = (tool: ObjectNode): boolean =>
  lacksField(tool, '_meta') && !hasMisplaced(tool) && misspeltOpenai(tool).length === 0;

/** The messages that are shown while a tool runs and when it is done. */
export type Message = 'invoking' | 'invoked';
export const MESSAGES: readonly Message[] = ['invoking', 'invoked'];

interface Status {
  readonly message: Message;
  readonly dialect: 'seed' | 'openai';
  readonly entry: Entry;
}

export function statusesOf(tool: ObjectNode, nested: boolean): Status[] {
  return MESSAGES.flatMap((message): Status[] => {
    const seed = entry(get(tool, 'annotations', 'openai', 'toolInvocation'), message);
    const openai = openaiEntry(tool, `toolInvocation/${message}`, nested);
    return [
      ...(seed ? [{ message, dialect: 'seed', entry: seed } as const] : []),
      ...(openai ? [{ message, dialect: 'openai', entry: openai } as const] : []),
    ];
  });
}

/** Whether a tool of the seed dialect has a message; one under a misspelt key counts. */
export function hasSeedMessage(tool: ObjectNode, message: Message): Truth {
  const own = get(tool, 'annotations', 'openai');
  const invocation = get(own, 'toolInvocation');
  // Of what is no object openai/field-type speaks.
  if (invocation && invocation.kind !== 'object') return 'unknown';
  if (!invocation && outsideOpenai(tool).some(({ key }) => key === 'toolInvocation')) return 'unknown';
  const isMissing = invocation
    ? lacks(invocation, message, INVOCATION_KEYS)
    : lacks(own, 'toolInvocation', ANNOTATION_KEYS);
  return isMissing ? 'no' : has(invocation, message) === 'yes' ? 'yes' : 'unknown';
}

/** Where it is in the wrong place, that is another rule's. */
export function hasOpenaiMessage(tool: ObjectNode, message: Message, nested: boolean): Truth {
  const name = `toolInvocation/${message}`;
  const elsewhere = entry(get(tool, 'annotations'), PREFIX + name) ?? entry(tool, PREFIX + name);
  if (openaiEntry(tool, name, nested) ?? elsewhere) return 'yes';
  if (joinedInvocation(tool)) return 'unknown';
  const meta = get(tool, '_meta');
  if (entries(meta).some(({ key }) => openaiKeyMeant(key, OPENAI_KEYS) === name)) return 'unknown';
  const inner = nested ? get(meta, 'openai') : undefined;
  return inner && (inner.kind === 'unknown' || has(inner, 'toolInvocation') !== 'no')
    ? has(get(inner, 'toolInvocation'), message)
    : has(meta, PREFIX + name);
}
