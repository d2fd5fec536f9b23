import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/field-type.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { service, table, text, tool, withParameter, withResult, withService, CITY, SKY } from './tool.js';

const ONE = '/oauth/0';

testRule(rule, format, {
  silent: {
    'every field with a value of its type': tool({
      id: 'weather',
      author: 'Shinkai',
      homepage: 'https://shinkai.com',
      tool_type: 'typescript',
      license: 'MIT',
      sqlTables: [],
      sqlQueries: [],
      tools: [],
      oauth: [service({ refreshToken: 'true', pkceType: 'S256' })],
    }),
    'no homepage, no OAuth and no lists, written as null': tool({
      homepage: null,
      oauth: null,
      sqlTables: null,
      sqlQueries: null,
      tools: null,
    }),
    'other fields that may be absent, written as null': tool({
      id: null,
      version: null,
      description: null,
      author: null,
      keywords: null,
      tool_type: null,
      license: null,
      parameters: table({ city: text({ nullable: null }) }, { required: null }),
      result: table({ sky: { type: 'string', description: null } }),
    }),
    'configurations that the product writes as an empty list': tool({ configurations: [] }),
    'optional OAuth fields that are empty': withService({
      refreshToken: '',
      pkceType: '',
      requestTokenAuthHeader: '',
      requestTokenContentType: '',
    }),
    'optional OAuth fields that are null': withService({
      refreshToken: null,
      pkceType: null,
      requestTokenAuthHeader: null,
      requestTokenContentType: null,
    }),
    'every value that an optional OAuth field may have': tool({
      oauth: [
        service({
          pkceType: 'plain',
          requestTokenAuthHeader: 'basic',
          requestTokenContentType: 'application/x-www-form-urlencoded',
        }),
      ],
    }),
    'what producers add': tool({
      runner: 'any',
      operating_system: ['linux'],
      tool_set: '',
      assets: null,
      file_inbox: 'x',
      output_arg: {},
      activated: true,
    }),
    'a tuple in the result': withResult({ type: 'array', items: [{ type: 'number' }, { type: 'number' }] }),
    'any default': withParameter(text({ default: { nested: [1] } })),
    'values that cannot be known': tool({
      version: UNKNOWN,
      keywords: [UNKNOWN],
      parameters: table({ city: UNKNOWN }),
    }),
    'entries of a list that cannot be known': tool({ keywords: UNKNOWN, oauth: UNKNOWN }),
    'prototypes and proxies': JSON.parse('{"name":"x","__proto__":{"version":1}}') as unknown,
  },
  reports: {
    'a blank name': {
      manifest: tool({ name: ' ' }),
      finds: [
        {
          at: '/name',
          on: 'value',
          says: '`name` must be a string that is not blank but is the blank string " ", so Shinkai rejects the manifest or ignores this field. Fill it in.',
        },
      ],
    },
    'a version that is a number': {
      manifest: tool({ version: 1 }),
      finds: [
        {
          at: '/version',
          on: 'value',
          says: '`version` must be a string or null but is the number 1, so Shinkai rejects the manifest or ignores this field. Put the value in quotes: `"1"`.',
        },
      ],
      fixed: tool({ version: '1' }),
    },
    'an empty name': {
      manifest: tool({ name: '' }),
      finds: [{ at: '/name', on: 'value', says: /a string that is not blank/ }],
    },
    'keywords in one string': {
      manifest: tool({ keywords: 'weather, city' }),
      finds: [{ at: '/keywords', on: 'value' }],
    },
    'a keyword that is a number': {
      manifest: tool({ keywords: ['a', 7] }),
      finds: [{ at: '/keywords/1', on: 'value' }],
    },
    'tools that are no list': {
      manifest: tool({ tools: 'local:::a:::b' }),
      finds: [{ at: '/tools', on: 'value', says: /an array or null/ }],
    },
    'an OAuth version that is not 2.0': {
      manifest: withService({ version: '1.0' }),
      finds: [
        {
          at: `${ONE}/version`,
          on: 'value',
          says: '`version` must be "2.0" but is "1.0", so Shinkai rejects the manifest or ignores this field. Write `"2.0"`.',
        },
      ],
    },
    'a response type that is not code': {
      manifest: withService({ responseType: 'token' }),
      finds: [{ at: `${ONE}/responseType`, on: 'value' }],
    },
    'a refresh token that is a boolean': {
      manifest: withService({ refreshToken: true }),
      finds: [
        {
          at: `${ONE}/refreshToken`,
          on: 'value',
          says: '`refreshToken` must be "true", "" or null but is the boolean true, so Shinkai rejects the manifest or ignores this field. Write one of these values.',
        },
      ],
    },
    'a PKCE type that does not exist': {
      manifest: withService({ pkceType: 'S512' }),
      finds: [{ at: `${ONE}/pkceType`, on: 'value' }],
    },
    'values for a token request that do not exist': {
      manifest: withService({ requestTokenContentType: 'application/json', requestTokenAuthHeader: 'Bearer' }),
      finds: [
        { at: `${ONE}/requestTokenContentType`, on: 'value' },
        { at: `${ONE}/requestTokenAuthHeader`, on: 'value' },
      ],
    },
    'a scope that is a number': {
      manifest: withService({ scopes: [1] }),
      finds: [{ at: `${ONE}/scopes/0`, on: 'value' }],
    },
    'one OAuth service that is no list': {
      manifest: tool({ oauth: service() }),
      finds: [{ at: '/oauth', on: 'value' }],
    },
    'a table of SQL that is a string': {
      manifest: tool({ sqlTables: ['CREATE TABLE a (b)'] }),
      finds: [{ at: '/sqlTables/0', on: 'value' }],
    },
    'a property that is a string': {
      manifest: withParameter('string'),
      finds: [
        {
          at: CITY,
          on: 'value',
          says: '`city` must be an object but is the string "string", so Shinkai rejects the manifest or ignores this field. Replace the string with an object.',
        },
      ],
    },
    'wrong attributes at every depth': {
      manifest: withParameter({
        type: 'object',
        description: 'A place.',
        nullable: 'yes',
        properties: {
          tags: { type: 'array', description: ['x'], items: { type: 'object', properties: [], required: 'a' } },
        },
      }),
      finds: [
        { at: `${CITY}/nullable`, on: 'value' },
        { at: `${CITY}/properties/tags/description`, on: 'value' },
        { at: `${CITY}/properties/tags/items/properties`, on: 'value' },
        { at: `${CITY}/properties/tags/items/required`, on: 'value' },
      ],
    },
    'an attribute in quotes': {
      manifest: withParameter({ type: 'string', description: 'A place.', nullable: 'true' }),
      finds: [{ at: `${CITY}/nullable`, on: 'value', says: 'Write `true`, without quotes' }],
      fixed: withParameter({ type: 'string', description: 'A place.', nullable: true }),
    },
    'items that are a tuple in a parameter': {
      manifest: withParameter(text({ type: 'array', items: [] })),
      finds: [{ at: `${CITY}/items`, on: 'value' }],
    },
    'items that are no object in the result': {
      manifest: withResult({ type: 'array', items: 'string' }),
      finds: [{ at: `${SKY}/items`, on: 'value', says: '`items` must be an object' }],
    },
    'names in `required` that are no strings': {
      manifest: tool({ result: table({}, { required: [1] }) }),
      finds: [{ at: '/result/required/0', on: 'value' }],
    },
  },
});
