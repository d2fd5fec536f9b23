/** What a description says, if it says anything. */
import { isAscii } from './words.js';

/** Words that stand where a description should. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  (
    'todo tbd tba fixme xxx na none null undefined empty placeholder loremipsum desc description nodescription ' +
    'nodescriptionprovided nodescriptionavailable descriptionhere descriptiongoeshere adddescription ' +
    'adddescriptionhere adescription yourdescription yourdescriptionhere insertdescriptionhere ' +
    'enterdescriptionhere tooldescription parameterdescription changeme fillme fillmein ' +
    'wip workinprogress comingsoon tobedetermined tobedefined tobedone tobeadded tobewritten ' +
    'usewhen usethiswhen usethistoolwhen usethistoolto usethistoolfor'
  ).split(' '),
);

const BLANK_OR_PROMISED = /^\s*(?:$|(?:TODO|TBD|FIXME)\s{0,3}(?::|-|$))/;
/** A quick look before a pattern that takes long to be made. */
const BEGINS_TODO = /^\s*[Tt][Oo][Dd][Oo]/;
/** In small letters it may be the name of a list. */
const PROMISED = /^\s*todo\s{0,3}[:-]\s{0,3}(?:write|describe|document|explain|fill|add (?:a )?description)\b.{0,20}$/i;

/** Longer texts than the name and this say something. */
const LONGEST = 30;

export type Emptiness = 'blank' | 'placeholder' | 'repeats';

/** In which way a description tells nothing; undefined when it may tell something. */
export function emptiness(description: string, name = ''): Emptiness | undefined {
  if (BLANK_OR_PROMISED.test(description)) return description.trim() === '' ? 'blank' : 'placeholder';
  if (BEGINS_TODO.test(description) && PROMISED.test(description)) return 'placeholder';
  if (description.length > LONGEST + name.length) return undefined;
  const core = essence(description);
  if (core !== '' && core === essence(name)) return 'repeats';
  return core === '' || PLACEHOLDERS.has(core) ? 'placeholder' : undefined;
}

/** Letters and digits only: "API key." says no more than `api_key`. */
function essence(text: string): string {
  const small = text.toLowerCase();
  // The large pattern for all scripts takes longer to be made than most runs take to judge their descriptions.
  return isAscii(small) ? small.replace(/[^a-z\d]+/g, '') : small.replace(/[^\p{L}\p{N}]+/gu, '');
}
