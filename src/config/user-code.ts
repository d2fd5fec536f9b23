/** Code of the user's: it runs only where that is allowed. */
import { extname, normalize, basename, isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { messageOf, printable } from '../core/text.js';
import { UserError } from '../files/errors.js';
import { nextTurn, oweTurn } from '../files/write.js';
import { didYouMean, hint } from '../core/did-you-mean.js';
import { CONFIG_NAMES } from '../files/look-up.js';
import { absolutePath, inFolder, isInside, parentOf, realPath, toSlashes } from '../files/paths.js';
import { NOT_REGULAR, readText } from '../files/read.js';
import { recordIn } from '../core/collections.js';

/** What a config does at most is read some files. */
const LONGEST_MS = 10_000;
const TYPESCRIPT = new Set(['.ts', '.mts']);

/** What lets code run, in the Action and in editors. The command line runs it anyway. */
export const ALLOWED_BY = '`allow-code: true` (Action) or `allowCode` (editors)';

/** Runs a module and takes its default export. */
export async function importDefault(file: string, shown: string, allowCode: boolean): Promise<unknown> {
  if (!allowCode) {
    throw new UserError(`${shown}: this file is code, which runs only with ${ALLOWED_BY}; use JSON or YAML instead`);
  }
  if (TYPESCRIPT.has(extname(file)) && !stripsTypes()) {
    throw new UserError(
      `${shown}: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`,
    );
  }
  const endless = [file, ...manifestsAbove(parentOf(file))].find(wouldHang);
  if (endless !== undefined) {
    const which = endless === file ? '' : `, as Node would read ${printable(endless)} first`;
    throw new UserError(`${shown}: it could not be loaded${which}. ${NOT_REGULAR}`);
  }
  let module: { readonly default?: unknown };
  oweTurn();
  try {
    const load = () => import(moduleUrl(file)) as Promise<typeof module>;
    module = await withDeadline(load, LONGEST_MS, `it did not end within ${LONGEST_MS / 1000} seconds`);
    // From here on, Node reports failures in it that nothing waits for.
    await nextTurn();
  } catch (error) {
    throw new UserError(`${shown}: it could not be loaded: ${printable(firstLine(error), 300)}${remedy(error, file)}`);
  }
  if (module.default === undefined) throw new UserError(`${shown}: it has no default export`);
  return module.default;
}

const stripsTypes = (): boolean => Boolean((process.features as { readonly typescript?: unknown }).typescript);

const firstLine = (error: unknown): string => messageOf(error).split('\n', 1)[0]!;

/** What to do about it. What a `.js` is, Node takes from `package.json`: a module where that has `"type": "module"`, else CommonJS. */
function remedy(error: unknown, file: string): string {
  const message = messageOf(error);
  if (
    error instanceof SyntaxError &&
    /^(?:Cannot use import statement outside|Unexpected token 'export')/.test(message)
  )
    return `; let its name end in \`.mjs\`${extname(file) === '.cjs' ? '' : ', or set `"type": "module"` in its package.json'}`;
  if (error instanceof ReferenceError && /^(?:module|exports|require) is not defined/.test(message))
    return '; let its name end in `.cjs`, or write it as a module';
  const [, missing] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  if (missing !== undefined)
    return `; install it (npm install --save-dev ${printable(missing)}), in a workflow by a step with \`npm ci\` before toolint's`;
  return '';
}

/** The URL that Node imports a file by, with the drives and shares of Windows. */
export const moduleUrl = (file: string): string => pathToFileURL(normalize(file)).href;

// A time limit for code that is not ours, even for a loop that never lets go of the thread.

/** How long after the limit a loop is broken off: code that only waits is left by then. */
const GRACE_MS = 500;

/** The message is of the error that is thrown when the time is over. */
async function withDeadline<T>(work: () => Promise<T>, milliseconds: number, message: string): Promise<T> {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const guard = new Worker(GUARD, { eval: true, workerData: { done, milliseconds: milliseconds + GRACE_MS } });
  guard.unref();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  }
}

/** Breaking off what runs leaves its promise open for ever; the timer then speaks. */
const GUARD = `
const { workerData: { done, milliseconds } } = require('node:worker_threads');
if (Atomics.wait(done, 0, 0, milliseconds) === 'timed-out') {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}
`;

/** Finds the file that a config means by a path or a package name. */
export const isPath = (name: string): boolean => /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);

/** Undefined: there is no such package. A path is not looked at. */
export function resolveModule(name: string, from: string): string | undefined {
  if (isPath(name)) return absolutePath(parentOf(from), name);
  const { packageName } = partsOf(name);
  const homes = packageName === undefined ? [] : homesOf(packageName, parentOf(from));
  const manifests = [...homes.map((home) => inFolder(home, 'package.json')), ...manifestsAbove(parentOf(from))];
  if (manifests.some(wouldHang)) return resolveImport(name, parentOf(from));
  try {
    // Loaded here: it brings along how Node imports ES modules, which a run without a package in its config never needs.
    const { createRequire } = process.getBuiltinModule('node:module');
    const file = createRequire(from).resolve(name);
    // A module of Node's own has no file, and a package may be called the same.
    if (isAbsolute(file)) return toSlashes(file);
  } catch {
    // Not for `require`.
  }
  return resolveImport(name, parentOf(from));
}

/** What to do about a name for which there is no file. */
export function whyMissing(name: string, from: string): string {
  if (isPath(name)) return hintFor(absolutePath(parentOf(from), name), parentOf(from));
  if (existsSync(absolutePath(parentOf(from), name))) return hint(`./${printable(name)}`);
  const { packageName } = partsOf(name);
  if (packageName === undefined) return ': a path starts with `./`, and this is no name of a package';
  const shown = printable(packageName);
  const home = homesOf(packageName, parentOf(from)).find((each) => existsSync(each));
  return home === undefined
    ? `: a path starts with \`./\`, and a package of this name is not installed (npm install --save-dev ${shown})`
    : `: the package \`${shown}\` is installed, and offers nothing by this name`;
}

/** Only for files next to the config or below it. */
function hintFor(file: string, folder: string): string {
  if (!isInside(folder, file)) return '';
  try {
    return didYouMean(basename(file), readdirSync(parentOf(file)));
  } catch {
    return '';
  }
}

/** `require` does not see a package that is made for `import` alone, nor one that only holds a config. */
function resolveImport(name: string, folder: string): string | undefined {
  const { packageName, rest } = partsOf(name);
  if (packageName === undefined) return undefined;
  for (const home of homesOf(packageName, folder)) {
    const manifest = manifestOf(home);
    const target = exported(manifest, `.${rest}`);
    if (target?.startsWith('./')) return absolutePath(home, target);
    const config = [...CONFIG_NAMES].find((each) => existsSync(`${home}/${each}`));
    if (config && rest === '' && manifest.exports === undefined) return `${home}/${config}`;
  }
  return undefined;
}

function partsOf(name: string): { readonly packageName: string | undefined; readonly rest: string } {
  const [, packageName, rest = ''] = /^((?:@[\w~][\w.~-]*\/)?[\w~][\w.~-]*)(\/.+)?$/.exec(name) ?? [];
  return { packageName, rest };
}

/** Where a package may lie, the nearest first. */
function homesOf(packageName: string, folder: string): string[] {
  const homes: string[] = [];
  for (let at = folder; ; at = parentOf(at)) {
    homes.push(absolutePath(at, `node_modules/${packageName}`));
    if (parentOf(at) === at) return homes;
  }
}

/** Package managers make links of packages, and of their files too. */
function manifestOf(home: string): { readonly exports?: unknown } {
  const path = realPath(inFolder(home, 'package.json'));
  const read = path === undefined ? undefined : readText(path, { maxBytes: MOST_MANIFEST });
  return read && 'text' in read ? (recordIn(read.text) ?? {}) : {};
}

const MOST_MANIFEST = 5_000_000;

/** Node would wait for ever for a pipe, and read a device until there is no memory left. */
function wouldHang(path: string): boolean {
  try {
    const stats = statSync(path);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}

/** By these Node learns what a file in the folder is: a module, a part of a package. */
function manifestsAbove(folder: string): string[] {
  const parent = parentOf(folder);
  return [inFolder(folder, 'package.json'), ...(parent === folder ? [] : manifestsAbove(parent))];
}

function exported({ exports }: { readonly exports?: unknown }, subpath: string): string | undefined {
  const isMap =
    typeof exports === 'object' && exports !== null && Object.keys(exports).some((key) => key.startsWith('.'));
  if (!isMap) return subpath === '.' ? targetOf(exports) : undefined;
  const map = exports as Record<string, unknown>;
  if (Object.hasOwn(map, subpath)) return targetOf(map[subpath]);
  for (const [pattern, target] of Object.entries(map)) {
    const [start, end, ...more] = pattern.split('*');
    const isFor = end !== undefined && more.length === 0 && subpath.length >= pattern.length;
    if (!isFor || !subpath.startsWith(start!) || !subpath.endsWith(end)) continue;
    const middle = subpath.slice(start!.length, subpath.length - end.length);
    return targetOf(target)?.replaceAll('*', () => middle);
  }
  return undefined;
}

const CONDITIONS = new Set(['import', 'node', 'module-sync', 'default']);

/** The first condition that holds decides. */
function targetOf(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const [, chosen] =
    Object.entries(target).find(([condition, each]) => CONDITIONS.has(condition) && targetOf(each)) ?? [];
  return targetOf(chosen);
}
