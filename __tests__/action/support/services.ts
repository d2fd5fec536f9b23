/** Fake GitHubs that are stopped when their test is over. */
import { afterEach } from '@jest/globals';
import { startGitHub, type FakeGitHub, type FakeOptions } from './github/server.js';

export function services(): (options?: FakeOptions) => Promise<FakeGitHub> {
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
