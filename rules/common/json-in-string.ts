import { defineRule, part, type InWords } from '../../src/core/rule.js';
import { describedParameters, lacks } from './lib/in-prose.js';
import { typing, writingOf } from './lib/written.js';

export default defineRule({
  id: 'common/json-in-string',
  summary: 'A string parameter takes JSON or a list',
  severity: 'info',
  in: 'strict',
  source: {
    document: 'JSON Schema, Validation vocabulary',
    section: 'type',
    says: 'Objects and lists have types of their own.',
    kind: 'advice',
  },
  messages: {
    json: {
      message: '`{{name}}` takes JSON in a string, which models must escape and no schema checks.',
      help: 'Describe its parts instead: {{write}}.',
    },
    list: {
      message: '`{{name}}` takes a comma-separated list in one string, so no schema checks its parts.',
      help: 'Write {{write}}.',
    },
  },
  *check(manifest) {
    for (const { tool, property, schema, description, type } of describedParameters(manifest)) {
      if (type !== 'string' || !lacks(schema, ['enum', 'const', 'pattern', 'contentMediaType', 'anyOf', 'oneOf']))
        continue;
      for (const [message, words] of FORMS) {
        const found = words.exec(description.value);
        if (!found) continue;
        const at = part(description, found.index, found.index + found[0].length);
        const form = message === 'list' ? LIST : /array|list/i.test(found[0]) ? ARRAY : OBJECT;
        const write = typing(writingOf(schema, tool, property.key, manifest), form);
        yield { at, message, data: { name: property.key, write } };
        break;
      }
    }
  },
});

const keys =
  (type: string, key: string, value: string): InWords =>
  ({ quote }) =>
    `\`${quote}type${quote}: "${type}", ${quote}${key}${quote}: ${value.replaceAll("'", quote)}\``;
const STRINGS = `{ 'type': "string" }`;
const LIST = { keys: keys('array', 'items', STRINGS), zod: 'z.array(z.string())', python: 'list[str]' };
const ARRAY = { keys: keys('array', 'items', '{ … }'), zod: 'z.array(…)', python: 'list[…]' };
const OBJECT = { keys: keys('object', 'properties', '{ … }'), zod: 'z.object({ … })', python: 'dict' };

const FORMS = [
  [
    'json',
    /\bJSON[- ](?:string(?:ified)?|encoded|formatted|serialized|array|object)\b|\bstringified (?:JSON|array|object)\b|\b(?:as|in) (?:a )?JSON(?: format)?\b(?! file| schema| string| array| object)|\bserialized (?:as )?JSON\b/i,
  ],
  ['list', /\bcomma[- ](?:separated|delimited)\b|\bseparated by commas\b/i],
] as const;
