import { defineRule } from '../../src/core/rule.js';
import { get, isVague, toValue, type Node } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { unsafely } from './lib/fixes.js';
import { unmentioned, withSentence } from './lib/mention.js';
import { definitionsOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/default-not-described',
  summary: "A property's description does not mention its `default`",
  severity: 'info',
  in: 'strict',
  source: section(
    'PropertiesTable',
    'A default is for reference only: it is neither applied nor passed to the model.',
    'SHOULD',
  ),
  fixable: 'unsafe',
  messages: {
    missing:
      'The default of `{{path}}` is neither applied nor shown to the model, and its description does not mention {{value}}. Say there what happens without a value.',
  },
  *check(manifest) {
    for (const { table, node, property, path } of definitionsOf(manifest)) {
      if (table === 'result' || !property) continue;
      const value = get(node, 'default');
      const at = get(node, 'description');
      const shown = value && show(value);
      if (!shown || at?.kind !== 'string' || at.value.trim() === '') continue;
      if (unmentioned(at.value, [shown, 'default']).length < 2) continue;
      const sentence = `Default: ${shown}.`;
      const fix = unsafely('Mention it', { op: 'set', node: at, value: withSentence(at.value, sentence) });
      yield { at, message: 'missing', data: { path, value: `\`${shown}\`` }, fix };
    }
  },
});

/** What a person would write for a value; nothing for one that means "none". */
function show(node: Node): string | undefined {
  if (node.kind === 'string') return node.value.trim();
  if (node.kind === 'number' || node.kind === 'boolean') return String(node.value);
  if (isVague(node) || (node.kind !== 'array' && node.kind !== 'object')) return undefined;
  const json = JSON.stringify(toValue(node));
  return json.length > 2 && json.length < 200 ? json : undefined;
}
