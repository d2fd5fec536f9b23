import { defineRule, part, type InWords } from '../../src/core/rule.js';
import { describedParameters, lacks, sentenceAround } from './lib/in-prose.js';
import { typing, writingOf, type Writing } from './lib/written.js';

export default defineRule({
  id: 'common/choices-in-prose',
  summary: 'A description lists the allowed values of a parameter that has no `enum`',
  severity: 'info',
  in: 'strict',
  source: {
    document: 'JSON Schema, Validation vocabulary',
    section: 'enum',
    says: '`enum` lists the values that are allowed.',
    kind: 'advice',
  },
  messages: {
    prose: {
      message: 'Only the description lists the values of `{{name}}`, so models may send others.',
      help: 'Write {{write}}.',
    },
  },
  *check(manifest) {
    for (const { tool, property, schema, description, type } of describedParameters(manifest)) {
      if (type !== 'string' || !lacks(schema, ['enum', 'const', 'pattern', 'format', 'anyOf', 'oneOf', '$ref']))
        continue;
      const { value } = description;
      const found = LISTS.map((list) => list.exec(value)).find((each) => each !== null);
      if (!found) continue;
      const [whole, list = ''] = found;
      const values = list.split(SEPARATORS).map((each) => each.replace(/^[`'"]|[`'"]$/g, ''));
      if (new Set(values).size < 2 || values.length > MOST || OPEN.test(sentenceAround(value, found.index))) continue;
      // Dates show a form, of which there are many.
      if (values.some((each) => /^\d{4}-\d\d/.test(each))) continue;
      const from = found.index + whole.lastIndexOf(list);
      yield {
        at: part(description, from, from + list.length),
        message: 'prose',
        data: { name: property.key, write: listing(values, writingOf(schema, tool, property.key, manifest)) },
      };
    }
  },
});

const MOST = 30;
const SHOWN = 4;
function listing(values: readonly string[], writing: Writing): InWords {
  const shown = values.slice(0, SHOWN).map((each) => JSON.stringify(each));
  const list = `[${[...shown, ...(values.length > SHOWN ? ['…'] : [])].join(', ')}]`;
  const keys: InWords = ({ quote }) => `\`${quote}enum${quote}: ${list}\``;
  return typing(writing, { keys, zod: `z.enum(${list})`, python: `Literal${list}` });
}

const QUOTED = '(?:"[\\w./:+-]{1,40}"|\'[\\w./:+-]{1,40}\'|`[\\w./:+-]{1,40}`)';
const BETWEEN = '(?:\\s?[,/|]\\s?(?:or\\s|and\\s)?|\\sor\\s|\\sand\\s)';
const SEPARATORS = /\s?[,/|]\s?(?:or\s|and\s)?|\sor\s|\sand\s/;
const INTRODUCED =
  '\\b(?:one of|either|must be|can be|allowed(?: values)?|valid(?: values| options)?|possible values|accepted values|accepts|supported(?: values)?|options|values|choices)(?: are| is| include)?:?\\s';
const LISTS = [
  // One of "a", "b" or "c"
  new RegExp(`${INTRODUCED}[([]?(${QUOTED}(?:${BETWEEN}${QUOTED}){1,29})(?!${BETWEEN}|\\w)`, 'i'),
  // "a" | "b", ("a" or "b")
  new RegExp(`(?:^|[(:]\\s?)(${QUOTED}(?:\\s?\\|\\s?${QUOTED}){1,29})(?=[).\\s]|$)`),
  new RegExp(`\\((${QUOTED}(?:${BETWEEN}${QUOTED}){1,29})\\)`),
  // (asc|desc), asc | desc
  /(?:^|[(:]\s?)([a-z][\w-]{0,30}(?:\s?\|\s?[a-z][\w-]{0,30}){1,29})(?=[).\s]|$)/i,
  // One of: a, b, c
  /\b(?:one of|allowed values|valid values|possible values|allowed|options)(?: are)?:\s([\w-]{1,30}(?:(?:,\s?(?:or\s)?|\sor\s|\s?\|\s?|\s?\/\s?)[\w-]{1,30}){1,29})(?=\s?[).;(]|\s?$|\n)/i,
];

/** There may be others, or several at once. */
const OPEN =
  /\be\.?g\b|\bfor example\b|\bsuch as\b|\bexamples?\b|\blike\b|\betc\b|\.\.\.|…|\bor (?:any|other|custom|a|an|the)\b|\bcomma[- ]separated\b|\bcombin|\bmultiple\b|\bincluding\b|\bformat\b|\bstarting with\b|\bprefix/i;
