import rule from '../../../rules/gloodata/unknown-dtype.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { withUi } from './manifests.js';

const FIELDS = { city: { type: 'string' } };
const NAME = '/tools/show/ui/args/city/dtypeName';
const shown = (arg: unknown, rest?: Record<string, unknown>) => withUi(FIELDS, { args: { city: arg } }, rest);
const City = { id: 'City', icon: 'flag' };

testRule(rule, format, {
  silent: {
    'an entry that is there': shown({ dtypeName: 'City' }, { tagValues: { City } }),
    'no name': shown({ prefix: 'in' }, { tagValues: {} }),
    'a name that is no string': shown({ dtypeName: 7 }),
    'a set of another extension': shown({ dtypeName: 'City', dtypeNs: 'geography' }, { tagValues: {} }),
    'a set of an extension that cannot be known': shown({ dtypeName: 'City', dtypeNs: UNKNOWN }),
    'an argument that is no object': shown('in', { tagValues: {} }),
    'sets under a misspelt name': shown({ dtypeName: 'City' }, { tag_values: { City } }),
    'sets that cannot be known': shown({ dtypeName: 'City' }, { tagValues: UNKNOWN }),
    'sets that are a list': shown({ dtypeName: 'City' }, { tagValues: [City] }),
    'a spread in the sets': shown({ dtypeName: 'City' }, { tagValues: { [SPREAD]: true } }),
    'a spread in the extension': shown({ dtypeName: 'City' }, { [SPREAD]: true }),
    'a name that cannot be known': shown({ dtypeName: UNKNOWN }, { tagValues: {} }),
  },
  reports: {
    'no such entry': {
      manifest: shown({ dtypeName: 'Country' }, { tagValues: { City } }),
      finds: [
        {
          at: NAME,
          on: 'value',
          says: '`Country` is not an entry of `tagValues`, so the card cannot offer values for this argument',
        },
      ],
    },
    'a misspelt name': {
      manifest: shown({ dtypeName: 'city' }, { tagValues: { City } }),
      finds: [{ at: NAME, on: 'value', says: '(did you mean `City`?)' }],
      fixed: shown({ dtypeName: 'City' }, { tagValues: { City } }),
    },
    'no sets at all, and several names': {
      manifest: withUi(
        { ...FIELDS, day: { type: 'string' } },
        { args: { city: { dtypeName: 'City' }, day: { dtypeName: 'Day' } } },
      ),
      finds: [
        {
          at: NAME,
          on: 'value',
          says: 'This extension has no `tagValues`, so the card cannot offer values for `city` and 1 other argument with a `dtypeName`. Add `tagValues` with an entry for each `dtypeName`, such as `City`.',
        },
      ],
    },
    'sets that are empty, and several names': {
      manifest: withUi(
        { ...FIELDS, day: { type: 'string' }, hour: { type: 'string' } },
        { args: { city: { dtypeName: 'City' }, day: { dtypeName: 'Day' }, hour: { dtypeName: 'Hour' } } },
        { tagValues: {} },
      ),
      finds: [
        {
          at: NAME,
          on: 'value',
          says: '`tagValues` is empty, so the card cannot offer values for `city` and 2 other arguments with a `dtypeName`. Add an entry to `tagValues` for each',
        },
      ],
    },
    'no sets at all': { manifest: shown({ dtypeName: 'City' }), finds: [{ at: NAME, on: 'value' }] },
    'sets that are not set': {
      manifest: shown({ dtypeName: 'City' }, { tagValues: null }),
      finds: [{ at: NAME, on: 'value' }],
    },
    'its own namespace': {
      manifest: shown({ dtypeName: 'City', dtypeNs: 'weather' }, { tagValues: {} }),
      finds: [{ at: NAME, on: 'value' }],
    },
    'a namespace that is not set': {
      manifest: shown({ dtypeName: 'City', dtypeNs: null }, { tagValues: {} }),
      finds: [{ at: NAME, on: 'value' }],
    },
    'a name of every object': {
      manifest: shown({ dtypeName: 'constructor' }, { tagValues: { City } }),
      finds: [{ at: NAME, on: 'value' }],
    },
  },
});
