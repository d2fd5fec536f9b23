/** Bundles the fronts with esbuild. The same input gives the same bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { globSync } from 'glob';
import { build, transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { withSmallPackages } from './minify.js';

export interface Bundle {
  /** By path from the project's root. */
  readonly files: ReadonlyMap<string, string>;
  readonly metafile: Metafile;
}

/** Code that ajv generated: it is not meant to be read, and minified it is half as large. */
export const VALIDATORS = /[\\/]generated[\\/]validators[\\/][\w-]+\.js$/;

/** Our sources as they are bundled. */
const sources = (change: Change): Plugin => ({
  name: 'sources',
  setup: ({ onLoad, onResolve }) => {
    const later = importedLater();
    const core = CORE.map((path) => `\nimport ${JSON.stringify(resolve(path))};`).join('');
    const withCore = (path: string, text: string): string => (later.has(path) ? text + core : text);
    // A package is given a module that imports CORE too.
    onResolve({ filter: /^[^.]/ }, ({ kind, path, resolveDir }) => {
      return kind === 'dynamic-import' && !path.startsWith('node:')
        ? { path, namespace: 'later', pluginData: resolveDir }
        : undefined;
    });
    onLoad({ filter: /^/, namespace: 'later' }, ({ path, pluginData }) => {
      const contents = `import * as all from '${path}'; export * from '${path}'; export default all.default;${core}`;
      return { contents, resolveDir: pluginData as string };
    });
    onLoad({ filter: VALIDATORS }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { minify: true, format: 'esm' });
      return { contents: withCore(path, code) };
    });
    // To parse a text takes V8 less than half of what a large literal does.
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      // As CommonJS, since packages ask for theirs by `require`.
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)});` };
    });
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      return { contents: withCore(path, compiledAtOnce(path, change(path, readFileSync(path, 'utf8')))), loader: 'ts' };
    });
  },
});

/**
 * V8 compiles a function in parentheses with its module, so that Node's cache has it; others it compiles when they are first
 * called. Of nearly every tool, these rules are asked.
 */
function compiledAtOnce(path: string, text: string): string {
  if (!/[\\/]rules[\\/](?:clients|common|mcp)[\\/][\w-]+\.ts$/.test(path)) return text;
  return text.replace(
    /^( +)(\*?)(check|collect)(\(.*) \{\n([^]*?)^\1\},$/gm,
    (_, indent: string, star: string, name: string, given: string, body: string) =>
      `${indent}${name}: (function${star} ${given} {\n${body}${indent}}),`,
  );
}

/** What every run of the command line needs. */
const CORE = ['src/cli/lint.ts', 'rules/index.ts'];

/**
 * Our modules that are imported only when they are needed, and the fronts that need CORE anyway. If each of them imports
 * CORE, the modules of CORE have the same importers, and esbuild makes few chunks of them: to load a chunk takes 2 ms.
 */
function importedLater(): ReadonlySet<string> {
  const sources = globSync('src/**/*.ts').map((path) => resolve(path));
  const found = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, to]) => resolve(dirname(path), to!)),
  );
  const fronts = ['src/index.js', 'src/action.js'].map((path) => resolve(path));
  return new Set([...found, ...fronts].map((path) => (existsSync(path) ? path : path.replace(/\.js$/, '.ts'))));
}

const COMMON: BuildOptions = {
  bundle: true,
  outdir: 'dist',
  platform: 'node',
  preserveSymlinks: true,
  target: 'node20',
  // Else patterns with Unicode properties would be made when their module starts, by calls of `RegExp`.
  supported: { 'regexp-unicode-property-escapes': true },
  legalComments: 'external',
  logLevel: 'warning',
  // What is said of our CORE is meant: only who imports it counts.
  logOverride: { 'ignored-bare-import': 'silent', 'import-is-undefined': 'silent' },
  write: false,
  metafile: true,
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
  // sql.js looks for its WebAssembly there, unless it is given, as it is.
  define: { __dirname: '"."' },
};

type Change = (path: string, text: string) => string;

/**
 * ES modules: a file for each entry, and chunks with what several share or what is imported later. `change` is given each
 * of our sources, and returns the text to build instead.
 */
export async function bundleModules(
  entryPoints: readonly string[],
  change: Change = (_, text) => text,
): Promise<Bundle> {
  const plugins = [sources(change)];
  const { files, metafile } = await bundle(entryPoints, { ...MODULES, plugins });
  const names = chunkNames(metafile);
  const renamed = (text: string): string =>
    text.replace(/(?<=\/)[\w-]+-[0-9A-Z]{8}\.js/g, (name) => names.get(name) ?? name);
  return {
    metafile,
    files: new Map([...files].map(([path, text]) => [renamed(path), withBuiltins(withRequire(renamed(text)))])),
  };
}

/** CommonJS files, which may require each other. */
export const bundleScripts = (entryPoints: readonly string[]): Promise<Bundle> =>
  bundle(entryPoints, {
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    external: entryPoints.map((path) => `./${basename(path)}`),
  });

async function bundle(entryPoints: readonly string[], options: BuildOptions): Promise<Bundle> {
  const entries = entryPoints.filter((path) => existsSync(path));
  const { outputFiles, metafile } = await build({
    ...COMMON,
    ...options,
    absWorkingDir: process.cwd(),
    entryPoints: entries,
  });
  const fromRoot = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');
  const texts = await Promise.all(
    outputFiles!.map(async ({ path, text }): Promise<[string, string]> => {
      return [fromRoot(path), /\.c?js$/.test(path) ? inAscii(await withSmallPackages(text)) : text];
    }),
  );
  return { files: new Map(texts), metafile: metafile! };
}

/**
 * One letter beyond ASCII, and V8 keeps the whole text in two bytes a letter, which Node takes long to look up in its cache.
 * esbuild escapes strings; this does the same for patterns and comments.
 */
function inAscii(code: string): string {
  const raw = /String\.raw`[^`]*[^`\x00-\x7f].*/.exec(code);
  if (raw) throw new Error(`an escape is not the same as a letter in ${raw[0]}`);
  return code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** esbuild names chunks by hashes, so that one change would rename many: each is called after its main module instead. */
function chunkNames({ inputs, outputs }: Metafile): ReadonlyMap<string, string> {
  const chunks = Object.entries(outputs).filter(([path]) => /^dist\/chunks\/.*\.js$/.test(path));
  const mains = chunks.map(([path, { entryPoint, inputs: parts }]) => {
    const main = entryPoint?.replace(/^later:/, 'node_modules/') ?? mainOf(Object.keys(parts), inputs);
    return { path, main, name: nameOf(main) };
  });
  const isAlone = (name: string): boolean => mains.filter((each) => each.name === name).length === 1;
  const names = new Map(
    mains.map(({ path, main, name }) => {
      return [basename(path), `${isAlone(name) ? name : `${basename(dirname(main))}-${name}`}.js`];
    }),
  );
  const twice = [...names.values()].find((name, at, all) => all.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two chunks would be called ${twice}: rename a module`);
  return names;
}

/** The module that brings along the most of the others. */
function mainOf(modules: readonly string[], inputs: Metafile['inputs']): string {
  const reach = (from: string): number => {
    const seen = new Set([from]);
    for (const path of seen) {
      for (const { path: to } of inputs[path]?.imports ?? []) if (modules.includes(to)) seen.add(to);
    }
    return seen.size;
  };
  const [main = 'runtime'] = modules.toSorted((a, b) => reach(b) - reach(a) || (a < b ? -1 : 1));
  return main;
}

/** `ajv-2020` for a package's module, else the name of its file, or of its folder where that says nothing. */
function nameOf(path: string): string {
  const name = basename(path).replace(/\.\w+$/, '');
  const owner = /^.*node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(path)?.[1]?.replace(/^@/, '').replace('/', '-');
  if (owner !== undefined) return name === 'index' || owner.endsWith(name) ? owner : `${owner}-${name}`;
  return name === 'index' ? basename(dirname(path)) : name;
}

/**
 * To import `node:util` loads what all its names stand for, to ask Node for it loads what is used: 4 ms for `node:util`,
 * 2 ms for `node:fs`.
 */
function withBuiltins(text: string): string {
  return text.replace(/^import \{([^}]*)\} from "(node:[\w/]+)";$/gm, (_, names: string, from: string) => {
    return `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("${from}");`;
  });
}

/** CommonJS packages call `require` for what comes with Node, by a function that esbuild puts into one of the files. */
function withRequire(text: string): string {
  if (!text.includes('typeof require !== "undefined" ? require')) return text;
  return `import { createRequire as __createRequire } from "node:module";\nconst require = __createRequire(import.meta.url);\n${text}`;
}
