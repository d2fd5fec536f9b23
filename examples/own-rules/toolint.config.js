import { defineConfig } from 'toolint';

export default defineConfig({
  root: true,
  extends: ['recommended'],
  plugins: ['./house-rules.js'],
  rules: { 'house/verb-first': 'warning' },
  ignore: ['*.test.js'],
});
