import { defineRule } from '../../src/core/rule.js';
import type { Entry, ObjectNode } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { definitionsOf, NOUNS, type TableName } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/reference-only',
  summary: 'A table uses `default`, `enum` or `nullable`, which Shinkai neither applies nor checks',
  severity: 'info',
  in: 'strict',
  source: section('PropertiesTable', 'default, enum and nullable are for reference only.', 'SHOULD'),
  messages: {
    several:
      '`{{key}}` is for reference only: nothing checks or applies it, here and at {{count}} in `{{table}}`. The code must look after it, and the description must say it.',
    one: '`{{key}}` is for reference only: nothing checks or applies it. The code must look after it, and the description must say it.',
  },
  *check(manifest) {
    const found = new Map<TableName, { at: Entry; others: number }>();
    for (const { table, node } of definitionsOf(manifest)) {
      const at = table === 'result' ? undefined : promise(node);
      const before = found.get(table);
      if (at && before) before.others++;
      else if (at) found.set(table, { at, others: 0 });
    }
    for (const [table, { at, others }] of found) {
      const count = `${others} more ${NOUNS[table]}${others === 1 ? '' : 's'}`;
      yield { at, message: others > 0 ? 'several' : 'one', data: { key: at.key, table, count } };
    }
  },
});

/** What a definition promises; `nullable: false` and `default: null` promise nothing. */
function promise(definition: ObjectNode): Entry | undefined {
  return definition.entries.find(({ key, value }) => {
    if (key === 'nullable') return value.kind === 'boolean' && value.value;
    return (key === 'default' || key === 'enum') && value.kind !== 'null';
  });
}
