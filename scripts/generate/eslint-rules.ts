/** src/generated/eslint-rules.ts: what ESLint wants to know of every rule, without the rules' code. */
import type { Rule } from '../../src/core/rule.js';
import type { RuleFacts } from '../../src/eslint/types.js';
import { HEADER } from './validator.js';

export function eslintRules(rules: readonly Rule[], factsOf: (rule: Rule) => RuleFacts): string {
  const facts = rules.map((rule) => JSON.stringify(factsOf(rule)));
  return [
    HEADER,
    `import type { RuleFacts } from '../eslint/types.js';`,
    '',
    `export const rules: readonly RuleFacts[] = [${facts.join(',\n')}];`,
    '',
  ].join('\n');
}
