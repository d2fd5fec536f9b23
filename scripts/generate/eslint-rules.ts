/** src/generated/eslint-rules.ts: what ESLint wants to know of every rule, without the rules' code. */
import type { RuleFacts } from '../../src/eslint/types.js';
import { HEADER } from './validator.js';

export function eslintRules(facts: readonly RuleFacts[]): string {
  return [
    HEADER,
    `import type { RuleFacts } from '../eslint/types.js';`,
    '',
    `export const rules: readonly RuleFacts[] = [${facts.map((each) => JSON.stringify(each)).join(',\n')}];`,
    '',
  ].join('\n');
}
