/**
 * `dist/` is CommonJS, since the command line starts sooner so, and ES modules in it say so by their names. Here is what
 * is asked for by a file's name, by tools that do not know `exports`.
 */
const PACKAGE = (type: string): string => `${JSON.stringify({ type }, null, 2)}\n`;

/** `names`: what the library exports. */
export function byFile(names: readonly string[]): [path: string, text: string][] {
  return [
    ['dist/package.json', PACKAGE('commonjs')],
    ['dist/types/package.json', PACKAGE('module')],
    [
      'dist/index.js',
      `'use strict';\nconst library = require('./index.mjs');\n${names.map((name) => `exports.${name} = library.${name};\n`).join('')}`,
    ],
    [
      'dist/eslint.js',
      "'use strict';\nconst { default: toolint, toEslintPlugin } = require('./eslint.mjs');\n" +
        'module.exports = { ...toolint };\nmodule.exports.toEslintPlugin = toEslintPlugin;\n',
    ],
  ];
}
