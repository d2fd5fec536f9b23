export const VERSION = '0.1.0';

const PAGES = `https://github.com/toolint/toolint/blob/v${VERSION}/docs/rules`;

/** The page of a built-in rule, as it was in this version. */
export function pageOf(ruleId: string): string {
  return `${PAGES}/${ruleId}.md`;
}
