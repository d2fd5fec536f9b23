/** A tool's id, taken apart: `ToolkitName.ToolName@Version`. */
import { get, type Node, type StringNode } from '../../../src/core/tree.js';

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
