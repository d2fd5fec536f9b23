/**
 * Jest loads every module anew for each file of tests, in a context where nothing has been compiled yet. Our sources keep
 * no state between tests, so they are built once for a run and imported once by each of its processes, by Node itself.
 */
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { globSync } from 'glob';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Two checkouts may share one node_modules, and a run may have sources of its own.
const place = process.env.TOOLINT_SOURCES ?? 'sources';
const built = join(root, 'node_modules/.cache/toolint', place, createHash('sha1').update(root).digest('hex'));
const exportsFile = join(built, 'exports.json');

/** Jest's `globalSetup`. */
export default () => buildSources();

/** `change` is given each source file, and gives what is built in its place. */
export async function buildSources(change = (_path, text) => text) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: globSync('{src,rules}/**/*.{ts,js}', { cwd: root, ignore: '**/*.d.ts' }),
    outdir: built,
    outbase: '.',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    metafile: true,
    write: false,
    plugins: [{ name: 'sources', setup: setupFor(change) }],
  });
  for (const { path, contents } of outputFiles) {
    // Another run may be reading it.
    if (existsSync(path) && readFileSync(path).equals(contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  const exported = Object.entries(metafile.outputs).flatMap(([path, { exports, entryPoint }]) =>
    entryPoint ? [[entryPoint, { path: resolve(root, path), exports }]] : [],
  );
  writeFileSync(exportsFile, JSON.stringify(Object.fromEntries(exported)));
}

const setupFor =
  (change) =>
  ({ onLoad, onResolve }) => {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      // A module says where it is by `import.meta.url`, which is the place of its source.
      const url = JSON.stringify(pathToFileURL(path).href);
      const text = change(path, readFileSync(path, 'utf8'));
      return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' };
    });
    // As in Jest's own configuration.
    onResolve({ filter: /\/open-engine\.js$/ }, () => ({ path: join(root, '__tests__/support/open-engine.ts') }));
  };

let known;

/** Code that has the exports of a source by importing what was built of it; undefined where nothing was. */
export function importOf(file) {
  known ??= JSON.parse(readFileSync(exportsFile, 'utf8'));
  const module = known[relative(root, file)];
  if (!module) return undefined;
  const names = module.exports.filter((name) => name !== 'default');
  return [
    `const built = await importOnce(${JSON.stringify(pathToFileURL(module.path).href)});`,
    ...(names.length > 0 ? [`export const { ${names.join(', ')} } = built;`] : []),
    ...(names.length < module.exports.length ? ['export default built.default;'] : []),
  ].join('\n');
}
