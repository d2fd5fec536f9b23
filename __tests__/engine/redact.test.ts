import { expect, test } from '@jest/globals';
import { SecretRedactor } from '../../src/engine/findings.js';

const censorOf = (count: number): SecretRedactor => {
  const censor = new SecretRedactor();
  for (let index = 0; index < count; index++) censor.hide(`secret-${String(index).padStart(4, '0')}`);
  return censor;
};

test('each secret is taken out of a text, and the rest of it stays', () => {
  expect(censorOf(3).clean('first secret-0000, then secret-0002, and no more')).toMatch(
    /^first (?!secret)\S+, then (?!secret)\S+, and no more$/,
  );
  expect(censorOf(200).clean('nothing of that kind')).toBe('nothing of that kind');
});

test.each([
  ['alone', 'secret-0000', '•••'],
  ['at the end', 'found secret-0000', 'found •••'],
  ['twice', 'secret-0000 secret-0000', '••• •••'],
  ['cut by a rule', 'found `secret-0…`, 11 characters', 'found `•••…`, 11 characters'],
  ['as soon as it is long enough to be known', 'found `secret…`', 'found `•••…`'],
])('a secret is hidden where it stands %s', (_, text, cleaned) => {
  const censor = censorOf(1);
  expect([censor.clean(text), censor.hides(text), censor.hides('found nothing')]).toEqual([cleaned, true, false]);
});

test('the shortest secret', () => {
  const censor = new SecretRedactor();
  censor.hide('abc123');
  expect(censor.clean('found abc123.')).toBe('found •••.');
});

test('with very many of them nothing is quoted at all', () => {
  expect(censorOf(201).clean('nothing of that kind')).not.toContain('nothing');
});

test('what is shorter than a secret could be stays', () => {
  const censor = new SecretRedactor();
  censor.hide('token');
  expect(censor.clean('a token of thanks')).toBe('a token of thanks');
});
