import { defineRule, lack } from '../../src/core/rule.js';
import { get, has, text } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { rename } from './lib/text.js';
import { misspeltKey, definitionsOf, NOUNS } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/parameter-description',
  summary: 'A parameter or a setting has no description',
  severity: 'error',
  in: 'spec',
  source: section('PropertiesTable', 'The description of a property is mandatory in parameters and configurations.'),
  fixable: 'safe',
  messages: {
    parameter: {
      message: 'The parameter `{{path}}` has no `description`, so the model knows only its name and type.',
      help: 'Add a `description` to `{{path}}`.',
    },
    setting: {
      message: 'The setting `{{path}}` has no `description`, so users do not know what to enter.',
      help: 'Add a `description` to `{{path}}`.',
    },
    blank: {
      message: 'The description of the {{noun}} `{{path}}` is blank, so {{effect}}.',
      help: 'Write a description of `{{path}}`.',
    },
    misspelt: {
      message: '`{{key}}` is not a field of a {{noun}}, so `{{path}}` has no `description`, and {{effect}}.',
      help: 'Rename `{{key}}` to `description`.',
    },
  },
  *check(manifest) {
    for (const { table, node, property, path } of definitionsOf(manifest)) {
      if (!property || table === 'result' || has(node, 'description') === 'unknown') continue;
      const description = get(node, 'description');
      const wrong = description ? undefined : misspeltKey(node, 'description');
      const data = { path, noun: NOUNS[table], effect: EFFECT[table], key: wrong?.key ?? 'description' };
      if (description) {
        const isEmpty = description.kind === 'null' || text(description)?.trim() === '';
        if (isEmpty) yield { at: description, message: 'blank', data };
      } else if (wrong) {
        const fix = wrong.value.kind === 'string' ? rename(wrong, 'description') : undefined;
        yield { at: wrong, message: 'misspelt', data, fix };
      } else yield { at: lack(node, 'description'), message: table === 'parameters' ? 'parameter' : 'setting', data };
    }
  },
});

const EFFECT = {
  parameters: 'the model knows only its name and type',
  configurations: 'users do not know what to enter',
};
