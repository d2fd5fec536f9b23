/** The tools of a file as they are counted: each once, and none of which the number is not known. */
import { isWidget, NO_CODE, type Code, type Registration } from '../core/code.js';
import type { Format } from '../core/format.js';
import type { Manifest, Tool } from '../core/rule.js';
import { entries } from '../core/tree.js';
import type { FileOutcome } from './file-outcome.js';

/** Neither one of an unknown number, nor one of which nothing is known and that is said to be unread. */
function countedIn({ registrations, unread = [] }: Code): (tool: Tool) => boolean {
  const places = new Set(unread.map(({ start }) => start));
  const unnamed = new Set<unknown>(registrations.flatMap(({ tool, start }) => (places.has(start) ? (tool ?? []) : [])));
  return ({ node, label }) => !node.isOfMany && !(label === undefined && unnamed.has(node));
}

/** Without those of an unknown number, each tool once: one definition may be registered in two ways, in two branches. */
export function toolsOnce({ code, tools }: Manifest): readonly Tool[] {
  if (code === NO_CODE) return tools.filter(({ node }) => !node.isOfMany);
  const one = tools.filter(countedIn(code));
  const places = new Map<string, Tool>();
  for (const [index, tool] of one.entries()) {
    const { start, file = '' } = tool.name?.value ?? { start: -1 - index };
    const key = `${file}\n${start}\n${tool.label ?? index}`;
    if (!places.has(key)) places.set(key, tool);
  }
  return [...places.values()];
}

/** The file that a tool's name is written in, where that is another one. */
const fileOf = ({ name, node }: Tool): string | undefined => name?.value.file ?? name?.file ?? node.file;

/** How many tools are defined in other files, by their paths. */
export function borrowedOf(tools: readonly Tool[]): Map<string, number> {
  const borrowed = new Map<string, number>();
  for (const tool of tools) {
    const file = fileOf(tool);
    if (file !== undefined) borrowed.set(file, (borrowed.get(file) ?? 0) + 1);
  }
  return borrowed;
}

/** Source code in which nothing is known that a model is shown. A manifest of data always says something. */
export const isBare = ({ code, formats, root, tools }: Manifest, known: readonly Format[]): boolean =>
  code !== NO_CODE &&
  !isWidget(code) &&
  known.every(({ id, contract }) => contract.isServed || !formats.includes(id)) &&
  !tools.some(countedIn(code)) &&
  entries(root).every(({ key }) => MAY_BE_OF_MANY.has(key));

const MAY_BE_OF_MANY: ReadonlySet<string> = new Set(['tools', 'functions', 'instructions']);

/** The tools of source code by their names. */
export function namedIn(manifests: readonly Manifest[]): Pick<FileOutcome, 'named'> {
  const loose: string[] = [];
  const served: string[] = [];
  const lent: [path: string, name: string][] = [];
  for (const { code, tools } of manifests) {
    if (code === NO_CODE) continue;
    const isListing = code.registrations.some(({ handles }) =>
      /^(?:tools\/list|ListToolsRequestSchema)$/.test(handles?.name ?? ''),
    );
    const known = new Map<unknown, Registration>(code.registrations.map((each) => [each.tool, each]));
    for (const tool of tools) {
      const { api, key } = known.get(tool.node) ?? {};
      const label = tool.label ?? key;
      if (label === undefined || tool.node.isOfMany) continue;
      const file = fileOf(tool);
      if (file === undefined) (api === 'literal' && !isListing ? loose : served).push(label);
      else if (api !== undefined && api !== 'literal') lent.push([file, label]);
    }
  }
  const named = { loose, served, ...(lent.length > 0 && { lent }) };
  return loose.length + served.length + lent.length > 0 ? { named } : {};
}
