import { expect, test } from '@jest/globals';
test('x', async () => {
  let t = performance.now();
  const a = await import('eslint');
  console.log('10', performance.now() - t); t = performance.now();
  // @ts-ignore
  const b = await import('eslint-9');
  console.log('9', performance.now() - t); t = performance.now();
  const c = await import('@eslint/json');
  console.log('json', performance.now() - t); t = performance.now();
  // @ts-ignore
  const d = await import('eslint/universal');
  console.log('universal', performance.now() - t);t = performance.now();
  // @ts-ignore
  const e = await import('eslint-9/universal');
  console.log('universal9', performance.now() - t);
  expect([a.Linter.version, b.Linter.version]).toEqual(['10.15.0', '9.39.5']);
});
