/** Whether a tool says of itself that it destroys something. */
import { saysChange, writingVerb } from './changes.js';

/** How sure that is: `for-good` where the text says that it cannot be undone. */
interface Destroying {
  /** The verb as it is called: `delete`. */
  readonly verb: string;
  readonly isForGood: boolean;
}

/** A description that begins with a verb that destroys. Other words before it, or another verb first, may mean anything. */
export function destroying(description: string | undefined): Destroying | undefined {
  const told = description?.slice(0, LONGEST_READ) ?? '';
  const [, adverb, verb = ''] = FIRST_VERB.exec(told) ?? [];
  if (verb === '' || NOT_DONE.test(told)) return undefined;
  const isForGood = adverb !== undefined || FOR_GOOD.test(told);
  const base = verb.toLowerCase().replace(/s$/, '');
  if (!isForGood && ((MAY_COMPUTE.test(base) && !DROPS_STORE.test(told)) || BRINGS_BACK.test(told))) return undefined;
  return { verb: base, isForGood };
}

/** The same by the name, where some sentence of the description begins with a change: "Bookmarks. Removes one of them". */
export function destroyingByName(name: string | undefined, description: string | undefined): Destroying | undefined {
  const verb = writingVerb(name ?? '');
  const told = description?.slice(0, LONGEST_READ) ?? '';
  if (verb === undefined || !DESTROYS.test(verb) || NOT_DONE.test(told) || BRINGS_BACK.test(told)) return undefined;
  return saysChange(told, verb) ? { verb, isForGood: false } : undefined;
}

const DESTROYS = /^(?:delete|destroy|erase|purge|wipe)$/;

const LONGEST_READ = 2000;
const FIRST_VERB =
  /^[^a-z\d]{0,9}(?:use this(?: tool)? to |this tool )?(?:(permanently|irreversibly|irrevocably) )?(deletes?|destroys?|drops?|erases?|purges?|removes?|wipes?) (?!key\b|button\b|operations?\b|requests?\b|markers?\b)/i;
/** "Removes duplicates from a text", "drops a pin". */
const MAY_COMPUTE = /^(?:remove|drop)$/;
/** "Drops a table": of what stores data, nothing is left. */
const DROPS_STORE =
  /\bdrops? (?:(?:an?|the|this|one|entire|whole|existing|sqlite|postgres\w*|mysql) ){0,2}(?:collection|database|keyspace|schema|table)s?\b/i;
const FOR_GOOD =
  /\b(?:can(?:not|'t| not)|can never) be (?:undone|reversed|restored|recovered)\b|\birreversibl[ey]\b|\bfor good\b|\bno undo\b/i;
const BRINGS_BACK = /\b(?:trash|recycl\w*|restor\w*|recover\w*|soft|undo|undelet\w*|reversibl[ey]|archiv\w*)\b/i;
/** The code only shows it, or another program does it later. */
const NOT_DONE =
  /\b(?:dry.?run|preview|simulat\w*|mock|draft|confirmation (?:link|url|form)|read.only|(?:does|will) not|doesn't|won't|nothing|session (?:variables?|context|state|data))\b/i;
