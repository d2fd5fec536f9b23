/** What others wrote is made small in a bundle, and keeps what its other modules need. */
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { withSmallPackages } from '../../scripts/build/minify.js';

const OURS = `// src/parse/read.ts
function readable(first) {
  // src/not/a/module.ts
  return double(first, offset);
}
`;
const bundleOf = (theirs: string): string =>
  `import { x } from "./x.js";\n\n// node_modules/numbers/index.js\n${theirs}\n${OURS}export {\n  readable\n};\n`;

test('ours stays letter for letter, beside what is theirs', async () => {
  const small = await withSmallPackages(
    bundleOf(`import { scale as factor } from "node:numbers";
var offset = 1;
function double(number, more) {
  const doubled = number * factor;
  return doubled + more + x;
}
`),
  );
  expect(small.endsWith(`${OURS}export {\n  readable\n};\n`)).toBe(true);
  expect(small.startsWith('import { x } from "./x.js";\n\n// node_modules/numbers/index.js\n')).toBe(true);
  expect(small).toContain('import { scale as factor } from "node:numbers";\n');
  expect(small).not.toContain('doubled');
  expect(small).toContain('function double(');
});

test('it is the same code', async () => {
  const code = await withSmallPackages(
    bundleOf('var offset = 1;\nvar double = (number, more) => {\n  const a = x;\n  return number * a + more;\n};\n'),
  );
  const script = code.replace(/^import .*$/m, '').replace(/^export [^]*/m, '');
  expect(runInNewContext(`${script}; readable(4)`, { x: 10 })).toBe(41);
});

test('a name that others call may not get lost, and what is no whole module is no bundle of ours', async () => {
  await expect(
    withSmallPackages(bundleOf('import.meta.url;\nexport default double;\nfunction double() {}\n')),
  ).rejects.toThrow('double');
  await expect(withSmallPackages(bundleOf('var text = `\n// src/a.ts\n`;\n'))).rejects.toThrow();
});

test('a bundle without packages stays as it is', async () => {
  for (const text of ['', 'export {\n  a\n};\n', OURS]) expect(await withSmallPackages(text)).toBe(text);
});
