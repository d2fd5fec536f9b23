import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/required-field.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { tool, without } from './tool.js';

testRule(rule, format, {
  silent: {
    'a name alone': { name: 'Weather' },
    'every field that the document has optional is absent': { name: 'Weather', parameters: {} },
    'entries that cannot be known': { [SPREAD]: true, version: '1.0.0' },
    'a name that cannot be known': tool({ name: UNKNOWN }),
  },
  reports: {
    'no name': {
      manifest: without('name'),
      finds: [
        {
          at: '',
          on: 'brace',
          says: 'This Shinkai manifest has no `name`, which is required: users and models identify the tool by its name.',
        },
      ],
    },
    'a list instead of a manifest': { manifest: { tools: [tool()] }, finds: [{ at: '', on: 'brace' }] },
  },
});
