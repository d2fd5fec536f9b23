/**
 * A front and what it runs later: CommonJS, since ESLint's rules are synchronous, and since V8 keeps compiled code of
 * scripts alone (src/compiled-code.ts). What not every run imports is a file of its own.
 */
import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { bundleOf, type Bundle } from './bundles.js';
import { commonJs } from './common-js.js';

export interface Later {
  readonly front: string;
  /** What the front leaves to its bundle, and the one function of it that it calls. */
  readonly module: string;
  readonly opens: string;
  /** Statements that have `exports` and `keep`, and end with what the function returns. */
  readonly call: string;
  readonly options?: BuildOptions;
}

const SCRIPTS: BuildOptions = {
  format: 'esm',
  splitting: true,
  outExtension: { '.js': '.cjs' },
};

/** Compiled code that is kept cannot import: the front does it. */
const importOfFront: Plugin = {
  name: 'import-of-front',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]src[\\/]workspace[\\/]import-file\.ts$/ }, () => ({
      contents: 'export const importFile = __import;',
    })),
};

export async function withLater({ front, module, opens, call, options }: Later): Promise<Bundle[]> {
  const bundle = basename(module, '.ts');
  const scripts = { ...SCRIPTS, chunkNames: `${bundle}/[name]-[hash]`, plugins: [importOfFront], ...options };
  const later = asScripts(await bundleOf([module], scripts));
  const version = createHash('sha256')
    .update(JSON.stringify([...later.files]))
    .digest('hex')
    .slice(0, 12);
  const plugins = [open({ module, opens, call, bundle, version })];
  return [await bundleOf([front], { format: 'esm', plugins }), later];
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
      const { exports, keep } = runBundle(fileURLToPath(new URL('./${bundle}.cjs', import.meta.url)), '${version}');
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

function asScripts({ files, metafile }: Bundle): Bundle {
  const made = [...files].map(
    ([path, text]) => [path, path.endsWith('.cjs') ? asAscii(commonJs(text)) : text] as const,
  );
  return { metafile, files: new Map(made) };
}

/** Read as Latin-1, which is quicker. esbuild leaves other characters in patterns and in some comments. */
function asAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
