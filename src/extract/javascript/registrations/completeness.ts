/** How much is known of a tool, or of what may be one. */
import { entry, type Node, type Place } from '../../../core/tree.js';
import type { Value } from '../../result/values.js';

/** A tool by itself, wherever it is written. */
export const isWholeTool = (item: Place): boolean =>
  ['name', 'inputSchema'].every((key) => entry(item as Node, key) !== undefined);

/** One that readers of literals find. */
export const isToolOfFile = (item: Place): boolean => item.file === undefined && isWholeTool(item);

/** Only its name is known. */
export const isVague = (tool: Value): boolean => tool.kind === 'object' && tool.open && !entry(tool, 'inputSchema');

export const takesUnknown = (tool: Value): boolean =>
  isVague(tool) || (tool.kind === 'object' && entry(tool, 'inputSchema')?.value.kind === 'unknown');
