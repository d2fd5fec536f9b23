import { defineRule, lackOf, type Fix } from '../../src/core/rule.js';
import { entry, has, type Entry } from '../../src/core/tree.js';
import { misspelt } from '../common/lib/misspelt-keywords.js';
import { isBlank, section } from './lib/definition.js';
import { parametersIn } from './lib/parameters.js';

export default defineRule({
  id: 'otc/parameter-description',
  summary: 'A parameter has no description',
  severity: 'error',
  in: 'spec',
  source: section('Schema Fields, Input Schema', 'Each parameter has a description that tells what it is.'),
  fixable: 'safe',
  messages: {
    missing: {
      message: 'The parameter `{{name}}` has no `description`, so the model must guess what to pass.',
      help: 'Add a `description` to `{{name}}`.',
    },
    misspelt: {
      message: '`{{key}}` is not a keyword, so `{{name}}` has no description, and the model must guess what to pass.',
      help: 'Rename `{{key}}` to `description`.',
    },
    empty: {
      message: 'The description of the parameter `{{name}}` is blank, so the model must guess what to pass.',
      help: 'Describe what to pass.',
    },
  },
  *check(manifest) {
    for (const { key: name, value: parameter } of parametersIn(manifest)) {
      // What a reference leads to may be described; the reference itself is otc/no-ref's.
      if (parameter.kind !== 'object' || has(parameter, '$ref') !== 'no') continue;
      const description = entry(parameter, 'description')?.value;
      const data = { name };
      if (description?.kind === 'null' || (description?.kind === 'string' && isBlank(description.value))) {
        yield { at: description, message: 'empty', data };
      } else if (has(parameter, 'description') === 'no') {
        const slip = misspelt(parameter, 'description');
        if (slip) yield { at: slip, message: 'misspelt', data: { name, key: slip.key }, fix: rename(slip) };
        else yield { at: lackOf(parameter, 'description'), message: 'missing', data };
      }
    }
  },
});

function rename(slip: Entry): Fix {
  const edits = [{ op: 'rename', entry: slip, key: 'description' }] as const;
  return { title: `Rename \`${slip.key}\` to \`description\``, safe: true, edits };
}
