import { format } from '../../../rules/gloodata/format.js';
import rule from '../../../rules/gloodata/required-field.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, extension, SHOW, withField, withTool } from './manifests.js';

const CITIES = { city: { type: 'string', description: 'The city.' }, days: { type: ['integer', 'null'] } };

testRule(rule, format, {
  silent: {
    'all that is required': extension({}),
    'a tool with only a title': extension({ show: { title: 'Show Weather' } }),
    'a field with only a type': withField({ type: 'string' }),
    'an empty schema and an empty ui': withTool({ schema: {}, ui: {} }),
    'fields where they are read, and something beside them': withTool({
      schema: { fields: CITIES, properties: CITIES, city: CITIES.city },
      fields: CITIES,
    }),
    'what is no field': withTool({ fields: ['city'], args: { city: 'rome' }, parameters: {}, inputSchema: { a: {} } }),
    'what cannot be known in a schema': withTool({ schema: { city: UNKNOWN } }),
    'what cannot be known': { ns: UNKNOWN, title: UNKNOWN, tools: UNKNOWN },
    'a spread in the extension': { ns: 'weather', [SPREAD]: true },
    'a spread in a tool': extension({ show: { [SPREAD]: true } }),
    'a spread in a field': withField({ [SPREAD]: true }),
  },
  reports: {
    'an extension without a namespace': {
      manifest: { title: 'Weather', tools: {} },
      finds: [
        {
          at: '',
          on: 'brace',
          says: 'This Gloodata extension has no `ns`, which is required: the namespace identifies the extension',
        },
      ],
    },
    'an extension without a title': {
      manifest: { ns: 'weather', tools: {} },
      finds: [{ at: '', on: 'brace', says: 'This Gloodata extension has no `title`, which is required' }],
    },
    'an extension without tools': {
      manifest: { ns: 'weather', title: 'Weather' },
      finds: [{ at: '', on: 'brace', says: 'This Gloodata extension has no `tools`, which is required' }],
    },
    'a tool without a title': {
      manifest: extension({ show: { examples: ['weather'] } }),
      finds: [
        {
          at: SHOW,
          on: 'key',
          says: 'This tool has no `title`, which is required: the user interface shows the tool under its title. Add `"title": ',
        },
      ],
    },
    'fields directly in the schema': {
      manifest: withTool({ schema: CITIES }),
      finds: [
        {
          at: `${SHOW}/schema`,
          on: 'key',
          says: 'This tool defines its fields in `schema` itself, not in `schema.fields`, so the model sees no fields. Move them to `schema.fields`.',
        },
      ],
      fixed: withTool({ schema: { fields: CITIES } }),
    },
    'fields under the name that JSON Schema has': {
      manifest: withTool({ schema: { type: 'object', properties: CITIES } }),
      finds: [
        {
          at: `${SHOW}/schema/properties`,
          on: 'key',
          says: 'This tool defines its fields in `schema.properties`, not in `schema.fields`, so the model sees no fields. Move them to `schema.fields`.',
        },
      ],
      fixed: withTool({ schema: { fields: CITIES } }),
    },
    'fields directly in the tool': {
      manifest: withTool({ fields: CITIES }),
      finds: [
        {
          at: `${SHOW}/fields`,
          on: 'key',
          says: 'This tool defines its fields in `fields`, not in `schema.fields`, so the model sees no fields. Move them to `schema.fields`.',
        },
      ],
      fixed: withTool({ schema: { fields: CITIES } }),
    },
    'fields as MCP has them': {
      manifest: withTool({ inputSchema: { type: 'object', properties: CITIES } }),
      finds: [
        {
          at: `${SHOW}/inputSchema`,
          on: 'key',
          says: 'This tool defines its fields in `inputSchema`, not in `schema.fields`, so the model sees no fields. Move them to `schema.fields`.',
        },
      ],
      fixed: withTool({ schema: { fields: CITIES } }),
    },
    'fields beside what would be lost': {
      manifest: withTool({ inputSchema: { type: 'object', properties: CITIES, required: ['city'] } }),
      finds: [{ at: `${SHOW}/inputSchema`, on: 'key' }],
    },
    'a field without a type': {
      manifest: withField({ description: 'a city' }),
      finds: [
        {
          at: CITY,
          on: 'key',
          says: 'This `schema.fields` entry has no `type`, which is required: without a type, the model cannot know what to pass. Add `"type": "string"`',
        },
      ],
    },
  },
});
