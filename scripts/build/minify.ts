/** Minifies third-party code, whose source is published elsewhere. Our own code stays readable, so that users can read what they run. */
import { transform } from 'esbuild';

/** Where a module begins in a bundle; the path is that of its source. */
const MODULE = /^\/\/ (\S+\.\w+)\n/gm;
/** What follows the last module: exports, and where the licences are. */
const TAIL = /^(?:export (?:default|\{)|module\.exports = |\/\*! For license)[^]*$/m;
const IMPORT = /^import [^;]*;\n/gm;
const DECLARED = /^(?:var|let|const|class|(?:async )?function\*?) ([\w$]+)/gm;

/** Only modules of packages, each by itself: what one declares others call by its name. */
export async function withSmallPackages(bundle: string): Promise<string> {
  const starts = [...bundle.matchAll(MODULE)].map(({ index }) => index);
  const tail = starts.length > 0 ? TAIL.exec(bundle.slice(starts.at(-1)))?.[0] : undefined;
  const end = bundle.length - (tail?.length ?? 0);
  const modules = starts.map((start, at) => bundle.slice(start, starts[at + 1] ?? end));
  const texts = await Promise.all(
    modules.map(async (text) => (text.startsWith('// node_modules/') ? small(text) : text)),
  );
  return [bundle.slice(0, starts[0]), ...texts, tail].join('');
}

async function small(module: string): Promise<string> {
  const [head = ''] = /^.*\n/.exec(module) ?? [];
  const imports = module.match(IMPORT) ?? [];
  const body = module.slice(head.length).replace(IMPORT, '');
  const { code } = await transform(body, { minify: true, target: 'node20', legalComments: 'none' });
  for (const [, name] of body.matchAll(DECLARED)) {
    if (!code.includes(name!)) throw new Error(`${name} of ${head.trim()} lost its name when it was made small`);
  }
  return [head, ...imports, code].join('');
}
