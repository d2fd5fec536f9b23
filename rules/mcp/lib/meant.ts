/** What was meant to be a `tools/list` answer, though no tool in it has what every tool has. */
import { entries, get, text, type Entry, type Node } from '../../../src/core/tree.js';
import { FIELDS, hasMisspeltSchema, isNearField } from './fields.js';
import { HINTS } from './hints.js';
import { answerIn, isBare, isNameless } from './listing.js';

/**
 * Other lists have names and descriptions too: so the answer may hold nothing else than MCP's has, nor may its tools,
 * and where they have more than texts, or stand in a bare list, hints must tell that they are MCP's.
 */
export function isMeantAsListing(root: Node): boolean {
  const answer = answerIn(root);
  const tools = get(answer, 'tools');
  if (tools?.kind !== 'array' || tools.items.length === 0) return false;
  if (!entries(answer).every(({ key }) => ANSWER.has(key)) || !tools.items.every(mayBeTool)) return false;
  return (!isBare(root) && tools.items.every(isPlain)) || tools.items.some(isSurelyTool);
}

const ANSWER: ReadonlySet<string> = new Set(['tools', 'resources', 'nextCursor', '_meta', '$schema']);

function mayBeTool(node: Node): boolean {
  return (text(get(node, 'name')) !== undefined || isNameless(node)) && entries(node).every(isField);
}

const isField = ({ key }: Entry): boolean => FIELDS.has(key) || isNearField(key);

const hasHints = (node: Node): boolean => entries(get(node, 'annotations')).some(({ key }) => HINTS.includes(key));

const isSurelyTool = (node: Node): boolean => hasHints(node) || isNameless(node) || hasMisspeltSchema(node);

function isPlain(node: Node): boolean {
  return text(get(node, 'description')) !== undefined && entries(node).every(({ key }) => TEXTS.has(key));
}

const TEXTS: ReadonlySet<string> = new Set(['name', 'title', 'description']);
