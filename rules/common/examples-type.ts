import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { isOtherThanSubset, schemasWith, declaredTypes, misfits, isUnset } from './lib/schemas.js';
import { kindIn, typeWords } from './lib/text.js';

export default defineRule({
  id: 'common/examples-type',
  summary: 'An entry of `examples` does not fit the declared `type`',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'examples',
    says: 'Examples show what valid values look like.',
    kind: 'SHOULD',
  },
  messages: {
    misfit: {
      message: 'This example is {{found}} but must be {{types}}, so calls that copy it are refused.',
      help: 'Write an example that is {{types}}, or change the type.',
    },
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, 'examples')) {
      if (isOtherThanSubset(manifest, declaredTypes(node) ?? [])) continue;
      for (const example of misfits(entry(node, 'examples')?.value, node)) {
        if (isUnset(example, manifest)) continue;
        yield {
          at: example,
          message: 'misfit',
          data: { found: kindIn(example), types: typeWords(declaredTypes(node)!) },
        };
      }
    }
  },
});
