/**
 * A front and what it runs later: CommonJS bundles, since ESLint's rules are synchronous, and since V8 keeps compiled
 * code of scripts alone (src/compiled-code.ts).
 */
import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { bundleOf, bundleOfPackage, type Bundle } from './bundles.js';

export interface Later {
  readonly front: string;
  /** What the front leaves to its bundle, and the one function of it that it calls. */
  readonly module: string;
  readonly opens: string;
  /** Statements that have `exports` and `keep`, and end with what the function returns. */
  readonly call: string;
  /** Packages that not every run needs, by the names of their bundles. */
  readonly apart?: Readonly<Record<string, string>>;
  readonly options?: BuildOptions;
}

const SCRIPT: BuildOptions = {
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': '__url' },
  // What is imported stands beside it.
  supported: { 'dynamic-import': false },
  banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
};

/** Compiled code that is kept cannot import: the front does it. */
const importOfFront: Plugin = {
  name: 'import-of-front',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]src[\\/]workspace[\\/]import-file\.ts$/ }, () => ({
      contents: 'export const importFile = __import;',
    })),
};

export async function withLater({ front, module, opens, call, apart = {}, options }: Later): Promise<Bundle[]> {
  const script = { ...SCRIPT, ...options };
  const later = asAscii([
    await bundleOf([module], { ...script, plugins: [importOfFront, leave(apart)] }),
    ...(await Promise.all(
      Object.entries(apart).map(([file, name]) =>
        bundleOfPackage(name, { ...script, outfile: `dist/${file}`, outdir: undefined }),
      ),
    )),
  ]);
  const version = createHash('sha256')
    .update(JSON.stringify(later.flatMap((each) => [...each.files])))
    .digest('hex')
    .slice(0, 12);
  const bundle = `${basename(module, '.ts')}.cjs`;
  return [
    await bundleOf([front], { format: 'esm', plugins: [open({ module, opens, call, bundle, version })] }),
    ...later,
  ];
}

/** Instead of the module: its bundle, run by the first call. */
function open({
  module,
  opens,
  call,
  bundle,
  version,
}: Pick<Later, 'module' | 'opens' | 'call'> & { readonly bundle: string; readonly version: string }): Plugin {
  const contents = `
    import { fileURLToPath } from 'node:url';
    import { runBundle } from './compiled-code.js';
    let result;
    export const ${opens} = () => (result ??= open());
    function open() {
      const { exports, keep } = runBundle(fileURLToPath(new URL('./${bundle}', import.meta.url)), '${version}');
      ${call}
    }
  `;
  const path = resolve(module);
  return {
    name: 'open-later',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, (args) =>
        args.path === path ? { contents, resolveDir: resolve('src') } : undefined,
      ),
  };
}

function leave(apart: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'leave-apart',
    setup({ onResolve }) {
      for (const [file, name] of Object.entries(apart)) {
        onResolve({ filter: new RegExp(`^${name.replace(/\W/g, '\\$&')}$`) }, () => ({
          path: `./${file}`,
          external: true,
        }));
      }
    },
  };
}

/** Read as Latin-1, which is quicker. esbuild leaves other characters in patterns and in some comments. */
function asAscii(bundles: readonly Bundle[]): Bundle[] {
  const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return bundles.map(({ files, metafile }) => ({
    metafile,
    files: new Map(
      [...files].map(([path, text]) => [path, path.endsWith('.cjs') ? text.replace(/[^\0-\x7f]/g, escape) : text]),
    ),
  }));
}
