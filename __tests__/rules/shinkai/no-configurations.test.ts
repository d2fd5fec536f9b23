import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/no-configurations.js';
import { SPREAD, testRule } from '../../support/rule-tester.js';
import { table, tool, without } from './tool.js';

testRule(rule, format, {
  silent: {
    'empty configurations': tool(),
    'a list': tool({ configurations: [] }),
    'a misspelt field, of which shinkai/misspelt-field tells': { ...without('configurations'), configuration: {} },
    'in another table, of which shinkai/misplaced-property tells': {
      ...without('configurations'),
      parameters: table({}, { configurations: table({}) }),
    },
    'entries that cannot be known': { ...without('configurations'), [SPREAD]: true },
  },
  reports: {
    none: {
      manifest: without('configurations'),
      finds: [
        {
          at: '',
          on: 'brace',
          says: '`configurations` is missing, so Shinkai does not load the tool. Add `"configurations": { "type": "object", "properties": {}, "required": [] }`.',
        },
      ],
      fixed: { ...without('configurations'), configurations: { type: 'object', properties: {}, required: [] } },
    },
  },
});
