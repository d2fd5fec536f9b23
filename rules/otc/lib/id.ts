/** A tool's id, taken apart: `ToolkitName.ToolName@Version`. */
import { groupBy } from '../../../src/core/collections.js';
import type { Tool } from '../../../src/core/rule.js';
import { get, text, type Node, type StringNode } from '../../../src/core/tree.js';

export interface ToolId {
  readonly node: StringNode;
  readonly toolkit: string;
  readonly tool: string;
  /** What follows the `@`, well-formed or not; undefined where nothing does. */
  readonly version?: string;
  /** Where the version begins in the id. */
  readonly versionAt: number;
}

/** Undefined where the part before the `@` is no `ToolkitName.ToolName`. */
export function idOf(tool: Node): ToolId | undefined {
  const node = get(tool, 'id');
  if (node?.kind !== 'string') return undefined;
  const { value } = node;
  const at = value.includes('@') ? value.indexOf('@') : value.length;
  const dot = value.indexOf('.');
  const [toolkit, name] = [value.slice(0, Math.max(0, dot)), value.slice(dot + 1, at)];
  if (dot > at || !isWord(toolkit) || !isWord(name)) return undefined;
  return { node, toolkit, tool: name, version: value.slice(at + 1) || undefined, versionAt: at + 1 };
}

/** Letters, digits and underscores, at least one. A regular expression's own stack ends at some millions of them. */
function isWord(text: string): boolean {
  return text !== '' && !/\W/.test(text);
}

export function withVersion({ toolkit, tool }: ToolId, version: string): string {
  return `${toolkit}.${tool}@${version}`;
}

/** Whether a tool's name is that of its id, with or without the toolkit before it. */
export function isOfId(tool: Node): boolean {
  const id = idOf(tool);
  const name = fold(text(get(tool, 'name')) ?? '');
  return id !== undefined && (name === fold(id.tool) || name.endsWith(fold(id.toolkit + id.tool)));
}

const fold = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

export interface Copy {
  readonly tool: Tool;
  /** The same id where it belongs; where nothing tells which of them does, the first. */
  readonly rightful: StringNode;
}

/** The ids that another tool of the list has a better right to. */
export function copiedIds(tools: readonly Tool[]): ReadonlyMap<StringNode, Copy> {
  const copies = new Map<StringNode, Copy>();
  for (const same of groupBy(tools, ({ node }) => text(get(node, 'id')) ?? '').values()) {
    if (same.length < 2) continue;
    const owner = same.find(isOwner) ?? same.find(({ node }) => isOfId(node)) ?? same[0]!;
    for (const tool of same) {
      const id = get(tool.node, 'id');
      const rightful = get(owner.node, 'id');
      if (tool === owner || id?.kind !== 'string' || rightful?.kind !== 'string' || id.value === '') continue;
      copies.set(id, { tool, rightful });
    }
  }
  return copies;
}

const isOwner = ({ node }: Tool): boolean => isOfId(node) && idOf(node)?.version === text(get(node, 'version'));
