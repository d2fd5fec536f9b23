/** How esbuild makes bundles of ours. The same input gives the same bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

export interface Bundle {
  readonly files: ReadonlyMap<string, string>;
  readonly metafile: Metafile;
}

/** What ajv generated. */
export const VALIDATORS = /[\\/](?:validate(?:-\w+)?|metaschemas)\.js$/;

/** Nobody reads it, and it is half of what Node must parse before it starts. */
export async function minified(path: string): Promise<string> {
  const { code } = await transform(readFileSync(path, 'utf8'), { minify: true, format: 'esm' });
  return code;
}

const validators: Plugin = {
  name: 'validators',
  setup: ({ onLoad }) => onLoad({ filter: VALIDATORS }, async ({ path }) => ({ contents: await minified(path) })),
};

const COMMON: BuildOptions = {
  bundle: true,
  outdir: 'dist',
  platform: 'node',
  preserveSymlinks: true,
  target: 'node20',
  legalComments: 'external',
  logLevel: 'warning',
};

/** Where packages have more than one entry. */
export const PACKAGES: BuildOptions = {
  // The CommonJS build of jsonc-parser calls `require` in a way that no bundler follows.
  mainFields: ['module', 'main'],
  alias: {
    // For Node it is CommonJS, of which `await import()` in a bundle gives only the default export.
    yaml: './node_modules/yaml/browser/index.js',
    // The usual entry is minified together with its dependencies, whose licences would be lost.
    glob: 'glob/raw',
  },
};

export async function bundleOf(entryPoints: readonly string[], options: BuildOptions): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    ...options,
    entryPoints: entryPoints.filter((path) => existsSync(path)),
    // Else some patterns would be made when their module starts, which takes as long as all else that it does.
    supported: { ...options.supported, 'regexp-unicode-property-escapes': true },
    plugins: [...(options.plugins ?? []), validators],
    write: false,
    metafile: true,
  });
  return { files: new Map(outputFiles.map(({ path, text }) => [fromRoot(path), text])), metafile };
}

function fromRoot(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}
