import type { Tool } from '../../../src/core/rule.js';
import { groupBy } from '../../../src/core/collections.js';
import { get, text, type Node, type StringNode, has, type ObjectNode } from '../../../src/core/tree.js';
import { sectionsOf } from '../../common/lib/source.js';

/** A place in the Open Tool Calling document, and what it says in our own words. */
export const section = sectionsOf('Open Tool Calling, ToolDefinition 1.0');

export const LONGEST_NAME = 64;

export const isName = (text: string): boolean => text.length <= LONGEST_NAME && /^[A-Za-z0-9_-]+$/.test(text);

/** A tool's id, taken apart: `ToolkitName.ToolName@Version`. */
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

interface Copy {
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

/** `x.y.z` with three integers, no zeros in front, and nothing more. */
export function isVersion(text: string): boolean {
  const numbers = text.split('.', 4);
  return numbers.length === 3 && numbers.every(isInteger);
}

/** A regular expression's own stack ends at some millions of digits. */
function isInteger(text: string): boolean {
  return text !== '' && !/\D/.test(text) && (text === '0' || text[0] !== '0');
}

/** A text of blanks is as empty as none. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** Whether `input_schema` is itself the JSON Schema, without `parameters` around it. schema.json says the same. */
export function isFlat(input: Node | undefined): input is ObjectNode {
  if (input?.kind !== 'object' || has(input, 'parameters') !== 'no') return false;
  return has(input, 'properties') === 'yes' || text(get(input, 'type')) === 'object';
}
