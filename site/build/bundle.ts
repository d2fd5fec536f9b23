/** The scripts of the site, bundled: the theme switch, what every page can do, the playground, and its worker with the whole linter in it. */
import { readFileSync } from 'node:fs';
import { build, type BuildOptions } from 'esbuild';

export interface Scripts {
  /** By where they stand on the site. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** As the playground's page names them. */
  readonly playground: string;
  readonly worker: string;
}

const COMMON: BuildOptions = {
  bundle: true,
  write: false,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  legalComments: 'linked',
  logLevel: 'warning',
  preserveSymlinks: true,
  mainFields: ['browser', 'module', 'main'],
  tsconfig: 'site/tsconfig.json',
};

export async function bundleScripts(): Promise<Scripts> {
  const [theme, modules] = await Promise.all([
    build({
      ...COMMON,
      entryPoints: { theme: 'site/theme.ts', site: 'site/reading/main.ts' },
      outdir: 'assets',
      format: 'iife',
    }),
    build({
      ...COMMON,
      entryPoints: { main: 'site/playground/main.ts', worker: 'site/playground/worker.ts' },
      outdir: 'playground',
      format: 'esm',
      splitting: true,
      chunkNames: 'chunk-[hash]',
    }),
  ]);
  const files = new Map<string, Uint8Array>();
  for (const { path, contents } of [...theme.outputFiles!, ...modules.outputFiles!]) {
    files.set(path.slice(process.cwd().length + 1).replaceAll('\\', '/'), contents);
  }
  files.set('playground/sql-wasm.wasm', readFileSync('node_modules/sql.js/dist/sql-wasm.wasm'));
  return { files, playground: 'main.js', worker: 'worker.js' };
}
