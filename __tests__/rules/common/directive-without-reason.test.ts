import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/directive-without-reason.js';
import { findingsIn } from './directives.js';

test('a directive says why, behind two dashes', async () => {
  const text = `# toolint-disable-next-line common/empty-description, common/hidden-text
name: Forecast # toolint-disable-line common/hidden-text -- it is so
# toolint-disable -- it is so
# toolint-enable
# toolint-disable --
`;
  expect(await findingsIn(text, rule)).toEqual([
    [
      '1:1-73',
      expect.stringContaining('`toolint-disable-next-line common/empty-description, common/hidden-text -- reason`'),
    ],
    ['5:1-21', expect.stringContaining('`toolint-disable -- reason`')],
  ]);
});

test('of a directive that does not exist, only that is said', async () => {
  expect(await findingsIn('# toolint-disable-next common/hidden-text\n', rule)).toEqual([]);
});
