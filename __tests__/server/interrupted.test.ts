/** The server is gone when we are, however we end. */
import { spawn } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { CLI } from '../support/cli.js';
import { HOSTILE, leftBehind } from './servers.js';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('after %s', async (signal) => {
  const server = [process.execPath, HOSTILE, 'hang-initialize', 'stubborn'];
  const child = spawn(process.execPath, [CLI, 'server', '--', ...server], {
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', (_, by) => done(by)));
  for (let tries = 0; tries < 200 && leftBehind(child.pid).length < 2; tries++) await pause(50);
  expect(leftBehind(child.pid).length).toBeGreaterThan(0);
  child.kill(signal);
  expect(await ended).toBe(signal);
  // What was killed takes a moment to be gone.
  for (let tries = 0; tries < 100 && leftBehind(child.pid).length > 0; tries++) await pause(20);
  expect(leftBehind(child.pid)).toEqual([]);
});

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
