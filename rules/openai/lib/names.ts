/** What a tool does, by its name. */
import { wordsOf } from '../../mcp/lib/words.js';

const READS = new Set([
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

/** `Shows a map` as what somebody wants: `show a map`; undefined where it does not begin with such a verb. */
export function asWish(description: string): string | undefined {
  const [, first = '', rest = ''] = /^\s*([A-Za-z]{2,20})((?:\s|$)[^]*)$/.exec(description) ?? [];
  const word = first.toLowerCase();
  const verb = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((each) => VERBS.has(each));
  return verb === undefined ? undefined : `${verb}${rest.trimEnd()}`;
}

const VERBS = new Set([
  ...READS,
  'add',
  'book',
  'calculate',
  'convert',
  'create',
  'delete',
  'edit',
  'generate',
  'open',
  'plan',
  'play',
  'remove',
  'render',
  'save',
  'send',
  'set',
  'start',
  'update',
]);
