import { expect, test } from '@jest/globals';
import { VALIDATORS } from '../../scripts/build/bundle.js';

test('validators are known by the paths of every system', () => {
  for (const folder of ['/toolint/rules/otc/', 'C:\\toolint\\rules\\otc\\']) {
    expect(VALIDATORS.test(`${folder}validate.js`)).toBe(true);
    expect(VALIDATORS.test(`${folder}revalidate.js`)).toBe(false);
  }
});
