/** Two runs at the same moment on one pull request: two processes of the Action, and one GitHub. */
import { expect, test } from '@jest/globals';
import type { FakeGitHub } from './support/github/server.js';
import { FINE, fine, tool, undescribed } from './support/manifests.js';
import { runAction } from './support/run-action.js';
import { services } from './support/services.js';

const start = services();
const INPUTS = { review: 'suggestions', comment: 'always' };
const FIRST = tool([undescribed('a'), fine('b'), undescribed('c')]);
const SECOND = tool([undescribed('a'), fine('b'), undescribed('c'), undescribed('d')]);

async function runBoth(github: FakeGitHub, ...ids: readonly string[]): Promise<void> {
  github.forget();
  const runs = ids.map((id) => runAction({ github, inputs: INPUTS, env: { GITHUB_RUN_ID: id } }));
  for (const { outputs } of await Promise.all(runs)) expect(outputs['outcome']).toBe('failure');
}

const written = ({ requests }: FakeGitHub): string[] =>
  requests.map(({ route }) => route).filter((route) => !/^GET|check-runs/.test(route));

/** What is not folded away. */
function standing({ world }: FakeGitHub) {
  const isOpen = ({ nodeId }: { readonly nodeId: string }): boolean => !world.minimized.has(nodeId);
  return {
    findings: world.comments.filter(isOpen).length,
    reviews: world.reviews.filter(isOpen).length,
    comments: world.issueComments.filter(isOpen).length,
  };
}

test('nothing stands there twice, neither of the first review nor of a later one', async () => {
  const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': FIRST } });
  await runBoth(github, '1', '2');
  expect(standing(github)).toEqual({ findings: 2, reviews: 1, comments: 1 });
  github.push({ 'tool.json': SECOND });
  await runBoth(github, '3', '4');
  expect(standing(github)).toEqual({ findings: 3, reviews: 2, comments: 1 });
  await runBoth(github, '5');
  expect(written(github)).toEqual([]);
});
