import { functionBehind } from '../../src/core/python-code.js';
import { defineRule, type Manifest, type Tool } from '../../src/core/rule.js';
import { entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { hasNoTypeInGloodata, isUnset } from './lib/left-to-formats.js';
import { schemasWith } from './lib/schemas.js';
import { declaredTypes, firstAndOthers, misfits } from './lib/schema-types.js';
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
      help: 'Write each example as {{types}}, or change the type. {{others}} {{have}} the same problem.',
    },
    quoted: {
      message: 'This example is JSON in a string but must be {{types}}, so calls that copy it may be refused.',
      help: 'Write the value itself, without quotes, and `examples` as a list: {{form}}.',
    },
  },
  *check(manifest) {
    for (const { node, tool } of schemasWith(manifest, 'examples')) {
      if (hasNoTypeInGloodata(manifest, declaredTypes(node) ?? [])) continue;
      const all = misfits(entry(node, 'examples')?.value, node).filter((each) => !isUnset(each, manifest));
      const found = firstAndOthers(all, 'other example', () => 'This example, too.');
      if (!found) continue;
      const { at, counts, related } = found;
      const types = declaredTypes(node)!;
      const form = formInText(at, types);
      const message = form !== undefined ? 'quoted' : all.length > 1 ? 'several' : 'misfit';
      const data = { found: kindIn(at), types: typeWords(types), form, ...counts };
      yield {
        at,
        message,
        data,
        related,
        ...((form === undefined ? isOneExample(node, all) : parsesText(tool, manifest)) && { severity: 'info' }),
      };
    }
  },
});

/** The list as a whole would be a right value: `examples: ['a', 'b']` of a list of texts. Models read it as one. */
function isOneExample(schema: ObjectNode, all: readonly Node[]): boolean {
  const items = entry(schema, 'items')?.value;
  const given = entry(schema, 'examples')?.value;
  const isWhole = given?.kind === 'array' && given.items.length === all.length;
  return (
    isWhole &&
    items?.kind === 'object' &&
    declaredTypes(schema)?.includes('array') === true &&
    misfits(given, items).length === 0
  );
}

/** The official SDK for Python takes the value out of such a text. */
const parsesText = ({ node }: Tool, { code }: Manifest): boolean =>
  functionBehind(node, code.python)?.library === 'official';

/** How the examples look where one is not a text with JSON in it: some servers read such a text, others refuse it. */
function formInText(example: Node, types: readonly string[]): string | undefined {
  const text = example.kind === 'string' ? example.value.trim() : '';
  if (text.startsWith('[') && text.endsWith(']') && types.includes('array')) return '`[[…]]`';
  return text.startsWith('{') && text.endsWith('}') && types.includes('object') ? '`[{…}]`' : undefined;
}
