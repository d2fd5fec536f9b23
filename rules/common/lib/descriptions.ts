/** What a description says, if it says anything. */

/** Words that stand where a description should. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  (
    'todo tbd tba fixme xxx na none null undefined empty placeholder loremipsum desc description nodescription ' +
    'nodescriptionprovided nodescriptionavailable descriptionhere descriptiongoeshere adddescription ' +
    'adddescriptionhere adescription yourdescription yourdescriptionhere insertdescriptionhere ' +
    'enterdescriptionhere tooldescription parameterdescription changeme fillme fillmein'
  ).split(' '),
);

export type Emptiness = 'blank' | 'placeholder' | 'repeats';

/** In which way a description tells nothing; undefined when it may tell something. */
export function emptiness(description: string, name: string | undefined): Emptiness | undefined {
  if (BLANK.test(description)) return 'blank';
  if (ORDER_TO_WRITE.test(description)) return 'placeholder';
  // Longer texts say something, and need not be looked at.
  if (description.length > LONGEST + (name?.length ?? 0)) return undefined;
  const core = essence(description);
  if (name !== undefined && core !== '' && core === essence(name)) return 'repeats';
  return core === '' || PLACEHOLDERS.has(core) ? 'placeholder' : undefined;
}

const LONGEST = 30;
const BLANK = /^\s*$/;
const ORDER_TO_WRITE = /^\s*(?:TODO|TBD|FIXME)\s{0,3}(?::|-|$)/;

/** Letters and digits only: "API key." says no more than `api_key`. */
function essence(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
