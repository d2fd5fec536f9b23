import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/table-properties.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { table, text, tool } from './tool.js';

testRule(rule, format, {
  silent: {
    'three tables with properties': tool(),
    'no tables': { name: 'Weather' },
    'configurations that the product writes as an empty list': tool({ configurations: [] }),
    'properties in the table itself, of which shinkai/misplaced-property tells': tool({
      parameters: { type: 'object', city: text() },
    }),
    'entries that cannot be known': tool({ parameters: { type: 'object', [SPREAD]: true }, result: table(UNKNOWN) }),
  },
  reports: {
    'no properties': {
      manifest: tool({ parameters: { type: 'object', required: [] } }),
      finds: [{ at: '/parameters', on: 'key', says: '`parameters` has no `properties`' }],
      fixed: tool({ parameters: { type: 'object', required: [], properties: {} } }),
    },
    'no properties, though some are required': {
      manifest: tool({ parameters: { type: 'object', required: ['city'] } }),
      finds: [{ at: '/parameters', on: 'key', says: '`parameters` has no `properties`' }],
    },
    'an empty table': {
      manifest: tool({ result: {} }),
      finds: [{ at: '/result', on: 'key', says: '`result` is empty: it has no `type` and no `properties`' }],
      fixed: tool({ result: table({}) }),
    },
    'parameters whose properties are null': {
      manifest: tool({ parameters: table(null) }),
      finds: [{ at: '/parameters/properties', on: 'value', severity: 'error' }],
      fixed: tool(),
    },
    'settings whose properties are null': {
      manifest: tool({ configurations: table(null) }),
      finds: [
        {
          at: '/configurations/properties',
          on: 'value',
          says: '`configurations.properties` is null, so Shinkai does not load the tool. List the settings, or write',
        },
      ],
      fixed: tool({ configurations: table({}) }),
    },
    'properties that are null': {
      manifest: tool({ result: table(null) }),
      finds: [{ at: '/result/properties', on: 'value', says: '`result.properties` is null', severity: 'warning' }],
      fixed: tool(),
    },
    'properties that are null, though some are required': {
      manifest: tool({ result: table(null, { required: ['weather'] }) }),
      finds: [{ at: '/result/properties', on: 'value', says: '`result.properties` is null' }],
    },
    'properties under the name that others give them': {
      manifest: tool({ parameters: { type: 'object', fields: { city: text() }, required: ['city'] } }),
      finds: [
        {
          at: '/parameters/fields',
          on: 'key',
          says: '`fields` is not a field of `parameters`, so `parameters` has no `properties`, and models cannot tell which parameters the tool takes. Rename `fields` to `properties`.',
        },
      ],
      fixed: tool({ parameters: table({ city: text() }, { required: ['city'] }) }),
    },
    'fields that describe nothing': {
      manifest: tool({ parameters: { type: 'object', fields: ['city'] } }),
      finds: [{ at: '/parameters', on: 'key', says: '`parameters` has no `properties`' }],
      fixed: tool({ parameters: { type: 'object', fields: ['city'], properties: {} } }),
    },
    'misspelt properties that are a list': {
      manifest: tool({ parameters: { type: 'object', propertes: ['city'] } }),
      finds: [{ at: '/parameters/propertes', on: 'key', says: 'Rename `propertes` to `properties`' }],
    },
    'misspelt properties': {
      manifest: tool({ configurations: { type: 'object', propertes: { city: text() } } }),
      finds: [{ at: '/configurations/propertes', on: 'key', says: 'Rename `propertes` to `properties`' }],
      fixed: tool({ configurations: table({ city: text() }) }),
    },
  },
});
