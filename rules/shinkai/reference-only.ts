import { addTo } from '../../src/core/collections.js';
import { defineRule } from '../../src/core/rule.js';
import type { Entry } from '../../src/core/tree.js';
import { alsoHere } from '../common/lib/problems.js';
import { section } from './lib/lists.js';
import { definitionsOf, NOUNS, type Definition, type TableName } from './lib/tables.js';
import { untoldChoices, untoldDefault } from './lib/text.js';

export default defineRule({
  id: 'shinkai/reference-only',
  summary: 'A table uses `default`, `enum` or `nullable`, which Shinkai neither applies nor checks',
  severity: 'info',
  in: 'strict',
  source: section('PropertiesTable', 'default, enum and nullable are for reference only.', 'SHOULD'),
  messages: {
    one: '{{keys}} is for reference only: nothing checks or applies it{{places}}. The code must look after it, and the description must say it.',
    several:
      '{{keys}} are for reference only: nothing checks or applies them{{places}}. The code must look after them, and the description must say it.',
  },
  *check(manifest) {
    const found = new Map<TableName, Entry[]>();
    for (const definition of definitionsOf(manifest)) {
      const at = promise(definition);
      if (at) addTo(found, definition.table, at);
    }
    for (const [table, all] of found) {
      const keys = [...new Set(all.map(({ key }) => `\`${key}\``))];
      const [at, ...others] = all as [Entry, ...Entry[]];
      const count = `${others.length} more ${NOUNS[table]}${others.length === 1 ? '' : 's'}`;
      const places = others.length > 0 ? `, here and at ${count} in \`${table}\`` : '';
      yield {
        at,
        message: keys.length > 1 ? 'several' : 'one',
        data: { keys: `${keys.slice(0, -1).join(', ')}${keys.length > 1 ? ' and ' : ''}${keys.at(-1)}`, places },
        related: alsoHere(others),
      };
    }
  },
});

/** What a definition promises and no other rule speaks of; `nullable: false` and `default: null` promise nothing. */
function promise(definition: Definition): Entry | undefined {
  if (definition.table === 'result') return undefined;
  return definition.node.entries.find(({ key, value }) => {
    if (key === 'nullable') return value.kind === 'boolean' && value.value;
    if (value.kind === 'null') return false;
    return (key === 'default' && !untoldDefault(definition)) || (key === 'enum' && !untoldChoices(definition));
  });
}
