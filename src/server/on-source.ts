/** Findings about a running server, moved to the lines of its source; and what only one of the two has. */
import type { Finding } from '../core/finding.js';
import { append, known } from '../core/collections.js';
import { printable, someOf } from '../core/text.js';
import { engineFinding } from '../engine/findings.js';
import type { Settings } from '../engine/applicable-rules.js';
import { definitionOf, type Source, type SourceTool } from './source-tools.js';

/** A tool that the server lists. */
export interface ServedTool {
  readonly name: string;
  readonly value: unknown;
  /** Its place in the answers. */
  readonly at: Pick<Finding, 'path' | 'pointer' | 'start' | 'end' | 'line' | 'column' | 'endLine' | 'endColumn'>;
}

const DIFFERS = 'This is served differently from how it is written here.';

export function onSource(findings: readonly Finding[], served: readonly ServedTool[], source: Source): Finding[] {
  const definitions = new Map<string, ReturnType<typeof definedBy>>();
  return findings.flatMap((finding) => {
    const { tool, item } = finding;
    const listed = tool === undefined ? [] : served.filter(({ name }) => name === tool);
    const [first] = listed;
    if (tool === undefined || !first || item?.name !== tool) return [finding];
    const definition = known(definitions, tool, () => definedBy(tool, first.value, source));
    if (!definition) return [finding];
    if (!('locate' in definition)) return [moved(finding, definition.location)];
    const place = listed.length === 1 ? definition.locate(item.pointer, first.value) : undefined;
    const isAboutTool = item.pointer === '' || item.pointer === '/name';
    const differs = place === undefined && !isAboutTool;
    const there = moved(finding, place ?? definition.location, differs ? ` ${DIFFERS}` : '');
    return definition.switches?.hides(there) ? [] : [there];
  });
}

function definedBy(
  name: string,
  value: unknown,
  source: Source,
): SourceTool | Pick<SourceTool, 'location'> | undefined {
  const definition = definitionOf(name, value, source);
  if (definition) return definition;
  const { location } = source.find(name);
  return location && { location };
}

function moved(finding: Finding, { pointer, item, ...place }: SourceTool['location'], more = ''): Finding {
  const { messageId: _, data: __, related: ___, ...rest } = finding;
  // A place without a pointer of its own keeps that of the answers.
  const path = pointer === '' ? { pointer: finding.pointer, item: finding.item } : { pointer, item };
  return { ...rest, ...place, ...path, message: finding.message + more };
}

/** What is written and not served, and what is served and not written. */
export function compareWithSource(
  served: readonly ServedTool[],
  source: Source,
  folder: string,
  settings: Settings,
): Finding[] {
  const names = new Set(served.map(({ name }) => name));
  const found: Finding[] = [];
  const written = [...source.tools.values()].flat();
  const matched = [...names].filter((name) => source.tools.has(name));
  // Where most of what is served comes from elsewhere, this source is not that of the server.
  if (matched.length > 0 && matched.length * 2 >= names.size) {
    const there = written.filter(({ name }) => names.has(name));
    const packages = new Set(there.map((each) => each.package));
    // A server that is made beside, and of which nothing is served, is another one.
    const servers = new Set(there.map((each) => each.server));
    for (const tool of written) {
      if (names.has(tool.name) || !packages.has(tool.package)) continue;
      if (tool.server !== undefined && !servers.has(tool.server)) continue;
      const place = { ...tool.location, data: { name: tool.name } };
      const finding = engineFinding(settings, { rule: 'live/not-served', message: 'written' }, place);
      if (finding && !tool.switches?.hides(finding)) found.push(finding);
    }
  }
  append(found, lostParameters(served, source, settings));
  if (!source.hasUnknown) {
    const strange = served.filter(({ name }) => !source.tools.has(name) && source.find(name).count === 0);
    const isOther = strange.length > 1 && strange.length === served.length;
    // Of a source that has none of the tools there is one thing to say.
    for (const { name, at } of isOther ? strange.slice(0, 1) : strange) {
      const data = { name, folder: printable(folder), count: String(strange.length) };
      const place = { ...at, tool: name, item: { name, pointer: '' }, valueHash: '', data };
      const words = { rule: 'live/not-in-source', message: isOther ? 'none' : 'served' } as const;
      const finding = engineFinding(settings, words, place);
      if (finding) found.push(finding);
    }
  }
  return found;
}

/** What is written with parameters and served without any. */
function lostParameters(served: readonly ServedTool[], source: Source, settings: Settings): Finding[] {
  return served.flatMap(({ name, value }) => {
    const tool = definitionOf(name, value, source);
    const isOne = served.filter((each) => each.name === name).length === 1;
    if (!tool || !isOne || tool.parameters.length === 0 || mayTakeSome(value)) return [];
    const { description } = value as { readonly description?: unknown };
    // With another text, another version of the tool is served.
    if (tool.description !== undefined && tool.description !== description) return [];
    const parameters = tool.parameters.map((each) => `\`${printable(each)}\``);
    const data = { name, parameters: someOf(parameters, MOST_NAMED) };
    const words = { rule: 'live/parameters-lost', message: 'lost' } as const;
    const finding = engineFinding(settings, words, { ...tool.location, data });
    return finding && !tool.switches?.hides(finding) ? [finding] : [];
  });
}

const MOST_NAMED = 5;

/** Of a schema that is surely empty: there are no properties, and nothing else that could name one. */
function mayTakeSome(tool: unknown): boolean {
  const { inputSchema } = tool as { readonly inputSchema?: unknown };
  if (typeof inputSchema !== 'object' || inputSchema === null) return true;
  return Object.entries(inputSchema).some(([key, value]) => {
    if (key === 'properties' || key === 'required')
      return typeof value === 'object' && value !== null && Object.keys(value as object).length > 0;
    return !EMPTY.has(key);
  });
}

/** Keys that a schema without parameters may have. */
const EMPTY: ReadonlySet<string> = new Set(['type', '$schema', 'additionalProperties', 'title', 'description']);
