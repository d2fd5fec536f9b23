/** The lists of a manifest: its tables and queries of SQL, and its OAuth services. */
import type { Manifest } from '../../../src/core/rule.js';
import { get, items, type ObjectNode } from '../../../src/core/tree.js';

export const OAUTH_FIELDS = [
  'name',
  'version',
  'authorizationUrl',
  'redirectUrl',
  'tokenUrl',
  'clientId',
  'clientSecret',
  'scopes',
  'responseType',
  'refreshToken',
  'pkceType',
  'requestTokenContentType',
  'requestTokenAuthHeader',
];

type ListName = 'sqlTables' | 'sqlQueries' | 'oauth';

export function objectsIn(manifest: Manifest, list: ListName): readonly ObjectNode[] {
  const all = items(get(manifest.root, list));
  return all.length === 0 ? NONE : all.filter((item) => item.kind === 'object');
}

const NONE: readonly ObjectNode[] = [];
