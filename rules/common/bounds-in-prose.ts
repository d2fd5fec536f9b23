import { defineRule, part } from '../../src/core/rule.js';
import { describedParameters, lacks, sentenceAround } from './lib/in-prose.js';
import { adding, sentence, writingOf, type Given } from './lib/written.js';

export default defineRule({
  id: 'common/bounds-in-prose',
  summary: 'A description states a limit that the schema of the parameter does not have',
  severity: 'info',
  in: 'strict',
  source: {
    document: 'JSON Schema, Validation vocabulary',
    section: 'minimum, maximum, minLength, maxLength, minItems, maxItems',
    says: 'Limits of numbers, strings and lists have keywords.',
    kind: 'advice',
  },
  messages: {
    prose: {
      message: 'Only the description limits `{{name}}` ("{{words}}"), so models may send other values.',
      help: '{{write}}.',
    },
  },
  *check(manifest) {
    for (const { tool, property, schema, description, type } of describedParameters(manifest)) {
      const kind = KINDS[type];
      if (!kind || !lacks(schema, ['enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf', 'pattern', 'format'])) continue;
      const { value } = description;
      for (const { words: pattern, keywords } of kind) {
        const found = pattern.exec(value);
        if (!found || !lacks(schema, keywords) || VAGUE.test(sentenceAround(value, found.index))) continue;
        const at = part(description, found.index, found.index + found[0].length);
        const missing = withNumbers(keywords.filter(isInclusive), found[0]);
        const write = sentence(adding(writingOf(schema, tool, property.key, manifest), missing));
        const words = found[0].replace(/^[([]/, '');
        yield { at, message: 'prose', data: { name: property.key, words, write } };
        break;
      }
    }
  },
});

/** Each keyword with its number, where the words have one for each that can be read in one way only. */
function withNumbers(keywords: readonly Inclusive[], words: string): Given {
  const plain = words
    .replace(/\bone\b/i, '1')
    .replace(/\btwo\b/i, '2')
    .replace(/(\d)\s?(?:[-–]|\.\.)\s?(?=\d)/g, '$1 ');
  const numbers = plain.match(/-?\d[\d.,]*\d|-?\d/g) ?? [];
  const isClear = numbers.length === keywords.length && numbers.every((each) => CLEAR.test(each));
  return keywords.map((key, index) => [key, isClear ? numbers[index]!.replaceAll(',', '') : '…']);
}

/** Without a decimal comma, and without a point that may group thousands. */
const CLEAR = /^-?(?:\d{1,3}(?:,\d{3})+|\d+(?:\.(?!\d{3}$)\d+)?)$/;

interface Bound {
  readonly words: RegExp;
  readonly keywords: readonly Bounding[];
}

type Inclusive = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';
type Bounding = Inclusive | 'exclusiveMinimum' | 'exclusiveMaximum';
const isInclusive = (keyword: Bounding): keyword is Inclusive => !keyword.startsWith('exclusive');

const LOWER = ['minimum', 'exclusiveMinimum'] as const;
const UPPER = ['maximum', 'exclusiveMaximum'] as const;
const NUMBER = '-?\\d[\\d,.]{0,12}';

const NUMBERS: readonly Bound[] = [
  {
    words: new RegExp(`\\b(?:between|from)\\s${NUMBER}\\s(?:and|to)\\s-?\\d+(?:[,.]\\d+)*\\b`, 'i'),
    keywords: [...LOWER, ...UPPER],
  },
  {
    words: /[([](?:range:?\s)?-?\d+(?:\.\d+)?\s?(?:-|–|to|\.\.)\s?\d+(?:\.\d+)?(?=[)\],;])/i,
    keywords: [...LOWER, ...UPPER],
  },
  {
    words:
      /\b(?:max(?:imum)?(?: value| is|:)?|at most|up to|no more than|must not exceed)[:\s]{1,2}-?\d+(?:[,.]\d+)*\b/i,
    keywords: UPPER,
  },
  { words: /\b(?:min(?:imum)?(?: value| is|:)?|at least)[:\s]{1,2}-?\d+(?:[,.]\d+)*\b/i, keywords: LOWER },
];
const STRINGS: readonly Bound[] = [
  {
    words:
      /\b(?:max(?:imum)?(?: length(?: of)?)?|at most|up to|no more than)[:\s]{1,2}\d+(?:,\d+)* (?:characters|chars)\b/i,
    keywords: ['maxLength'],
  },
  {
    words: /\b(?:min(?:imum)?(?: length(?: of)?)?|at least)[:\s]{1,2}\d+ (?:characters|chars)\b/i,
    keywords: ['minLength'],
  },
];
const ARRAYS: readonly Bound[] = [
  {
    words: /\b(?:max(?:imum)?(?: of)?|at most|up to|no more than)[:\s]{1,2}\d+(?= [a-z]|[).])/i,
    keywords: ['maxItems'],
  },
  { words: /\b(?:min(?:imum)?(?: of)?|at least)[:\s]{1,2}(?:\d+|one|two)(?= [a-z]|[).])/i, keywords: ['minItems'] },
];

const KINDS: Readonly<Record<string, readonly Bound[] | undefined>> = {
  ...{ number: NUMBERS, integer: NUMBERS },
  ...{ string: STRINGS, array: ARRAYS },
};

/** No limit, or one that something else decides. */
const VAGUE =
  /\b(?:typically|usually|recommended|about|approximately|e\.g|for example|if|when|unless|per|each|depends|plan)\b/i;
