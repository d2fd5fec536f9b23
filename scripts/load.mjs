/** Imports a TypeScript module: Node 20 strips no types, so esbuild bundles it first. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Below node_modules, so that what stays external is found from there. */
const CACHE = 'node_modules/.cache/toolint';
const EXTERNAL = ['esbuild', 'eslint', 'prettier', 'typescript'];

export async function load(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    mainFields: ['module', 'main'],
    external: EXTERNAL,
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  const { contents } = outputFiles[0];
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const file = resolve(CACHE, `${name}.mjs`);
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, contents);
  return import(pathToFileURL(file).href);
}
