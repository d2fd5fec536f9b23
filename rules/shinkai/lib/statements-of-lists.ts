/** What the document of Shinkai metadata 0.9.8 demands and allows of its lists: SQL tables, SQL queries and OAuth. */
import type { Statement } from '../../../src/core/pack.js';

const TABLES_SQL = 'SQL Tables';
const QUERIES_SQL = 'SQL Queries';
const OAUTH = 'OAuth Table';

/** A case in the test of a rule. */
export const shownBy = (rule: string, title: string): string => `__tests__/rules/shinkai/${rule}.test.ts > ${title}`;

export const statementsOfLists: readonly Statement[] = [
  {
    id: 'shinkai/sql-table-fields',
    section: TABLES_SQL,
    says: 'A table has a name and a definition, both strings',
    kind: 'SHOULD',
    rules: ['shinkai/sql-incomplete', 'shinkai/field-type', 'shinkai/sql-duplicate-name'],
    tests: [shownBy('sql-incomplete', 'a table without a definition'), shownBy('sql-duplicate-name', 'two tables')],
  },
  {
    id: 'shinkai/sql-table-definition',
    section: TABLES_SQL,
    says: 'The definition is the SQL statement that creates or defines the table of that name',
    kind: 'MUST',
    rules: ['shinkai/sql-table', 'shinkai/sql-type'],
    tests: [shownBy('sql-table', 'a misspelt keyword'), shownBy('sql-table', 'another name')],
  },
  {
    id: 'shinkai/sql-query-fields',
    section: QUERIES_SQL,
    says: 'A query has a name and the query itself, both strings',
    kind: 'SHOULD',
    rules: ['shinkai/sql-incomplete', 'shinkai/field-type', 'shinkai/sql-duplicate-name'],
    tests: [shownBy('sql-incomplete', 'a query without a name'), shownBy('sql-duplicate-name', 'three queries')],
  },
  {
    id: 'shinkai/sql-query',
    section: QUERIES_SQL,
    says: 'The query is an SQL query or statement',
    kind: 'MUST',
    rules: ['shinkai/sql-query'],
    tests: [shownBy('sql-query', 'a misspelt keyword'), shownBy('sql-query', 'an unknown column')],
  },
  {
    id: 'shinkai/oauth-name',
    section: OAUTH,
    says: 'name is the name of the service, chosen by the author',
    kind: 'SHOULD',
    rules: ['shinkai/oauth-incomplete', 'shinkai/oauth-duplicate', 'shinkai/field-type'],
    tests: [shownBy('oauth-incomplete', 'nothing'), shownBy('oauth-duplicate', 'one name twice')],
  },
  {
    id: 'shinkai/oauth-version',
    section: OAUTH,
    says: 'version is "2.0"',
    kind: 'MUST',
    rules: ['shinkai/field-type'],
    tests: [shownBy('field-type', 'an OAuth version that is not 2.0')],
  },
  {
    id: 'shinkai/oauth-urls',
    section: OAUTH,
    says: 'authorizationUrl, redirectUrl and tokenUrl are the URLs of the login, of the way back and of the token',
    kind: 'SHOULD',
    rules: ['shinkai/oauth-url', 'shinkai/oauth-incomplete', 'shinkai/oauth-fields', 'common/insecure-url'],
    tests: [shownBy('oauth-url', 'a path'), shownBy('oauth-incomplete', 'no URL for tokens')],
  },
  {
    id: 'shinkai/oauth-client',
    section: OAUTH,
    says: 'clientId and clientSecret are what the service gave the client',
    kind: 'SHOULD',
    rules: ['shinkai/oauth-fields', 'shinkai/field-type', 'shinkai/oauth-client-secret'],
    tests: [shownBy('oauth-fields', 'fields that the user fills in'), shownBy('oauth-client-secret', 'a secret')],
  },
  {
    id: 'shinkai/oauth-scopes',
    section: OAUTH,
    says: 'scopes is a list of the permissions that are asked for, each a string',
    kind: 'MUST',
    rules: ['shinkai/oauth-scopes', 'shinkai/oauth-fields', 'shinkai/field-type'],
    tests: [shownBy('oauth-scopes', 'several with commas'), shownBy('field-type', 'a scope that is a number')],
  },
  {
    id: 'shinkai/oauth-response-type',
    section: OAUTH,
    says: 'responseType is "code"',
    kind: 'MUST',
    rules: ['shinkai/field-type', 'shinkai/oauth-fields'],
    tests: [shownBy('field-type', 'a response type that is not code')],
  },
  {
    id: 'shinkai/oauth-optional',
    section: OAUTH,
    says: 'refreshToken, pkceType, requestTokenContentType and requestTokenAuthHeader may be absent',
    kind: 'MAY',
    rules: [],
    tests: [shownBy('oauth-fields', 'a whole service')],
  },
  {
    id: 'shinkai/oauth-refresh-token',
    section: OAUTH,
    says: 'refreshToken is "true", the string',
    kind: 'MUST',
    rules: ['shinkai/field-type'],
    tests: [shownBy('field-type', 'a refresh token that is a boolean')],
  },
  {
    id: 'shinkai/oauth-pkce',
    section: OAUTH,
    says: 'pkceType is "plain" or "S256"',
    kind: 'MUST',
    rules: ['shinkai/field-type', 'shinkai/oauth-pkce-plain'],
    tests: [shownBy('field-type', 'a PKCE type that does not exist'), shownBy('oauth-pkce-plain', 'plain')],
  },
  {
    id: 'shinkai/oauth-token-request',
    section: OAUTH,
    says: 'requestTokenContentType is "application/x-www-form-urlencoded" and requestTokenAuthHeader is "basic"',
    kind: 'MUST',
    rules: ['shinkai/field-type'],
    tests: [
      shownBy('field-type', 'values for a token request that do not exist'),
      shownBy('field-type', 'every value that an optional OAuth field may have'),
    ],
  },
];
