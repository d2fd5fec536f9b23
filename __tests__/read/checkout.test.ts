/** What is read of an untrusted checkout, whatever its folders are. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { checkoutReader, checkoutTexts } from '../../src/read/checkout.js';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'toolint-checkout-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a folder may be a link to another one of the checkout, and to nothing outside', () => {
  const checkout = join(root, 'checkout');
  for (const folder of [join(checkout, 'real'), join(root, 'outside')]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'a.txt'), 'text');
  }
  symlinkSync(join(checkout, 'real'), join(checkout, 'within'));
  symlinkSync(join(root, 'outside'), join(checkout, 'out'));
  symlinkSync(join(checkout, 'real', 'a.txt'), join(checkout, 'link.txt'));
  writeFileSync(join(checkout, 'real', 'latin.txt'), Buffer.from([0xe4]));
  const paths = ['real/a.txt', 'within/a.txt', 'out/a.txt', '../outside/a.txt', 'link.txt', 'real', 'real/none.txt'];
  const text = checkoutTexts(checkout);
  const bytes = checkoutReader(checkout);
  const read = ['text', 'text', undefined, undefined, undefined, undefined, undefined];
  expect(paths.map(text)).toEqual(read);
  expect(paths.map((path) => bytes(path)?.toString())).toEqual(read);
  expect([text('real/latin.txt'), bytes('real/latin.txt')?.length]).toEqual([undefined, 1]);
  expect(checkoutTexts(checkout, { maxBytes: 3 })('real/a.txt')).toBeUndefined();
});
