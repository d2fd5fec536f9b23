/** Moves an entry to where it is looked for, or gives it the name that it is looked for by. */
import { asWritten, type Fix } from '../../../src/core/rule.js';
import { entries, get, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { lacksField } from './fields.js';

/** Into an object of a tool or resource, which is made where it is missing; not where something stands there already. */
export function move(entry: Entry, from: ObjectNode, to: ObjectNode, into: string, key: string): Fix | undefined {
  const target = get(to, into);
  if (target && target.kind !== 'object') return undefined;
  if (!target && !lacksField(to, into)) return undefined;
  if (target && entries(target).some((each) => each.key === key)) return undefined;
  const value = asWritten(entry.value);
  return {
    title: `Move it into \`${into}\``,
    safe: true,
    edits: [
      { op: 'remove', from, child: entry },
      target ? { op: 'add', to: target, key, value } : { op: 'add', to, key: into, value: { [key]: value } },
    ],
  };
}

export function rename(entry: Entry, key: string): Fix {
  return { title: `Rename it to \`${key}\``, safe: true, edits: [{ op: 'rename', entry, key }] };
}
