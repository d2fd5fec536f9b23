/** A root as the rules of this pack see it: its tools with OpenAI metadata, and its widget resources. */
import type { Code, ReadAnswer } from '../../../src/core/code.js';
import { groupBy } from '../../../src/core/collections.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, items, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { listingOf } from '../../mcp/lib/listing.js';
import { isXmcp, openaiEntry, writtenIn, type Dialect } from './dialect.js';
import { isWidgetMime } from './mime.js';
import { isPageUri, pathOf } from './uri.js';

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
  const { tools, resources } = listingOf(manifest);
  const appTools = tools.flatMap((node) => appTool(node, manifest));
  const linked = dialectsByPath(appTools);
  const all = new Set(appTools.flatMap(({ dialects }) => dialects));
  const registered = resources.map((node) => ({ node, uri: get(node, 'uri') }));
  const contents = manifest.code.reads.flatMap(contentsIn);
  const sharing = groupBy([...registered, ...contents], ({ uri }) => text(uri));
  const byCall = madeByCall(manifest.code);
  const isWidget = ({ node }: Addressed): boolean => isOwnWidget(node) || byCall.has(node.start);
  const widgets = (nodes: readonly Addressed[], isContent: boolean): Widget[] =>
    nodes.flatMap(({ node, uri }) => {
      const linking = linked.get(pathOf(text(uri) ?? '')) ?? new Set();
      // A resource and its contents are one. By their own metadata, else that of the tools that refer to them, else that
      // of all tools beside them.
      const parts = text(uri) === undefined ? [{ node }] : sharing.get(text(uri))!;
      if (!parts.some(isWidget) && !isPageUri(text(uri)) && linking.size === 0) return [];
      const close = new Set([...parts.flatMap((part) => writtenIn(part.node, false)), ...linking]);
      const dialects = judgedBy([...(close.size > 0 ? close : all)], manifest);
      return [{ node, uri, isContent, dialects, isSure: close.size > 0 }];
    });
  const found = { resources: widgets(registered, false), contents: widgets(contents, true) };
  const byName = groupBy(appTools, ({ name }) => name);
  const byPath = groupBy([...found.resources, ...found.contents], ({ uri }) => pathOf(text(uri) ?? ''));
  return { tools: appTools, byName, ...found, byPath };
}

interface Addressed {
  readonly node: ObjectNode;
  readonly uri?: Node;
}

/** `uri: uri.href`: what is the only answer of a reader is the resource that it was registered for. */
export function contentsIn({ uri: registered, body }: ReadAnswer): Addressed[] {
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
  return new Set(registrations.flatMap(({ resource }) => (resource ? [resource.start] : [])));
}

function objects(list: Node | undefined): ObjectNode[] {
  return items(list).filter((item): item is ObjectNode => item.kind === 'object');
}
