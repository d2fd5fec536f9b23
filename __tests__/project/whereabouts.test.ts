/** Where toolint can be had: one line says it, and the pages follow, before and after the first release. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { withWhereabouts } from '../../scripts/generate/whereabouts.js';
import { VERSION, whereabouts } from '../../src/core/version.js';

const REPOSITORY = 'https://github.com/toolint/toolint';
const before = whereabouts();
const after = whereabouts(REPOSITORY);

const PAGE = [
  '```yaml',
  'name: toolint',
  'any: text',
  '```',
  '- uses: toolint/toolint@<full commit SHA> # v0.0.9',
  'npm install --save-dev toolint eslint',
  '- npx --yes toolint@0.0.9 --format gitlab',
  '{ "args": ["--yes", "toolint@0.0.9", "mcp"] }',
  '  - repo: https://github.com/toolint/toolint',
  '    rev: v0.0.9',
  '<!-- where: npx -->',
  '',
  'Old.',
  '',
  '<!-- /where -->',
  '',
].join('\n');

describe('a page', () => {
  test('names a clone and a fork before the first release', () => {
    const page = withWhereabouts(PAGE, 'name: toolint\n', before);
    for (const part of [
      '```yaml\nname: toolint\n```',
      '- uses: YOUR-NAME/toolint@<full commit SHA>\n',
      'npm install --save-dev ../toolint eslint',
      '- npx --yes github:YOUR-NAME/toolint#FULL-COMMIT-SHA --format gitlab',
      '["--yes", "github:YOUR-NAME/toolint#FULL-COMMIT-SHA", "mcp"]',
      '  - repo: https://github.com/YOUR-NAME/toolint\n    rev: FULL-COMMIT-SHA\n',
      'Until the first release, `npx` takes toolint from a fork',
    ])
      expect(page).toContain(part);
    expect(page).not.toContain('toolint/toolint');
  });

  test('names npm, the version and the repository after it, whatever it had before', () => {
    for (const old of [PAGE, withWhereabouts(PAGE, 'name: toolint\n', before)]) {
      const page = withWhereabouts(old, 'name: toolint\n', after);
      for (const part of [
        `- uses: toolint/toolint@<full commit SHA> # v${VERSION}\n`,
        'npm install --save-dev toolint eslint',
        `- npx --yes toolint@${VERSION} --format gitlab`,
        `["--yes", "toolint@${VERSION}", "mcp"]`,
        `  - repo: ${REPOSITORY}\n    rev: v${VERSION}\n`,
        'Pin the version, as these recipes do.',
      ])
        expect(page).toContain(part);
      expect(page).not.toContain('YOUR-NAME');
    }
  });

  test('that asks for what is not known is refused', () => {
    expect(() => withWhereabouts(PAGE.replace('where: npx', 'where: nothing'), '')).toThrow('asks for nothing');
  });
});

test('the repository is that of package.json', () => {
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository: { url: string } };
  expect(repository.url).toBe(`git+${REPOSITORY}.git`);
});
