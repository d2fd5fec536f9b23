import { defineRule } from '../../src/core/rule.js';
import { entry, type Node } from '../../src/core/tree.js';
import { isOtherThanSubset, isUnset } from './lib/left-to-formats.js';
import { schemasWith } from './lib/schemas.js';
import { declaredTypes, misfits } from './lib/schema-types.js';
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
    quoted: {
      message: 'This example is JSON in a string but must be {{types}}, so calls that copy it may be refused.',
      help: 'Write the value itself, without quotes, and `examples` as a list: {{form}}.',
    },
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, 'examples')) {
      if (isOtherThanSubset(manifest, declaredTypes(node) ?? [])) continue;
      for (const example of misfits(entry(node, 'examples')?.value, node)) {
        if (isUnset(example, manifest)) continue;
        const types = declaredTypes(node)!;
        const form = formInText(example, types);
        yield form === undefined
          ? { at: example, message: 'misfit', data: { found: kindIn(example), types: typeWords(types) } }
          : { at: example, message: 'quoted', data: { types: typeWords(types), form } };
      }
    }
  },
});

/** How the examples look where one is not a text with JSON in it: some servers read such a text, others refuse it. */
function formInText(example: Node, types: readonly string[]): string | undefined {
  const text = example.kind === 'string' ? example.value.trim() : '';
  if (text.startsWith('[') && text.endsWith(']') && types.includes('array')) return '`[[…]]`';
  return text.startsWith('{') && text.endsWith('}') && types.includes('object') ? '`[{…}]`' : undefined;
}
