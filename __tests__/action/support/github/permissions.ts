/** Who asks, and what their token may do. */
import { forbidden } from './refusal.js';

type Permission = 'checks' | 'contents' | 'issues' | 'pull-requests' | 'security-events';
export type Access = 'write' | 'read' | 'none';
export type Permissions = Readonly<Record<Permission, Access>>;

export interface User {
  readonly login: string;
  readonly id: number;
  readonly type: 'User' | 'Bot';
}

export const ACTIONS_BOT: User = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' };
export const STRANGER: User = { login: 'mallory', id: 666, type: 'User' };

const all = (access: Access): Permissions => ({
  checks: access,
  contents: access,
  issues: access,
  'pull-requests': access,
  'security-events': access,
});

export const WRITE_ALL = all('write');
/** What a workflow's token may do on a pull request from a fork. */
export const READ_ONLY = all('read');

export interface Token {
  readonly text: string;
  readonly user: User;
  readonly permissions: Permissions;
}

export function isPersonal({ text }: Token): boolean {
  return /^(ghp_|gho_|ghu_|github_pat_)/.test(text);
}

/** Any of the permissions is enough: a comment on a pull request is also one on an issue. */
export function demand(token: Token, access: 'read' | 'write', ...anyOf: Permission[]): void {
  const enough = access === 'write' ? ['write'] : ['write', 'read'];
  if (!anyOf.some((name) => enough.includes(token.permissions[name]))) throw forbidden();
}
