import { format } from '../../../rules/gloodata/format.js';
import rule from '../../../rules/gloodata/unknown-field.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, extension, SHOW, withField, withTool, withUi } from './manifests.js';

testRule(rule, format, {
  silent: {
    'what the document shows': withUi(
      { city: { type: 'string', enum: ['rome'], examples: ['rome'] } },
      { prefix: 'a', suffix: 'b', args: {} },
    ),
    'what the product writes in an extension': extension(
      {},
      { description: 'a', tagValues: {}, handlers: [], dynEnums: null },
    ),
    'what the product writes in a tool': withTool({ description: 'a', contextActions: [], ui: { manualUpdate: true } }),
    'what the product writes in a field': withField({ type: 'string', format: 'date', multiline: true, title: 'City' }),
    'what the product writes in an argument': withUi(
      {},
      { args: { city: { from: 'city', dtypeNs: 'a', dtypeName: 'City' } } },
    ),
    'the place of a schema, for editors': extension({}, { $schema: './schema.json' }),
    'fields in the wrong place, of which another rule speaks': extension({
      a: { title: 'A', schema: { city: { type: 'string' } } },
      b: { title: 'B', fields: { city: { type: 'string' } } },
    }),
    'misspelt fields': extension({ show: { title: 'Show Weather', exampels: [] } }),
    'what cannot be known': extension(UNKNOWN),
  },
  reports: {
    'in an extension': {
      manifest: extension({}, { version: '1.0' }),
      finds: [
        { at: '/version', on: 'key', says: '`version` is not a field of a Gloodata extension, so it is ignored' },
      ],
    },
    'in a tool': {
      manifest: withTool({ icon: 'flag' }),
      finds: [{ at: `${SHOW}/icon`, on: 'key', says: '`icon` is not a field of a tool, so it is ignored' }],
    },
    'in a schema': {
      manifest: withTool({ schema: { type: 'object', properties: {} } }),
      finds: [
        { at: `${SHOW}/schema/type`, on: 'key', says: '`type` is not a field of `schema`, so it is ignored' },
        { at: `${SHOW}/schema/properties`, on: 'key' },
      ],
    },
    'in a field': {
      manifest: withField({ type: 'string', 'x-order': 1 }),
      finds: [
        {
          at: `${CITY}/x-order`,
          on: 'key',
          says: '`x-order` is not a field of a `schema.fields` entry, so it is ignored',
        },
      ],
    },
    'in a ui': {
      manifest: withTool({ ui: { icon: 'flag' } }),
      finds: [{ at: `${SHOW}/ui/icon`, on: 'key', says: '`icon` is not a field of `ui`, so it is ignored' }],
    },
    'in an argument': {
      manifest: withTool({ ui: { args: { city: { icon: 'flag' } } } }),
      finds: [
        {
          at: `${SHOW}/ui/args/city/icon`,
          on: 'key',
          says: '`icon` is not a field of an `args` entry, so it is ignored',
        },
      ],
    },
  },
});
