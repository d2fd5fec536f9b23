import rule from '../../../rules/gloodata/ui-missing-arg.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { withTool, withUi } from './manifests.js';

const FIELDS = { city: { type: 'string' }, day: { type: 'integer' } };
const IN = { prefix: 'in' };

testRule(rule, format, {
  silent: {
    'all fields': withUi(FIELDS, { args: { day: { prefix: 'on' }, city: IN } }),
    'no ui': withTool({ schema: { fields: FIELDS } }),
    'no fields and no arguments': withUi({}, { prefix: 'Weather' }),
    'a field that a misspelt argument means': withUi({ city: {} }, { args: { citi: IN } }),
    'arguments under a misspelt name': withUi(FIELDS, { arg: { city: IN } }),
    'arguments that are no object': withUi(FIELDS, { args: ['city', 'day'] }),
    'arguments that cannot be known': withUi(FIELDS, { args: UNKNOWN }),
    'a spread in the arguments': withUi(FIELDS, { args: { [SPREAD]: true } }),
    'a spread in the ui': withUi(FIELDS, { [SPREAD]: true }),
    'fields that cannot be known': withUi(UNKNOWN, { args: {} }),
  },
  reports: {
    'one field': {
      manifest: withUi(FIELDS, { args: { city: IN } }),
      finds: [
        {
          at: '/tools/show/ui/args',
          on: 'key',
          says: '`args` omits the field `day`, so the card does not show its value',
        },
      ],
      fixed: withUi(FIELDS, { args: { city: IN, day: { prefix: 'day' } } }),
    },
    'every field': {
      manifest: withUi(FIELDS, { args: {} }),
      finds: [
        { at: '/tools/show/ui/args', on: 'key', says: '`city`' },
        { at: '/tools/show/ui/args', on: 'key', says: '`day`' },
      ],
      fixed: withUi(FIELDS, { args: { city: { prefix: 'city' }, day: { prefix: 'day' } } }),
    },
    'no arguments, and a field that is called like a part of the ui': {
      manifest: withUi({ prefix: { type: 'string' } }, { prefix: 'Weather', suffix: 'today' }),
      finds: [
        {
          at: '/tools/show/ui',
          on: 'key',
          says: "This `ui` has no `args`, so the card shows none of the tool's fields (`prefix`)",
        },
      ],
      fixed: withUi(
        { prefix: { type: 'string' } },
        { prefix: 'Weather', suffix: 'today', args: { prefix: { prefix: 'prefix' } } },
      ),
    },
    'no arguments': {
      manifest: withUi(FIELDS, { prefix: 'Weather' }),
      finds: [
        {
          at: '/tools/show/ui',
          on: 'key',
          says: "This `ui` has no `args`, so the card shows none of the tool's fields (`city`, `day`)",
        },
      ],
      fixed: withUi(FIELDS, { prefix: 'Weather', args: { city: { prefix: 'city' }, day: { prefix: 'day' } } }),
    },
    'arguments without the object around them': {
      manifest: withUi(FIELDS, { prefix: 'Weather', city: IN, day: { prefix: 'on' } }),
      finds: [
        {
          at: '/tools/show/ui/city',
          on: 'key',
          says: '`city` is directly in `ui`, where it is not read, so the card does not show it',
        },
      ],
    },
    'a name of every object': {
      manifest: withUi({ constructor: {} }, { args: {} }),
      finds: [{ at: '/tools/show/ui/args', on: 'key', says: '`constructor`' }],
      fixed: withUi({ constructor: {} }, { args: { constructor: { prefix: 'constructor' } } }),
    },
  },
});
