import { defineRule } from '../../src/core/rule.js';
import { unknownField } from '../common/lib/structural.js';
import { loader } from './lib/document.js';
import { inSingular } from './lib/singular.js';

const structural = unknownField('shinkai', loader('Fields that the document does not list are dropped.'));

export default defineRule({
  ...structural,
  *check(manifest, context) {
    // Of these shinkai/misspelt-field speaks.
    const told = new Set<unknown>(inSingular(manifest));
    for (const problem of structural.check!(manifest, context)) if (!told.has(problem.at)) yield problem;
  },
});
