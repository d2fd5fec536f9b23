import { defineRule } from '../../src/core/rule.js';
import { entry, get, type StringNode } from '../../src/core/tree.js';
import { removing } from '../common/lib/fixes.js';
import { clientsSource } from './lib/rows.js';
import { servedTools } from './lib/served.js';

export default defineRule({
  id: 'clients/duplicate-schema-id',
  summary: 'Two output schemas of one server with the same `$id`',
  severity: 'error',
  in: 'recommended',
  fixable: 'unsafe',
  source: clientsSource('Output schemas', 'Clients keep compiled schemas by their `$id`.'),
  messages: {
    twice: {
      message: 'Another output schema has the `$id` `{{id}}`, so clients can refuse correct results of this tool.',
      help: 'Remove `$id` here, or change it.',
    },
  },
  *check(manifest) {
    const first = new Map<string, { id: StringNode; start: number }>();
    for (const { key, forms, isWritten } of servedTools(manifest)) {
      const [{ schema } = {}] = forms;
      const id = isWritten && key === 'outputSchema' ? get(schema, '$id') : undefined;
      if (id?.kind !== 'string' || id.value === '') continue;
      const known = first.get(id.value);
      if (!known) first.set(id.value, { id, start: schema!.start });
      // One schema that several tools share is one and the same.
      else if (known.start !== schema!.start)
        yield {
          at: id,
          message: 'twice',
          data: { id: id.value },
          related: [{ at: known.id, note: 'The first schema with this `$id`.' }],
          ...(schema?.kind === 'object' && removing(schema, entry(schema, '$id')!, 'Remove this `$id`')),
        };
    }
  },
});
