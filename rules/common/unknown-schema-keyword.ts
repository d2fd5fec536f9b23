import { defineRule, type Problem } from '../../src/core/rule.js';
import { entry, has, type Entry } from '../../src/core/tree.js';
import { alsoHere } from './lib/repeats.js';
import {
  keywordMeant,
  mayBeMeant,
  propertiesByOtherName,
  intoProperties,
  isWrapper,
  strayProperties,
} from './lib/misspelt-keywords.js';
import { KEYWORDS } from '../../src/core/json-schema.js';
import { schemasByKey } from './lib/schemas.js';
import { isGloodata, judgedByFormat } from './lib/left-to-formats.js';

export default defineRule({
  id: 'common/unknown-schema-keyword',
  summary: 'A schema key is a misspelt keyword, or a property that is next to `properties` instead of inside it',
  severity: 'warning',
  in: 'recommended',
  structural: true,
  source: {
    document: 'JSON Schema Core',
    section: 'Keywords',
    says: 'A key that is not a keyword is ignored, or treated as an annotation.',
    kind: 'advice',
  },
  fixable: 'safe',
  messages: {
    misspelt: {
      message: '`{{key}}` is not a JSON Schema keyword, so it is ignored; did you mean `{{meant}}`?',
      help: 'Rename `{{key}}` to `{{meant}}`.',
    },
    property: {
      message: '`{{key}}` is next to `properties` instead of inside it, so the model never sees `{{key}}`.',
      help: 'Move it into `properties`.',
    },
    direct: {
      message: '`{{key}}` is directly in the schema but is not a JSON Schema keyword, so the model never sees it.',
      help: 'Put it into `properties`.',
    },
    wrapper: {
      message: '`{{key}}` is not a JSON Schema keyword, so everything in it is ignored.',
      help: 'If `{{key}}` contains the actual schema, replace this object with the value of `{{key}}`. If `{{key}}` is a property, move it into `properties`.',
    },
  },
  *check(manifest) {
    if (isGloodata(manifest)) return;
    for (const [schema, strays] of strayProperties(manifest)) {
      const [first, ...others] = strays;
      const wraps = isWrapper(schema, first!);
      yield {
        at: first!,
        message: wraps ? 'wrapper' : has(schema, 'properties') === 'yes' ? 'property' : 'direct',
        data: { key: first!.key },
        related: alsoHere(others),
        covers: strays.map(({ value }) => value),
        fix: wraps ? undefined : intoProperties(schema, strays),
      };
    }
    for (const [key, schemas] of schemasByKey(manifest)) {
      if (KEYWORDS.has(key)) continue;
      const meant = keywordMeant(key);
      for (const { node } of schemas) {
        const misspelt = entry(node, key)!;
        if (meant === undefined) {
          if (propertiesByOtherName(node) === misspelt) yield problem(misspelt, 'properties');
        } else if (mayBeMeant(misspelt, meant) && has(node, meant) === 'no' && !judgedByFormat(manifest, misspelt)) {
          yield problem(misspelt, meant);
        }
      }
    }
  },
});

function problem(misspelt: Entry, meant: string): Problem<'misspelt'> {
  return {
    at: misspelt,
    message: 'misspelt',
    data: { key: misspelt.key, meant },
    fix: { title: `Write \`${meant}\``, safe: true, edits: [{ op: 'rename', entry: misspelt, key: meant }] },
  };
}
