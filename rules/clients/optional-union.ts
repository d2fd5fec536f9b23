import { defineRule, type Problem } from '../../src/core/rule.js';
import { entries, get, has, items, text } from '../../src/core/tree.js';
import { clientsThat, clientsSource, rowsFor } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/optional-union';

export default defineRule({
  id: ID,
  summary: 'An optional parameter whose type is a list with null',
  severity: 'info',
  in: 'strict',
  raisedBy: { client: 'cursor', severity: 'warning' },
  source: clientsSource('Input schemas', 'A parameter that may be left out needs no null.'),
  messages: {
    union: {
      message: '`{{name}}` is optional and may be null, so {{who}} {{refuse}} calls that send it.',
      help: 'Remove null from its type: leaving the parameter out means the same.',
    },
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    const clients = clientsThat(rows, 'refuse');
    const found: Problem<'union'>[] = [
      ...inEveryForm<Problem<'union'>>(manifest, 'inputSchema', (schema, add) => {
        const required = get(schema, 'required');
        const names = items(required).map(text);
        const isKnown = required ? required.kind === 'array' && !required.open : has(schema, 'required') === 'no';
        if (!isKnown || names.includes(undefined)) return;
        for (const { key, value } of entries(get(schema, 'properties'))) {
          const at = get(value, 'type');
          if (at?.kind !== 'array' || names.includes(key)) continue;
          if (at.items.some((each) => text(each) === 'null'))
            add({ at, message: 'union', data: { name: key, ...clients } });
        }
      }),
    ];
    // A library writes all optional parameters alike. With --clients, each refused tool is reported.
    const [first, ...others] = found;
    if (manifest.clients || !first) yield* found;
    else {
      const related = others.map(({ at }) => ({ at, note: 'Another union like this.' }));
      yield { ...first, ...(others.length > 0 && { count: found.length, related }) };
    }
  },
});
