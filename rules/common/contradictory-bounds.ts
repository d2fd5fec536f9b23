import { defineRule } from '../../src/core/rule.js';
import { entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { schemasWith } from './lib/schema-index.js';

export default defineRule({
  id: 'common/contradictory-bounds',
  summary: 'A lower bound is above its upper bound',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'JSON Schema Validation',
    section: 'minimum, maximum, minLength, maxLength, minItems, maxItems',
    says: 'A value has to keep all bounds at once, so contradictory ones leave no value at all.',
    kind: 'advice',
  },
  messages: {
    none: '`{{lower}}` is {{low}} and `{{upper}}` is {{high}}, so no value can ever be valid. Correct one of the two; they may be the wrong way round.',
  },
  *check(manifest) {
    for (const [lower, upper, mayMeet] of BOUNDS) {
      for (const { node } of schemasWith(manifest, lower)) {
        const low = bound(node, lower);
        const high = low && bound(node, upper);
        if (!high || low.value < high.value || (mayMeet && low.value === high.value)) continue;
        const data = { lower, upper, low: low.value, high: high.value };
        yield { at: low, message: 'none', data, related: [{ at: high, note: 'The upper bound.' }] };
      }
    }
  },
});

/** Lower, upper, and whether the two may be equal. */
const BOUNDS: readonly (readonly [lower: string, upper: string, mayMeet: boolean])[] = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minContains', 'maxContains', true],
  ['minProperties', 'maxProperties', true],
];

function bound(schema: ObjectNode, keyword: string): Extract<Node, { kind: 'number' }> | undefined {
  const value = entry(schema, keyword)?.value;
  return value?.kind === 'number' ? value : undefined;
}
