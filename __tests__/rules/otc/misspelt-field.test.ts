import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/misspelt-field.js';
import { testRule } from '../../support/rule-tester.js';
import { definition, requiring, without } from './definition.js';

testRule(rule, format, {
  silent: {
    'known fields': requiring({ authorization: [{ id: 'a', oauth2: { scopes: ['b'] } }], secrets: [], user_id: true }),
    'a field that is near none': definition({ annotations: {}, category: 'math' }),
    'what stands in the place of another field, and is no misspelt `$schema`': definition({ schema: {}, schemas: [] }),
    'other fields beside the ones that they are near to': definition({ ids: [], names: [], versions: ['1.0.0'] }),
    'the beginning of a field that is there, or need not be': definition({ desc: 'Adds.', require: [] }),
    'the beginning of a field that it cannot be': {
      ...without('output_schema'),
      output: 'A number.',
      input_schema: { params: 2 },
    },
    'parameters near a field': definition({
      input_schema: { parameters: { properties: { versoin: { description: 'A version.' } } } },
    }),
    'keys of a flat input schema': definition({ input_schema: { type: 'object', properties: {}, paramters: {} } }),
  },
  reports: {
    'a required field in another spelling': {
      manifest: { ...without('input_schema'), inputSchema: { parameters: {} } },
      finds: [
        {
          at: '/inputSchema',
          on: 'key',
          says: '`inputSchema` is not a field of an OTC tool definition, so the required `input_schema` is missing. Rename `inputSchema` to `input_schema`.',
        },
      ],
      fixed: { ...without('input_schema'), input_schema: { parameters: {} } },
    },
    'a required field with a slip': {
      manifest: { ...without('description'), descripton: 'Adds.' },
      finds: [{ at: '/descripton', on: 'key' }],
      fixed: { ...without('description'), description: 'Adds.' },
    },
    'required fields that are cut short': {
      manifest: { ...without('description'), input_schema: { params: {} }, desc: 'Adds.' },
      finds: [
        { at: '/input_schema/params', on: 'key', says: 'so the required `parameters` is missing.' },
        {
          at: '/desc',
          on: 'key',
          says: '`desc` is not a field of an OTC tool definition, so the required `description` is missing. Rename `desc` to `description`.',
        },
      ],
      fixed: { ...without('description'), input_schema: { parameters: {} }, description: 'Adds.' },
    },
    'misspelt parameters': {
      manifest: definition({ input_schema: { paramters: {} } }),
      finds: [{ at: '/input_schema/paramters', on: 'key', says: 'so the required `parameters` is missing.' }],
      fixed: definition({ input_schema: { parameters: {} } }),
    },
    'misspelt requirements': {
      manifest: requiring({ Authorization: [], secret: [], userId: true }),
      finds: [
        { at: '/requirements/Authorization', on: 'key' },
        { at: '/requirements/secret', on: 'key' },
        { at: '/requirements/userId', on: 'key', says: 'to `user_id`.' },
      ],
      fixed: requiring({ authorization: [], secrets: [], user_id: true }),
    },
    'a misspelt id of a secret': {
      manifest: requiring({ secrets: [{ ID: 'API_KEY' }] }),
      finds: [{ at: '/requirements/secrets/0/ID', on: 'key', says: 'so the required `id` is missing.' }],
      fixed: requiring({ secrets: [{ id: 'API_KEY' }] }),
    },
    'misspelt scopes': {
      manifest: requiring({ authorization: [{ id: 'a', oauth2: { scope: ['b'] } }] }),
      finds: [{ at: '/requirements/authorization/0/oauth2/scope', on: 'key' }],
      fixed: requiring({ authorization: [{ id: 'a', oauth2: { scopes: ['b'] } }] }),
    },
    'a field that stands there already': {
      manifest: definition({ Version: '1.0.0' }),
      finds: [
        {
          at: '/Version',
          on: 'key',
          says: 'Remove `Version`. If its value is the right one, move it to `version` first.',
        },
      ],
    },
  },
});
