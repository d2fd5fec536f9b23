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
import { basename, dirname, isAbsolute, join } from 'node:path';
import { Script } from 'node:vm';
import { hash } from './core/hash.js';

/** What every bundle exports. */
export interface Bundled {
  /** Runs it with the options that V8 had when the bundle was started. */
  asAtStart<T>(run: () => T): T;
}

interface Running<T> {
  readonly exports: T;
  /**
   * Keeps for later runs what this one compiled, unless an earlier one did for the same `parts` of the program. What a
   * large run compiled is more than others need, and what ran hot in it V8 compiles again at once: it serves until a
   * small run comes, which forgets it.
   */
  keep(parts: readonly string[], isSmall?: boolean): void;
}

type Code = (
  exports: object,
  require: (id: string) => unknown,
  module: { exports: object },
  filename: string,
  folder: string,
  importFile: (href: string) => Promise<unknown>,
  /** Makes known a module that stands in this file. */
  define: (name: string, code: Code) => void,
) => void;

interface Kept {
  readonly parts: ReadonlySet<string>;
  readonly code: Buffer;
}

interface Compiled {
  readonly path: string;
  readonly script: Script;
  readonly parts: ReadonlySet<string>;
}

const LINE_FEED = 0x0a;
/** Among the parts that a file names: a large run kept it. */
const LARGE = 'large';
/** Of so many versions of toolint and Node: each has a folder. */
const MOST_KEPT = 4;

/** Where code of a bundle is kept, if anywhere. `version` is another one whenever any of its files is. */
export function keptIn(bundle: string, version: string): string | undefined {
  const place = safeFolder(process.env);
  // Of the code V8 compares no more than its length.
  return place && join(place, `${basename(bundle, '.cjs')}-${version}-${hash(howNodeRuns())}`);
}

/** Runs a bundle, and the files of its own that it requires. Without a folder nothing is kept. */
export function runBundle<T extends Bundled>(bundle: string, folder?: string): Running<T> {
  const hasKept = folder !== undefined && [dirname(folder), folder].every(isOurs);
  const all: Compiled[] = [];
  const modules = new Map<string, { exports: unknown }>();
  /** Modules that stand in the file of another. */
  const within = new Map<string, Code>();
  let asAtStart: Bundled['asAtStart'] = (run) => run();
  const requireFrom = (from: string) => (id: string) =>
    // To make a `require` has Node load how it imports ES modules. What bundles have is theirs or Node's.
    id.startsWith('.') ? load(join(from, id)) : process.getBuiltinModule(id);
  const load = (path: string): unknown => {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const here = dirname(path);
    const run = within.get(path) ?? ownCode(path);
    run(
      module.exports,
      requireFrom(here),
      module,
      path,
      here,
      (href) => import(href),
      (name, code) => {
        within.set(join(here, name), code);
      },
    );
    return module.exports;
  };
  const ownCode = (path: string): Code => {
    const kept = hasKept ? read(join(folder, basename(path))) : undefined;
    const compiled = asAtStart(() => compile(path, kept));
    all.push(compiled);
    return compiled.script.runInThisContext() as Code;
  };
  const exports = load(bundle) as T;
  asAtStart = exports.asAtStart;
  return {
    exports,
    keep(parts, isSmall = true) {
      if (folder === undefined) return;
      try {
        asAtStart(() => keep(all, folder, isSmall ? parts : [LARGE, ...parts]));
      } catch {
        // The next run compiles again.
      }
    },
  };
}

/** Code of another V8, or of one with other options, V8 does not take: each has a folder, lest they replace each other's. */
function howNodeRuns(): string {
  const { arch, env, execArgv, versions } = process;
  return [versions.node, versions.v8, arch, env['NODE_OPTIONS'] ?? '', ...execArgv].join('\n');
}

function compile(path: string, kept: Kept | undefined): Compiled {
  const script = new Script(readFileSync(path, 'latin1'), { filename: path, cachedData: kept?.code });
  return { path, script, parts: script.cachedDataRejected === false ? kept!.parts : new Set() };
}

function keep(all: readonly Compiled[], folder: string, parts: readonly string[]): void {
  const isLarge = parts.includes(LARGE);
  const ofOthers = all.filter(({ parts: known }) => known.size > 0 && known.has(LARGE) !== isLarge);
  if (!isLarge) for (const { path } of ofOthers) rmSync(join(folder, basename(path)), { force: true });
  const some = all.filter((each) => !ofOthers.includes(each) && parts.some((part) => !each.parts.has(part)));
  if (some.length === 0) return;
  for (const each of [dirname(folder), folder]) {
    mkdirSync(each, { recursive: true, mode: 0o700 });
    if (!isOurs(each)) return;
  }
  for (const { path, script, parts: known } of some) {
    write(join(folder, basename(path)), { parts: new Set([...known, ...parts]), code: script.createCachedData() });
  }
  forgetOld(folder);
}

/** The first line names the parts. */
function read(file: string): Kept | undefined {
  try {
    const data = readFileSync(file);
    const end = data.indexOf(LINE_FEED);
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

/** The folders of other versions of the same bundle. */
function forgetOld(folder: string): void {
  const [place, beginning] = [dirname(folder), `${basename(folder).split('-').slice(0, -2).join('-')}-`];
  const folders = readdirSync(place).filter((name) => name.startsWith(beginning));
  const ages = new Map(folders.map((name) => [name, statSync(join(place, name)).mtimeMs]));
  const old = folders.sort((a, b) => ages.get(b)! - ages.get(a)!).slice(MOST_KEPT);
  for (const name of old) rmSync(join(place, name), { recursive: true, force: true });
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
  try {
    const stat = lstatSync(folder);
    const isPrivate = process.getuid === undefined || (stat.uid === process.getuid() && !(stat.mode & 0o022));
    return stat.isDirectory() && isPrivate;
  } catch {
    return false;
  }
}
