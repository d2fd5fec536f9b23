/**
 * A front and what it runs later: CommonJS, since ESLint's rules are synchronous, and since V8 keeps compiled code of
 * scripts alone (src/compiled-code.ts). What not every run imports is a file of its own.
 */
import { createHash } from 'node:crypto';
import { basename, extname, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { standAside } from './aside.js';
import { bundleOf, type Bundle } from './bundles.js';
import { commonJs, requiringNode } from './common-js.js';

export interface Later {
  readonly front: string;
  /** CommonJS too: Node then starts without its loader of ES modules, which takes as long as to lint a file. */
  readonly isScript?: true;
  /** What the front leaves to its bundle, and the one function of it that it calls. */
  readonly module: string;
  readonly opens: string;
  /** Statements that have `exports` and `keep`, and end with what the function returns. */
  readonly call: string;
  readonly options?: BuildOptions;
  /** Compiled code is kept for later runs. */
  readonly keeps: boolean;
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

export async function withLater({ front, isScript, module, opens, call, options, keeps }: Later): Promise<Bundle[]> {
  const bundle = basename(module, '.ts');
  const scripts = {
    ...SCRIPTS,
    chunkNames: `${bundle}/[name]-[hash]`,
    plugins: [importOfFront, standAside],
    ...options,
  };
  const later = inOneFile(
    changed(await bundleOf([module], scripts), '.cjs', (code) => asAscii(commonJs(code))),
    `dist/${bundle}.cjs`,
  );
  const version = createHash('sha256')
    .update(JSON.stringify([...later.files]))
    .digest('hex')
    .slice(0, 12);
  const plugins = [open({ module, opens, call, keeps, bundle, version })];
  const extension = isScript ? '.js' : '.mjs';
  const starter = await bundleOf([front], {
    format: 'esm',
    outExtension: { '.js': extension },
    ...(isScript && { banner: { js: "'use strict';" } }),
    plugins,
  });
  return [changed(starter, extension, isScript ? commonJs : requiringNode), later];
}

/** Instead of the module: its bundle, run by the first call. */
function open({
  module,
  opens,
  call,
  keeps,
  bundle,
  version,
}: Pick<Later, 'module' | 'opens' | 'call' | 'keeps'> & { readonly bundle: string; readonly version: string }): Plugin {
  const contents = `
    import { join } from 'node:path';
    import { keptIn, runBundle } from './compiled-code.js';
    let result;
    export const ${opens} = () => (result ??= open());
    function open() {
      const bundle = join(import.meta.dirname, '${bundle}.cjs');
      const { exports, keep } = runBundle(bundle${keeps ? `, keptIn(bundle, '${version}')` : ''});
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

function changed({ files, metafile }: Bundle, extension: string, change: (code: string) => string): Bundle {
  const made = [...files].map(([path, text]) => [path, extname(path) === extension ? change(text) : text] as const);
  return { metafile, files: new Map(made) };
}

/** What the main file always requires stands in it: to read a file of its own would take longer than to run it. */
function inOneFile({ files, metafile }: Bundle, main: string): Bundle {
  const needed = new Set<string>();
  const need = (path: string): void => {
    for (const { path: other, kind } of metafile.outputs[path]!.imports) {
      if (kind !== 'import-statement' || !files.has(other) || needed.has(other)) continue;
      needed.add(other);
      need(other);
    }
  };
  need(main);
  const parts = [...needed].map(
    (path) => `__define(${JSON.stringify(path.slice('dist/'.length))}, ${asFunction(files.get(path)!)});\n`,
  );
  const left = [...files].filter(([path]) => !needed.has(path));
  const whole = (path: string, code: string): string => asFunction(path === main ? parts.join('') + code : code);
  return {
    metafile,
    files: new Map(left.map(([path, code]) => [path, path.endsWith('.cjs') ? whole(path, code) : code])),
  };
}

/** As Node makes one of each CommonJS file, so that it need not be done at each start. */
function asFunction(code: string): string {
  return `(function (exports, require, module, __filename, __dirname, __import, __define) {\n'use strict';\n${code}})`;
}

/** Read as Latin-1, which is quicker. esbuild leaves other characters in patterns and in some comments. */
function asAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
