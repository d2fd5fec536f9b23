import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/misplaced-property.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { table, text, tool, withParameter, withResult, CITY, SKY } from './tool.js';

const days = { type: 'number', description: 'How many days ahead.' };

testRule(rule, format, {
  silent: {
    'properties in their place': tool({ parameters: table({ city: text() }, { required: ['city'] }) }),
    'properties with the names of keywords': tool({
      parameters: table({ type: text(), required: text(), items: text(), properties: text() }),
    }),
    'properties with the names of fields': tool({
      parameters: table({ tools: text(), oauth: text({ type: 'array', items: text() }) }),
    }),
    'schema keywords beside `properties`': tool({
      result: {
        ...table({}),
        additionalProperties: text(),
        items: text(),
        default: text(),
        description: 'x',
        definitions: { a: text() },
        $defs: {},
      },
    }),
    'an object that is no definition': tool({
      parameters: { ...table({}), ui: { widget: 'map' }, meta: { type: 'card' }, 'x-city': text() },
    }),
    'a short form of properties': tool({
      parameters: table({ city: 'string', type: 'string', description: 'string' }),
    }),
    'what a property of another type holds': withParameter(text({ format: 'name', extra: text() })),
    'a version that the manifest has, too': tool({ parameters: { ...table({}), version: '1.0.0' } }),
    'entries that cannot be known': tool({ parameters: table({ [SPREAD]: true, city: UNKNOWN, required: UNKNOWN }) }),
  },
  reports: {
    'a parameter beside `properties`': {
      manifest: tool({ parameters: { type: 'object', properties: { city: text() }, days, required: ['city'] } }),
      finds: [
        {
          at: '/parameters/days',
          on: 'key',
          says: 'The parameter `days` is next to `properties` instead of in it, so it is ignored',
        },
      ],
      fixed: tool({ parameters: { type: 'object', properties: { city: text(), days }, required: ['city'] } }),
    },
    'two parameters beside `properties`': {
      manifest: tool({ parameters: { type: 'object', city: text(), properties: {}, days } }),
      finds: [
        { at: '/parameters/city', on: 'key' },
        { at: '/parameters/days', on: 'key' },
      ],
      fixed: tool({ parameters: { type: 'object', properties: { city: text(), days } } }),
    },
    'a parameter that `properties` has, too': {
      manifest: tool({ parameters: { type: 'object', properties: { days }, days } }),
      finds: [{ at: '/parameters/days', on: 'key' }],
    },
    'a setting with the name of a keyword': {
      manifest: tool({ configurations: { ...table({}), format: text() } }),
      finds: [{ at: '/configurations/format', on: 'key', says: 'The setting `format`' }],
      fixed: tool({ configurations: table({ format: text() }) }),
    },
    'nothing but parameters': {
      manifest: tool({ parameters: { city: text(), days } }),
      finds: [
        {
          at: '/parameters/city',
          on: 'key',
          says: 'The parameter `city` is directly in `parameters`, where it is ignored',
        },
      ],
      fixed: tool({ parameters: table({ city: text(), days }) }),
    },
    'parameters without `properties`': {
      manifest: tool({ parameters: { type: 'object', city: text(), days, required: ['city'] } }),
      finds: [
        {
          at: '/parameters/city',
          on: 'key',
          says: 'The parameter `city` is directly in `parameters`, where it is ignored',
        },
      ],
      fixed: tool({ parameters: { type: 'object', required: ['city'], properties: { city: text(), days } } }),
    },
    'a property of a nested object': {
      manifest: withResult({ type: 'array', items: { type: 'object', properties: {}, colour: { type: 'string' } } }),
      finds: [{ at: `${SKY}/items/colour`, on: 'key', says: 'The result field `colour`' }],
      fixed: withResult({ type: 'array', items: { type: 'object', properties: { colour: { type: 'string' } } } }),
    },
    '`required` inside `properties`': {
      manifest: withResult({ type: 'object', properties: { colour: { type: 'string' }, required: ['colour'] } }),
      finds: [{ at: `${SKY}/properties/required`, on: 'key', says: 'Move it next to `properties`' }],
      fixed: withResult({ type: 'object', properties: { colour: { type: 'string' } }, required: ['colour'] }),
    },
    '`type` inside `properties`': {
      manifest: tool({ parameters: { type: 'object', properties: { type: 'object', city: text() } } }),
      finds: [{ at: '/parameters/properties/type', on: 'key' }],
      fixed: tool({ parameters: table({ city: text() }) }),
    },
    'a whole schema inside `properties`': {
      manifest: tool({
        parameters: { properties: { type: 'object', properties: { city: text() }, required: ['city'] } },
      }),
      finds: [
        { at: '/parameters/properties/type', on: 'key' },
        { at: '/parameters/properties/properties', on: 'key' },
        { at: '/parameters/properties/required', on: 'key' },
      ],
      fixed: tool({ parameters: { properties: { properties: { city: text() } }, type: 'object', required: ['city'] } }),
    },
    '`required` in both places': {
      manifest: withParameter(text({ type: 'object', properties: { a: text(), required: ['a'] }, required: [] })),
      finds: [{ at: `${CITY}/properties/required`, on: 'key' }],
    },
    'a field of the manifest beside `properties`': {
      manifest: tool({ result: { ...table({}), sqlTables: [], license: 'MIT' } }),
      finds: [
        {
          at: '/result/sqlTables',
          on: 'key',
          says: '`sqlTables` is a field of the manifest, but it is in `result`, where it is ignored',
        },
        { at: '/result/license', on: 'key' },
      ],
      fixed: tool({ sqlTables: [], license: 'MIT' }),
    },
    'a field of the manifest inside `properties`': {
      manifest: tool({ configurations: table({ tools: [] }) }),
      finds: [{ at: '/configurations/properties/tools', on: 'key' }],
      fixed: tool({ tools: [] }),
    },
    'a table in another one': {
      manifest: { name: 'Weather', parameters: { ...table({}), result: table({ sky: { type: 'string' } }) } },
      finds: [{ at: '/parameters/result', on: 'key', says: '`result` is a field of the manifest' }],
      fixed: { name: 'Weather', parameters: table({}), result: table({ sky: { type: 'string' } }) },
    },
    'names from the prototype of objects': {
      manifest: JSON.parse(
        '{"name":"x","parameters":{"type":"object","properties":{},"constructor":{"type":"string","description":"x"}}}',
      ),
      finds: [{ at: '/parameters/constructor', on: 'key' }],
      fixed: JSON.parse(
        '{"name":"x","parameters":{"type":"object","properties":{"constructor":{"type":"string","description":"x"}}}}',
      ),
    },
  },
});
