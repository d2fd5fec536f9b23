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
  const match = /^(\w+)\.(\w+)(?:@([^]*))?$/.exec(node.value);
  if (!match) return undefined;
  const [, toolkit = '', name = '', version] = match;
  return { node, toolkit, tool: name, version: version || undefined, versionAt: toolkit.length + name.length + 2 };
}

export function withVersion({ toolkit, tool }: ToolId, version: string): string {
  return `${toolkit}.${tool}@${version}`;
}
