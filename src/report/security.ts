/** The rules about security, and how grave GitHub's code scanning is to take them (CVSS, 0 to 10). */

interface SecurityRule {
  readonly severity: string;
  /** What it points at must not be repeated anywhere. */
  readonly secret?: true;
}

export const SECURITY: ReadonlyMap<string, SecurityRule> = new Map<string, SecurityRule>([
  ['common/hidden-text', { severity: '8.0' }],
  ['common/instruction-override', { severity: '8.0' }],
  ['common/hardcoded-secret', { severity: '9.0', secret: true }],
  ['shinkai/oauth-client-secret', { severity: '8.5', secret: true }],
  ['shinkai/oauth-pkce-plain', { severity: '5.0' }],
]);
