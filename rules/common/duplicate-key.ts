import { counted } from '../../src/core/text.js';
import { defineRule, type Problem } from '../../src/core/rule.js';
import type { Entry, Node, ObjectNode } from '../../src/core/tree.js';
import { alsoHere } from './lib/repeats.js';

export default defineRule({
  id: 'common/duplicate-key',
  summary: 'An object has the same key twice, and parsers silently drop the first value',
  severity: 'error',
  in: 'spec',
  source: {
    document: 'RFC 8259 (JSON)',
    section: '4. Objects',
    says: 'The names within an object should be unique: how parsers treat two values with one name is unpredictable.',
    kind: 'SHOULD',
  },
  messages: {
    twice: {
      message: 'The key `{{key}}` is here twice, and most parsers silently keep only the last value.',
      help: 'Remove one of the two.',
    },
    merged: {
      message: 'This entry repeats `{{key}}` and {{others}}, so two entries were probably merged into one.',
      help: 'Start a new entry here: most parsers silently keep only the last value of a key.',
    },
  },
  *check({ root }) {
    const repeated: Repeated[] = [];
    search(root, false, repeated);
    for (const each of repeated) yield each.others ? merged(each) : twice(each);
  },
});

const twice = ({ first, later }: Repeated): Problem<'twice'> => ({
  at: later,
  message: 'twice',
  data: { key: later.key },
  related: [{ at: first, note: 'The first value, which is lost.' }],
});

const merged = ({ first, later, others = [] }: Repeated): Problem<'merged'> => ({
  at: later,
  message: 'merged',
  data: { key: later.key, others: counted(others.length, 'other key') },
  related: [{ at: first, note: 'The first of the two entries begins here.' }, ...alsoHere(others)],
});

interface Repeated {
  readonly first: Entry;
  readonly later: Entry;
  /** The repeated keys behind it, where a whole entry of a list begins with it. */
  readonly others?: readonly Entry[];
}

/** Every file goes through here, and hardly any has a duplicate: nothing is made until there is one. */
function search(node: Node, isListed: boolean, repeated: Repeated[]): void {
  if (node.kind === 'object') {
    if (repeatsKey(node.entries)) for (const each of told(node, isListed)) repeated.push(each);
    for (const each of node.entries) search(each.value, false, repeated);
  } else if (node.kind === 'array') {
    for (const item of node.items) search(item, true, repeated);
  }
}

/** Up to this many keys, comparing each with each is faster than a set: code that runs once included. */
const FEW = 8;

function repeatsKey(entries: readonly Entry[]): boolean {
  if (entries.length > FEW) return new Set(entries.map(({ key }) => key)).size < entries.length;
  for (let i = 1; i < entries.length; i++) {
    for (let j = 0; j < i; j++) if (entries[i]!.key === entries[j]!.key) return true;
  }
  return false;
}

/** Of two entries of a list that have become one, where a dash or two braces were lost, one finding tells. */
function told(object: ObjectNode, isListed: boolean): readonly Repeated[] {
  const all = repeatedIn(object);
  const [start, ...others] = all;
  const isMerged = isListed && others.length > 0 && start?.first === object.entries[0] && isOnce(all);
  return isMerged ? [{ ...start!, others: others.map(({ later }) => later) }] : all;
}

const isOnce = (all: readonly Repeated[]): boolean => new Set(all.map(({ first }) => first)).size === all.length;

function repeatedIn(object: ObjectNode): Repeated[] {
  const repeated: Repeated[] = [];
  const seen = new Map<string, Entry>();
  for (const later of object.entries) {
    const first = seen.get(later.key);
    if (!first) seen.set(later.key, later);
    // What a spread brings in is meant to be overridden.
    else if (!COMMENT.test(later.key) && isWrittenIn(object, first) && isWrittenIn(object, later))
      repeated.push({ first, later });
  }
  return repeated;
}

/** What only people read: `_comment`, `//`. */
const COMMENT = /^(?:_{1,2}(?:comment|note)s?|\$comment|\/\/|#)$/i;

function isWrittenIn(object: ObjectNode, { start, end, file }: Entry): boolean {
  return object.start <= start && end <= object.end && object.file === file;
}
