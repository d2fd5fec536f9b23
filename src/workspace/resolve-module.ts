/** Finds the file that a config means by a path or a package name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';
import { printable } from '../core/message.js';
import { didYouMean, hint } from '../core/near.js';
import { CONFIG_NAMES } from './folder-seen.js';
import { absolutePath, isInside, parentOf, toSlashes } from './paths.js';

export function isPath(name: string): boolean {
  return /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);
}

/** Undefined: there is no such package. A path is not looked at. */
export function resolveModule(name: string, from: string): string | undefined {
  if (isPath(name)) return absolutePath(parentOf(from), name);
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

/** Only of what lies beside the config or below: what is elsewhere is nobody's business. */
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

function manifestOf(home: string): { readonly exports?: unknown } {
  try {
    return JSON.parse(readFileSync(`${home}/package.json`, 'utf8')) as object;
  } catch {
    return {};
  }
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
