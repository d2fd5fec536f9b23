import { addTo } from '../../src/core/collections.js';
import { asWritten, defineRule, lack, type Fix, type Problem } from '../../src/core/rule.js';
import { get, has, text, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { alsoHere } from '../common/lib/repeats.js';
import { intoProperties } from '../common/lib/misspelt-keywords.js';
import { loader } from './lib/lists.js';
import { safely } from './lib/text.js';
import { type Stray, NOUNS, straysIn } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/misplaced-property',
  summary:
    'A property is next to `properties` instead of in it, a keyword is inside it, or a manifest field is in a table',
  severity: 'error',
  in: 'recommended',
  source: loader(
    'Only type, properties and required are read from a table, and everything in properties is a property.',
  ),
  fixable: 'safe',
  messages: {
    property: {
      message: 'The {{noun}} `{{key}}` is next to `properties` instead of in it, so it is ignored.',
      help: 'Move it into `properties`.',
    },
    wrapper: {
      message: 'The {{noun}} `{{key}}` is directly in `{{holder}}`, where it is ignored.',
      help: 'Add `properties` to `{{holder}}`, and move `{{key}}` into it.',
    },
    keyword: {
      message: '`{{key}}` is inside `properties`, where it counts as a {{noun}} of that name.',
      help: 'Move it next to `properties`.',
    },
    field: {
      message: '`{{key}}` is a field of the manifest, but it is in `{{table}}`, where it is ignored.',
      help: 'Move it to the top level.',
    },
  },
  *check(manifest) {
    const wrapped = new Map<ObjectNode, Stray[]>();
    for (const stray of straysIn(manifest)) {
      if (stray.to) yield problem(stray, move(stray));
      else addTo(wrapped, stray.from, stray);
    }
    for (const [table, strays] of wrapped) yield wrapper(table, strays);
  },
});

type MessageId = 'property' | 'wrapper' | 'keyword' | 'field';

function problem({ kind, entry, table, path, to }: Stray, fix: Fix | undefined): Problem<MessageId> {
  const data = { key: entry.key, table, holder: path || table, noun: NOUNS[table] };
  // Where it belongs it is not missing: the two fixes together would write it twice.
  const replaces = to && has(to, entry.key) === 'no' ? [lack(to, entry.key)] : [];
  return { at: entry, message: kind, data, fix, covers: [entry.value], replaces };
}

/** One finding for all properties that are in an object without `properties`: one edit mends them together. */
function wrapper(from: ObjectNode, strays: readonly Stray[]): Problem<MessageId> {
  const all = strays.map(({ entry }) => entry);
  const isBare = !from.open && from.entries.length === all.length;
  const fix = isBare ? wrap(from) : putting(from, all);
  return {
    ...problem(strays[0]!, fix),
    message: 'wrapper',
    covers: all.map(({ value }) => value),
    ...(isBare && { replaces: [lack(from, 'type')] }),
    related: alsoHere(all.slice(1)),
  };
}

const wrap = (from: ObjectNode): Fix =>
  safely(INTO, { op: 'set', node: from, value: { type: 'object', properties: asWritten(from) } });

const putting = (from: ObjectNode, strays: readonly Entry[]): Fix | undefined =>
  has(from, 'properties') === 'no' ? intoProperties(from, strays, INTO) : undefined;

const INTO = 'Put them into `properties`';

/** Undefined where the place is taken, and only a person can tell which of the two is meant. */
function move({ kind, entry, from, to }: Stray): Fix | undefined {
  if (!to) return undefined;
  const remove = { op: 'remove', from, child: entry } as const;
  const add = { op: 'add', to, key: entry.key, value: asWritten(entry.value) } as const;
  const title = TITLES[kind];
  if (has(to, entry.key) === 'no') return entry.key === 'properties' ? undefined : safely(title, remove, add);
  const there = get(to, entry.key);
  const isSame = kind === 'keyword' && entry.key === 'type' && text(there) === 'object';
  return isSame ? safely('Remove it', remove) : undefined;
}

const TITLES = {
  property: 'Move it into `properties`',
  keyword: 'Move it beside `properties`',
  field: 'Move it to the top level',
} as const;
