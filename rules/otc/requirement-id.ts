import { intendedField } from '../../src/core/did-you-mean.js';
import { defineRule, lackOf } from '../../src/core/rule.js';
import { get, has } from '../../src/core/tree.js';
import { isBlank, section } from './lib/definition.js';
import { requirementLists } from './lib/parameters.js';

export default defineRule({
  id: 'otc/requirement-id',
  summary: 'An authorization or a secret has no id',
  severity: 'error',
  in: 'spec',
  source: section('Schema Fields, Requirements', 'Each authorization and each secret has an id, which is a string.'),
  messages: {
    missing: {
      message: 'This {{what}} has no `id`, so clients do not know which {{what}} the tool needs.',
      help: 'Add the `id`.',
    },
    empty: {
      message: 'The `id` of this {{what}} is blank, so clients do not know which {{what}} the tool needs.',
      help: 'Fill it in.',
    },
    noString: {
      message: 'The `id` of this {{what}} is not a string, so clients do not know which {{what}} the tool needs.',
      help: 'Write it as a string.',
    },
  },
  *check(manifest) {
    for (const { what, requirements } of requirementLists(manifest)) {
      for (const requirement of requirements) {
        const id = get(requirement, 'id');
        const data = { what };
        if (!id) {
          // A misspelt `id` is otc/misspelt-field's, which can mend it.
          const isMisspelt = requirement.entries.some(({ key }) => intendedField(key, ['id']));
          if (has(requirement, 'id') !== 'no' || isMisspelt) continue;
          yield { at: lackOf(requirement, 'id'), message: 'missing', data, covers: [requirement] };
        } else if (id.kind === 'string') {
          if (isBlank(id.value)) yield { at: id, message: 'empty', data };
        } else if (id.kind !== 'unknown') {
          yield { at: id, message: 'noString', data };
        }
      }
    }
  },
});
