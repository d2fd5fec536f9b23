import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { schemasWith } from './lib/schema-index.js';
import { converted, declaredTypes, fits, standsFor } from './lib/types.js';
import { isUnset } from './lib/unset.js';
import { show, typeWords } from './lib/words.js';

export default defineRule({
  id: 'common/default-type',
  summary: '`default` does not fit the declared `type`',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'default',
    says: 'A default should be valid against the schema that it stands in.',
    kind: 'SHOULD',
  },
  fixable: 'safe',
  messages: {
    misfit:
      'The default is {{found}}, but the type asks for {{types}}: whoever fills it in makes a call that the schema refuses. Correct the default or the type.',
  },
  *check(manifest) {
    for (const { node, role } of schemasWith(manifest, 'default')) {
      const value = entry(node, 'default')?.value;
      const types = value && declaredTypes(node);
      if (!types || fits(value, types) || isUnset(value, manifest)) continue;
      // Shinkai's older runtime wanted defaults as strings: shinkai/default-as-string speaks of them.
      if (value.kind === 'string' && manifest.formats.includes('shinkai') && standsFor(value.value, types)) continue;
      // What comes back has no default that anybody fills in; null says no more than that.
      if (value.kind === 'null' && role === 'output') continue;
      const exact = converted(value, types);
      yield {
        at: value,
        message: 'misfit',
        data: { found: show(value), types: typeWords(types) },
        fix:
          exact === undefined
            ? undefined
            : {
                title: `Write ${JSON.stringify(exact)}`,
                safe: true,
                edits: [{ op: 'set', node: value, value: exact }],
              },
      };
    }
  },
});
