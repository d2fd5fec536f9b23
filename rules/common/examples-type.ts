import { defineRule } from '../../src/core/rule.js';
import { entry, type Node } from '../../src/core/tree.js';
import { hasNoTypeInGloodata, isUnset } from './lib/left-to-formats.js';
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
      help: 'Write the example as {{types}}, or change the type.',
    },
    several: {
      message: 'This example is {{found}} but must be {{types}}, so calls that copy it are refused.',
      help: 'Write each example as {{types}}, or change the type. {{others}} the same problem.',
    },
    quoted: {
      message: 'This example is JSON in a string but must be {{types}}, so calls that copy it may be refused.',
      help: 'Write the value itself, without quotes, and `examples` as a list: {{form}}.',
    },
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, 'examples')) {
      if (hasNoTypeInGloodata(manifest, declaredTypes(node) ?? [])) continue;
      const [example, ...more] = misfits(entry(node, 'examples')?.value, node).filter(
        (each) => !isUnset(each, manifest),
      );
      if (!example) continue;
      const types = declaredTypes(node)!;
      const form = formInText(example, types);
      const others = more.length === 1 ? '1 other example has' : `${more.length} other examples have`;
      yield {
        at: example,
        message: form !== undefined ? 'quoted' : more.length > 0 ? 'several' : 'misfit',
        data: { found: kindIn(example), types: typeWords(types), form, others },
        related: more.slice(0, MOST_RELATED).map((at) => ({ at, note: 'This example, too.' })),
      };
    }
  },
});

const MOST_RELATED = 20;

/** How the examples look where one is not a text with JSON in it: some servers read such a text, others refuse it. */
function formInText(example: Node, types: readonly string[]): string | undefined {
  const text = example.kind === 'string' ? example.value.trim() : '';
  if (text.startsWith('[') && text.endsWith(']') && types.includes('array')) return '`[[…]]`';
  return text.startsWith('{') && text.endsWith('}') && types.includes('object') ? '`[{…}]`' : undefined;
}
