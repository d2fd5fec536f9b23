import { near } from '../../src/core/near.js';
import { defineRule } from '../../src/core/rule.js';
import { entry, has } from '../../src/core/tree.js';
import { KEYWORDS, SHAPES } from './lib/keywords.js';
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
    misspelt: '`{{key}}` is no keyword of JSON Schema, so it is ignored; did you mean `{{meant}}`?',
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    for (const [key, schemas] of schemasByKey(manifest)) {
      if (KEYWORDS.has(key)) continue;
      const meant = keywordMeant(key);
      if (meant === undefined) continue;
      const { fits } = SHAPES[KEYWORDS.get(meant)!];
      for (const { node } of schemas) {
        const misspelt = entry(node, key)!;
        // A value that the keyword could not have is a note of somebody's own.
        if (!fits(misspelt.value) || has(node, meant) !== 'no' || judgedByFormat(manifest, misspelt)) continue;
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

/** Short keywords are near too many words of their own (`note`, `cost`, `in`): for those only the ways people mistype them. */
const LONG = [...KEYWORDS.keys()].filter((keyword) => /^[a-z]{7}/i.test(keyword));
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    const: ['cosnt', 'constt'],
    enum: ['enums', 'emum', 'enmu', 'eunm'],
    format: ['formt', 'fromat', 'foramt', 'formta'],
    items: ['item', 'itmes', 'iems', 'itens', 'itemss'],
    title: ['titel', 'tilte', 'titl'],
    type: ['types', 'tpye', 'tyep', 'typ', 'ype', 'tye'],
  }).flatMap(([keyword, slips]) => slips.map((slip) => [slip, keyword])),
);

/** Words of their own that happen to be near a keyword. */
const FOREIGN: ReadonlySet<string> = new Set(['callable', 'descriptor', 'sample', 'samples', 'writeable']);

function keywordMeant(key: string): string | undefined {
  if (key.startsWith('x-') || key.startsWith('$') || key.length > LONGEST || FOREIGN.has(key)) return undefined;
  return BY_FOLD.get(fold(key)) ?? SHORT.get(key) ?? near(key, likely(key));
}

const LONGEST = 30;
const BY_FOLD: ReadonlyMap<string, string> = new Map(
  [...KEYWORDS.keys()].filter((keyword) => /^[a-z]{3}/i.test(keyword)).map((keyword) => [fold(keyword), keyword]),
);

function fold(key: string): string {
  return key.replace(/[-_ ]/g, '').toLowerCase();
}

function likely(key: string): string[] {
  return LONG.filter(({ length }) => Math.abs(length - key.length) <= 3);
}
