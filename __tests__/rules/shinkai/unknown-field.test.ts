import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/unknown-field.js';
import { testRule } from '../../support/rule-tester.js';
import { tool, withService } from './tool.js';

testRule(rule, format, {
  silent: {
    'a misspelt field, of which another rule speaks': tool({ sqlQuery: [] }),
    'every field of the document, and what producers add': tool({
      id: 'weather',
      author: 'Shinkai',
      homepage: null,
      tool_type: 'python',
      license: 'MIT',
      sqlTables: [],
      sqlQueries: [],
      tools: [],
      oauth: [],
      runner: 'any',
      operating_system: ['linux'],
      tool_set: '',
      assets: [],
      file_inbox: '',
      output_arg: {},
      activated: true,
    }),
    'a misspelt field': tool({ homePage: '' }),
    'schema keywords in a table': tool({ parameters: { type: 'object', properties: {}, additionalProperties: false } }),
  },
  reports: {
    'a field of nobody': {
      manifest: tool({ url: 'https://shinkai.com' }),
      finds: [
        {
          at: '/url',
          on: 'key',
          says: '`url` is not a field of a Shinkai manifest, so it is ignored',
        },
      ],
    },
    'a field near to one that stands beside it': {
      manifest: tool({ runner: 'any', banner: 'x.png' }),
      finds: [{ at: '/banner', on: 'key', says: '`banner` is not a field of a Shinkai manifest, so it is ignored' }],
    },
    'in an OAuth service': {
      manifest: withService({ audience: 'x' }),
      finds: [{ at: '/oauth/0/audience', on: 'key' }],
    },
    'in a table of SQL': {
      manifest: tool({ sqlTables: [{ name: 'a', definition: 'CREATE TABLE a (b)', comment: 'x' }] }),
      finds: [{ at: '/sqlTables/0/comment', on: 'key' }],
    },
  },
});
