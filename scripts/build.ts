/**
 * Bundles the fronts into dist/, which is committed and runs with nothing installed. The same input gives the same
 * bytes. What people wrote is not minified, so that others can read what they run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { BuildOptions } from 'esbuild';
import { bundleOf, PACKAGES, type Bundle } from './build/bundles.js';
import { byFile } from './build/by-file.js';
import { declarations } from './build/declarations.js';
import { licences } from './build/licences.js';
import { withLater, type Later } from './build/later.js';
import { Output } from './output.js';
import { withRealBlocks } from './readme.js';

const FRONTS = ['src/index.ts'];
const WORKERS = ['src/sql/sql-worker.cjs'];
const ESLINT_PLUGIN = 'src/eslint.ts';
const DATA = { 'dist/sql-wasm.wasm': 'node_modules/sql.js/dist/sql-wasm.wasm' };

const COMMAND_LINE: Later = {
  front: 'src/cli.ts',
  isScript: true,
  module: 'src/cli-main.ts',
  opens: 'runCli',
  call: 'return exports.runCli(keep);',
  options: PACKAGES,
  keeps: true,
};

/** A job on GitHub's machines begins with an empty home, and in others code of strangers may have filled it. */
const ACTION: Later = {
  front: 'src/action.ts',
  isScript: true,
  module: 'src/action-main.ts',
  opens: 'runAction',
  call: 'return exports.runAction();',
  options: PACKAGES,
  keeps: false,
};

/** Every run of ESLint imports the plugin, and most files that it lints hold no tools: the engine waits for the first. */
const PLUGIN: Later = {
  front: ESLINT_PLUGIN,
  module: 'src/eslint-engine.ts',
  opens: 'openEngine',
  call: "process.once('exit', () => keep(exports.used())); return exports.openEngine();",
  keeps: true,
};

const MODULES: BuildOptions = {
  ...PACKAGES,
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  outExtension: { '.js': '.mjs' },
  // sql.js looks for its WebAssembly there, unless it is given, as it is.
  define: { __dirname: '"."' },
  // CommonJS packages call `require` for what comes with Node.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
};

const WORKER: BuildOptions = { format: 'cjs', outExtension: { '.js': '.cjs' } };

const shownPages = (): string[] => [
  'README.md',
  ...readdirSync('docs', { withFileTypes: true }).flatMap((each) => (each.isFile() ? `docs/${each.name}` : [])),
];

export default async function build(args: readonly string[]): Promise<number> {
  const output = new Output(args.includes('--check'));
  const modules = await bundleOf(FRONTS, MODULES);
  const bundles = [
    modules,
    await bundleOf(WORKERS, WORKER),
    ...(await withLater(COMMAND_LINE)),
    ...(await withLater(ACTION)),
    ...(await withLater(PLUGIN)),
  ];
  const files = new Map<string, string | Uint8Array>([
    ...bundles.flatMap((each) => [...each.files]).filter(([path]) => !isNotice(path)),
    ...declarations('src/index.ts', 'dist/types'),
    ...declarations(ESLINT_PLUGIN, 'dist/types'),
    ...byFile(modules.metafile.outputs['dist/index.mjs']?.exports ?? []),
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
