import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/common/choices-in-prose.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { described } from './described.js';

const { saying, at } = described('order', { type: 'string' });
const found = (text: string, says: string) => [{ at, on: { text }, says } as const];

testRule(rule, format, {
  silent: {
    'an enum': saying('One of "asc" or "desc".', { type: 'string', enum: ['asc', 'desc'] }),
    examples: saying('The field, such as "asc" or "desc".'),
    'an open list': saying('One of "asc", "desc", etc.'),
    'or something else': saying('One of "asc", "desc" or any column.'),
    'several at once': saying('Comma-separated: "asc", "desc".'),
    'forms of a date': saying("Accepts '2024-01-01T00:00:00Z' or '2024-01-01T00:00:00-08:00'."),
    'one value': saying('Must be "asc".'),
    'another type': saying('One of "asc" or "desc".', { type: 'array' }),
    'a pattern': saying('One of "asc" or "desc".', { type: 'string', pattern: '^(asc|desc)$' }),
    'what nobody can know': saying(UNKNOWN),
    'a schema that nobody can know': saying('One of "asc" or "desc".', { type: 'string', [SPREAD]: 1 }),
  },
  reports: {
    'in quotes': {
      manifest: saying("One of 'asc' or 'desc'."),
      finds: found(
        "'asc' or 'desc'",
        'Only the description lists the values of `order`, so models may send others. Write `"enum": ["asc", "desc"]`.',
      ),
    },
    'in backticks': {
      manifest: saying('Must be `a`, `b`, `c`, or `d`.'),
      finds: found('`a`, `b`, `c`, or `d`', 'Write `"enum": ["a", "b", "c", "d"]`.'),
    },
    'as a type': {
      manifest: saying("The order: 'asc' | 'desc'"),
      finds: found("'asc' | 'desc'", 'Write `"enum": ["asc", "desc"]`'),
    },
    'in brackets': {
      manifest: saying('The order (asc|desc)'),
      finds: found('asc|desc', 'Write `"enum": ["asc", "desc"]`'),
    },
    'after a colon': {
      manifest: saying('Allowed values: asc, desc'),
      finds: found('asc, desc', 'Write `"enum": ["asc", "desc"]`'),
    },
  },
});
