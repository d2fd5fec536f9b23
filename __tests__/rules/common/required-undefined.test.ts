import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/required-undefined.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { applyFixes } from '../../../src/engine/fix.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { linted } from './linted.js';
import { extension, PARAMETERS, shinkaiTool, tool } from './manifests.js';

const city = { type: 'string', description: 'The city.' };
const day = { type: 'string', description: 'The day.' };
/** A tool that takes a city and a day. */
const requiring = (required: unknown, rest: Record<string, unknown> = {}) =>
  tool({ type: 'object', properties: { city, day }, required, ...rest });
const at = (index: number) => `${PARAMETERS}/required/${index}`;

testRule(rule, otc, {
  silent: {
    'names that are there': requiring(['city', 'day']),
    'nothing required': requiring([]),
    'no list': requiring('town'),
    'no names': requiring([1, null, {}]),
    'no properties, and no object': tool({ required: ['town'] }),
    'no properties of an object that may have any': tool({ type: 'object', required: ['a'], additionalProperties: {} }),
    'no properties of an object that stands elsewhere': tool({ type: 'object', required: ['town'], $ref: '#/a' }),
    'no properties of an object of which some cannot be known': tool({ type: 'object', required: ['a'], [SPREAD]: 1 }),
    'properties that are misspelt, of which another rule speaks': tool({
      type: 'object',
      propertes: { city },
      required: ['city'],
    }),
    'a property without `properties` around it, of which another rule speaks': tool({
      type: 'object',
      city,
      required: ['city'],
    }),
    'a list that cannot be known': requiring(UNKNOWN),
    'a name that cannot be known': requiring(['city', UNKNOWN]),
    'properties that cannot be known': tool({ properties: UNKNOWN, required: ['town'] }),
    'properties of which some cannot be known': tool({ properties: { city, [SPREAD]: 1 }, required: ['town'] }),
    'a schema of which some cannot be known': requiring(['town'], { [SPREAD]: 1 }),
    'more properties by a schema': requiring(['town'], { additionalProperties: { type: 'string' } }),
    'more properties of any kind': requiring(['town'], { additionalProperties: true }),
    'more properties by a pattern': requiring(['town'], { patternProperties: { '^t': {} } }),
    'more properties that are not evaluated': requiring(['town'], { unevaluatedProperties: {} }),
    'more properties from all branches': requiring(['town'], { allOf: [{ properties: { town: city } }] }),
    'more properties from one branch': requiring(['town'], { anyOf: [{ properties: { town: city } }] }),
    'more properties from elsewhere': requiring(['town'], { $ref: '#/$defs/place' }),
    'more properties under a condition': requiring(['town'], { if: {}, then: { properties: { town: city } } }),
    'a branch that speaks of the properties around it': requiring(['city'], {
      anyOf: [{ required: ['city'] }, { properties: { city: { const: 'Rome' } }, required: ['city', 'day'] }],
    }),
    'a definition that may be half of something': requiring(['city'], {
      $defs: { place: { properties: { city }, required: ['town'] } },
    }),
    'a property that is called `required`': tool({ properties: { required: { type: 'array', items: {} } } }),
    'a default that looks like a schema': tool({ default: { properties: {}, required: ['town'] } }),
  },
  reports: {
    'a misspelt name': {
      manifest: requiring(['ctiy', 'day']),
      finds: [
        {
          at: at(0),
          on: 'value',
          says: '`required` lists `ctiy`, which is not in `properties` (did you mean `city`?)',
        },
      ],
      fixed: requiring(['city', 'day']),
    },
    'a name of something else': {
      manifest: requiring(['city', 'country']),
      finds: [{ at: at(1), on: 'value', says: 'Add it to `properties`, or remove it from `required`' }],
      fixed: requiring(['city']),
    },
    'a longer name for a property that nothing requires': {
      manifest: tool({ type: 'object', properties: { from: city, to: day }, required: ['fromCurrency', 'to'] }),
      finds: [
        {
          at: at(0),
          on: 'value',
          says: '`required` lists `fromCurrency`, which is not in `properties` (did you mean `from`?)',
        },
      ],
    },
    'a shorter name for a property that nothing requires': {
      manifest: tool({ type: 'object', properties: { user_email: city, day }, required: ['email', 'day'] }),
      finds: [{ at: at(0), on: 'value', says: 'did you mean `user_email`?' }],
    },
    'a name that two properties may have in another way': {
      manifest: tool({
        type: 'object',
        properties: { startDate: city, day, date_end: day },
        required: ['date', 'day'],
      }),
      finds: [{ at: at(0), on: 'value', says: /which is not in `properties`, so models/ }],
    },
    'a name of which a property has one word': {
      manifest: tool({ type: 'object', properties: { begin_date: city, day }, required: ['startDate', 'day'] }),
      finds: [{ at: at(0), on: 'value', says: /which is not in `properties`, so models/ }],
    },
    'a name as near to two properties': {
      manifest: tool({ type: 'object', properties: { cityA: city, cityB: city, day }, required: ['cityC', 'day'] }),
      finds: [{ at: at(0), on: 'value', says: /which is not in `properties`, so models/ }],
    },
    'a longer name for a property that is required already': {
      manifest: tool({ type: 'object', properties: { from: city, day }, required: ['fromCurrency', 'from'] }),
      finds: [{ at: at(0), on: 'value', says: /which is not in `properties`, so models/ }],
      fixed: tool({ type: 'object', properties: { from: city, day }, required: ['from'] }),
    },
    'a misspelt name beside the right one': {
      manifest: requiring(['city', 'citty']),
      finds: [{ at: at(1), on: 'value', says: '`citty`' }],
      fixed: requiring(['city']),
    },
    'a name of an object that everybody has': {
      manifest: requiring(['constructor', '__proto__']),
      finds: [
        { at: at(0), on: 'value' },
        { at: at(1), on: 'value' },
      ],
    },
    'a name where no others are welcome': {
      manifest: requiring(['country'], { additionalProperties: false }),
      finds: [{ at: at(0), on: 'value' }],
    },
    'a name where there are no properties': {
      manifest: tool({ type: 'object', properties: {}, required: ['city'] }),
      finds: [{ at: at(0), on: 'value' }],
    },
    'a name twice, of which the second is told by another rule': {
      manifest: requiring(['city', 'foo', 'foo']),
      finds: [{ at: at(1), on: 'value' }],
      fixed: requiring(['city']),
    },
    'no properties at all': {
      manifest: tool({ type: 'object', required: ['town', 'day'] }),
      finds: [
        { at: at(0), on: 'value', says: '`required` lists `town`, which is not in `properties`' },
        { at: at(1), on: 'value' },
      ],
    },
    'a name in a nested object': {
      manifest: tool({ properties: { place: { type: 'object', properties: { city }, required: ['town'] } } }),
      finds: [{ at: `${PARAMETERS}/properties/place/required/0`, on: 'value' }],
    },
    'a name in the items of an array': {
      manifest: tool({
        properties: { places: { type: 'array', items: { properties: { city }, required: ['town'] } } },
      }),
      finds: [{ at: `${PARAMETERS}/properties/places/items/required/0`, on: 'value' }],
    },
    'what the tool gives back': {
      manifest: tool({}, { output_schema: { properties: { city }, required: ['town'] } }),
      finds: [
        {
          at: '/output_schema/required/0',
          on: 'value',
          says: '`required` lists `town`, which is not in `properties`, so its type is unknown',
        },
      ],
    },
    'many hostile names': {
      manifest: requiring(Array.from({ length: 200 }, (_, index) => `\u202e@everyone ${index}`)),
      finds: Array.from({ length: 200 }, (_, index) => ({ at: at(index), on: 'value', says: '`\\u{202e}@everyone' })),
    },
  },
});

testRule(rule, shinkai, {
  silent: {
    'a property that stands beside `properties`, of which another rule speaks': shinkaiTool(city, {
      parameters: { type: 'object', properties: { city }, day, required: ['city', 'day'] },
    }),
    'a table without properties, of which another rule speaks': shinkaiTool(city, {
      parameters: { type: 'object', required: ['city'] },
    }),
  },
  reports: {
    'a misspelt name': {
      manifest: shinkaiTool(city, { parameters: { type: 'object', properties: { city }, required: ['City'] } }),
      finds: [{ at: '/parameters/required/0', on: 'value', says: 'did you mean `city`?' }],
      fixed: shinkaiTool(city, { parameters: { type: 'object', properties: { city }, required: ['city'] } }),
    },
    'a setting, which people fill in': {
      manifest: shinkaiTool(city, { configurations: { type: 'object', properties: {}, required: ['key'] } }),
      finds: [
        {
          at: '/configurations/required/0',
          on: 'value',
          says: '`required` lists `key`, which is not in `properties`, so users cannot fill it in',
        },
      ],
    },
  },
});

testRule(rule, gloodata, { silent: { 'fields, which are no schema': extension(city) }, reports: {} });

test('a hostile name is harmless in the title of the fix, too', async () => {
  const name = `\u202e::error::${'x'.repeat(1000)}`;
  const [finding] = await linted('tool.json', JSON.stringify(requiring(['city', name])), otc, [rule]);
  expect(finding!.fix!.title).toMatch(/^Remove `\\u\{202e\}::error::x{50,120}…$/);
});

test('where nothing would be left of `required`, nothing is taken out', async () => {
  const findings = await linted('tool.json', JSON.stringify(requiring(['town', 'country'])), otc, [rule]);
  expect(findings.map(({ fix }) => fix)).toEqual([undefined, undefined]);
});

test('the fix takes a name out wherever it stands', async () => {
  const text = JSON.stringify(requiring(['city', 'foo', 'foo']));
  const findings = await linted('tool.json', text, otc, [rule]);
  expect(applyFixes(text, findings, 'all').text).toBe(JSON.stringify(requiring(['city'])));
});
