import { isBuiltin } from './pack.js';
import type { Rule } from './rule.js';

export const VERSION = '0.1.0';

/** How reports name us. */
export const TOOL = { name: 'toolint', version: VERSION } as const;

/** A page of the documentation, as it was in this version. */
export const docsPage = (path: string): string => `https://github.com/toolint/toolint/blob/v${VERSION}/docs/${path}`;

/** The page of a rule: of a built-in one as it was in this version; a plugin's rules name their own, or none. */
export function pageOf({ id, url }: Pick<Rule, 'id' | 'url'>): string {
  return url ?? (isBuiltin(id) ? docsPage(`rules/${id}.md`) : '');
}
