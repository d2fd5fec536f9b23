import { defineRule, lackOf } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section, OAUTH_FIELDS, objectsIn } from './lib/lists.js';
import { lacks } from './lib/tables.js';

const FIELDS = ['name', 'authorizationUrl', 'tokenUrl'];

export default defineRule({
  id: 'shinkai/oauth-incomplete',
  summary: 'An OAuth service without name, authorizationUrl or tokenUrl',
  severity: 'error',
  in: 'recommended',
  source: section('OAuth Table', 'A service has a name, a URL to authorize at and one to fetch tokens from.', 'SHOULD'),
  lists: ['oauth'],
  messages: {
    missing: {
      message: 'This OAuth service has no {{fields}}, so users cannot log in with it.',
      help: 'Add {{them}}.',
    },
    empty: {
      message: 'The `{{fields}}` of this OAuth service is blank, so users cannot log in with it.',
      help: 'Fill it in.',
    },
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, 'oauth')) {
      const missing = FIELDS.filter((field) => lacks(service, field, OAUTH_FIELDS));
      if (missing.length > 0)
        yield {
          at: lackOf(service, ...missing),
          message: 'missing',
          data: { fields: list(missing), them: missing.length === 1 ? 'the field' : 'these fields' },
        };
      for (const fields of FIELDS) {
        const at = get(service, fields);
        if (at?.kind === 'null' || (at?.kind === 'string' && at.value.trim() === '')) {
          yield { at, message: 'empty', data: { fields } };
        }
      }
    }
  },
});

function list(fields: readonly string[]): string {
  const quoted = fields.map((field) => `\`${field}\``);
  return quoted.length < 2 ? quoted.join() : `${quoted.slice(0, -1).join(', no ')} and no ${quoted.at(-1)}`;
}
