import rule from '../../../rules/otc/field-type.js';
import { format } from '../../../rules/otc/format.js';
import { testRule, UNKNOWN, type Case } from '../../support/rule-tester.js';
import { definition, requiring, taking } from './definition.js';

const wrong = (field: string, value: unknown, expected: string): Case => ({
  manifest: definition({ [field]: value }),
  finds: [{ at: `/${field}`, on: 'value', says: `\`${field}\` must be ${expected} but is` }],
});

testRule(rule, format, {
  silent: {
    'the right types': requiring({
      authorization: [{ id: 'google', oauth2: { scopes: ['mail'] } }],
      secrets: [{ id: 'API_KEY' }],
      user_id: false,
    }),
    'null for the output schema': definition({ output_schema: null }),
    'an empty output schema': definition({ output_schema: {} }),
    'a whole schema about the parameters': taking({
      $schema: 'x',
      type: 'object',
      not: {},
      minProperties: 1,
      'x-y': 1,
    }),
    'the flat form of the input schema': definition({ input_schema: { type: 'object', properties: {} } }),
    'what cannot be known': definition({ id: UNKNOWN, input_schema: { parameters: UNKNOWN }, requirements: UNKNOWN }),
  },
  reports: {
    'an id that is a number': wrong('id', 1, 'a string'),
    'a version that needs quotes': {
      manifest: definition({ version: 1.2 }),
      finds: [
        {
          at: '/version',
          on: 'value',
          says: /clients reject the tool or ignore this field\. Put the value in quotes: `"1\.2"`\.$/,
        },
      ],
      fixed: definition({ version: '1.2' }),
    },
    'no as YAML 1.1 had it': {
      manifest: requiring({ user_id: 'no' }),
      finds: [{ at: '/requirements/user_id', on: 'value', says: /Write `false`\.$/ }],
    },
    'on as YAML 1.1 had it': {
      manifest: requiring({ user_id: 'On' }),
      finds: [{ at: '/requirements/user_id', on: 'value', says: /Write `true`\.$/ }],
    },
    'a flag that needs none': {
      manifest: requiring({ user_id: 'True' }),
      finds: [{ at: '/requirements/user_id', on: 'value', says: /Write `true`, without quotes\.$/ }],
      fixed: requiring({ user_id: true }),
    },
    'a scope that needs a list': {
      manifest: requiring({ authorization: [{ id: 'a', oauth2: { scopes: 'mail.read' } }] }),
      finds: [
        {
          at: '/requirements/authorization/0/oauth2/scopes',
          on: 'value',
          says: /Put the value in a list: `\["mail\.read"\]`\.$/,
        },
      ],
    },
    'scopes of which nobody knows how many they are': {
      manifest: requiring({ authorization: [{ id: 'a', oauth2: { scopes: 'read write' } }] }),
      finds: [
        {
          at: '/requirements/authorization/0/oauth2/scopes',
          on: 'value',
          says: /ignore this field\. Replace the string with an array\.$/,
        },
      ],
    },
    'a name that is null': {
      manifest: definition({ name: null }),
      finds: [
        {
          at: '/name',
          on: { text: 'null' },
          says: '`name` must be a string but is null, so clients reject the tool or ignore this field. Replace null with a string.',
        },
      ],
    },
    'a description that is a list': wrong('description', ['Adds.'], 'a string'),
    'a version that is a number': { ...wrong('version', 1.2, 'a string'), fixed: definition({ version: '1.2' }) },
    'an input schema that is true': wrong('input_schema', true, 'an object'),
    'an output schema that is a word': wrong('output_schema', 'number', 'an object or null'),
    'requirements that are a list': wrong('requirements', [{ id: 'API_KEY' }], 'an object'),
    'parameters that are a list': {
      manifest: taking([{ name: 'a' }]),
      finds: [{ at: '/input_schema/parameters', on: 'value', says: '`parameters` must be an object' }],
    },
    'parameters that are null': {
      manifest: taking(null),
      finds: [{ at: '/input_schema/parameters', on: { text: 'null' } }],
    },
    'lists and flags of requirements': {
      manifest: requiring({ authorization: {}, secrets: 'API_KEY', user_id: 'yes' }),
      finds: [
        { at: '/requirements/authorization', on: 'value', says: '`authorization` must be an array' },
        { at: '/requirements/secrets', on: 'value', says: '`secrets` must be an array' },
        { at: '/requirements/user_id', on: 'value', says: '`user_id` must be true or false' },
      ],
    },
    'entries of requirements': {
      manifest: requiring({ authorization: ['google', { id: 'github', oauth2: true }], secrets: ['API_KEY'] }),
      finds: [
        { at: '/requirements/authorization/0', on: 'value' },
        { at: '/requirements/authorization/1/oauth2', on: 'value', says: '`oauth2` must be an object' },
        { at: '/requirements/secrets/0', on: 'value' },
      ],
    },
    scopes: {
      manifest: requiring({
        authorization: [
          { id: 'a', oauth2: { scopes: 'mail' } },
          { id: 'b', oauth2: { scopes: [1] } },
        ],
      }),
      finds: [
        { at: '/requirements/authorization/0/oauth2/scopes', on: 'value', says: '`scopes` must be an array' },
        { at: '/requirements/authorization/1/oauth2/scopes/0', on: 'value' },
      ],
    },
    'tools that are no objects': {
      manifest: { tools: [definition(), 'Calculator.Add@1.0.0', 7] },
      finds: [
        { at: '/tools/1', on: 'value', says: 'This must be an object but is' },
        { at: '/tools/2', on: 'value' },
      ],
    },
    'a file that is no object': {
      manifest: 'Calculator.Add@1.0.0',
      finds: [{ at: '', on: 'value' }],
    },
  },
});
