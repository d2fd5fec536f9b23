/** What `toolint init` says about ESLint where tools are written in TypeScript or JavaScript. It writes nothing there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../workspace/read.js';

const NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((ending) => `eslint.config.${ending}`);

const WHOLE = `import { defineConfig } from 'eslint/config';
import toolint from 'toolint/eslint';
import tseslint from 'typescript-eslint';

export default defineConfig([
  { files: ['**/*.ts', '**/*.tsx'], extends: [tseslint.configs.base] },
  toolint.configs.recommended,
]);`;

const ADDED = `import toolint from 'toolint/eslint';

  toolint.configs.recommended, // one more item of the list that is exported`;

export function eslintLines(cwd: string): string[] {
  const name = NAMES.find((each) => existsSync(join(cwd, each)));
  if (name === undefined) {
    return [
      'For the same rules in the editor, npm install --save-dev toolint eslint typescript-eslint, and eslint.config.js:',
      '',
      ...indented(WHOLE),
      '',
    ];
  }
  const read = readText(join(cwd, name));
  if ('text' in read && read.text.includes('toolint')) return [];
  return [
    `For the same rules in the editor, npm install --save-dev toolint, and add to ${name}:`,
    '',
    ...indented(ADDED),
    '',
  ];
}

const indented = (text: string): string[] => text.split('\n').map((line) => (line === '' ? '' : `    ${line}`));
