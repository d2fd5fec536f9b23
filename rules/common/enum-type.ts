import { defineRule, type InWords } from '../../src/core/rule.js';
import { entry, get, type ObjectNode } from '../../src/core/tree.js';
import { hasNoTypeInGloodata } from './lib/left-to-formats.js';
import { schemasWith } from './lib/schemas.js';
import { declaredTypes, firstAndOthers, misfits, type TypeName } from './lib/schema-types.js';
import { show, showIn, typeWords } from './lib/text.js';

export default defineRule({
  id: 'common/enum-type',
  summary: 'An `enum` value does not fit the declared `type`',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'enum, type',
    says: 'A value has to satisfy `enum` and `type` both, so an enum value of another type can never be given.',
    kind: 'advice',
  },
  messages: {
    misfit: {
      message: 'This `enum` value is {{found}} but must be {{types}}, so calls with it are refused.',
      help: '{{advice}}.',
    },
    several: {
      message: 'This `enum` value is {{found}} but must be {{types}}, so calls with it are refused.',
      help: '{{advice}}. {{others}} of this `enum` {{have}} the same problem.',
    },
  },
  *check(manifest) {
    const { formats } = manifest;
    // Shinkai's document has enums hold strings, whatever the type: shinkai/enum-strings judges them.
    if (formats.includes('shinkai')) return;
    for (const { node } of schemasWith(manifest, 'enum')) {
      const types = declaredTypes(node);
      // Gloodata's document knows enums of strings only: gloodata/unsupported-attribute is about others.
      if (formats.includes('gloodata') && !types?.includes('string')) continue;
      if (hasNoTypeInGloodata(manifest, types ?? [])) continue;
      const all = misfits(entry(node, 'enum')?.value, node);
      const found = firstAndOthers(all, 'other value', (each) => `This one, too: ${show(each)}.`);
      if (!found) continue;
      const { at, counts, related } = found;
      const data = { found: showIn(at), types: typeWords(types!), advice: adviceFor(node, types!), ...counts };
      yield { at, message: all.length > 1 ? 'several' : 'misfit', data, related };
    }
  },
});

/** The choices of an array are those of its items. */
const adviceFor =
  (node: ObjectNode, types: readonly TypeName[]): InWords =>
  (words) =>
    types.length === 1 && types[0] === 'array' && get(node, 'items')?.kind === 'object'
      ? 'Move `enum` into `items`'
      : `Write each value as ${typeWords(types)(words)}, or change the type`;
