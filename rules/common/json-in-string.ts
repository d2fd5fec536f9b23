import { defineRule, part } from '../../src/core/rule.js';
import { describedParameters, lacks } from './lib/in-prose.js';

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
      message: '`{{name}}` is JSON in a string, which the model must escape and no schema checks.',
      help: 'Make it an `object` or an `array` with the schema of its parts.',
    },
    list: {
      message: '`{{name}}` is a list in a string, which no schema checks.',
      help: 'Make it an `array` of strings.',
    },
  },
  *check(manifest) {
    for (const { property, schema, description, type } of describedParameters(manifest)) {
      if (type !== 'string' || !lacks(schema, ['enum', 'const', 'pattern', 'contentMediaType', 'anyOf', 'oneOf']))
        continue;
      for (const [message, words] of FORMS) {
        const found = words.exec(description.value);
        if (!found) continue;
        const at = part(description, found.index, found.index + found[0].length);
        yield { at, message, data: { name: property.key } };
        break;
      }
    }
  },
});

const FORMS = [
  [
    'json',
    /\bJSON[- ](?:string(?:ified)?|encoded|formatted|serialized|array|object)\b|\bstringified (?:JSON|array|object)\b|\b(?:as|in) (?:a )?JSON(?: format)?\b(?! file| schema| string| array| object)|\bserialized (?:as )?JSON\b/i,
  ],
  ['list', /\bcomma[- ](?:separated|delimited)\b|\bseparated by commas\b/i],
] as const;
