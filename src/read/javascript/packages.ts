/** The versions of the packages that decide what a server in source code lists: from the lock file, else from the range. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isRecord, foundOnce, recordIn } from '../../core/collections.js';
import type { Packages } from '../../core/code.js';
import { LOCK_FILES } from '../../core/lock-files.js';
import { inPattern } from '../../core/text.js';
import { inFolder, isInside, parentOf } from '../../files/paths.js';
import { textOnDisk, type TextOf } from '../text-on-disk.js';

/** What zod and the MCP SDK make of a schema depends on these. */
const OF_SCHEMAS = ['zod', '@modelcontextprotocol/sdk', '@modelcontextprotocol/server'];
const NAMES = [...OF_SCHEMAS, 'dotenv'];
const MOST_BYTES = 20_000_000;

/** Finds the packages of a file in the nearest package.json that names them, and in the lock file beside or above it. */
export function packageVersions(
  workspace: string,
  textOf: TextOf = textOnDisk(MOST_BYTES),
): (absolute: string) => Packages {
  const lockIn = foundOnce((folder: string) => readLock(folder, textOf));
  const versionsIn = foundOnce((folder: string): Packages => {
    const found =
      isInside(workspace, folder) || folder === workspace ? rangesIn(textOf(inFolder(folder, 'package.json'))) : {};
    const versions: Record<string, string> = {};
    for (const [name, range] of Object.entries(found ?? {})) {
      const version = locked(name, folder, range) ?? majorOf(range);
      if (version !== undefined) versions[name] = version;
    }
    const parent = parentOf(folder);
    const isTop = OF_SCHEMAS.some((name) => name in (found ?? {})) || folder === workspace || parent === folder;
    return isTop ? versions : { ...versionsIn(parent), ...versions };
  });
  const locked = (name: string, folder: string, range: string): string | undefined => {
    for (let at = folder; ; at = parentOf(at)) {
      const lock = lockIn(at);
      if (lock) return lock(name, at === folder ? '' : folder.slice(inFolder(at, '').length), range);
      if (at === workspace || parentOf(at) === at) return undefined;
    }
  };
  return (absolute) => versionsIn(parentOf(absolute));
}

/** Finds the folder of the nearest package.json, for paths that are relative to the folder. */
export function packageFolders(cwd: string): (path: string) => string {
  const folderOf = foundOnce((folder: string): string => {
    const isTop = folder === '.' || folder === '' || folder === '/';
    return isTop || existsSync(join(cwd, folder, 'package.json')) ? folder : folderOf(posix.dirname(folder));
  });
  return (path) => folderOf(posix.dirname(path));
}

/** Whether Node takes the scripts of a package for ES modules, and nothing in its package.json runs or bundles CommonJS wherever it is. */
export const isOfModules = (packageJson: string): boolean => IS_ESM.test(packageJson) && !TAKES_BOTH.test(packageJson);
const IS_ESM = /[{,]\s{0,99}"type"\s{0,9}:\s{0,9}"module"/;
const TAKES_BOTH =
  /\b(?:bun|deno|tsx|jiti|esbuild|tsup|tsdown|webpack|rollup|rolldown|vite|ncc|parcel|next|wrangler|electron|smithery)\b/;

/** The ranges of a package.json that depends on any of them; undefined where there is none. */
function rangesIn(text: string | undefined): Record<string, string> | undefined {
  const file = recordIn(text ?? '');
  if (!file) return undefined;
  const ranges: Record<string, string> = {};
  for (const kind of ['peerDependencies', 'devDependencies', 'dependencies']) {
    const some = file[kind];
    for (const name of NAMES) {
      const range = isRecord(some) && Object.hasOwn(some, name) ? some[name] : undefined;
      if (typeof range === 'string') ranges[name] = range;
    }
  }
  return Object.keys(ranges).length > 0 ? ranges : undefined;
}

/** The version of a package for a folder below the lock file. */
type Lock = (name: string, inside: string, range: string) => string | undefined;

function readLock(folder: string, textOf: TextOf): Lock | undefined {
  for (const file of LOCK_FILES) {
    const text = textOf(inFolder(folder, file));
    if (text === undefined) continue;
    if (file.endsWith('.json')) {
      const packages = recordIn(text)?.['packages'];
      if (isRecord(packages)) return (name, inside) => inPackageLock(packages, name, inside);
      continue;
    }
    // Asked for each package of a workspace.
    const known = new Map(NAMES.map((name) => [name, onlyVersionIn(text, name)]));
    return (name) => known.get(name);
  }
  return undefined;
}

function inPackageLock(packages: Record<string, unknown>, name: string, inside: string): string | undefined {
  const steps = inside === '' ? [] : inside.split('/');
  for (let depth = steps.length; depth >= 0; depth--) {
    const key = [...steps.slice(0, depth), 'node_modules', name].join('/');
    const found = Object.hasOwn(packages, key) ? packages[key] : undefined;
    const version = isRecord(found) ? found['version'] : undefined;
    if (typeof version === 'string') return version;
  }
  return undefined;
}

/** Lock files of pnpm, yarn and bun: which of two versions a folder gets is not looked into. */
function onlyVersionIn(text: string, name: string): string | undefined {
  const escaped = inPattern(name);
  const patterns = [
    // pnpm: `/zod@3.25.76:` or `zod@3.25.76(…):`; bun: `"zod": ["zod@3.25.76", …`.
    new RegExp(`(?:^|[\\s"'/])${escaped}@(\\d+\\.\\d+\\.\\d+)(?=["':(])`, 'g'),
    // yarn: `zod@^3.25.0:` and `"zod@npm:^3.25.0":` with the version in the line below.
    new RegExp(`^"?${escaped}@[^\\n]{1,300}:\\n\\s{2,4}version:?\\s"?(\\d+\\.\\d+\\.\\d+)`, 'gm'),
  ];
  const versions = new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, version]) => version!)));
  return versions.size === 1 ? [...versions][0] : undefined;
}

/** `^4.1.0` allows every later 4: only the major version is sure. */
function majorOf(range: string): string | undefined {
  const exact = /^v?(\d{1,4}\.\d{1,4}\.\d{1,4})$/.exec(range.trim());
  return exact?.[1] ?? /^[\^~]?v?(\d{1,4})(?:\.[\dx*]{1,4}){0,2}$/.exec(range.trim())?.[1];
}

/** So many folders above a file may have the package.json that names a package. */
const MOST_LEVELS = 8;

/** Whether a module is surely of a package that is installed from elsewhere: it is named, and not as a part of this project. */
export function isInstalled(source: string, absolute: string): boolean {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;
  let range: unknown;
  for (let folder = parentOf(absolute), level = 0; level < MOST_LEVELS; folder = parentOf(folder), level++) {
    const file = recordIn(textOnDisk(MOST_BYTES)(inFolder(folder, 'package.json')) ?? '');
    if (file) {
      const isOfProject = 'workspaces' in file || existsSync(inFolder(folder, 'pnpm-workspace.yaml'));
      const [scope] = name.split('/');
      // The packages of a workspace have a scope in common.
      if (isOfProject && scope !== name && JSON.stringify(file['name'] ?? scope).includes(scope!)) return false;
      const own = ['peerDependencies', 'dependencies']
        .map((kind) => file[kind])
        .find((some) => isRecord(some) && Object.hasOwn(some, name));
      range ??= (own as Record<string, unknown> | undefined)?.[name];
    }
    if (folder === parentOf(folder)) break;
  }
  return typeof range === 'string' && !/^(?:workspace|file|link|portal):|^\*$/.test(range);
}
