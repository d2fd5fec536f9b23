import { defineRule } from '../../src/core/rule.js';
import { entry, type ObjectNode } from '../../src/core/tree.js';
import { resolveReference } from '../common/lib/schema-validity.js';
import { observed, rowsFor, whoIn } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

const ID = 'clients/recursive-ref';

export default defineRule({
  id: ID,
  summary: 'A `$ref` that leads back to a schema around it',
  severity: 'info',
  in: 'strict',
  source: observed('Input schemas', 'A schema does not contain itself.'),
  messages: {
    recursive:
      'This `$ref` leads back to a schema that contains it, and {{who}} cannot convert that: the parameter loses its type, or the tool fails. Describe a fixed number of levels.',
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    const who = whoIn(rows);
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      for (const { node } of schemasIn(schema)) {
        const reference = entry(node, '$ref')?.value;
        if (reference?.kind !== 'string') continue;
        const target = reference.value === '#' ? schema : resolveReference(schema, reference.value);
        if (target?.kind === 'object' && leadsTo(target, node, schema))
          add({ at: reference, message: 'recursive', data: { who } });
      }
    });
  },
});

/** Whether a schema is in another one, references followed. */
function leadsTo(from: ObjectNode, to: ObjectNode, root: ObjectNode): boolean {
  const seen = new Set<ObjectNode>();
  const todo = [from];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { node } of schemasIn(next)) {
      if (node === to) return true;
      const reference = entry(node, '$ref')?.value;
      const target = reference?.kind === 'string' ? resolveReference(root, reference.value) : undefined;
      if (target?.kind === 'object') todo.push(target);
    }
  }
  return false;
}
