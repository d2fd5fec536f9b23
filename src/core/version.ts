import type { Rule } from './rule.js';

export const VERSION = '0.1.0';

/** How reports name us. */
export const TOOL = { name: 'toolint', version: VERSION } as const;

const PAGES = `https://github.com/toolint/toolint/blob/v${VERSION}/docs/rules`;

/** The page of a rule: of a built-in one as it was in this version; a plugin's rules name their own, or none. */
export function pageOf({ id, url }: Pick<Rule, 'id' | 'url'>): string {
  return url ?? (PACKS.test(id) ? `${PAGES}/${id}.md` : '');
}

const PACKS = /^(common|shinkai|otc|gloodata|openai|mcp)\//;
