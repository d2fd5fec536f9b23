import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { importCircles } from './scripts/lint/import-circles.js';
import { importDirection } from './scripts/lint/import-direction.js';

/** Neither the disk, nor the network, nor the process: it all runs in a browser too. */
const PURE = ['src/core/**', 'src/engine/**', 'src/parse/**', 'src/extract/**', 'src/report/**', 'rules/**'];
const IMPURE_GLOBALS = ['process', 'Buffer', 'global', 'require', '__dirname', '__filename', 'fetch', 'WebSocket'];

const RULES = 'scripts/lint';
/** What decides about findings beside a file and this configuration; ESLint's cache asks for a plugin's version. */
const DECISIVE = [...readdirSync(at(RULES)).map((name) => `${RULES}/${name}`), 'package-lock.json', 'tsconfig.json'];

const toolint = {
  meta: { name: 'toolint', version: hashOf(DECISIVE) },
  rules: { 'import-direction': importDirection, 'import-circles': importCircles },
};

function at(path) {
  return new URL(path, import.meta.url);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(at(path)));
  return hash.digest('hex');
}

const ON_STACK = {
  selector: 'CallExpression[callee.property.name=/^(?:push|unshift)$/] > SpreadElement.arguments',
  message: 'Each argument takes room on the stack, and a list of strangers may have 200,000 items: use `append`.',
};

const ONE_DOOR = {
  selector:
    ':matches(Literal[value=/^(node:)?(child_process|cluster)$/], TemplateElement[value.raw=/^(node:)?(child_process|cluster)$/])',
  message:
    'Only git and the servers that were asked for are started: git by src/files/git.ts, which turns off what its config would run, and servers by src/server/process-group.ts, with the guard beside it.',
};

const CLOCK = {
  selector:
    'MemberExpression[object.name=/^(?:performance|Date)$/][property.name="now"], MemberExpression[property.name="hrtime"]',
  message:
    'On a busy machine the clock tells nothing about our code: use `within` of __tests__/support/patience.ts, or make it a `*.long.test.ts`.',
};

export default tseslint.config(
  {
    name: 'toolint/generated',
    ignores: [
      'editors/**',
      '__tests__/editor/**',
      'dist/',
      'coverage/',
      '_site/',
      'examples/',
      '**/fixtures/',
      'rules/index.ts',
      'src/generated/',
    ],
  },
  { name: 'toolint/own', plugins: { toolint } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    name: 'toolint/everything',
    rules: {
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'no-undef': 'off',
      // Text from strangers is searched for control characters.
      'no-control-regex': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    name: 'toolint/types',
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/unbound-method': 'off',
      // The types of syntax nodes are an enum of their own names; the compiler checks that a name is one of them.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    name: 'toolint/common-js',
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    name: 'toolint/imports',
    files: ['src/**/*.ts', 'rules/**/*.ts'],
    rules: { 'toolint/import-direction': 'error', 'toolint/import-circles': 'error' },
  },
  {
    name: 'toolint/linear-time',
    // Every text may come from somebody who wants an expression to take for ever.
    files: ['src/**', 'rules/**', 'scripts/**', 'site/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
    },
  },
  {
    name: 'toolint/pure',
    files: PURE,
    rules: { 'no-restricted-globals': ['error', ...IMPURE_GLOBALS], 'no-console': 'error' },
  },
  {
    name: 'toolint/stack',
    files: ['src/**', 'rules/**'],
    rules: { 'no-restricted-syntax': ['error', ON_STACK] },
  },
  {
    name: 'toolint/one-door',
    // The pure folders may import nothing of Node at all.
    files: ['src/**', 'rules/**'],
    ignores: [...PURE, 'src/files/git.ts', 'src/server/process-group.ts', 'src/server/guard.ts'],
    rules: {
      'no-restricted-syntax': ['error', ONE_DOOR, ON_STACK],
    },
  },
  {
    name: 'toolint/no-clock',
    files: ['__tests__/**/*.test.ts'],
    ignores: ['**/*.long.test.ts'],
    rules: { 'no-restricted-syntax': ['error', CLOCK] },
  },
  {
    name: 'toolint/memory',
    files: PURE,
    rules: {
      'no-restricted-syntax': [
        'error',
        ON_STACK,
        {
          selector: ':function :function[generator=true]',
          message:
            'A generator made inside a function has a hidden class of its own once it is called, and V8 keeps all that it can reach until a full collection: the trees of every file. Make it at the top, or collect into a list.',
        },
      ],
    },
  },
);
