import rule from '../../../rules/gloodata/ui-arg-order.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { withTool, withUi } from './manifests.js';

const FIELD = { type: 'string' };
const shown = (...names: string[]) =>
  withUi(Object.fromEntries(names.map((name) => [name, FIELD])), {
    args: Object.fromEntries(names.map((name) => [name, { prefix: 'of' }])),
  });

testRule(rule, format, {
  silent: {
    names: shown('city', 'day2', '_1'),
    'numbers that are no integers': shown('1.5', '-1', '1e3'),
    'an integer that is written otherwise': shown('01', '+1', ' 1'),
    'an integer that JavaScript keeps in its place': shown('4294967295', '99999999999'),
    'fields without arguments': withTool({ schema: { fields: { 1: FIELD } } }),
    'arguments that cannot be known': withUi({}, { args: UNKNOWN }),
    'one that is no field, of which gloodata/ui-unknown-arg tells': withUi({ city: FIELD }, { args: { 1: {} } }),
    'a spread': withUi({}, { args: { [SPREAD]: true } }),
  },
  reports: {
    'an integer': {
      manifest: shown('1', 'city'),
      finds: [
        {
          at: '/tools/show/ui/args/1',
          on: 'key',
          says: 'The argument `1` is an integer, so the card may show the arguments in another order. Rename the argument and its field in `schema.fields` to a name that starts with a letter.',
        },
      ],
    },
    'an integer that may be a field': {
      manifest: withUi({ city: FIELD, [SPREAD]: true }, { args: { 1: {} } }),
      finds: [{ at: '/tools/show/ui/args/1', on: 'key' }],
    },
    zero: { manifest: shown('0'), finds: [{ at: '/tools/show/ui/args/0', on: 'key' }] },
    'the largest index': {
      manifest: shown('4294967294'),
      finds: [{ at: '/tools/show/ui/args/4294967294', on: 'key' }],
    },
  },
});
