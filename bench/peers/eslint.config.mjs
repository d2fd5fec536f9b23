/** ESLint with the rules of @eslint/json. */
import json from '@eslint/json';

export default [
  { files: ['**/*.json'], plugins: { json }, language: 'json/json', rules: json.configs.recommended.rules },
];
