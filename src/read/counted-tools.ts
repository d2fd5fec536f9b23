/**
 * The tools of a project as they are counted: each once, however many files write, import and register it, and none of
 * which the number is not known. `lint` counts them, `dump` prints those that have a name.
 */
import { isWidget, NO_CODE, type Code } from '../core/code.js';
import { known } from '../core/collections.js';
import { compareText } from '../core/finding.js';
import type { Format } from '../core/format.js';
import type { Manifest, Tool } from '../core/rule.js';
import { entries, type ObjectNode, type Place } from '../core/tree.js';

/** A tool of source code, as other files of its package are compared with it. */
export interface CountedTool {
  readonly name?: string;
  /** The file that it is written in, where that is another one. */
  readonly file?: string;
  /** The place of its name where that is known, or else its own. */
  readonly at: Pick<Place, 'file' | 'start'>;
  /** It is written, and perhaps registered elsewhere. */
  readonly isLoose?: true;
}

export interface CountedFile {
  readonly path: string;
  readonly tools: readonly CountedTool[];
}

/** A tree may be a merged copy of the one that the code was found in. */
const placeOf = ({ file = '', start, end }: ObjectNode): string => `${file}:${start}:${end}`;

/** Neither one of an unknown number, nor one of which nothing is known and that is said to be unread. */
function countedIn({ registrations, unread = [] }: Code): (tool: Tool) => boolean {
  const places = new Set(unread.map(({ start }) => start));
  const unnamed = new Set(registrations.flatMap(({ tool, start }) => (tool && places.has(start) ? placeOf(tool) : [])));
  return ({ node, label }) => !node.isOfMany && !(label === undefined && unnamed.has(placeOf(node)));
}

/** The tools of one file: one definition may be registered in two ways, in two branches. */
export function toolsOnce({ code, tools }: Manifest): readonly Tool[] {
  if (code === NO_CODE) return tools.filter(({ node }) => !node.isOfMany);
  const places = new Map<string, Tool>();
  for (const [index, tool] of tools.filter(countedIn(code)).entries()) {
    const { start, file = '' } = tool.name?.value ?? { start: -1 - index };
    const key = `${file}\n${start}\n${tool.label ?? index}`;
    if (!places.has(key)) places.set(key, tool);
  }
  return [...places.values()];
}

/** What other files are compared with. Data has its tools to itself. */
export function countedTools({ code, tools }: Manifest, some: readonly Tool[] = tools): ReadonlyMap<Tool, CountedTool> {
  if (code === NO_CODE) return new Map();
  const isListing = code.registrations.some(({ handles }) =>
    /^(?:tools\/list|ListToolsRequestSchema)$/.test(handles?.name ?? ''),
  );
  const registered = new Map(
    code.registrations.flatMap((each) => (each.tool ? [[placeOf(each.tool), each] as const] : [])),
  );
  const pick = ({ file, start }: Place): CountedTool['at'] => ({ start, ...(file !== undefined && { file }) });
  return new Map(
    some.map((tool) => {
      const { api, key } = registered.get(placeOf(tool.node)) ?? {};
      const name = tool.label ?? key;
      const file = tool.name?.value.file ?? tool.name?.file ?? tool.node.file;
      const counted: CountedTool = {
        at: pick((tool.label === undefined ? undefined : tool.name?.value) ?? tool.node),
        ...(name !== undefined && { name }),
        ...(file !== undefined && { file }),
        ...(api === 'literal' && !isListing && { isLoose: true }),
      };
      return [tool, counted];
    }),
  );
}

/** Those that are another one's copy: what a file imports, a table of handlers, a list beside what is registered. */
export function repeatedTools(
  files: readonly CountedFile[],
  packageOf: (path: string) => string,
): ReadonlySet<CountedTool> {
  const sorted = files.toSorted((a, b) => compareText(a.path, b.path));
  return new Set([...importedAgain(sorted), ...listedAgain(sorted, packageOf)]);
}

/** A tool that is defined in one file and served by another is counted where it is defined. */
function importedAgain(files: readonly CountedFile[]): readonly CountedTool[] {
  const byName = (file: string, { name }: CountedTool): string => `${file}\n${name ?? ''}`;
  const byPlace = (path: string, { name = '', at }: CountedTool): string => `${at.file ?? path}:${at.start}\n${name}`;
  const written = new Set<string>();
  for (const { path, tools } of files)
    for (const tool of tools)
      if (tool.file === undefined) {
        if (tool.name !== undefined) written.add(byName(path, tool));
        written.add(byPlace(path, tool));
      }
  return files.flatMap(({ path, tools }) =>
    tools.filter((tool) => {
      if (tool.file === undefined) return false;
      const place = byPlace(path, tool);
      const isAgain = written.has(byName(tool.file, tool)) || written.has(place);
      written.add(place);
      return isAgain;
    }),
  );
}

/** What is only written in one file, and served from another one of the package under the same name. */
function listedAgain(files: readonly CountedFile[], packageOf: (path: string) => string): readonly CountedTool[] {
  const loose = files.flatMap(({ path, tools }) => {
    const some = tools.filter(({ isLoose, file, name }) => isLoose && file === undefined && name !== undefined);
    return some.length > 0 ? [{ path, tools: some }] : [];
  });
  if (loose.length === 0) return [];
  // By their names, in each package: the file that has a tool which is served, and the names that a list has had.
  const servedIn = new Map<string, Map<string, string>>();
  const seenIn = new Map<string, Set<string>>();
  for (const { path, tools } of files) {
    const names = known(servedIn, packageOf(path), () => new Map());
    const served = tools.filter(({ isLoose }) => !isLoose);
    for (const { name, file } of served) if (name !== undefined && file === undefined) names.set(name, path);
    for (const { name, file } of served) if (name !== undefined && file !== undefined) names.set(name, file);
  }
  // The longer list first.
  return loose
    .sort((a, b) => b.tools.length - a.tools.length)
    .flatMap(({ path, tools }) => {
      const home = packageOf(path);
      const served = known(servedIn, home, () => new Map());
      const seen = known(seenIn, home, () => new Set());
      const isOfOthers = ({ name = '' }: CountedTool): boolean => (served.get(name) ?? path) !== path;
      const ofOthers = tools.filter(isOfOthers).length;
      const repeated = tools.filter((tool) => isOfOthers(tool) || (!served.has(tool.name!) && seen.has(tool.name!)));
      for (const { name } of tools) seen.add(name!);
      // What else is in a list of which most is served from another one is not served.
      if (ofOthers * 2 > tools.length) return tools;
      // Two tools that happen to have one name are two.
      return repeated.length * 2 >= tools.length ? repeated : [];
    });
}

/** Source code in which nothing is known that a model is shown. A manifest of data always says something. */
export const isBare = ({ code, formats, root, tools }: Manifest, all: readonly Format[]): boolean =>
  code !== NO_CODE &&
  !isWidget(code) &&
  all.every(({ id, contract }) => contract.isServed || !formats.includes(id)) &&
  !tools.some(countedIn(code)) &&
  entries(root).every(({ key }) => MAY_BE_OF_MANY.has(key));

const MAY_BE_OF_MANY: ReadonlySet<string> = new Set(['tools', 'functions', 'instructions']);
