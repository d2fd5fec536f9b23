import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/common/json-in-string.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { described } from './described.js';

const { saying, at } = described('data', { type: 'string' });
const found = (text: string, says: string) => [{ at, on: { text }, says } as const];

testRule(rule, format, {
  silent: {
    'an object': saying('A JSON object.', { type: 'object' }),
    'a file of JSON': saying('The path of a JSON file.'),
    'its media type': saying('A JSON string.', { type: 'string', contentMediaType: 'application/json' }),
    'a format to answer in': saying('The format of the answer.', { type: 'string', enum: ['json'] }),
    'what nobody can know': saying(UNKNOWN),
    'a schema that nobody can know': saying('A JSON string.', { type: 'string', [SPREAD]: 1 }),
  },
  reports: {
    'a JSON string': {
      manifest: saying('The filter as a JSON string.'),
      finds: found('JSON string', '`data` takes JSON in a string, which models must escape and no schema checks'),
    },
    stringified: { manifest: saying('A stringified array.'), finds: found('stringified array', 'JSON in a string') },
    'a list': {
      manifest: saying('Comma-separated ids.'),
      finds: found(
        'Comma-separated',
        '`data` takes a comma-separated list in one string, so no schema checks its parts',
      ),
    },
  },
});
