/** A root as the rules of this pack see it: its tools with OpenAI metadata, and its widget resources. */
import { type Code, type ReadAnswer, NO_CODE, type Answer } from '../../../src/core/code.js';
import { groupBy } from '../../../src/core/collections.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, items, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { listingOf } from '../../mcp/lib/listing.js';
import { isXmcp, openaiEntry, writtenIn, type Dialect } from './dialect.js';

export interface AppTool {
  readonly node: ObjectNode;
  readonly name?: string;
  /** By which it is judged. */
  readonly dialects: readonly Dialect[];
  readonly links: readonly Link[];
}

/** Where a tool names its output template. */
export interface Link {
  readonly dialect: Dialect;
  readonly entry: Entry;
}

/** A resource that is a widget, or what a reader answers with for one. */
export interface Widget {
  readonly node: ObjectNode;
  readonly uri?: Node;
  readonly isContent: boolean;
  /** None: nothing tells the dialect. */
  readonly dialects: readonly Dialect[];
  /** It says so itself, or a tool refers to it; else it may be another kind of UI. */
  readonly isSure: boolean;
}

interface App {
  readonly tools: readonly AppTool[];
  readonly byName: ReadonlyMap<string | undefined, readonly AppTool[]>;
  readonly resources: readonly Widget[];
  readonly contents: readonly Widget[];
  /** Both, by their URI without a query. */
  readonly byPath: ReadonlyMap<string, readonly Widget[]>;
}

export function appOf(manifest: Manifest): App {
  return manifest.derive(read);
}

/** The same for what rules say of a resource's `_meta`, wherever it stands. */
export function widgetsOf(manifest: Manifest): Widget[] {
  const { resources, contents } = appOf(manifest);
  return [...resources, ...contents];
}

function read(manifest: Manifest): App {
  const { tools, resources, contents: answered } = listingOf(manifest);
  const appTools = tools.flatMap((node) => appTool(node, manifest));
  const linked = dialectsByPath(appTools);
  const all = new Set(appTools.flatMap(({ dialects }) => dialects));
  const registered = resources.map((node) => ({ node, uri: get(node, 'uri') }));
  const contents = [
    ...manifest.code.reads.flatMap(contentsIn),
    ...answered.map((node) => ({ node, uri: get(node, 'uri') })),
  ];
  const sharing = groupBy([...registered, ...contents], ({ uri }) => text(uri));
  const byCall = madeByCall(manifest.code);
  const isWidget = ({ node }: Addressed): boolean => isOwnWidget(node) || byCall.has(node.start);
  const widgets = (nodes: readonly Addressed[], isContent: boolean): Widget[] =>
    nodes.flatMap(({ node, uri }) => {
      const linking = linked.get(pathOf(text(uri) ?? '')) ?? new Set();
      // A resource and its contents are one. By their own metadata, else that of the tools that refer to them, else that
      // of all tools beside them.
      const parts = text(uri) === undefined ? [{ node }] : sharing.get(text(uri))!;
      if (linking.size === 0 && (isAssetUri(text(uri)) || (!parts.some(isWidget) && !isPageUri(text(uri))))) return [];
      const close = new Set([...parts.flatMap((part) => writtenIn(part.node, false)), ...linking]);
      const dialects = judgedBy([...(close.size > 0 ? close : all)], manifest);
      return [{ node, uri, isContent, dialects, isSure: close.size > 0 }];
    });
  const found = { resources: widgets(registered, false), contents: widgets(contents, true) };
  const byName = groupBy(appTools, ({ name }) => name);
  const byPath = groupBy([...found.resources, ...found.contents], ({ uri }) => pathOf(text(uri) ?? ''));
  return { tools: appTools, byName, ...found, byPath };
}

/** A script, a style or data of a widget, which no tool names as its template. */
const isAssetUri = (uri = ''): boolean =>
  /\.(?:json|[mc]?js|css|map|svg|png|jpe?g|gif|webp|ico|woff2?|ttf|txt|md|csv)(?:[?#]|$)/i.test(uri);

interface Addressed {
  readonly node: ObjectNode;
  readonly uri?: Node;
}

/** `uri: uri.href`: what is the only answer of a reader is the resource that it was registered for. */
function contentsIn({ uri: registered, body }: ReadAnswer): Addressed[] {
  const contents = get(body, 'contents');
  const isOnly = contents?.kind === 'array' && !contents.open && contents.items.length === 1;
  return objects(contents).map((node) => {
    const uri = get(node, 'uri');
    return { node, uri: isOnly && uri?.kind === 'unknown' ? registered : uri };
  });
}

/** What is read is known, and nothing else is read there. */
export function isKnownRead({ body }: ReadAnswer): boolean {
  const contents = get(body, 'contents');
  return contents?.kind === 'array' && !contents.open && contents.items.every(({ kind }) => kind === 'object');
}

/** The config may have fixed one. */
function judgedBy(dialects: readonly Dialect[], { dialect }: Manifest): readonly Dialect[] {
  return dialect.openai === 'auto' ? dialects : [dialect.openai];
}

/** The dialects of the tools that refer to a resource, by its URI without a query. */
function dialectsByPath(tools: readonly AppTool[]): Map<string, Set<Dialect>> {
  const found = new Map<string, Set<Dialect>>();
  for (const { links, dialects } of tools) {
    for (const { entry: link } of links) {
      if (link.value.kind !== 'string') continue;
      const path = pathOf(link.value.value);
      found.set(path, new Set([...(found.get(path) ?? []), ...dialects]));
    }
  }
  return found;
}

function appTool(node: ObjectNode, manifest: Manifest): AppTool[] {
  const nested = isXmcp(manifest);
  const written = writtenIn(node, nested);
  if (written.length === 0) return [];
  const links = linksOf(node, nested).map((link) => ({ ...link, dialect: judgedBy([link.dialect], manifest)[0]! }));
  return [{ node, name: text(get(node, 'name')), dialects: judgedBy(written, manifest), links }];
}

function linksOf(node: ObjectNode, nested: boolean): Link[] {
  const meta = get(node, '_meta');
  const found: readonly (readonly [Dialect, Entry | undefined])[] = [
    ['seed', entry(get(node, 'annotations', 'openai'), 'outputTemplate')],
    ['openai', openaiEntry(node, 'outputTemplate', nested)],
    ['mcp-apps', entry(get(meta, 'ui'), 'resourceUri')],
    ['mcp-apps', entry(meta, 'ui/resourceUri')],
  ];
  return found.flatMap(([dialect, link]) => (link ? [{ dialect, entry: link }] : []));
}

/** Whether a resource is a widget by what it says itself. */
export function isOwnWidget(resource: ObjectNode): boolean {
  return (
    isPageUri(text(get(resource, 'uri'))) ||
    isWidgetMime(text(get(resource, 'mimeType'))) ||
    writtenIn(resource, false).length > 0
  );
}

/** The same where only code says it: what is read of a resource, or the call that registers it. */
export function hasWidgetsInCode(code: Code): boolean {
  const isWidget = ({ node, uri }: Addressed): boolean => isOwnWidget(node) || isPageUri(text(uri));
  return madeByCall(code).size > 0 || code.reads.flatMap(contentsIn).some(isWidget);
}

/** Where the resources stand that their call makes widgets. */
function madeByCall({ registrations }: Code): ReadonlySet<number> {
  const called = registrations.filter(({ api }) => api === 'registerAppResource');
  return new Set(called.flatMap(({ resource }) => (resource ? [resource.start] : [])));
}

function objects(list: Node | undefined): ObjectNode[] {
  return items(list).filter((item): item is ObjectNode => item.kind === 'object');
}

/** URIs of widgets. */
const SCHEME = 'ui://';

export const isWidgetUri = (uri: string | undefined): boolean => uri?.startsWith(SCHEME) ?? false;

/** Whether a resource is a widget by its URI alone: text, data or a part of a widget may have that scheme too. */
export const isPageUri = (uri: string | undefined): boolean => isWidgetUri(uri) && !OTHER_FILE.test(pathOf(uri!));
const OTHER_FILE = /\.(?:css|csv|gif|jpe?g|json|js|map|md|mjs|pdf|png|svg|ttf|txt|webp|woff2?|xml|ya?ml)$/i;

/** `ui://widget/{name}.html`: no URI has braces. */
export const isTemplate = (uri: string): boolean => uri.includes('{');

/** `ui://widget/<name>.html`, as the seed dialect has it. */
export const isSeedUri = (uri: string): boolean => /^ui:\/\/widget\/[^\s?#]*[^\s?#/]\.html$/.test(uri);

/** Whether hosts of these dialects find a widget by the URI. */
export const isWellFormed = (uri: string, dialects: readonly Dialect[]): boolean =>
  isSeedOnly(dialects) ? isSeedUri(uri) : isWidgetUri(uri) && uri.slice(SCHEME.length).trim() !== '';

export const isSeedOnly = (dialects: readonly Dialect[]): boolean =>
  dialects.length > 0 && dialects.every((each) => each === 'seed');

/** A query only keeps hosts from showing an old copy. */
export function sameUri(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && (a === b || pathOf(a) === pathOf(b));
}

export const pathOf = (uri: string): string => /^[^?#]*/.exec(uri)![0];

/** What the URI of a widget was most likely meant to be: its last step, without what it ends with. */
export function seedUriFor(uri: string): string | undefined {
  const name = pathOf(uri.slice(0, 300))
    .split('/')
    .at(-1)!
    .replace(/\.[a-z\d]{1,6}$/i, '');
  return /^[\w.-]+$/.test(name) ? `ui://widget/${name}.html` : undefined;
}

/** The same path under the scheme `ui`. */
export function uiUriFor(uri: string): string | undefined {
  const rest = uri
    .slice(0, 300)
    .replace(/^[a-z][a-z\d+.-]*:/i, '')
    .replace(/^\/+/, '');
  return /^[\w.~/?=&%-]+$/.test(rest) ? `${SCHEME}${rest}` : undefined;
}

/** The MIME types by which a host knows a widget. */
export const SKYBRIDGE = 'text/html+skybridge';
const MCP_APP = 'text/html;profile=mcp-app';

/** Blanks count for nothing around a parameter, but in the type itself. */
const normal = (mime: string): string =>
  mime
    .slice(0, 200)
    .toLowerCase()
    .replace(/"/g, '')
    .split(';')
    .map((part) => part.trim())
    .join(';');

/** Written as it should be, or nearly. */
export const isWidgetMime = (mime: string | undefined): boolean =>
  mime !== undefined && [SKYBRIDGE, MCP_APP].includes(normal(mime).replace(/\s/g, ''));

/** What the dialects take, the best first; without a dialect whatever any of them takes. */
export function mimesFor(dialects: readonly Dialect[]): readonly string[] {
  if (dialects.includes('openai') || dialects.length === 0)
    return dialects.includes('seed') ? [SKYBRIDGE, MCP_APP] : [MCP_APP, SKYBRIDGE];
  return [...(dialects.includes('seed') ? [SKYBRIDGE] : []), ...(dialects.includes('mcp-apps') ? [MCP_APP] : [])];
}

export const isOneOf = (mime: string, allowed: readonly string[]): boolean => allowed.includes(normal(mime));

/** Nothing, or what was meant as a page: other kinds of UI have types of their own. */
export const isPage = (mime: string): boolean =>
  /^\s*(?:$|html|text\/(?:html|plain)|application\/x?html)|skybridge|mcp-app/i.test(mime);

// What is said of a widget where it is read: there, too, hosts look for metadata.

/** Whether a resource, or what is read of one, has something, or might. */
type MayHave = (node: ObjectNode) => boolean;

/** Asks that of a widget: of the resource, and of what is read of it, which may be in another file. To be made once. */
export function orWhereRead(mayHave: MayHave): (widget: Widget, manifest: Manifest) => boolean {
  const vague = (manifest: Manifest): ReadonlySet<string> => vaguelyRead(mayHave, manifest);
  return (widget, manifest) => {
    if (mayHave(widget.node) || (manifest.code !== NO_CODE && manifest.code.reads.length === 0)) return true;
    const paths = manifest.derive(vague);
    if (paths.has(ANY) || paths.has(pathOf(text(widget.uri) ?? ''))) return true;
    return readAs(widget, manifest).some(({ node }) => mayHave(node));
  };
}

/** What is read of a widget. */
export function readAs({ uri }: Widget, manifest: Manifest): readonly Widget[] {
  const same = appOf(manifest).byPath.get(pathOf(text(uri) ?? '')) ?? [];
  return same.filter(({ isContent }) => isContent);
}

const ANY = '*';

/** The paths of reads in which something is unknown. */
function vaguelyRead(mayHave: MayHave, { code }: Manifest): ReadonlySet<string> {
  const isVague = (read: ReadAnswer): boolean =>
    !isKnownRead(read) || contentsIn(read).some(({ node, uri }) => text(uri) === undefined && mayHave(node));
  const uris = code.reads.filter(isVague).map(({ uri }) => text(uri));
  return new Set(uris.map((uri) => (uri === undefined || (isTemplate(uri) && isWidgetUri(uri)) ? ANY : pathOf(uri))));
}

// What the output templates of one tool say together.

/** Those that name another widget than the first one does. */
export function disagreeing(links: readonly Link[], manifest: Manifest): readonly Link[] {
  const [first, ...others] = links;
  return others.filter((other) => !areVariants(text(first!.entry.value), text(other.entry.value), manifest));
}

/** One page registered twice, once for each kind of host: the same file name, or two resources. */
function areVariants(a: string | undefined, b: string | undefined, manifest: Manifest): boolean {
  if (a === undefined || b === undefined) return true;
  if (nameOf(a) === nameOf(b)) return true;
  const { byPath } = appOf(manifest);
  return byPath.has(pathOf(a)) && byPath.has(pathOf(b));
}

const nameOf = (uri: string): string | undefined => pathOf(uri).replace(/\/$/, '').split('/').at(-1);

/** Of a malformed one openai/resource-uri speaks, and any widget may be meant. */
export const isMalformed = ({ dialect, entry: { value } }: Link): boolean =>
  value.kind === 'string' && !isWellFormed(value.value, [dialect]);

/** The templates that surely name a widget; where they disagree, openai/dialects-agree speaks. */
export function linksToFollow({ links }: AppTool, manifest: Manifest): readonly Link[] {
  return disagreeing(links, manifest).length > 0 ? [] : links.filter((link) => !isMalformed(link));
}

// The answers of handlers that the rules of this pack may judge.

/** Those of tools with OpenAI metadata of a dialect, or of any, and those of a tool whose name is unknown. */
export function answersIn(manifest: Manifest, dialect?: Dialect): Answer[] {
  const { byName } = appOf(manifest);
  const isJudged = (name: string): boolean =>
    byName.get(name)?.some(({ dialects }) => dialect === undefined || dialects.includes(dialect)) ?? false;
  return manifest.code.answers.filter(({ tool }) => tool === undefined || isJudged(tool));
}

export function answersByTool(manifest: Manifest): ReadonlyMap<string | undefined, readonly Answer[]> {
  return manifest.derive(group);
}

const group = ({ code }: Manifest): Map<string | undefined, Answer[]> => groupBy(code.answers, ({ tool }) => tool);
