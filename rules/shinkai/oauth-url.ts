import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section, objectsIn } from './lib/lists.js';
import { filledIn, isAbsoluteUrl, isWebUrl } from './lib/text.js';

const FIELDS = ['authorizationUrl', 'tokenUrl', 'redirectUrl'] as const;

export default defineRule({
  id: 'shinkai/oauth-url',
  summary: 'A URL of an OAuth service is not absolute',
  severity: 'error',
  in: 'recommended',
  source: section('OAuth Table', 'Users and tokens are sent to these URLs.', 'SHOULD'),
  lists: ['oauth'],
  messages: {
    relative: {
      message: '`{{field}}` is not {{wanted}}, so {{effect}}.',
      help: 'Write a full URL, such as `{{example}}`.',
    },
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, 'oauth')) {
      for (const field of FIELDS) {
        const at = get(service, field);
        if (at?.kind !== 'string' || at.value.trim() === '') continue;
        const url = filledIn(at.value);
        const isFine = field === 'redirectUrl' ? isRedirect(url) : isWebUrl(url);
        if (!isFine) yield { at, message: 'relative', data: { field, ...WORDS[field] } };
      }
    }
  },
});

const WORDS = {
  authorizationUrl: {
    wanted: 'an absolute web URL',
    effect: 'users cannot log in',
    example: 'https://example.com/authorize',
  },
  tokenUrl: {
    wanted: 'an absolute web URL',
    effect: 'Shinkai cannot fetch the access token',
    example: 'https://example.com/token',
  },
  redirectUrl: {
    wanted: 'an absolute URL',
    effect: 'the service cannot send users back',
    example: 'https://example.com/callback',
  },
} as const;

/** Besides the web, an app's own scheme, and the names that stand for "no redirect". */
function isRedirect(url: string): boolean {
  return (
    isAbsoluteUrl(url) ||
    /^urn:ietf:wg:oauth:\S+$/i.test(url) ||
    /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+:\/?[^\s\d]\S*$/i.test(url)
  );
}
