/** `lintText`: one text by itself, in the place of a file. */
import { expect, test } from '@jest/globals';
import { lintText } from '../../src/index.js';
import { GOOD } from '../support/cli.js';
import { addFiles, makeFolder } from './folder.js';

const WRONG = GOOD.replace('"version": "1.0.0"', '"version": "v1.0.0"').replace('Adds two numbers together.', 'TODO');

test('what a comment hides and what the list of suppressions hides are counted together', async () => {
  const cwd = makeFolder();
  const text = WRONG.replace('  "desc', '  // toolint-disable-next-line common/empty-description -- later\n  "desc');
  const all = await lintText(WRONG, { cwd, path: 'tool.jsonc' });
  expect(all.findings.map(({ rule }) => rule)).toEqual(['common/empty-description', 'otc/version-format']);
  const version = all.findings[1]!;
  addFiles(cwd, {
    'toolint-suppressions.json': {
      version: 1,
      suppressions: [
        {
          path: 'tool.jsonc',
          rule: version.rule,
          pointer: version.pointer,
          hash: version.valueHash,
          reason: 'Known',
        },
      ],
    },
  });
  const { findings, suppressed } = await lintText(text, { cwd, path: 'tool.jsonc' });
  expect({ findings, suppressed }).toEqual({ findings: [], suppressed: 2 });
});

test('what is in it twice is found, and a comment hides that too', async () => {
  const stream = (comment: string) => ['---', GOOD, '---', GOOD.replace('  "id"', `  ${comment}"id"`)].join('\n');
  const rulesIn = async (text: string) => {
    const { findings, suppressed } = await lintText(text, { cwd: makeFolder(), path: 'tools.yaml' });
    return [findings.map(({ rule }) => rule), suppressed];
  };
  expect(await rulesIn(stream(''))).toEqual([['otc/unique-id'], 0]);
  const comment = '# toolint-disable-next-line otc/unique-id -- the same on purpose\n  ';
  expect(await rulesIn(stream(comment))).toEqual([[], 1]);
});
