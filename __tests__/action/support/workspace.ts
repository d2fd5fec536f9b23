/** A checkout in a temporary folder, with or without git. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Tree } from './github/diff.js';

export interface Workspace {
  readonly path: string;
  /** Text files below, by path; what git keeps for itself is left out. */
  files(): Record<string, string>;
  remove(): void;
}

export interface Repository extends Workspace {
  readonly base: string;
  readonly head: string;
}

export function checkout(files: Tree): Workspace {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'toolint-action-'));
  write(path, files);
  return {
    path,
    files: () => read(path),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Two commits; what is checked out is the second. */
export function repository(base: Tree, head: Tree): Repository {
  const workspace = checkout(base);
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: workspace.path, encoding: 'utf8', env: { ...process.env, ...AUTHOR } }).trim();
  const commit = (): string => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'A change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  const from = commit();
  for (const path of Object.keys(base)) if (!Object.hasOwn(head, path)) rmSync(join(workspace.path, path));
  write(workspace.path, head);
  return { ...workspace, base: from, head: commit() };
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

function write(folder: string, files: Tree): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function read(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
    if (entry.isFile() && !path.startsWith('.git/')) files[path] = readFileSync(join(folder, path), 'utf8');
  }
  return files;
}
