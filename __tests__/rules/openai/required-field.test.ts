import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/required-field.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { openaiTool } from './app.js';

testRule(rule, format, {
  silent: {
    'a type': { tools: [openaiTool({ securitySchemes: [{ type: 'noauth' }, { type: 'oauth2', scopes: ['a'] }] })] },
    'what cannot be known': { tools: [openaiTool({ securitySchemes: [UNKNOWN] })] },
  },
  reports: {
    'a security scheme without a type': {
      manifest: { tools: [openaiTool({}, { securitySchemes: [{ scopes: ['a'] }] })] },
      finds: [
        {
          at: '/tools/0/securitySchemes/0',
          on: 'brace',
          says: 'This security scheme has no `type`, which is required: the type says whether and how the user signs in. Add `"type": "noauth"`, or `"oauth2"`.',
        },
      ],
    },
  },
});
