/** A user's project in a temporary folder: toolint as it is packed, and ESLint beside it. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Project {
  readonly path: string;
  write(files: Readonly<Record<string, string>>): void;
  read(path: string): string;
  /** Runs ESLint; the messages of its JSON report, as `path:line:column rule`. */
  lint(...args: string[]): Outcome;
  /** The same in another Node. */
  lintIn(node: string, ...args: string[]): Outcome;
  /** Takes a package away. */
  without(name: string): void;
  remove(): void;
}

export interface Outcome {
  readonly status: number | null;
  readonly says: readonly string[];
  readonly out: string;
  readonly err: string;
}

interface FileResult {
  readonly filePath: string;
  readonly messages: readonly { ruleId: string | null; line: number; column: number; message: string }[];
}

/** Packs toolint once, for all projects of a test. */
export function pack(): { project(eslint: 'eslint' | 'eslint-9'): Project; remove(): void } {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'toolint-eslint-'));
  const answer = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder]);
  const [{ filename }] = JSON.parse(answer) as [{ filename: string }];
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder]);
  return {
    project: (eslint) => createProject(folder, eslint),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const COMPANIONS = [
  '@eslint/json',
  'typescript-eslint',
  'typescript',
  '@babel/eslint-parser',
  '@eslint/core',
  '@types',
];

function createProject(folder: string, eslint: string): Project {
  const path = mkdtempSync(join(folder, 'project-'));
  const modules = join(path, 'node_modules');
  mkdirSync(join(modules, '@eslint'), { recursive: true });
  mkdirSync(join(modules, '@babel'));
  cpSync(join(folder, 'package'), join(modules, 'toolint'), { recursive: true });
  for (const name of COMPANIONS) symlinkSync(resolve('node_modules', name), join(modules, name));
  symlinkSync(resolve('node_modules', eslint), join(modules, 'eslint'));
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), text);
    }
  };
  write({ 'package.json': '{ "private": true, "type": "module" }' });
  return {
    path,
    write,
    read: (name) => readFileSync(join(path, name), 'utf8'),
    lint: (...args) => lint(process.execPath, path, args),
    lintIn: (node, ...args) => lint(node, path, args),
    without: (name) => rmSync(join(modules, name)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

function lint(node: string, cwd: string, args: readonly string[]): Outcome {
  const command = ['node_modules/eslint/bin/eslint.js', '--format', 'json', ...(args.length > 0 ? args : ['.'])];
  const { status, stdout, stderr } = spawnSync(node, command, { cwd, encoding: 'utf8' });
  const results = stdout.startsWith('[') ? (JSON.parse(stdout) as FileResult[]) : [];
  const says = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, line, column, message }) => {
      const place = `${filePath.slice(cwd.length + 1).replaceAll('\\', '/')}:${line}:${column}`;
      return `${place} ${ruleId ?? message}`;
    }),
  );
  return { status, says, out: stdout, err: stderr };
}

function npm(args: string[]): string {
  const script = process.env['npm_execpath'];
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  return execFileSync(command, [...first, ...args], { encoding: 'utf8', stdio: 'pipe', timeout: 120_000 });
}
