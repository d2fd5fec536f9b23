import { defineRule } from '../../src/core/rule.js';
import { unknownField } from '../common/lib/structural.js';
import { section } from './lib/document.js';
import { fieldsElsewhere } from './lib/elsewhere.js';

const structural = unknownField(
  'gloodata',
  section(
    'The extension',
    'The document shows every field that an extension, a tool, a field and a tile may have.',
    'advice',
  ),
);

export default defineRule({
  ...structural,
  *check(manifest, context) {
    // Of these gloodata/required-field speaks.
    const told = new Set<unknown>(fieldsElsewhere(manifest).flatMap(({ at, fields }) => [at, ...fields.entries]));
    for (const problem of structural.check!(manifest, context)) if (!told.has(problem.at)) yield problem;
  },
});
