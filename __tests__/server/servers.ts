/** Starts the servers of these tests through the command line, in this process, and looks for what they leave behind. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toolint, type JsonReport, type Outcome } from '../support/cli.js';

export const HOSTILE = resolve('__tests__/server/fixtures/hostile.mjs');

export interface ServerReport extends JsonReport {
  readonly server?: { name: string; tools: { name: string; tokens: number }[]; tokens: number };
  readonly servers?: unknown[];
}

/** `options` come before the command. */
export async function askHostile(
  how: readonly string[],
  options: readonly string[] = [],
): Promise<Outcome & { report: ServerReport }> {
  return serverReport([...options, '--', process.execPath, HOSTILE, ...how]);
}

export async function serverReport(args: readonly string[], cwd?: string): Promise<Outcome & { report: ServerReport }> {
  const outcome = await toolint(['server', '--format', 'json', ...args], cwd === undefined ? {} : { cwd });
  return { ...outcome, report: JSON.parse(outcome.out) as ServerReport };
}

/** Folders and processes of servers that this process has started. */
export function leftBehind(pid = process.pid): string[] {
  const mark = `toolint-server-${pid}-`;
  const folders = readdirSync(realpathSync(tmpdir())).filter((name) => name.startsWith(mark));
  if (!existsSync('/proc')) return folders;
  const processes = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(join('/proc', name, 'environ'), 'latin1').includes(mark);
    } catch {
      return false;
    }
  });
  return [...folders, ...processes.map((id) => `process ${id}`)];
}
