import { defineRule } from '../../src/core/rule.js';
import { unknownField } from '../common/lib/structural-rules.js';
import { section } from './lib/listing.js';
import { otherNames, fieldsOfOthers } from './lib/registrations.js';

const structural = unknownField(
  'mcp',
  section('Tools, Tool', 'The specification lists the fields of a tool.', 'advice'),
  { help: 'Remove it, or move it into `_meta`.' },
);

export default defineRule({
  ...structural,
  *check(manifest, context) {
    const others = fieldsOfOthers(manifest);
    // Of these mcp/misspelt-field speaks.
    const told = new Set<unknown>(otherNames(manifest).map(({ entry }) => entry));
    for (const problem of structural.check!(manifest, context)) {
      if (!others.has(problem.at) && !told.has(problem.at)) yield problem;
    }
  },
});
