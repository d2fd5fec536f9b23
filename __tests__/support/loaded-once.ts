/** ESLint in both versions, and what its users parse with: loaded once, not by each file of tests (environment.js). */
import type * as Json from '@eslint/json';
import type * as Typescript from '@typescript-eslint/parser';
import type * as Eslint from 'eslint';
import type * as Espree from 'espree';

declare global {
  var requireOnce: NodeJS.Require;
}

export const { Linter: Linter10, RuleTester: RuleTester10 } = requireOnce('eslint') as typeof Eslint;
export const { Linter: Linter9, RuleTester: RuleTester9 } = requireOnce('eslint-9') as typeof Eslint;
export const { default: json } = requireOnce('@eslint/json') as typeof Json;
export const typescript = requireOnce('@typescript-eslint/parser') as typeof Typescript;
export const espree = requireOnce('espree') as typeof Espree;
