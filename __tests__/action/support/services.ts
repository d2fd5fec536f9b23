/** Fake GitHubs that are stopped when their test is over. */
import { afterEach, jest } from '@jest/globals';
import { startGitHub, type FakeGitHub, type FakeOptions } from './github/server.js';

export function services(): (options?: FakeOptions) => Promise<FakeGitHub> {
  // Each run is a process of its own, and some wait for GitHub on purpose.
  jest.setTimeout(60_000);
  const running: FakeGitHub[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((github) => github.stop()));
  });
  return async (options) => {
    const github = await startGitHub(options);
    running.push(github);
    return github;
  };
}
