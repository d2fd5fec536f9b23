/**
 * Runs a bundle with the code that V8 compiled of it in an earlier run: to compile takes longer than to lint a file.
 * `module.enableCompileCache` would keep only what is compiled before a bundle is run, which is little of it.
 *
 * Compiled code is trusted like the bundle itself. So it is kept in the user's own folder, never where others may write
 * (folders for temporary files) nor in a checkout, which may bring it along.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

export interface Running<T> {
  readonly exports: T;
  /** Keeps for later runs what this one compiled, unless an earlier one did for the same `parts` of the program. */
  keep(parts: readonly string[]): void;
}

interface Kept {
  readonly parts: ReadonlySet<string>;
  readonly code: Buffer;
}

interface Compiled {
  readonly script: Script;
  /** Where its code is kept, if there is a place for it. */
  readonly file: string | undefined;
  readonly parts: ReadonlySet<string>;
}

/** Of so many versions of toolint and Node. */
const MOST_KEPT = 4;

/** Runs a bundle, and those beside it that it requires. `version` is another one whenever any of them is. */
export function runBundle<T>(bundle: string, version: string): Running<T> {
  const require = createRequire(bundle);
  const folder = safeFolder(process.env);
  // It stands for the version of V8, its options and the processor. Of the code V8 compares no more than its length.
  const tag = cachedDataVersionTag();
  const all: Compiled[] = [];
  const modules = new Map<string, { exports: unknown }>();
  const requireWithin = (id: string): unknown => {
    if (!id.startsWith('./')) return require(id);
    const path = join(dirname(bundle), id);
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const compiled = compile(path, folder && join(folder, `${basename(path)}-${version}-${tag.toString(36)}`));
    all.push(compiled);
    const run = compiled.script.runInThisContext() as (...args: unknown[]) => void;
    run(module.exports, requireWithin, module, path, dirname(path), (href: string) => import(href));
    return module.exports;
  };
  return {
    exports: requireWithin(`./${basename(bundle)}`) as T,
    keep(parts) {
      if (cachedDataVersionTag() !== tag) return;
      try {
        for (const compiled of all) keep(compiled, parts);
      } catch {
        // The next run compiles again.
      }
    },
  };
}

function compile(path: string, file: string | undefined): Compiled {
  const kept = file === undefined ? undefined : read(file);
  const code = readFileSync(path, 'latin1');
  const script = new Script(`(function (exports, require, module, __filename, __dirname, __import) {${code}\n})`, {
    filename: path,
    cachedData: kept?.code,
  });
  return { script, file, parts: script.cachedDataRejected === false ? kept!.parts : new Set() };
}

function keep({ script, file, parts: known }: Compiled, parts: readonly string[]): void {
  if (file === undefined || parts.every((part) => known.has(part))) return;
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOurs(folder)) return;
  write(file, { parts: new Set([...known, ...parts]), code: script.createCachedData() });
  forgetOld(folder, basename(file).replace(/-.*/, '-'));
}

/** The first line names the parts. */
function read(file: string): Kept | undefined {
  try {
    if (!isOurs(dirname(file))) return undefined;
    const data = readFileSync(file);
    const end = data.indexOf('\n');
    return { parts: new Set(data.toString('utf8', 0, end).split(' ')), code: data.subarray(end + 1) };
  } catch {
    return undefined;
  }
}

function write(file: string, { parts, code }: Kept): void {
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, Buffer.concat([Buffer.from(`${[...parts].join(' ')}\n`), code]), {
      flag: 'wx',
      mode: 0o600,
    });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function forgetOld(folder: string, beginning: string): void {
  const files = readdirSync(folder)
    .filter((file) => file.startsWith(beginning))
    .map((file) => join(folder, file));
  const ages = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  const old = files.sort((a, b) => ages.get(b)! - ages.get(a)!).slice(MOST_KEPT);
  for (const file of old) rmSync(file, { force: true });
}

function safeFolder({
  NODE_DISABLE_COMPILE_CACHE: isOff,
  XDG_CACHE_HOME: cache,
  LOCALAPPDATA: local,
  HOME: home,
}: NodeJS.ProcessEnv): string | undefined {
  const parent = cache || local || (home && join(home, '.cache'));
  if (isOff || !parent || !isAbsolute(parent)) return undefined;
  return isInCheckout(parent) ? undefined : join(parent, 'toolint');
}

/** What is linted may be one without its `.git`. */
function isInCheckout(folder: string): boolean {
  const here = process.cwd();
  for (let each = folder; ; each = dirname(each)) {
    if (each === here || existsSync(join(each, '.git'))) return true;
    if (each === dirname(each)) return false;
  }
}

/** Nobody else could have put anything there. */
function isOurs(folder: string): boolean {
  const stat = lstatSync(folder);
  return (
    stat.isDirectory() && (process.getuid === undefined || (stat.uid === process.getuid() && !(stat.mode & 0o022)))
  );
}
