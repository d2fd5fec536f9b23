import { defineRule } from '../../src/core/rule.js';
import type { Entry, Node, ObjectNode } from '../../src/core/tree.js';

export default defineRule({
  id: 'common/duplicate-key',
  summary: 'One object has the same key twice, and the first is silently lost',
  severity: 'error',
  in: 'spec',
  source: {
    document: 'RFC 8259 (JSON)',
    section: '4. Objects',
    says: 'The names within an object should be unique: what readers make of two values under one name cannot be foretold.',
    kind: 'SHOULD',
  },
  messages: {
    twice:
      '`{{key}}` stands in this object already. Most readers keep only the last value, and the earlier one is lost without a word. Remove one of the two.',
  },
  *check({ root }) {
    const repeated: Repeated[] = [];
    search(root, repeated);
    for (const { first, later } of repeated) {
      yield {
        at: later,
        message: 'twice',
        data: { key: later.key },
        related: [{ at: first, note: 'The first one, whose value is lost.' }],
      };
    }
  },
});

interface Repeated {
  readonly first: Entry;
  readonly later: Entry;
}

/** Every file goes through here, and hardly any has a duplicate: nothing is made until there is one. */
function search(node: Node, repeated: Repeated[]): void {
  if (node.kind === 'object') {
    if (repeatsKey(node.entries)) collect(node, repeated);
    for (const each of node.entries) search(each.value, repeated);
  } else if (node.kind === 'array') {
    for (const item of node.items) search(item, repeated);
  }
}

/** Up to this many keys, comparing each with each is faster than a set. */
const FEW = 24;

function repeatsKey(entries: readonly Entry[]): boolean {
  if (entries.length > FEW) return new Set(entries.map(({ key }) => key)).size < entries.length;
  for (let i = 1; i < entries.length; i++) {
    for (let j = 0; j < i; j++) if (entries[i]!.key === entries[j]!.key) return true;
  }
  return false;
}

function collect(object: ObjectNode, repeated: Repeated[]): void {
  const seen = new Map<string, Entry>();
  for (const later of object.entries) {
    const first = seen.get(later.key);
    if (!first) seen.set(later.key, later);
    // What a spread brings in is meant to be overridden.
    else if (isWrittenIn(object, first) && isWrittenIn(object, later)) repeated.push({ first, later });
  }
}

function isWrittenIn(object: ObjectNode, { start, end, file }: Entry): boolean {
  return object.start <= start && end <= object.end && object.file === file;
}
