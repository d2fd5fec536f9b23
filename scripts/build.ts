/**
 * Bundles the fronts into dist/, which is committed and runs with nothing installed. The same input gives the same
 * bytes. What people wrote is not minified, so that others can read what they run.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build as bundle, transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { declarations } from './build/declarations.js';
import { licences } from './build/licences.js';
import { loadLater } from './build/load-later.js';
import { Output } from './output.js';
import { withRealBlocks } from './readme.js';

const FRONTS = ['src/cli.ts', 'src/action.ts', 'src/index.ts'];
const WORKERS = ['src/sql/sql-worker.cjs'];
const ESLINT_PLUGIN = 'src/eslint.ts';
const ESLINT_ENGINE = 'src/eslint-engine.ts';
const DATA = { 'dist/sql-wasm.wasm': 'node_modules/sql.js/dist/sql-wasm.wasm' };
const SHEBANG = '#!/usr/bin/env node\n';

/** What ajv generated nobody reads, and it is half of what Node must parse before it starts. */
const generated: Plugin = {
  name: 'generated',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:validate(?:-\w+)?|metaschemas)\.js$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { minify: true, format: 'esm' });
      return { contents: code };
    });
  },
};

const COMMON: BuildOptions = {
  bundle: true,
  outdir: 'dist',
  platform: 'node',
  preserveSymlinks: true,
  target: 'node20',
  legalComments: 'external',
  logLevel: 'warning',
  plugins: [generated],
};

const MODULES: BuildOptions = {
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  // The CommonJS build of jsonc-parser calls `require` in a way that no bundler follows.
  mainFields: ['module', 'main'],
  alias: {
    // For Node it is CommonJS, of which `await import()` in a bundle gives only the default export.
    yaml: './node_modules/yaml/browser/index.js',
    // The usual entry is minified together with its dependencies, whose licences would be lost.
    glob: 'glob/raw',
  },
  // CommonJS packages call `require` for what comes with Node.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
};

const WORKER: BuildOptions = { format: 'cjs', outExtension: { '.js': '.cjs' } };

/** Imported by every run of ESLint, and most files hold no tools: the engine waits for the first that may. */
const PLUGIN: BuildOptions = {
  format: 'esm',
  plugins: [generated, loadLater(ESLINT_ENGINE, 'openEngine', './eslint-engine.cjs')],
};
/** ESLint's rules are synchronous, and not every Node that we run on can `require` a module. */
const ENGINE: BuildOptions = {
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': '__url' },
  banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
};

const shownPages = (): string[] => [
  'README.md',
  ...readdirSync('docs', { withFileTypes: true }).flatMap((each) => (each.isFile() ? `docs/${each.name}` : [])),
];

interface Bundle {
  readonly files: ReadonlyMap<string, string>;
  readonly metafile: Metafile;
}

export default async function build(args: readonly string[]): Promise<number> {
  const output = new Output(args.includes('--check'));
  const bundles = [
    await bundleOf(FRONTS, MODULES),
    await bundleOf(WORKERS, WORKER),
    await bundleOf([ESLINT_PLUGIN], PLUGIN),
    await bundleOf([ESLINT_ENGINE], ENGINE),
  ];
  const files = new Map<string, string | Uint8Array>([
    ...bundles.flatMap((each) => [...each.files]).filter(([path]) => !isNotice(path)),
    ...declarations('src/index.ts', 'dist/types'),
    ...declarations(ESLINT_PLUGIN, 'dist/types'),
    ['dist/THIRD_PARTY_LICENSES.txt', licencesOf(bundles)],
  ]);
  if (files.has('dist/sql-worker.cjs')) {
    for (const [path, from] of Object.entries(DATA)) files.set(path, readFileSync(from));
  }
  for (const [path, content] of files) output.write(path, content);
  output.makeExecutable('dist/cli.js');
  output.keepOnly('dist', new Set(files.keys()));
  // What the documentation shows is the output of what was just built.
  for (const page of shownPages()) output.write(page, withRealBlocks(readFileSync(page, 'utf8')));
  return output.report('build');
}

async function bundleOf(entryPoints: readonly string[], options: BuildOptions): Promise<Bundle> {
  const existing = entryPoints.filter((path) => existsSync(path));
  const { outputFiles, metafile } = await bundle({
    ...COMMON,
    ...options,
    entryPoints: existing,
    write: false,
    metafile: true,
  });
  const files = new Map(outputFiles.map(({ path, text }) => [fromRoot(path), text]));
  const cli = files.get('dist/cli.js');
  if (cli && !cli.startsWith('#!')) files.set('dist/cli.js', SHEBANG + cli);
  return { files, metafile };
}

function licencesOf(bundles: readonly Bundle[]): string {
  const notices = bundles.flatMap(({ files }) => [...files].filter(([path]) => isNotice(path)));
  const metafiles = bundles.map(({ metafile }) => metafile);
  return licences(
    metafiles,
    notices.map(([, text]) => text),
  );
}

/** Where esbuild puts the licence comments of a file. */
function isNotice(path: string): boolean {
  return path.endsWith('.LEGAL.txt');
}

function fromRoot(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}
