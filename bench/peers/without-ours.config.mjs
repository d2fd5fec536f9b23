/** The repository's TypeScript with the rules that ESLint and typescript-eslint recommend. */
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/*.js', '**/*.mjs', '**/*.cjs'] },
  { files: ['**/*.ts'], extends: [js.configs.recommended, tseslint.configs.recommended] },
);
