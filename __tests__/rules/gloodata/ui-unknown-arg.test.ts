import rule from '../../../rules/gloodata/ui-unknown-arg.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { withTool, withUi } from './manifests.js';

const CITY = { city: { type: 'string' } };
const ARGS = '/tools/show/ui/args';
const IN = { prefix: 'in' };

testRule(rule, format, {
  silent: {
    'a field': withUi(CITY, { args: { city: IN } }),
    'no arguments': withUi(CITY, { args: {} }),
    'no ui': withTool({ schema: { fields: CITY } }),
    'arguments that are no object': withUi(CITY, { args: ['city'] }),
    'fields under a misspelt name': withTool({ schema: { feilds: CITY }, ui: { args: { city: IN } } }),
    'fields without their schema': withTool({ fields: CITY, ui: { args: { city: IN } } }),
    'fields that are no object': withUi(['city'], { args: { city: IN } }),
    'a schema that is no object': withTool({ schema: null, ui: { args: { city: IN } } }),
    'fields that cannot be known': withUi(UNKNOWN, { args: { city: IN } }),
    'a spread in the fields': withUi({ [SPREAD]: true }, { args: { city: IN } }),
    'a spread in the tool': withTool({ [SPREAD]: true, ui: { args: { city: IN } } }),
    'a spread in the arguments': withUi(CITY, { args: { [SPREAD]: true } }),
  },
  reports: {
    'no such field': {
      manifest: withUi(CITY, { args: { city: IN, day: { prefix: 'on' } } }),
      finds: [
        {
          at: `${ARGS}/day`,
          on: 'key',
          says: '`day` is not a field of this tool, so the card has no value to show for it',
        },
      ],
    },
    'several arguments of a tool without fields': {
      manifest: withTool({ ui: { args: { city: IN, day: IN, hour: IN } } }),
      finds: [
        {
          at: `${ARGS}/city`,
          on: 'key',
          says: 'This tool has no fields, so the card has no value to show for `city` and 2 other arguments.',
        },
      ],
    },
    'a misspelt name': {
      manifest: withUi(CITY, { args: { citi: IN } }),
      finds: [{ at: `${ARGS}/citi`, on: 'key', says: '(did you mean `city`?)' }],
      fixed: withUi(CITY, { args: { city: IN } }),
    },
    'a misspelt name whose right form is there too': {
      manifest: withUi(CITY, { args: { city: IN, citi: IN } }),
      finds: [{ at: `${ARGS}/citi`, on: 'key', says: '(did you mean `city`?)' }],
    },
    'no fields': { manifest: withUi({}, { args: { city: IN } }), finds: [{ at: `${ARGS}/city`, on: 'key' }] },
    'an empty schema': {
      manifest: withTool({ schema: {}, ui: { args: { city: IN } } }),
      finds: [{ at: `${ARGS}/city`, on: 'key' }],
    },
    'no schema': { manifest: withTool({ ui: { args: { city: IN } } }), finds: [{ at: `${ARGS}/city`, on: 'key' }] },
    'a name of every object': {
      manifest: withUi(CITY, { args: { city: IN, constructor: IN } }),
      finds: [{ at: `${ARGS}/constructor`, on: 'key' }],
    },
  },
});
