import { defineConfig, globalIgnores } from 'eslint/config';
import toolint from 'toolint/eslint';
import tseslint from 'typescript-eslint';

export default defineConfig([
  // What is built is not linted.
  globalIgnores(['dist/', 'build/']),
  // TypeScript needs the parser that you lint it with anyway.
  { files: ['**/*.ts'], extends: [tseslint.configs.base] },
  // Tools in TypeScript and JavaScript.
  toolint.configs.recommended,
  // Manifests: needs the package @eslint/json.
  toolint.configs.json,
  // Widgets.
  toolint.configs.html,
  {
    // When you set a single rule, say for which files.
    files: ['**/*.ts'],
    rules: { 'toolint/common/description-length': ['warn', { toolMin: 30 }] },
  },
]);
