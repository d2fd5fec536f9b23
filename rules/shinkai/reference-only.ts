import { counted } from '../../src/core/text.js';
import { addTo } from '../../src/core/collections.js';
import { defineRule } from '../../src/core/rule.js';
import type { Entry } from '../../src/core/tree.js';
import { alsoHere } from '../common/lib/repeats.js';
import { section } from './lib/lists.js';
import { definitionsOf, NOUNS, type Definition, type TableName } from './lib/tables.js';
import { leavesOpen, untoldChoices, untoldDefault } from './lib/text.js';

export default defineRule({
  id: 'shinkai/reference-only',
  summary: 'A table uses `default`, `enum` or `nullable`, which Shinkai neither applies nor checks',
  severity: 'info',
  in: 'strict',
  source: section('PropertiesTable', 'default, enum and nullable are for reference only.', 'SHOULD'),
  messages: {
    one: {
      message: '{{keys}} has no effect: Shinkai treats it only as documentation.{{places}}',
      help: 'Handle it in the code and mention it in the description.',
    },
    several: {
      message: '{{keys}} have no effect: Shinkai treats them only as documentation.{{places}}',
      help: 'Handle them in the code and mention them in the descriptions.',
    },
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
      const count = counted(others.length, `more ${NOUNS[table]}`);
      const places = others.length > 0 ? ` The same applies to ${count}.` : '';
      yield {
        at,
        message: keys.length > 1 ? 'several' : 'one',
        data: { keys: `${keys.slice(0, -1).join(', ')}${keys.length > 1 ? ' and ' : ''}${keys.at(-1)}`, places },
        related: alsoHere(others),
      };
    }
  },
});

/** What the description does not say, and no other rule asks to be described. */
function promise(definition: Definition): Entry | undefined {
  if (definition.table === 'result') return undefined;
  const isTold = untoldDefault(definition) !== undefined || untoldChoices(definition) !== undefined;
  return definition.node.entries.find(({ key }) => (key === 'nullable' || !isTold) && leavesOpen(definition, key));
}
