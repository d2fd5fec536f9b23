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
    relative: '`{{field}}` must be an absolute URL: {{use}}. Write only the full URL, starting with `https://`.',
  },
  *check(manifest) {
    for (const service of objectsIn(manifest, 'oauth')) {
      for (const field of FIELDS) {
        const at = get(service, field);
        if (at?.kind !== 'string' || at.value.trim() === '') continue;
        const url = filledIn(at.value);
        const isFine = field === 'redirectUrl' ? isRedirect(url) : isWebUrl(url);
        if (!isFine) yield { at, message: 'relative', data: { field, use: USES[field] } };
      }
    }
  },
});

const USES: Readonly<Record<(typeof FIELDS)[number], string>> = {
  authorizationUrl: "the user's browser is sent to it",
  tokenUrl: 'Shinkai fetches the access token from it',
  redirectUrl: 'the service sends the user back to it',
};

/** Besides the web, an app's own scheme, and the names that stand for "no redirect". */
function isRedirect(url: string): boolean {
  return (
    isAbsoluteUrl(url) ||
    /^urn:ietf:wg:oauth:\S+$/i.test(url) ||
    /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+:\/?[^\s\d]\S*$/i.test(url)
  );
}
