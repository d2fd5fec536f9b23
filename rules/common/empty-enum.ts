import { defineRule } from '../../src/core/rule.js';
import { entry, get, has } from '../../src/core/tree.js';
import { schemasWith } from './lib/schemas.js';

export default defineRule({
  id: 'common/empty-enum',
  summary: 'An `enum` has no values',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'enum',
    says: 'A value is valid if it is one of those in `enum`, which should have at least one.',
    kind: 'SHOULD',
  },
  messages: {
    parameter: {
      message: 'The `enum` of `{{name}}` has no values, so every value is refused.',
      help: 'List the allowed values, or remove `enum`.',
    },
    anything: {
      message: 'This `enum` has no values, so every value is refused.',
      help: 'List the allowed values, or remove `enum`.',
    },
  },
  *check(manifest) {
    // In Shinkai files `enum` is only for reference, and an empty list means that there is none.
    if (manifest.formats.includes('shinkai')) return;
    for (const { node, property } of schemasWith(manifest, 'enum')) {
      const choices = get(node, 'enum');
      if (choices?.kind !== 'array' || choices.open || choices.items.length > 0) continue;
      // A program that resolves the `$ref` may fill in the list before it serves the schema.
      if (has(node, '$ref') !== 'no') continue;
      const at = entry(node, 'enum')!;
      if (property) yield { at, message: 'parameter', data: { name: property.key } };
      else yield { at, message: 'anything' };
    }
  },
});
