/** The server is gone when we are, however we end. */
import { spawn } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { CLI } from '../support/cli.js';
import { HOSTILE, leftBehind } from './servers.js';

test.each([
  ['SIGINT', 2],
  ['SIGTERM', 2],
  ['SIGHUP', 2],
  ['SIGKILL', 2],
  // There is its folder, and the server only starts.
  ['SIGKILL', 1],
] as const)('after %s, when there were %d of its folder and its process', async (signal, count) => {
  const server = [process.execPath, HOSTILE, 'hang-initialize', 'stubborn'];
  const child = spawn(process.execPath, [CLI, 'server', '--', ...server], {
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', (_, by) => done(by)));
  for (let tries = 0; tries < LONG && leftBehind(child.pid).length < count; tries++) await pause(5);
  expect(leftBehind(child.pid).length).toBeGreaterThan(0);
  child.kill(signal);
  expect(await ended).toBe(signal);
  // What was killed takes a moment to be gone.
  for (let tries = 0; tries < LONG && leftBehind(child.pid).length > 0; tries++) await pause(20);
  expect(leftBehind(child.pid)).toEqual([]);
});

/** Longer than Jest has patience: the machine may be busy. */
const LONG = 100_000;

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
