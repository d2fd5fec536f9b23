import { defineRule } from '../../src/core/rule.js';
import { has } from '../../src/core/tree.js';
import { misspeltField } from '../common/lib/problems.js';
import { loader } from './lib/lists.js';
import { rename } from './lib/text.js';
import { inSingular, MEANT } from './lib/text.js';

const structural = misspeltField(
  'shinkai',
  loader('Fields are read in exactly the spelling of the document; others are dropped.'),
);

export default defineRule({
  ...structural,
  *check(manifest, context) {
    yield* structural.check!(manifest, context);
    for (const at of inSingular(manifest)) {
      const isFree = has(manifest.root, MEANT) === 'no';
      const data = { key: at.key, title: 'a Shinkai manifest', meant: MEANT };
      yield { at, message: isFree ? 'misspelt' : 'leftover', data, fix: isFree ? rename(at, MEANT) : undefined };
    }
  },
});
