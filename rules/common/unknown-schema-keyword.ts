import { defineRule } from '../../src/core/rule.js';
import { entry, has } from '../../src/core/tree.js';
import { keywordMeant, mayBeMeant } from './lib/misspelt.js';
import { KEYWORDS } from './lib/keywords.js';
import { schemasByKey } from './lib/schema-index.js';
import { isSubset, judgedByFormat } from './lib/judged.js';

export default defineRule({
  id: 'common/unknown-schema-keyword',
  summary: 'A key in a schema is spelt almost like a keyword',
  severity: 'warning',
  in: 'recommended',
  structural: true,
  source: {
    document: 'JSON Schema Core',
    section: 'Keywords',
    says: 'What is no keyword is ignored, or taken for a note.',
    kind: 'advice',
  },
  fixable: 'safe',
  messages: {
    misspelt:
      '`{{key}}` is no keyword of JSON Schema, so whoever reads the schema ignores it; did you mean `{{meant}}`?',
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    for (const [key, schemas] of schemasByKey(manifest)) {
      if (KEYWORDS.has(key)) continue;
      const meant = keywordMeant(key);
      if (meant === undefined) continue;
      for (const { node } of schemas) {
        const misspelt = entry(node, key)!;
        if (!mayBeMeant(misspelt, meant) || has(node, meant) !== 'no' || judgedByFormat(manifest, misspelt)) continue;
        yield {
          at: misspelt,
          message: 'misspelt',
          data: { key, meant },
          fix: { title: `Write \`${meant}\``, safe: true, edits: [{ op: 'rename', entry: misspelt, key: meant }] },
        };
      }
    }
  },
});
