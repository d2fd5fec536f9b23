import { defineRule } from '../../src/core/rule.js';
import { get, type ObjectNode } from '../../src/core/tree.js';
import { isBlank } from './lib/blank.js';
import { section } from './lib/document.js';
import { requirementLists } from './lib/requirements.js';
import { contains } from './lib/same.js';

export default defineRule({
  id: 'otc/unique-requirement',
  summary: 'A tool requires the same authorization or secret twice',
  severity: 'warning',
  in: 'recommended',
  source: section('Schema Fields, Requirements', 'The id of an authorization or a secret is unique.', 'advice'),
  fixable: 'safe',
  messages: {
    again: 'The tool already requires the {{what}} `{{id}}`. Remove this entry.',
    other:
      "The tool already requires the {{what}} `{{id}}`, with other details: which of the two counts is anyone's guess. Make one entry of them.",
  },
  *check(manifest) {
    for (const { what, node, requirements } of requirementLists(manifest)) {
      const first = new Map<string, ObjectNode>();
      for (const requirement of requirements) {
        const at = get(requirement, 'id');
        if (at?.kind !== 'string' || isBlank(at.value)) continue;
        const other = first.get(at.value);
        if (!other) {
          first.set(at.value, requirement);
          continue;
        }
        const isSpare = contains(other, requirement);
        yield {
          at,
          message: isSpare ? 'again' : 'other',
          data: { what, id: at.value },
          related: [{ at: get(other, 'id')!, note: 'It is required here.' }],
          ...(isSpare && {
            fix: {
              title: 'Remove the entry',
              safe: true,
              edits: [{ op: 'remove', from: node, child: requirement } as const],
            },
          }),
        };
      }
    }
  },
});
