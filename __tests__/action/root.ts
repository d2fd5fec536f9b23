/** Runs the built Action as the runner does, with nothing in its environment but what it is told. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from '@jest/globals';
import { startAction } from './support/processes.js';

export const SHA = { head: 'a'.repeat(40), base: 'b'.repeat(40) };

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

export interface Setup {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly payload?: unknown;
  readonly env?: Readonly<Record<string, string>>;
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'toolint-action-')));
  folders.push(folder);
  return folder;
}

export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A workspace with these files. */
export function workspaceOf(files: Readonly<Record<string, string>>): string {
  const folder = join(temporaryFolder(), 'workspace');
  mkdirSync(folder);
  write(folder, files);
  return folder;
}

export function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** What is there becomes a commit. */
export function commit(folder: string): string {
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'x');
  return git(folder, 'rev-parse', 'HEAD');
}

export const pullRequest = (base: string, head = SHA.head): unknown => ({
  pull_request: {
    number: 7,
    head: { sha: head, repo: { full_name: 'octo/tools' } },
    base: { sha: base },
  },
});

export async function run(
  workspace: string,
  { inputs = {}, event = 'push', payload, env = {} }: Setup = {},
): Promise<Ran> {
  const files = temporaryFolder();
  const at = (name: string): string => join(files, name);
  write(files, { output: '', summary: '', 'event.json': JSON.stringify(payload ?? { after: SHA.head }) });
  const environment = {
    PATH: process.env['PATH'] ?? '',
    RUNNER_TEMP: files,
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: at('output'),
    GITHUB_STEP_SUMMARY: at('summary'),
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: at('event.json'),
    GITHUB_REPOSITORY: 'octo/tools',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: SHA.head,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...env,
  };
  const { status, stdout, stderr } = await startAction(workspace, environment);
  const outputs = outputsIn(readFileSync(at('output'), 'utf8'));
  return { status, out: stdout, err: stderr, outputs, summary: readFileSync(at('summary'), 'utf8') };
}

/** As the runner reads the file. */
function outputsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/^([\w-]+)<<(\S+)\n([^]*?)\n\2$/gm), ([, name, , value]) => [name!, value!]),
  );
}

/** The lines that the runner would obey, without their properties. */
export function commandsIn({ out, err }: Ran): string[] {
  const lines = `${out}\n${err}`.split(/\r\n|\r|\n/);
  return lines.flatMap((line) => {
    const [, name] = /^\s*::([\w-]+)/.exec(line) ?? [];
    if (name === undefined) return line.includes('##[') ? [line] : [];
    return [name];
  });
}

/** One error in each: the version in the id. */
export const broken = (name: string): string => `{
  "id": "Kit.${name}@1",
  "name": "Kit_${name}",
  "description": "Adds two numbers together.",
  "version": "1.0.0",
  "input_schema": { "parameters": { "type": "object" } },
  "output_schema": { "type": "number" }
}
`;
export const good = (name: string): string => broken(name).replace('@1"', '@1.0.0"');
