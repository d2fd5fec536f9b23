import { groupBy } from '../../src/core/collections.js';
import { defineRule, type Fix } from '../../src/core/rule.js';
import { get, text, type ArrayNode, type ObjectNode } from '../../src/core/tree.js';
import { isBlank, section } from './lib/definition.js';
import { requirementLists, contains } from './lib/parameters.js';

export default defineRule({
  id: 'otc/unique-requirement',
  summary: 'A tool requires the same authorization or secret twice',
  severity: 'warning',
  in: 'recommended',
  source: section('Schema Fields, Requirements', 'The id of an authorization or a secret is unique.', 'advice'),
  fixable: 'safe',
  messages: {
    again: {
      message: 'The tool already requires the {{what}} `{{id}}`, so this entry adds nothing.',
      help: 'Remove this entry.',
    },
    other: {
      message: 'Another entry for the {{what}} `{{id}}` has different details, so clients may use either entry.',
      help: 'Merge the two entries.',
    },
  },
  *check(manifest) {
    for (const { what, node, requirements } of requirementLists(manifest)) {
      for (const [id, [first, ...others]] of byId(requirements)) {
        const spare = others.filter((each) => contains(first!, each));
        const fixes = new Map(spare.map((each) => [each, removal(node, [each])]));
        // The first removes all: what stands side by side cannot go one by one.
        if (spare.length > 1) fixes.set(spare[0]!, removal(node, spare));
        for (const requirement of others) {
          const fix = fixes.get(requirement);
          const related = [{ at: get(first, 'id')!, note: 'The first entry.' }];
          yield { at: get(requirement, 'id')!, message: fix ? 'again' : 'other', data: { what, id }, related, fix };
        }
      }
    }
  },
});

function byId(requirements: readonly ObjectNode[]): ReadonlyMap<string, readonly ObjectNode[]> {
  const groups = groupBy(requirements, (each) => text(get(each, 'id')) ?? '');
  for (const id of groups.keys()) if (isBlank(id)) groups.delete(id);
  return groups;
}

function removal(from: ArrayNode, entries: readonly ObjectNode[]): Fix {
  const title = entries.length > 1 ? 'Remove the entries' : 'Remove the entry';
  return { title, safe: true, edits: entries.map((child) => ({ op: 'remove', from, child })) };
}
