/** What a tool does, by its name. */
import { wordsOf } from '../../mcp/lib/words.js';

export const READS: ReadonlySet<string> = new Set([
  'browse',
  'compare',
  'count',
  'describe',
  'display',
  'fetch',
  'find',
  'get',
  'list',
  'lookup',
  'preview',
  'read',
  'retrieve',
  'search',
  'show',
  'view',
]);
/** `get_or_create`, `find_and_replace`: it does more than it begins with. */
const JOINS = new Set(['and', 'or', 'then']);

/** The verb of a tool that by its name only reads. */
export function readingVerb(name: string): string | undefined {
  const words = wordsOf(name);
  const [verb = ''] = words;
  return READS.has(verb) && !words.some((word) => JOINS.has(word)) ? verb : undefined;
}
