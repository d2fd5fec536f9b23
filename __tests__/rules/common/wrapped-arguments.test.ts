import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/common/wrapped-arguments.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, tool } from '../mcp/listing.js';

const INNER = { type: 'object', properties: { a: { type: 'string' } } };
const taking = (properties: object, more: object = {}) =>
  listOf(tool({ inputSchema: { type: 'object', properties, ...more } }));

testRule(rule, format, {
  silent: {
    'what the tool is about': taking({ filter: INNER }),
    'another parameter beside it': taking({ params: INNER, id: { type: 'string' } }),
    'an object of anything': taking({ params: { type: 'object' } }),
    'a text': taking({ input: { type: 'string' } }),
    'a reference to itself': taking(
      { params: { $ref: '#/$defs/Params' } },
      { $defs: { Params: { $ref: '#/$defs/Params' } } },
    ),
    'a reference to nothing': taking({ params: { $ref: '#/$defs/Params' } }),
    'what nobody can know': taking({ params: UNKNOWN }),
    'parameters that nobody can know': taking({ params: INNER, [SPREAD]: 1 }),
  },
  reports: {
    'a reference to one': {
      manifest: taking({ params: { $ref: '#/$defs/Params' } }, { $defs: { Params: INNER } }),
      finds: [{ at: '/tools/0/inputSchema/properties/params', on: 'key' }],
    },
    'a reference with something beside it': {
      manifest: taking(
        { params: { allOf: [{ $ref: '#/$defs/Params' }], description: 'All.' } },
        { $defs: { Params: INNER } },
      ),
      finds: [{ at: '/tools/0/inputSchema/properties/params', on: 'key' }],
    },
    'one object': {
      manifest: taking({ params: INNER }),
      finds: [
        {
          at: '/tools/0/inputSchema/properties/params',
          on: 'key',
          says: '`params` wraps all arguments in one object,',
        },
      ],
    },
  },
});
