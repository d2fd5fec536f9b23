/** The roots that rules read, as of a `tools/list` result: one list of them for each choice in the code. */
import type { Code } from '../../core/code.js';
import type { Constants } from '../../core/document.js';
import type { Entry, Node } from '../../core/tree.js';
import { expand, type Value } from './values.js';

/** What rules read of a file with code, in any language. */
export interface Extraction {
  /** The roots, once for each alternative: the tools and resources of the file, then manifests of other formats. */
  readonly alternatives: readonly (readonly Node[])[];
  readonly code: Code;
  readonly constants: Constants;
}

/** A function of such a name registers tools on the server that it is given, but one that is given a single definition. */
export const registersTools =
  /^_?(?!(?:register|add)_?tool$)(?:register|add|set_?up|install|attach|init|load|mount|configure|define)\w*tools?$/i;

/** Names of what registers tools for others: `new ToolRegistry(server)`, `toolManager.register(server)`. */
export const isForTools = {
  class: /Tools$|Tools?(?:Registry|Registrar|Registration|Manager|Handlers?|Provider|Loader|Service|Set|Router)$/,
  server: /(?:server|mcp|app)$/i,
  owner: /tools?(?:_?(?:registry|registrar|registration|manager|handlers?|provider|loader|service|set|router))?$/i,
  method:
    /^(?:register|attach|install|set_?up|init|initialize|apply|mount|load|add)(?:_?all|_?on|_?to|_?with|_?server)?$/i,
};

/** What a file is found to hold, in any language. */
export class Lists {
  /** MCP tools. */
  readonly tools: Value[] = [];
  /** Tools of agent frameworks, which follow no MCP rule. */
  readonly functions: Value[] = [];
  readonly resources: Value[] = [];
  /** Templates of resources. */
  readonly templates: Value[] = [];
  readonly prompts: Value[] = [];
  /** What servers greet their clients with. */
  readonly instructions: Value[] = [];
  /** Manifests of other formats, each a tree of its own. */
  readonly others: Value[] = [];
}

export type Listed = { readonly [key in keyof Lists]: readonly Value[] };

const listsOf = (listed: Listed): readonly [key: string, values: readonly Value[]][] => [
  ['tools', listed.tools],
  ['functions', listed.functions],
  ['resources', listed.resources],
  ['resourceTemplates', listed.templates],
  ['prompts', listed.prompts],
  ['instructions', listed.instructions],
];

/** All values, in the order of the roots. */
export const valuesOf = (listed: Listed): readonly Value[] => [
  ...listsOf(listed).flatMap(([, values]) => values),
  ...listed.others,
];

/** `hasCode`: rules have something to say of the file, whatever it lists. */
export function alternativesOf(listed: Listed, hasCode: boolean): (readonly Node[])[] {
  const lists = listsOf(listed);
  const count = lists.reduce((sum, [, values]) => sum + values.length, 0);
  return expand(valuesOf(listed))
    .map((nodes) => [...(count > 0 || hasCode ? [rootOf(lists, nodes)] : []), ...nodes.slice(count)])
    .filter(({ length }) => length > 0);
}

function rootOf(lists: readonly [string, readonly Value[]][], nodes: readonly Node[]): Node {
  const entries: Entry[] = [];
  let from = 0;
  for (const [key, values] of lists) {
    const items = nodes.slice(from, from + values.length);
    from += values.length;
    const listed: Node = { kind: 'array', start: 0, end: 0, items, open: true };
    // Of each server of the file there is one.
    if (key === 'instructions')
      for (const value of items) entries.push({ key, start: value.start, end: value.end, value });
    else if (items.length > 0) entries.push({ key, start: 0, end: 0, value: listed });
  }
  return { kind: 'object', start: 0, end: 0, entries, open: true };
}
