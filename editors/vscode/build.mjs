/** Bundles the extension, and puts the server beside it: toolint itself, as it is published. */
import { cpSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

const { metafile } = await build({
  metafile: true,
  absWorkingDir: here,
  entryPoints: ['src/extension.ts'],
  outfile: 'out/extension.cjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: ['vscode'],
  legalComments: 'external',
  logLevel: 'warning',
});

/** What `toolint lsp` needs of dist/: not the Action, ESLint's plugin, the library and the types. */
const LEFT_OUT = /^(?:action|eslint|eslint-engine|index)\.js$|^types$/;

rmSync(`${here}server`, { recursive: true, force: true });
mkdirSync(`${here}server/dist`, { recursive: true });
for (const name of readdirSync(`${root}dist`)) {
  if (!LEFT_OUT.test(name)) cpSync(`${root}dist/${name}`, `${here}server/dist/${name}`, { recursive: true });
}
cpSync(`${root}docs/rules`, `${here}server/docs/rules`, { recursive: true });
cpSync(`${root}schemas`, `${here}server/schemas`, { recursive: true });
copyFileSync(`${root}LICENSE`, `${here}LICENSE`);
const { name, version, type, license } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
writeFileSync(`${here}server/package.json`, `${JSON.stringify({ name, version, type, license }, null, 2)}\n`);

/** The packages that are bundled, with their licences. */
const packages = new Set(
  Object.keys(metafile.inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
);
const licences = [...packages].sort().map((path) => {
  const { name: title, version: number } = JSON.parse(readFileSync(`${here}${path}/package.json`, 'utf8'));
  const file = readdirSync(here + path).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${title} has no licence`);
  return `${title} ${number}\n\n${readFileSync(`${here}${path}/${file}`, 'utf8').trim()}\n`;
});
writeFileSync(`${here}out/THIRD_PARTY_LICENSES.txt`, licences.join(`\n${'-'.repeat(80)}\n\n`));
