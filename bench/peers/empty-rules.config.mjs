/** The same with as many rules as ours, which do nothing: what ESLint itself takes for rules. */
import toolint from '../../dist/eslint.js';
import without from './without-ours.config.mjs';

const { recommended } = toolint.configs;
const names = Object.keys(toolint.rules).filter((name) => `toolint/${name}` in recommended.rules);
const rules = Object.fromEntries(
  names.map((name) => [name, { meta: { schema: false }, create: () => ({ Program() {} }) }]),
);

export default [
  ...without,
  {
    files: recommended.files,
    plugins: { empty: { rules } },
    rules: Object.fromEntries(names.map((name) => [`empty/${name}`, 'error'])),
  },
];
