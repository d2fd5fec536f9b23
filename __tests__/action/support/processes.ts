/** Starts the built Action: in a process that has run it before where that is the same, else in one of its own. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll } from '@jest/globals';
import { runnerNode } from '../../support/node-24.js';

const ACTION = resolve('dist/action.js');
const HOST = resolve('__tests__/action/support/runner-host.js');
const NODE = runnerNode();

export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

/** Processes that have run the Action and can do so again. */
const idle: ChildProcess[] = [];

afterAll(() => {
  for (const host of idle.splice(0)) host.kill();
});

export function startAction(cwd: string, env: Environment, node?: string): Promise<Ended> {
  // Code of others may end the process, or leave it waiting.
  const needsOwn = node !== undefined || env['INPUT_ALLOW-CODE'] === 'true';
  return needsOwn ? runInOwnProcess(node ?? NODE, cwd, env) : runInHost(cwd, env);
}

async function runInHost(cwd: string, env: Environment): Promise<Ended> {
  const host = idle.pop() ?? fork(HOST, [ACTION], { execPath: NODE, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise<Ended & { isClean: boolean }>((done, fail) => {
    host.once('message', done);
    host.once('error', fail);
    host.once('exit', () => fail(new Error('the process of the Action has ended without a result')));
  });
  host.send({ cwd, env });
  const { isClean, ...result } = await ended;
  host.removeAllListeners();
  if (isClean) idle.push(host);
  return result;
}

function runInOwnProcess(node: string, cwd: string, env: Environment): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn(node, [ACTION], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
    child.on('error', fail);
    child.on('close', (status) => done({ status: status ?? -1, stdout, stderr }));
  });
}
