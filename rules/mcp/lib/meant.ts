/** What was meant to be a `tools/list` answer, though no tool in it has what every tool has. */
import { entries, get, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { FIELDS, hasMisspeltSchema, isNearField } from './fields.js';
import { HINTS } from './hints.js';
import { answerIn, isBare, isNameless, isTool } from './listing.js';

/**
 * Other lists have names and descriptions too: so the answer may hold nothing else than MCP's has, nor may its tools,
 * and where they have more than texts, or stand in a bare list, hints must tell that they are MCP's.
 */
export function isMeantAsListing(root: Node): boolean {
  const answer = answerIn(root);
  const tools = get(answer, 'tools');
  if (!entries(answer).every(({ key }) => ANSWER.has(key))) return false;
  if (tools?.kind === 'object') return isMapOfTools(tools);
  if (tools?.kind !== 'array' || tools.items.length === 0 || !tools.items.every(mayBeTool)) return false;
  return (!isBare(root) && tools.items.every(isPlain)) || tools.items.some(isSurelyTool);
}

/** Whole tools by their names, where a list belongs. */
function isMapOfTools({ entries: tools, open }: ObjectNode): boolean {
  const isNamedTool = ({ key, value }: Entry): boolean =>
    isTool(value) && text(get(value, 'name')) === key && entries(value).every(isField);
  return !open && tools.length > 0 && tools.every(isNamedTool);
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
