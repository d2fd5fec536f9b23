import { expect, test } from '@jest/globals';
import { lintText } from '../../../src/index.js';
import rule from '../../../rules/common/array-without-items.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, extension, PARAMETERS, SHINKAI_CITY, shinkaiTool, taking, tool } from './manifests.js';

const either = (key: string, city: object = { type: 'array', items: { type: 'string' } }) =>
  tool({ type: 'object', properties: { city }, [key]: [{ properties: { city: { type: 'array' } } }] });

testRule(rule, otc, {
  silent: {
    'an array with items': taking({ type: 'array', items: { type: 'string' } }),
    'items of any kind': taking({ type: 'array', items: {} }),
    'items that are told one by one': taking({ type: 'array', prefixItems: [{ type: 'string' }] }),
    'items that cannot be known': taking({ type: 'array', items: UNKNOWN }),
    'a type that cannot be known': taking({ type: UNKNOWN }),
    'more that cannot be known': taking({ type: 'array', [SPREAD]: 1 }),
    'an array or a string': taking({ type: ['array', 'string'] }),
    'an array that is told elsewhere': taking({ type: 'array', $ref: '#/properties/b' }),
    'an array in parts': taking({ type: 'array', allOf: [{ items: {} }] }),
    'a property that is called `type`': tool({ type: 'object', properties: { type: { const: 'array' } } }),
    'misspelt ones, of which another rule speaks': taking({ type: 'array', itmes: { type: 'string' } }),
    'a text': taking({ type: 'string' }),
    ...Object.fromEntries(
      ['anyOf', 'oneOf', 'allOf'].map((key) => [
        `a branch of all parameters (${key}) that repeats a type`,
        either(key),
      ]),
    ),
    'nothing but null': taking({ type: ['null'] }),
    'all parameters as an array, of which another rule speaks': tool({ type: 'array' }),
    'a default that looks like one': taking({ default: { type: 'array' } }),
  },
  reports: {
    'an array without items': {
      manifest: taking({ type: 'array', description: 'The cities.' }),
      finds: [{ at: CITY, on: 'key', says: 'The array `city` has no `items`, so OpenAI and VS Code refuse the tool' }],
    },
    'an array whose default shows what it contains': {
      manifest: taking({ type: 'array', default: ['a', 'b'] }),
      finds: [{ at: CITY, on: 'key' }],
      fixed: taking({ type: 'array', default: ['a', 'b'], items: { type: 'string' } }),
    },
    'an array whose examples contain this and that': {
      manifest: taking({ type: 'array', examples: [['a'], [1]] }),
      finds: [{ at: CITY, on: 'key' }],
    },
    'an array or null': {
      manifest: taking({ type: ['array', 'null'] }),
      finds: [{ at: CITY, on: 'key' }],
    },
    'an array in an array': {
      manifest: taking({ type: 'array', items: { type: 'array' } }),
      finds: [{ at: `${CITY}/items`, on: 'key' }],
    },
    'something that is nearly `items`, and no schema': {
      manifest: taking({ type: 'array', item: 'a city' }),
      finds: [{ at: CITY, on: 'key' }],
    },
    'an array in a branch': {
      manifest: taking({ anyOf: [{ type: 'string' }, { type: 'array' }] }),
      finds: [{ at: `${CITY}/anyOf/1`, on: 'brace' }],
    },
    'an array in a branch of all parameters that nothing else describes': {
      manifest: either('anyOf', { description: 'The cities.' }),
      finds: [{ at: `${PARAMETERS}/anyOf/0/properties/city`, on: 'key' }],
    },
    'an array of the same name in another object': {
      manifest: tool({
        type: 'object',
        properties: {
          city: { type: 'array', items: { type: 'string' } },
          area: { type: 'object', properties: { city: { type: 'array' } } },
        },
      }),
      finds: [{ at: `${PARAMETERS}/properties/area/properties/city`, on: 'key' }],
    },
    'what the tool gives back': {
      manifest: tool({}, { output_schema: { type: 'array' } }),
      finds: [
        {
          at: '/output_schema',
          on: 'key',
          says: 'This array has no `items`, so programs that read the result cannot tell what is in it',
        },
      ],
    },
    'a part of what the tool gives back': {
      manifest: tool({}, { output_schema: { type: 'object', properties: { cities: { type: 'array' } } } }),
      finds: [
        {
          at: '/output_schema/properties/cities',
          on: 'key',
          says: 'The array `cities` has no `items`, so programs that read the result cannot tell what is in it',
        },
      ],
    },
  },
});

testRule(rule, shinkai, {
  silent: {
    'a whole result, of which another rule speaks': shinkaiTool({ type: 'string' }, { result: { type: 'array' } }),
  },
  reports: {
    'a parameter, which OpenAI does not see': {
      manifest: shinkaiTool({ type: 'array', description: 'The cities.' }),
      finds: [
        {
          at: SHINKAI_CITY,
          on: 'key',
          says: 'The array `city` has no `items`, so the model has to guess what belongs in it',
        },
      ],
    },
  },
});

testRule(rule, gloodata, {
  silent: { 'a field, which can be no array anyway': extension({ type: 'array', description: 'The tags.' }) },
  reports: {},
});

test('a result is less severe', async () => {
  const manifest = { ...taking({ type: 'array' }), output_schema: { type: 'array' } };
  const { findings } = await lintText(JSON.stringify(manifest), { config: { rules: { [rule.id]: 'warning' } } });
  expect(findings.filter((each) => each.rule === rule.id).map((each) => each.severity)).toEqual(['warning', 'info']);
});

test('the coordinates of GeoJSON are nested to several levels', async () => {
  const schema = { type: 'object', properties: { coordinates: { type: 'array' } } };
  const manifest = { tools: [{ name: 'area', description: 'Measures an area.', inputSchema: schema }] };
  const { findings } = await lintText(JSON.stringify(manifest), { config: { rules: { [rule.id]: 'warning' } } });
  const found = findings.find((each) => each.rule === rule.id);
  expect(found!.help).toBe('Add `"items": {}`, and say in the description how the arrays are nested.');
});
