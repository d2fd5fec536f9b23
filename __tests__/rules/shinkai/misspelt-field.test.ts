import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/misspelt-field.js';
import { testRule } from '../../support/rule-tester.js';
import { service, tool, without, withService, serviceWithout } from './tool.js';

testRule(rule, format, {
  silent: {
    'fields in the spelling of the document': tool({
      homepage: 'https://shinkai.com',
      sqlTables: [],
      oauth: [service()],
    }),
    'a field that is near to none': tool({ url: 'https://shinkai.com', agent: 'x' }),
    'other fields beside the ones that they are near to': tool({
      runner: 'any',
      banner: 'x.png',
      names: [],
      license: 'MIT',
      license_url: 'https://shinkai.com',
      auth: {},
      oauth: [],
    }),
    'other fields that are near to one': tool({ banner: 'x.png', assets_dir: 'x', schema: {}, license_url: 'x' }),
    'what producers add': tool({
      runner: 'any',
      operating_system: [],
      tool_set: '',
      assets: [],
      file_inbox: '',
      output_arg: {},
      activated: true,
    }),
  },
  reports: {
    'a name in the singular': {
      manifest: tool({ sqlQuery: [], sql_tables: [] }),
      finds: [
        { at: '/sqlQuery', on: 'key', says: 'to `sqlQueries`.', severity: 'info' },
        { at: '/sql_tables', on: 'key', severity: 'info' },
      ],
      fixed: tool({ sqlQueries: [], sqlTables: [] }),
    },
    'a name in the singular for a text': {
      manifest: tool({ sqlQuery: 'SELECT 1' }),
      finds: [{ at: '/sqlQuery', on: 'key', severity: 'warning' }],
    },
    'a list that is not empty': {
      manifest: tool({ sql_queries: [{ name: 'all', query: 'SELECT 1' }] }),
      finds: [{ at: '/sql_queries', on: 'key', severity: 'warning' }],
      fixed: tool({ sqlQueries: [{ name: 'all', query: 'SELECT 1' }] }),
    },
    homePage: {
      manifest: tool({ homePage: 'https://shinkai.com' }),
      finds: [
        {
          at: '/homePage',
          on: 'key',
          says: '`homePage` is not a field of a Shinkai manifest, so it is ignored.',
          severity: 'warning',
        },
      ],
      fixed: tool({ homepage: 'https://shinkai.com' }),
    },
    'a value that the field cannot have, so that a rename alone would make it worse': {
      manifest: tool({ authors: ['Ada'] }),
      finds: [{ at: '/authors', on: 'key', says: 'to `author`.' }],
      fixed: tool({ authors: ['Ada'] }),
    },
    'homePage beside homepage': {
      manifest: tool({ homepage: 'https://shinkai.com', homePage: '' }),
      finds: [
        {
          at: '/homePage',
          on: 'key',
          says: '`homePage` is not a field of a Shinkai manifest, so only `homepage` next to it is read. Remove `homePage`. If its value is the right one, move it to `homepage` first.',
          severity: 'info',
        },
      ],
    },
    'lists of SQL in snake case': {
      manifest: tool({ sql_tables: [], sql_queries: [] }),
      finds: [
        { at: '/sql_tables', on: 'key', says: / to `sqlTables`\./ },
        { at: '/sql_queries', on: 'key', says: / to `sqlQueries`\./ },
      ],
      fixed: tool({ sqlTables: [], sqlQueries: [] }),
    },
    'OAuth fields in snake case': {
      manifest: withService({ request_token_auth_header: '', request_token_content_type: '' }),
      finds: [
        { at: '/oauth/0/request_token_auth_header', on: 'key', says: / to `requestTokenAuthHeader`\./ },
        { at: '/oauth/0/request_token_content_type', on: 'key', says: / to `requestTokenContentType`\./ },
      ],
      fixed: withService({ requestTokenAuthHeader: '', requestTokenContentType: '' }),
    },
    'the name itself': {
      manifest: { ...without('name'), Name: 'Weather' },
      finds: [{ at: '/Name', on: 'key', says: /so the required `name` is missing/ }],
      fixed: { ...without('name'), name: 'Weather' },
    },
    'a field of a query': {
      manifest: tool({ sqlQueries: [{ name: 'all', querry: 'SELECT 1' }] }),
      finds: [{ at: '/sqlQueries/0/querry', on: 'key' }],
      fixed: tool({ sqlQueries: [{ name: 'all', query: 'SELECT 1' }] }),
    },
    'an OAuth field that must be there': {
      manifest: tool({
        oauth: [{ ...(serviceWithout('tokenUrl')['oauth'] as object[])[0], token_url: 'https://a.b/c' }],
      }),
      finds: [{ at: '/oauth/0/token_url', on: 'key' }],
      fixed: tool({ oauth: [{ ...(serviceWithout('tokenUrl')['oauth'] as object[])[0], tokenUrl: 'https://a.b/c' }] }),
    },
  },
});
