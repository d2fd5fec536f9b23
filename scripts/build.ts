/**
 * Bundles the fronts into dist/, which is committed and runs with nothing installed. The same input gives the same
 * bytes. What people wrote is not minified, so that others can read what they run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { bundleModules, bundleScripts, type Bundle } from './build/bundle.js';
import { declarations } from './build/declarations.js';
import { licences } from './build/licences.js';
import { Output } from './output.js';
import { withRealBlocks } from './readme.js';

export const FRONTS = ['cli', 'action', 'eslint', 'eslint-engine', 'index'].map((name) => `src/${name}.ts`);
const TYPED = ['src/index.ts', 'src/eslint.ts'];
/** CommonJS, since a thread starts from the first, and it requires the second. */
const SCRIPTS = ['sql-worker', 'sqlite-node'].map((name) => `src/sql/${name}.cjs`);
const WASM = 'node_modules/sql.js/dist/sql-wasm.wasm';

const shownPages = (): string[] => [
  'README.md',
  ...readdirSync('docs', { withFileTypes: true }).flatMap((each) => (each.isFile() ? `docs/${each.name}` : [])),
];

export default async function build(args: readonly string[]): Promise<number> {
  const output = new Output(args.includes('--check'));
  const bundles = [await bundleModules(FRONTS), await bundleScripts(SCRIPTS)];
  const files = new Map<string, string | Uint8Array>([
    ...bundles.flatMap((each) => [...each.files]).filter(([path]) => !isNotice(path)),
    ...declarations(TYPED, 'dist/types'),
    ['dist/THIRD_PARTY_LICENSES.txt', licencesOf(bundles)],
    ['dist/sql-wasm.wasm', readFileSync(WASM)],
  ]);
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
