import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/common/bounds-in-prose.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { described } from './described.js';

const { saying, at } = described('limit', { type: 'integer' });
const found = (text: string, help: string) => [{ at, on: { text }, help } as const];

testRule(rule, format, {
  silent: {
    'bounds that are there': saying('Between 1 and 100.', { type: 'integer', minimum: 1, maximum: 100 }),
    'one of them that is there': saying('Max 100.', { type: 'integer', exclusiveMaximum: 101 }),
    'what is usual': saying('Usually between 1 and 100.'),
    'what depends on something': saying('At most 100 if you are on the free plan.'),
    'a number': saying('The number of results. Default 10.'),
    'what nobody can know': saying(UNKNOWN),
    'a schema that nobody can know': saying('Max 100.', { type: 'integer', [SPREAD]: 1 }),
    'a text about numbers': saying('Between 1 and 100.', { type: 'string' }),
  },
  reports: {
    'two numbers': {
      manifest: saying('How many, between 1 and 100.'),
      finds: found('between 1 and 100', 'Add `"minimum": 1` and `"maximum": 100`.'),
    },
    'a range': {
      manifest: saying('How many (1-100)'),
      finds: found('(1-100', 'Add `"minimum": 1` and `"maximum": 100`.'),
    },
    'an upper bound': { manifest: saying('How many (max 1,000)'), finds: found('max 1,000', 'Add `"maximum": 1000`.') },
    'a number that may be read in two ways': {
      manifest: saying('How many (max 1.000)'),
      finds: found('max 1.000', 'Add `maximum`.'),
    },
    'a negative range': {
      manifest: saying('Degrees, from -90 to 90.'),
      finds: found('from -90 to 90', 'Add `"minimum": -90` and `"maximum": 90`.'),
    },
    'a number in words': {
      manifest: saying('The ids, at least one of them.', { type: 'array', items: { type: 'string' } }),
      finds: found('at least one', 'Add `"minItems": 1`.'),
    },
    'a lower bound': {
      manifest: saying('At least 1.', { type: 'number', maximum: 3 }),
      finds: found('At least 1', 'Add `"minimum": 1`.'),
    },
    'of a text': {
      manifest: saying('A title, max 280 characters.', { type: 'string' }),
      finds: found('max 280 characters', 'Add `"maxLength": 280`.'),
    },
    'of a list': {
      manifest: saying('The ids, up to 50 of them.', { type: 'array', items: { type: 'string' } }),
      finds: found('up to 50', 'Add `"maxItems": 50`.'),
    },
  },
});
