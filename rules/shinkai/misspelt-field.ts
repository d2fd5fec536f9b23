import { defineRule, type Manifest, type Problem } from '../../src/core/rule.js';
import { has, type Entry, type Node } from '../../src/core/tree.js';
import { misspeltField } from '../common/lib/structural-rules.js';
import { loader } from './lib/lists.js';
import { rename, sqlQueryIn, SQL_QUERIES } from './lib/text.js';

const structural = misspeltField(
  'shinkai',
  loader('Fields are read in exactly the spelling of the document; others are dropped.'),
);

export default defineRule({
  ...structural,
  *check(manifest, context) {
    for (const problem of [...structural.check!(manifest, context), ...singularsIn(manifest)]) {
      yield isEmptyAt(problem) ? { ...problem, severity: 'info' } : problem;
    }
  },
});

function* singularsIn(manifest: Manifest): Iterable<Problem> {
  for (const at of sqlQueryIn(manifest)) {
    const isFree = has(manifest.root, SQL_QUERIES) === 'no';
    const data = { key: at.key, title: 'a Shinkai manifest', meant: SQL_QUERIES };
    const fix = isFree && at.value.kind === 'array' ? rename(at, SQL_QUERIES) : undefined;
    yield { at, message: isFree ? 'misspelt' : 'leftover', data, fix };
  }
}

/** Nothing is lost where an empty value is ignored, unless the field is required. */
function isEmptyAt({ at, message }: Problem): boolean {
  const { key, value } = at as Partial<Entry>;
  return message !== 'misspeltRequired' && key !== undefined && value !== undefined && isEmpty(value);
}

function isEmpty(node: Node): boolean {
  if (node.kind === 'array') return node.items.length === 0 && !node.open;
  if (node.kind === 'object') return node.entries.length === 0 && !node.open;
  return node.kind === 'string' && node.value.trim() === '';
}
