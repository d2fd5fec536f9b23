/** Runs the command line in a folder: in this process, or as people do, the built one in a process of its own. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Terminal } from '../../src/cli/terminal.js';
import { absolutePath } from '../../src/files/paths.js';

export const CLI = resolve('dist/cli.js');

export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface How {
  readonly cwd?: string;
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** In this process, which is far quicker. */
export async function toolint(
  args: readonly string[],
  { cwd = process.cwd(), input = '', env = {} }: How = {},
): Promise<Outcome> {
  const { main, tellFailure } = await import('../../src/cli/main.js');
  let [out, err] = ['', ''];
  const terminal: Terminal = {
    cwd: absolutePath(cwd, '.'),
    env,
    isInteractive: () => false,
    hasColors: false,
    input: () => Readable.from([Buffer.from(input)]),
    settle: () => {},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  };
  try {
    const status = await main(args, terminal);
    return { status, out, err };
  } catch (error) {
    tellFailure(error, args, terminal);
    return { status: 2, out, err };
  }
}

export function spawnToolint(
  args: readonly string[],
  { cwd = process.cwd(), input = '', env = {} }: How = {},
): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [CLI, ...args], { cwd, env: { PATH: process.env['PATH'] ?? '', ...env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
    child.on('error', fail);
    child.on('close', (status) => done({ status: status ?? -1, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

export interface JsonReport {
  readonly version: 1;
  readonly summary: Readonly<Record<string, number>>;
  readonly files: readonly { path: string; formats: string[]; tools: number }[];
  readonly skipped: readonly { path: string; reason: string }[];
  readonly findings: readonly {
    rule: string;
    severity: string;
    message: string;
    help?: string;
    path: string;
    pointer: string;
    line: number;
    column: number;
    endLine: number;
    endColumn: number;
    url: string;
    count?: number;
    related?: readonly { path: string; line: number; note: string }[];
  }[];
  readonly failures: readonly { path: string; message: string }[];
  readonly unread?: readonly { path: string; line: number; what: string; reason: string; tools?: number }[];
}

const asJson =
  (run: typeof toolint) =>
  async (args: readonly string[], how: How = {}): Promise<Outcome & { report: JsonReport }> => {
    const outcome = await run([...args, '--format', 'json'], how);
    return { ...outcome, report: JSON.parse(outcome.out) as JsonReport };
  };

export const toolintJson = asJson(toolint);
export const spawnToolintJson = asJson(spawnToolint);

/** A temporary folder with these files; `rule@line` lists need no more than that to be read. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): { path: string; remove(): void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'toolint-')));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const rulesAt = (report: JsonReport): string[] =>
  report.findings.map(({ rule, path, line, column }) => `${rule} ${path}:${line}:${column}`);

/** A definition with nothing wrong, one field a line. */
export const GOOD = `{
  "id": "Calculator.Add@1.0.0",
  "name": "Calculator_Add",
  "description": "Adds two numbers together.",
  "version": "1.0.0",
  "input_schema": { "parameters": { "type": "object" } },
  "output_schema": { "type": "number" }
}
`;

/** A Shinkai manifest with nothing wrong, and with what is given. */
export const shinkaiManifest = (more: object = {}): string =>
  JSON.stringify({
    name: 'Notes',
    description: 'Keeps notes in a table.',
    author: 'somebody',
    version: '1.0.0',
    keywords: ['notes'],
    configurations: { type: 'object', properties: {}, required: [] },
    parameters: { type: 'object', properties: {}, required: [] },
    result: { type: 'object', properties: {}, required: [] },
    oauth: [],
    sqlTables: [],
    sqlQueries: [],
    tools: [],
    ...more,
  });
