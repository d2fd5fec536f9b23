import { defineRule, lackOf } from '../../src/core/rule.js';
import { allOf, eitherOf } from '../../src/core/text.js';
import { section, OAUTH_FIELDS, objectsIn } from './lib/lists.js';
import { lacks } from './lib/tables.js';

const FIELDS = ['version', 'redirectUrl', 'clientId', 'clientSecret', 'scopes', 'responseType'];
/** What each user may have to fill in. */
const OF_USER: readonly string[] = ['clientId', 'clientSecret'];

const quoted = (fields: readonly string[]): string[] => fields.map((field) => `\`${field}\``);

export default defineRule({
  id: 'shinkai/oauth-fields',
  summary: 'An OAuth service lacks a field that the document does not mark as optional',
  severity: 'info',
  in: 'strict',
  source: section('OAuth Table', 'Only refreshToken, pkceType and the two requestToken fields are optional.', 'SHOULD'),
  lists: ['oauth'],
  messages: {
    missing: {
      message: "This OAuth service has no {{fields}}, but Shinkai's documentation expects {{them}}.",
      help: 'Add {{them}}.{{empty}}',
    },
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, 'oauth')) {
      const missing = FIELDS.filter((field) => lacks(service, field, OAUTH_FIELDS));
      if (missing.length === 0) continue;
      const data = { fields: eitherOf(quoted(missing)), them: missing.length === 1 ? 'it' : 'them' };
      const ofUser = allOf(quoted(missing.filter((field) => OF_USER.includes(field))));
      const empty = ofUser && ` Leave ${ofUser} empty if users enter their own.`;
      yield { at: lackOf(service, ...missing), message: 'missing', data: { ...data, empty } };
    }
  },
});
