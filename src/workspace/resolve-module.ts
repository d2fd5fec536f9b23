/** Finds the file that a config means by a path or a package name. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import { absolutePath, parentOf, toSlashes } from './paths.js';

export function isPath(name: string): boolean {
  return /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);
}

/** Undefined: there is no such package. A path is not looked at. */
export function resolveModule(name: string, from: string): string | undefined {
  if (isPath(name)) return absolutePath(parentOf(from), name);
  try {
    return toSlashes(createRequire(from).resolve(name));
  } catch {
    return resolveImport(name, parentOf(from));
  }
}

/** `require` does not see a package that is made for `import` alone. */
function resolveImport(name: string, folder: string): string | undefined {
  const [, packageName, rest] = /^((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(name) ?? [];
  if (packageName === undefined) return undefined;
  for (let at = folder; ; at = parentOf(at)) {
    const home = `${at}/node_modules/${packageName}`;
    const target = exported(manifestOf(home), `.${rest ?? ''}`);
    if (target?.startsWith('./')) return absolutePath(home, target);
    if (parentOf(at) === at) return undefined;
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
  return targetOf(isMap ? (exports as Record<string, unknown>)[subpath] : subpath === '.' ? exports : undefined);
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
