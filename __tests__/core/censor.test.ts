import { expect, test } from '@jest/globals';
import { Censor } from '../../src/core/censor.js';

const censorOf = (count: number): Censor => {
  const censor = new Censor();
  for (let index = 0; index < count; index++) censor.hide(`secret-${String(index).padStart(4, '0')}`);
  return censor;
};

test('each secret is taken out of a text, and the rest of it stays', () => {
  expect(censorOf(3).clean('first secret-0000, then secret-0002, and no more')).toMatch(
    /^first (?!secret)\S+, then (?!secret)\S+, and no more$/,
  );
  expect(censorOf(200).clean('nothing of that kind')).toBe('nothing of that kind');
});

test('with very many of them nothing is quoted at all', () => {
  expect(censorOf(201).clean('nothing of that kind')).not.toContain('nothing');
});

test('what is shorter than a secret could be stays', () => {
  const censor = new Censor();
  censor.hide('token');
  expect(censor.clean('a token of thanks')).toBe('a token of thanks');
});
