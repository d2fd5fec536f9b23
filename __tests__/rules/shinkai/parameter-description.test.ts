import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/parameter-description.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { table, text, tool, withParameter, withResult, withSetting, CITY, KEY } from './tool.js';

testRule(rule, format, {
  silent: {
    'a description': withParameter(text()),
    'a result field without one': withResult({ type: 'string' }),
    'the items of an array': withParameter(text({ type: 'array', items: { type: 'string' } })),
    'a description that is no string': withParameter({ type: 'string', description: 7 }),
    'a description that cannot be known': withParameter({ type: 'string', description: UNKNOWN }),
    'entries that cannot be known': withParameter({ type: 'string', [SPREAD]: true }),
    'a keyword that stands inside `properties`': tool({ parameters: table({ required: ['city'], city: text() }) }),
  },
  reports: {
    'a parameter': {
      manifest: withParameter({ type: 'string' }),
      finds: [{ at: CITY, on: 'key', says: 'The parameter `city` has no `description`' }],
    },
    'a setting': {
      manifest: withSetting({ type: 'string' }),
      finds: [{ at: KEY, on: 'key', says: 'The setting `key` has no `description`' }],
    },
    'a blank description': {
      manifest: withSetting({ type: 'string', description: ' ' }),
      finds: [
        {
          at: `${KEY}/description`,
          on: 'value',
          says: 'The description of the setting `key` is blank, so users do not know what to enter.',
        },
      ],
    },
    'a misspelt description': {
      manifest: withParameter({ type: 'string', desciption: 'A city.' }),
      finds: [{ at: `${CITY}/desciption`, on: 'key', says: 'so `city` has no `description`' }],
      fixed: withParameter({ type: 'string', description: 'A city.' }),
    },
    'null for a description': {
      manifest: withParameter({ type: 'string', description: null }),
      finds: [
        {
          at: `${CITY}/description`,
          on: 'value',
          says: 'The description of the parameter `city` is blank, so the model knows only its name and type.',
        },
      ],
    },
    'a misspelt description that is no text': {
      manifest: withParameter({ type: 'string', desciption: 5 }),
      finds: [{ at: `${CITY}/desciption`, on: 'key' }],
    },
    'at every depth': {
      manifest: withParameter(
        text({
          type: 'object',
          properties: {
            a: { type: 'array', description: 'A.', items: { type: 'object', properties: { b: { type: 'string' } } } },
          },
        }),
      ),
      finds: [{ at: `${CITY}/properties/a/items/properties/b`, on: 'key', says: '`city.a[].b`' }],
    },
    'a parameter with the name of a keyword': {
      manifest: tool({
        parameters: table({ type: { type: 'string' }, required: { type: 'boolean' }, properties: { type: 'object' } }),
      }),
      finds: [
        { at: '/parameters/properties/type', on: 'key' },
        { at: '/parameters/properties/required', on: 'key' },
        { at: '/parameters/properties/properties', on: 'key' },
      ],
    },
  },
});
