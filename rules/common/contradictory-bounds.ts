import { defineRule } from '../../src/core/rule.js';
import { BOUNDS, contradiction } from './lib/bounds.js';
import { schemasWith } from './lib/schemas.js';

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
    none: {
      message: '`{{lower}}` is {{low}} and `{{upper}}` is {{high}}, so no value can ever be valid.',
      help: 'Swap the two numbers, or correct one of them.',
    },
  },
  *check(manifest) {
    for (const bounds of BOUNDS) {
      const [lower, upper] = bounds;
      for (const { node } of schemasWith(manifest, lower)) {
        const found = contradiction(node, bounds);
        if (!found) continue;
        const { low, high } = found;
        const data = { lower, upper, low: low.value, high: high.value };
        yield { at: low, message: 'none', data, related: [{ at: high, note: 'The upper bound.' }] };
      }
    }
  },
});
