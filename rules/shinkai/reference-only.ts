import { defineRule } from '../../src/core/rule.js';
import { entry, get, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { definitionsOf, NAMES, NOUNS } from './lib/tables.js';

const ATTRIBUTES = ['default', 'enum', 'nullable'] as const;

export default defineRule({
  id: 'shinkai/reference-only',
  summary: 'A table uses `default`, `enum` or `nullable`, which Shinkai neither applies nor checks',
  severity: 'info',
  in: 'strict',
  source: section('PropertiesTable', 'default, enum and nullable are for reference only.', 'SHOULD'),
  messages: {
    reference:
      '`{{key}}` is for reference only: nothing checks or applies it, here and at {{count}} in `{{table}}`. The code must look after it, and the description must say it.',
    once: '`{{key}}` is for reference only: nothing checks or applies it. The code must look after it, and the description must say it.',
  },
  *check(manifest) {
    for (const table of NAMES) {
      if (table === 'result') continue;
      const all = definitionsOf(manifest).filter((each) => each.table === table && attributes(each.node).length > 0);
      const [first, ...others] = all;
      if (!first) continue;
      const at = attributes(first.node)[0]!;
      const count = `${others.length} more ${NOUNS[table]}${others.length === 1 ? '' : 's'}`;
      const data = { key: at.key, table, count };
      yield { at, message: others.length > 0 ? 'reference' : 'once', data };
    }
  },
});

/** `nullable: false` and `default: null` promise nothing. */
function attributes(definition: ObjectNode): Entry[] {
  return ATTRIBUTES.flatMap((key) => {
    const at = entry(definition, key);
    const says =
      key === 'nullable' ? get(definition, key)?.kind === 'boolean' && isTrue(at) : at?.value.kind !== 'null';
    return at && says ? [at] : [];
  });
}

function isTrue(at: Entry | undefined): boolean {
  return at?.value.kind === 'boolean' && at.value.value;
}
