import { defineRule, lack } from '../../src/core/rule.js';
import { eitherOf } from '../../src/core/text.js';
import { section, OAUTH_FIELDS, objectsIn } from './lib/lists.js';
import { lacks } from './lib/tables.js';

const FIELDS = ['version', 'redirectUrl', 'clientId', 'clientSecret', 'scopes', 'responseType'];

export default defineRule({
  id: 'shinkai/oauth-fields',
  summary: 'An OAuth service lacks a field that the document does not mark as optional',
  severity: 'info',
  in: 'strict',
  source: section('OAuth Table', 'Only refreshToken, pkceType and the two requestToken fields are optional.', 'SHOULD'),
  lists: ['oauth'],
  messages: {
    missing:
      'This OAuth service has no {{fields}}, which the documentation does not mark as optional. Add what is missing. Use an empty value if the user fills it in.',
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, 'oauth')) {
      const missing = FIELDS.filter((field) => lacks(service, field, OAUTH_FIELDS));
      const fields = eitherOf(missing.map((field) => `\`${field}\``));
      if (missing.length > 0) yield { at: lack(service), message: 'missing', data: { fields } };
    }
  },
});
