import { defineRule } from '../../src/core/rule.js';
import { standard, duplicatesIn, namesOf, objectsIn } from './lib/lists.js';

const LISTS = [
  // SQLite makes no difference between upper and lower case.
  { list: 'sqlTables', what: 'table', fold: (name: string) => name.toLowerCase() },
  { list: 'sqlQueries', what: 'query', fold: (name: string) => name },
] as const;

export default defineRule({
  id: 'shinkai/sql-duplicate-name',
  summary: 'Two tables or two queries share a name',
  severity: 'error',
  in: 'recommended',
  source: standard('SQLite', 'CREATE TABLE', 'A table whose name is taken is not created.'),
  lists: ['sqlTables', 'sqlQueries'],
  messages: {
    taken: {
      message: 'Another {{what}} above is also named `{{name}}`, so {{effect}}.',
      help: 'Rename one of the two.',
    },
  },
  *check(manifest) {
    for (const { list, what, fold } of LISTS) {
      const objects = objectsIn(manifest, list);
      if (objects.length < 2) continue;
      for (const { node, first } of duplicatesIn(namesOf(objects), fold)) {
        const related = [{ at: first, note: `The first ${what} of this name.` }];
        const effect = what === 'query' ? 'the name is ambiguous' : uncreated(node.value, first.value);
        yield { at: node, message: 'taken', data: { what, name: node.value, effect }, related };
      }
    }
  },
});

function uncreated(name: string, first: string): string {
  const who = name.trim() === first.trim() ? 'SQLite' : 'SQLite, which ignores case in names,';
  return `${who} does not create this one`;
}
