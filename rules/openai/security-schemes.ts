import { defineRule } from '../../src/core/rule.js';
import { get, items } from '../../src/core/tree.js';
import { listingOf } from '../mcp/lib/listing.js';
import { appsSdk } from './lib/dialect.js';

const KNOWN: ReadonlySet<string> = new Set(['noauth', 'oauth2']);

export default defineRule({
  id: 'openai/security-schemes',
  summary: 'A security scheme of a type that hosts do not know',
  severity: 'error',
  in: 'recommended',
  source: appsSdk('Reference, securitySchemes', 'A security scheme is of the type noauth or oauth2.'),
  messages: {
    type: {
      message: '`{{type}}` is not a security scheme that OpenAI knows, so hosts cannot use it.',
      help: 'Write `oauth2` if the user signs in, else `noauth`.',
    },
  },
  *check(manifest) {
    for (const tool of listingOf(manifest).tools) {
      // Many write the same list in both places, by one constant.
      const lists = new Set([get(tool, 'securitySchemes'), get(tool, '_meta', 'securitySchemes')]);
      for (const scheme of [...lists].flatMap((list) => items(list))) {
        const at = get(scheme, 'type');
        // An empty text, or no text at all, is openai/field-type's.
        if (at?.kind === 'string' && !KNOWN.has(at.value)) yield { at, message: 'type', data: { type: at.value } };
      }
    }
  },
});
