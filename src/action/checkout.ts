/** Whether what is checked out is what the event is about. */
import { openGit } from '../workspace/git.js';
import type { GitHubEvent } from './event.js';
import type { Place } from './workspace.js';

/** There `actions/checkout` takes the base branch, and a check of that would pass for one of the pull request. */
export async function checkoutNotices({ name, base }: GitHubEvent, { root }: Place): Promise<string[]> {
  if (name !== 'pull_request_target' || base === undefined) return [];
  try {
    const { out } = await openGit(root)('rev-parse', 'HEAD');
    return out.trim() === base ? [BASE] : [];
  } catch {
    return [];
  }
}

const BASE =
  'What is checked out is the base branch, so nothing of this pull request was linted: on pull_request_target `actions/checkout` needs a `ref`. See the README on forks before you give it one.';
