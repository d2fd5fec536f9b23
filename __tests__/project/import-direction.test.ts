import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
// @ts-expect-error It is plain JavaScript.
import config from '../../eslint.config.js';

/** Our own configuration; the rules that need types are off, as this is not what stands in these files. */
const untyped = [
  ...(config as Linter.Config[]),
  { files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked },
] as Linter.Config[];
const linter = new Linter({ configType: 'flat' });

function complaints(path: string, code: string): string[] {
  const relevant = /^(toolint\/import-direction|no-restricted-globals|no-console)$/;
  const messages = linter.verify(code, untyped, path);
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.flatMap(({ ruleId }) => (ruleId && relevant.test(ruleId) ? [ruleId] : []));
}

test.each([
  ['src/core/tree.ts', './rule.js'],
  ['src/core/rule.ts', './finding.js'],
  ['src/core/rule.ts', './locate.js'],
  ['src/core/lint.ts', '../parse/json.js'],
  ['src/core/lint.ts', '../../rules/index.js'],
  ['src/core/lint.ts', 'node:fs'],
  ['src/core/lint.ts', 'path'],
  ['src/core/structure.ts', 'ajv'],
  ['src/parse/json.ts', '../workspace/read.js'],
  ['src/parse/json.ts', '../../rules/otc/format.js'],
  ['src/parse/estree/survey.ts', 'node:fs/promises'],
  ['src/workspace/run.ts', '../../rules/index.js'],
  ['src/workspace/run.ts', '../report/index.js'],
  ['src/workspace/run.ts', '../cli.js'],
  ['src/report/json.ts', '../core/document.js'],
  ['src/report/json.ts', '../workspace/run.js'],
  ['src/report/json.ts', 'node:os'],
  ['src/report/json.ts', 'yaml'],
  ['src/github/review.ts', '../core/lint.js'],
  ['src/github/review.ts', '../../rules/index.js'],
  ['src/cli/lint.ts', '../../rules/index.js'],
  ['src/eslint.ts', './workspace/config.js'],
  ['src/eslint.ts', '../rules/index.js'],
  ['src/eslint.ts', 'node:fs'],
  ['src/eslint/judgement.ts', '../parse/estree/extract.js'],
  ['src/browser.ts', './workspace/run.js'],
  ['src/browser.ts', 'node:fs'],
  ['rules/otc/id-format.ts', '../../src/core/lint.js'],
  ['rules/otc/id-format.ts', '../../src/core/document.js'],
  ['rules/otc/id-format.ts', '../../src/parse/json.js'],
  ['rules/otc/id-format.ts', '../shinkai/lib/tables.js'],
  ['rules/otc/id-format.ts', '../common/default-type.js'],
  ['rules/openai/format.ts', '../mcp/format.js'],
  ['rules/mcp/format.ts', '../openai/lib/dialect.js'],
  ['rules/otc/id-format.ts', '../index.js'],
  ['rules/otc/lib/version.ts', '../../../src/core/finding.js'],
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
  ['src/core/lint.ts', './document.js'],
  ['src/parse/json.ts', '../core/tree.js'],
  ['src/parse/yaml.ts', 'yaml'],
  ['src/parse/estree/survey.ts', '../json.js'],
  ['src/workspace/run.ts', '../parse/parse.js'],
  ['src/workspace/run.ts', 'node:fs'],
  ['src/report/sarif.ts', '../core/rule.js'],
  ['src/github/review.ts', '../core/finding.js'],
  ['src/cli/lint.ts', '../workspace/run.js'],
  ['src/cli-main.ts', '../rules/index.js'],
  ['src/index.ts', '../rules/index.js'],
  ['src/eslint-engine.ts', '../rules/index.js'],
  ['src/action.ts', './github/review.js'],
  ['rules/otc/id-format.ts', '../../src/core/rule.js'],
  ['rules/otc/id-format.ts', './lib/identifier.js'],
  ['rules/otc/field-type.ts', '../common/lib/structural.js'],
  ['rules/openai/format.ts', '../mcp/lib/listing.js'],
])('%s may import %s', (path, specifier) => {
  expect(complaints(path, `import { x } from '${specifier}'; x();`)).toEqual([]);
});

test.each(['src/core/lint.ts', 'src/parse/json.ts', 'src/report/json.ts', 'rules/otc/id-format.ts'])(
  '%s touches neither the process nor the network',
  (path) => {
    for (const code of ['process.exit(1);', 'export const b = Buffer.from("");', "void fetch('/');"]) {
      expect(complaints(path, code)).toEqual(['no-restricted-globals']);
    }
    expect(complaints(path, 'console.log(1);')).toEqual(['no-console']);
  },
);

test.each(['src/newcomer.ts', 'src/newcomer/a.ts', 'rules/newcomer/a.ts'])('%s needs a line of its own', (path) => {
  expect(complaints(path, 'export const x = 1;')).toEqual(['toolint/import-direction']);
});
