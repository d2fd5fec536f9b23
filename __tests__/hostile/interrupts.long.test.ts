/** Interrupted in the middle of its work: every file is the old one or the new one. */
import { afterAll, expect } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { CLI, folderOf, GOOD } from '../support/cli.js';
import { attacks, type Attack } from './support/attacks.js';

const BEFORE = GOOD.replace('"version"', '"versoin"');
const FILES = 1500;
const names = Array.from({ length: FILES }, (_, index) => `f${String(index).padStart(4, '0')}.json`);

const folders: ReturnType<typeof folderOf>[] = [];
afterAll(() => folders.forEach((folder) => folder.remove()));

function prepared(): string {
  const folder = folderOf(Object.fromEntries(names.map((name) => [name, BEFORE])));
  folders.push(folder);
  return folder.path;
}

async function interrupted(
  args: readonly string[],
  cwd: string,
  signal: NodeJS.Signals,
  isTime: () => boolean,
): Promise<string> {
  const child = spawn(process.execPath, [CLI, ...args], { cwd, stdio: 'ignore' });
  const ended = new Promise<{ status: number | null; by: NodeJS.Signals | null }>((done) =>
    child.on('close', (status, by) => done({ status, by })),
  );
  while (child.exitCode === null && !isTime()) await new Promise((done) => setTimeout(done, 5));
  child.kill(signal);
  const { status, by } = await ended;
  expect({ status, by }).toEqual({ status: null, by: signal });
  return `${128 + constants.signals[signal]} (${signal})`;
}

const fixing = (signal: NodeJS.Signals): Attack => ({
  attack: `${signal} while ${FILES} files are fixed`,
  front: 'command line',
  async run() {
    const cwd = prepared();
    const isBegun = (): boolean => readFileSync(join(cwd, names[20]!), 'utf8') !== BEFORE;
    const status = await interrupted(['--fix-unsafe'], cwd, signal, isBegun);
    const texts = names.map((name) => readFileSync(join(cwd, name), 'utf8'));
    expect(texts.filter((text) => text !== BEFORE && text !== GOOD)).toEqual([]);
    expect(texts.filter((text) => text === GOOD).length).toBeGreaterThan(20);
    // It does not go on to the end before it listens.
    expect(texts).toContain(BEFORE);
    expect(readdirSync(cwd).sort()).toEqual(names);
    return `exit ${status}: every file is old or new, and nothing is left beside them`;
  },
});

const reporting = (signal: NodeJS.Signals): Attack => ({
  attack: `${signal} before the report is written`,
  front: 'command line',
  async run() {
    const cwd = prepared();
    let waited = 0;
    const status = await interrupted(
      ['--output-file', 'report.json', '--format', 'json'],
      cwd,
      signal,
      () => ++waited > 20,
    );
    if (existsSync(join(cwd, 'report.json'))) JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'));
    expect(readdirSync(cwd).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    return `exit ${status}: no report, or a whole one`;
  },
});

attacks('Interrupts', [fixing('SIGINT'), fixing('SIGTERM'), reporting('SIGINT'), reporting('SIGTERM')]);
