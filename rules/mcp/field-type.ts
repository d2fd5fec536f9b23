import { defineRule } from '../../src/core/rule.js';
import { fieldType } from '../common/lib/structural.js';
import { section } from './lib/document.js';
import { unset } from './lib/dumped.js';
import { noQuotesForUris } from './lib/uri-fields.js';

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
