import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/security-schemes.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { openaiTool } from './app.js';

const onTool = (...securitySchemes: unknown[]) => ({ tools: [openaiTool({}, { securitySchemes })] });

testRule(rule, format, {
  silent: {
    'the two types': onTool({ type: 'noauth' }, { type: 'oauth2', scopes: ['read'] }),
    'the two types in `_meta`': { tools: [openaiTool({ securitySchemes: [{ type: 'noauth' }, { type: 'oauth2' }] })] },
    'no type, or one that is no text, of which other rules speak': onTool({ scopes: [] }, { type: 2 }, 'oauth2'),
    'a type that cannot be known': onTool({ type: UNKNOWN }, { [SPREAD]: 0 }, UNKNOWN),
    'a list that cannot be known': { tools: [openaiTool({ securitySchemes: UNKNOWN })] },
  },
  reports: {
    'a type of OpenAPI': {
      manifest: onTool({ type: 'noauth' }, { type: 'http', scheme: 'bearer' }),
      finds: [
        {
          at: '/tools/0/securitySchemes/1/type',
          on: 'value',
          says: '`http` is not a security scheme that OpenAI knows, so hosts cannot use it',
        },
      ],
    },
    'a slip in `_meta`': {
      manifest: { tools: [openaiTool({ securitySchemes: [{ type: 'OAuth2' }] })] },
      finds: [
        {
          at: '/tools/0/_meta/securitySchemes/0/type',
          on: 'value',
          says: 'Write `oauth2` if the user signs in, else `noauth`',
        },
      ],
    },
  },
});
