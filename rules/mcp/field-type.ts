import { defineRule } from '../../src/core/rule.js';
import { fieldType } from '../common/lib/problems.js';
import { section } from './lib/listing.js';
import { unset } from './lib/schema.js';
import { noQuotesForUris } from './lib/listing.js';

const structural = noQuotesForUris(
  fieldType('mcp', section('Tools, Tool', 'Each field of a tool has one type.', 'MUST')),
);

export default defineRule({
  ...structural,
  *check(manifest, context) {
    const unsetValues = unset(manifest);
    for (const problem of structural.check!(manifest, context)) {
      if (!unsetValues.has(problem.at)) yield problem;
    }
  },
});
