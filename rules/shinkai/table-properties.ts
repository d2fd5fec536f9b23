import { defineRule, lack, lackOf, type Manifest } from '../../src/core/rule.js';
import { get, has, items, type Node } from '../../src/core/tree.js';
import { propertiesByOtherName } from '../common/lib/misspelt-keywords.js';
import { section } from './lib/lists.js';
import { rename, safely } from './lib/text.js';
import { misspeltKey, NOUNS, straysIn, tablesOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/table-properties',
  summary: '`configurations`, `parameters` or `result` has no `properties`',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'spec',
  source: section(
    'Configurations, Parameters and Result Table',
    'Each has a properties key that defines what the table holds.',
  ),
  fixable: 'safe',
  messages: {
    missing: {
      message: '`{{table}}` has no `properties`, so {{effect}}.',
      help: 'Add `properties`; write `{}` if there are no {{noun}}s.',
    },
    empty: {
      message: '`{{table}}` is empty: it has no `type` and no `properties`, so {{effect}}.',
      help: 'Write `{ "type": "object", "properties": {} }`.',
    },
    unset: {
      message: '`{{table}}.properties` is null, so {{effect}}.',
      help: 'List the {{noun}}s, or write `{}` if there are none.',
    },
    misspelt: {
      message: '`{{key}}` is not a field of `{{table}}`, so `{{table}}` has no `properties`, and {{effect}}.',
      help: 'Rename `{{key}}` to `properties`.',
    },
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind !== 'object') continue;
      const properties = get(node, 'properties');
      if (properties?.kind === 'null') {
        const fix = asksForSome(node)
          ? undefined
          : safely('Write an empty object', { op: 'set', node: properties, value: {} });
        // No model fills in a result.
        const severity = table === 'result' ? 'warning' : undefined;
        yield {
          at: properties,
          message: 'unset',
          data: { table, key: 'properties', noun: NOUNS[table], effect: EFFECT[table] },
          fix,
          severity,
        };
      }
      if (has(node, 'properties') !== 'no' || holdsThemItself(manifest, node)) continue;
      const wrong = misspeltKey(node, 'properties') ?? propertiesByOtherName(node);
      const data = { table, key: wrong?.key ?? 'properties', noun: NOUNS[table], effect: EFFECT[table] };
      if (node.entries.length === 0) {
        const fix = safely('Add both', { op: 'set', node, value: { type: 'object', properties: {} } });
        yield { at: lackOf(node, 'type', 'properties'), message: 'empty', data, replaces: [lack(node, 'type')], fix };
      } else if (wrong) {
        const fix = wrong.value.kind === 'object' ? rename(wrong, 'properties') : undefined;
        yield { at: wrong, message: 'misspelt', data, fix };
      } else {
        const fix = asksForSome(node)
          ? undefined
          : safely('Add empty `properties`', { op: 'add', to: node, key: 'properties', value: {} });
        yield { at: lackOf(node, 'properties'), message: 'missing', data, fix };
      }
    }
  },
});

const EFFECT = {
  parameters: 'models cannot tell which parameters the tool takes',
  configurations: 'Shinkai does not load the tool',
  result: 'callers cannot tell what the tool returns',
};

/** Empty `properties` would contradict it. */
const asksForSome = (table: Node): boolean => items(get(table, 'required')).length > 0;

/** Of properties without the object around them, shinkai/misplaced-property tells. */
function holdsThemItself(manifest: Manifest, table: Node): boolean {
  return straysIn(manifest).some(({ kind, from }) => kind === 'property' && from === table);
}
