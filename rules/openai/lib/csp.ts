/** What a widget may reach: the CSP and the domain of its resource, in either newer dialect. */
import { NO_CODE } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, has, items, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { appOf, type AppTool } from './app.js';
import { pathOf } from './uri.js';

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

function at(holder: Node | undefined, key: string, shown: string): Found[] {
  const found = entry(holder, key);
  return found && holder?.kind === 'object' ? [{ entry: found, holder, key: shown }] : [];
}

/** Where what stands on a tool belongs; undefined where it may be there too, or cannot be known. */
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
