import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
// @ts-expect-error It is plain JavaScript.
import config from '../../eslint.config.js';

const RELEVANT = /^(toolint\/import-direction|no-restricted-globals|no-restricted-syntax|no-console)$/;

/** Our own configuration without other rules; those that need types are off, as this is not what stands in these files. */
const untyped = [...(config as Linter.Config[]), { files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked }].map(
  ({ rules, ...each }) => ({
    ...each,
    ...(rules && { rules: Object.fromEntries(Object.entries(rules).filter(([id]) => RELEVANT.test(id))) }),
  }),
) as Linter.Config[];
const linter = new Linter({ configType: 'flat' });

function complaints(path: string, code: string): string[] {
  const messages = linter.verify(code, untyped, path);
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.flatMap(({ ruleId }) => (ruleId ? [ruleId] : []));
}

test.each([
  ['src/core/tree.ts', './rule.js'],
  ['src/core/rule.ts', './finding.js'],
  ['src/core/rule.ts', '../engine/locate.js'],
  ['src/engine/lint.ts', '../parse/json/read.js'],
  ['src/engine/lint.ts', '../../rules/index.js'],
  ['src/engine/lint.ts', 'node:fs'],
  ['src/engine/lint.ts', 'path'],
  ['src/engine/structure.ts', 'ajv'],
  ['src/parse/json/read.ts', '../../files/read.js'],
  ['src/parse/json/read.ts', '../../../rules/otc/format.js'],
  ['src/extract/javascript/survey.ts', 'node:fs/promises'],
  ['src/extract/javascript/survey.ts', '../../parse/javascript/babel.js'],
  ['src/files/read.ts', '../config/resolve.js'],
  ['src/config/resolve.ts', '../run/run.js'],
  ['src/run/run.ts', '../../rules/index.js'],
  ['src/run/run.ts', '../report/index.js'],
  ['src/run/run.ts', '../cli/lint.js'],
  ['src/report/formats/json.ts', '../../core/document.js'],
  ['src/report/formats/json.ts', '../../run/run.js'],
  ['src/report/formats/json.ts', 'node:os'],
  ['src/report/formats/json.ts', 'yaml'],
  ['src/github/review.ts', '../engine/lint.js'],
  ['src/github/review.ts', '../../rules/index.js'],
  ['src/cli/lint.ts', '../../rules/index.js'],
  ['src/eslint/judgement.ts', '../extract/javascript/extract.js'],
  ['src/eslint/engine.ts', '../config/resolve.js'],
  ['src/eslint/engine.ts', '../parse/parse.js'],
  ['src/eslint/engine.ts', 'node:fs'],
  ['src/browser.ts', './run/run.js'],
  ['src/browser.ts', 'node:fs'],
  ['rules/otc/id-format.ts', '../../src/engine/lint.js'],
  ['rules/otc/id-format.ts', '../../src/core/document.js'],
  ['rules/otc/id-format.ts', '../../src/parse/json/read.js'],
  ['rules/otc/id-format.ts', '../shinkai/lib/tables.js'],
  ['rules/otc/id-format.ts', '../common/default-type.js'],
  ['rules/openai/format.ts', '../mcp/format.js'],
  ['rules/mcp/format.ts', '../openai/lib/dialect.js'],
  ['rules/otc/id-format.ts', '../index.js'],
  ['rules/otc/lib/definition.ts', '../../../src/core/finding.js'],
  ['rules/otc/id-format.ts', 'node:fs'],
  ['rules/otc/id-format.ts', 'semver'],
  ['rules/common/syntax.ts', '../otc/format.js'],
])('%s may not import %s', (path, specifier) => {
  expect(existsSync(path)).toBe(true);
  for (const code of [
    `import { x } from '${specifier}'; x();`,
    `import type { X } from '${specifier}'; export const x: X = 1;`,
    `export { x } from '${specifier}';`,
    `export * from '${specifier}';`,
    `export const x = import('${specifier}');`,
    `export type X = import('${specifier}').X;`,
  ]) {
    expect(complaints(path, code)).toEqual(['toolint/import-direction']);
  }
});

test.each([
  ['src/core/rule.ts', './tree.js'],
  ['src/engine/lint.ts', '../core/document.js'],
  ['src/parse/json/read.ts', '../../core/tree.js'],
  ['src/parse/yaml/read.ts', 'yaml'],
  ['src/parse/javascript/typescript.ts', '../../extract/javascript/extract.js'],
  ['src/run/run.ts', '../parse/parse.js'],
  ['src/run/run.ts', 'node:fs'],
  ['src/report/formats/sarif.ts', '../../core/rule.js'],
  ['src/github/review.ts', '../core/finding.js'],
  ['src/cli/lint.ts', '../run/run.js'],
  ['src/index.ts', '../rules/index.js'],
  ['rules/otc/id-format.ts', '../../src/core/rule.js'],
  ['rules/otc/id-format.ts', './lib/definition.js'],
  ['rules/otc/field-type.ts', '../common/lib/structural.js'],
  ['rules/openai/format.ts', '../mcp/lib/listing.js'],
])('%s may import %s', (path, specifier) => {
  expect(complaints(path, `import { x } from '${specifier}'; x();`)).toEqual([]);
});

test.each(['src/engine/lint.ts', 'src/parse/json/read.ts', 'src/report/formats/json.ts', 'rules/otc/id-format.ts'])(
  '%s touches neither the process nor the network',
  (path) => {
    for (const code of ['process.exit(1);', 'export const b = Buffer.from("");', "void fetch('/');"]) {
      expect(complaints(path, code)).toEqual(['no-restricted-globals']);
    }
    expect(complaints(path, 'console.log(1);')).toEqual(['no-console']);
  },
);

/** Each way to get at the module of Node that starts programs. */
const STARTING = ['node:child_process', 'child_process', 'cluster'].flatMap((name) => [
  `import { x } from '${name}'; x();`,
  `import type { X } from '${name}'; export const x: X = 1;`,
  `export * from '${name}';`,
  `export const x = import('${name}');`,
  `export const x = import(\`${name}\`);`,
  `export type X = import('${name}').X;`,
  `export const x = require('${name}');`,
  `export const x = process.getBuiltinModule('${name}');`,
]);

test.each([
  'src/files/git-blobs.ts',
  'src/read/file-tree.ts',
  'src/run/changed-files.ts',
  'src/server/stdio.ts',
  'src/cli.ts',
])('%s starts no program', (path) => {
  expect(existsSync(path)).toBe(true);
  for (const code of STARTING) expect([code, complaints(path, code)]).toEqual([code, ['no-restricted-syntax']]);
});

test.each(['src/files/git.ts', 'src/server/process-group.ts', 'src/server/guard.ts'])('%s may start one', (path) => {
  expect(existsSync(path)).toBe(true);
  for (const code of STARTING) expect([code, complaints(path, code)]).toEqual([code, []]);
});

test.each(['__tests__/report/word-diff.test.ts', '__tests__/newcomer.test.ts'])('%s reads no clock', (path) => {
  for (const code of ['performance.now();', 'Date.now();', 'process.hrtime.bigint();'])
    expect([code, complaints(path, code)]).toEqual([code, ['no-restricted-syntax']]);
  expect(complaints(path.replace('.test.', '.long.test.'), 'performance.now();')).toEqual([]);
});

test.each(['src/newcomer.ts', 'src/newcomer/a.ts', 'rules/newcomer/a.ts'])('%s needs a line of its own', (path) => {
  expect(complaints(path, 'export const x = 1;')).toEqual(['toolint/import-direction']);
});

test('an import that leads back to the file is told, types included', () => {
  const own = (config as Linter.Config[]).filter(({ name }) => /^toolint\/(own|imports)$/.test(name ?? ''));
  const messages = (path: string, code: string): string[] =>
    linter
      .verify(code, [...own, { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }], resolve(path))
      .flatMap(({ ruleId, message }) => (ruleId === 'toolint/import-circles' ? [message] : []));
  expect(messages('src/core/tree.ts', `import type { Rule } from './rule.js'; export type X = Rule;`)).toEqual([
    'This import leads back to this file: src/core/rule.ts → src/core/tree.ts.',
  ]);
  expect(messages('src/core/tree.ts', `export const x = import('../engine/lint.js');`)).toHaveLength(1);
  expect(messages('src/engine/lint.ts', `import { entries } from '../core/tree.js'; entries();`)).toEqual([]);
});
