/** A root as the rules of this pack see it: its tools with OpenAI metadata, and its widget resources. */
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, items, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { listing } from '../../mcp/lib/listing.js';
import { isXmcp, openaiEntry, writtenIn, type Dialect } from './dialect.js';
import { isWidgetMime } from './mime.js';
import { isWidgetUri, sameUri } from './uri.js';

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
}

export interface App {
  readonly tools: readonly AppTool[];
  readonly resources: readonly Widget[];
  readonly contents: readonly Widget[];
}

const apps = new WeakMap<Manifest, App>();

export function appOf(manifest: Manifest): App {
  let app = apps.get(manifest);
  if (!app) apps.set(manifest, (app = read(manifest)));
  return app;
}

/** The same for what rules say of a resource's `_meta`, wherever it stands. */
export function widgetsOf(manifest: Manifest): Widget[] {
  const { resources, contents } = appOf(manifest);
  return [...resources, ...contents];
}

function read(manifest: Manifest): App {
  const { tools, resources } = listing(manifest.root);
  const appTools = tools.flatMap((node) => appTool(node, manifest));
  const isWidget = (node: ObjectNode): boolean => isOwnWidget(node) || appTools.some((tool) => isLinked(tool, node));
  const widget = (node: ObjectNode, isContent: boolean): Widget => {
    return { node, uri: get(node, 'uri'), isContent, dialects: dialectsFor(node, appTools, manifest) };
  };
  const contents = manifest.code.reads.flatMap(({ body }) => objects(get(body, 'contents')));
  return {
    tools: appTools,
    resources: resources.filter(isWidget).map((node) => widget(node, false)),
    contents: contents.filter(isWidget).map((node) => widget(node, true)),
  };
}

function appTool(node: ObjectNode, manifest: Manifest): AppTool[] {
  const written = writtenIn(node, isXmcp(manifest));
  if (written.length === 0) return [];
  const fixed = manifest.dialect.openai;
  return [
    {
      node,
      name: text(get(node, 'name')),
      dialects: fixed === 'auto' ? written : [fixed],
      links: linksOf(node, isXmcp(manifest)).map((link) => (fixed === 'auto' ? link : { ...link, dialect: fixed })),
    },
  ];
}

export function linksOf(node: ObjectNode, nested: boolean): Link[] {
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
    isWidgetUri(text(get(resource, 'uri'))) ||
    isWidgetMime(text(get(resource, 'mimeType'))) ||
    writtenIn(resource, false).length > 0
  );
}

function isLinked({ links }: AppTool, resource: ObjectNode): boolean {
  const uri = text(get(resource, 'uri'));
  return uri !== undefined && links.some((link) => sameUri(text(link.entry.value), uri));
}

/** By its own metadata, else that of the tools that refer to it, else that of all tools beside it. */
function dialectsFor(node: ObjectNode, tools: readonly AppTool[], manifest: Manifest): readonly Dialect[] {
  const fixed = manifest.dialect.openai;
  if (fixed !== 'auto') return [fixed];
  const linking = tools.filter((tool) => isLinked(tool, node));
  const close = [...writtenIn(node, false), ...linking.flatMap(({ dialects }) => dialects)];
  const all = close.length > 0 ? close : tools.flatMap(({ dialects }) => dialects);
  return [...new Set(all)];
}

function objects(list: Node | undefined): ObjectNode[] {
  return items(list).filter((item): item is ObjectNode => item.kind === 'object');
}
