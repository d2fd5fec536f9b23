#!/usr/bin/env node
/**
 * Starts the command line. The version is told at once: what all else needs takes longer to load than Node itself. Where
 * Node can (22.8 and newer), compiled code is kept for later runs, which start in half the time. Compiled code is trusted like the program itself, so it is kept only in a folder that no other user can write to.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';

const [, , first = '', ...others] = process.argv;
if (/^(?:--version|-v)$/.test(first) && others.length === 0) tellVersion();
else await start();

async function start(): Promise<void> {
  const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };
  const folder = enableCompileCache && cacheFolder();
  if (folder) enableCompileCache(folder);
  const { runCli } = await import('./cli/main.js');
  runCli();
}

function tellVersion(): void {
  process.stdout.on('error', () => {});
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as Package;
  process.stdout.write(`${version}\n`);
}

interface Package {
  readonly version: string;
}

/** None on CI: its home folders start empty, are restored from a cache, or were used by the jobs of strangers. */
function cacheFolder(): string | undefined {
  const { CI, NODE_DISABLE_COMPILE_CACHE: isOff, XDG_CACHE_HOME: cache, LOCALAPPDATA: local, HOME: home } = process.env;
  const parent = cache || local || (home && join(home, '.cache'));
  if (CI || isOff || !parent || !isAbsolute(parent)) return undefined;
  try {
    if (isInCheckout(parent)) return undefined;
    const path = join(parent, 'toolint');
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(path);
    return process.getuid === undefined || (uid === process.getuid() && !(mode & 0o022)) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A checkout may contain a forged cache, and so may the current folder. */
function isInCheckout(path: string): boolean {
  if (path === process.cwd() || existsSync(join(path, '.git'))) return true;
  return path !== dirname(path) && isInCheckout(dirname(path));
}
