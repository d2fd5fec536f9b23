/** What the pull request or the push changed: GitHub is asked first, then git. */
import type { Changes } from '../engine/changed-lines.js';
import { changesOf } from '../github/changed.js';
import { changedSince } from '../run/changed-files.js';
import { inFolder, relativePath } from '../files/paths.js';
import { causeIn } from './cause.js';
import { isLost, type GitHubEvent } from './event.js';
import type { Access } from './github.js';
import { inCheckout } from './merged-lines.js';
import type { Place } from './workspace.js';

/** Paths count from the top of the repository. A string says why nobody can tell. */
export async function changesIn(
  event: GitHubEvent,
  { root, isMixed }: Place,
  access: Access | undefined,
): Promise<Changes | string> {
  if (event.base === undefined) return whyNone(event);
  if (isMixed) return MIXED;
  const reasons = [];
  if (access) {
    try {
      const files = await access.changedFiles();
      const changes = files && changesOf(files);
      if (files && changes) return await inCheckout(changes, files, root, access);
      reasons.push('GitHub does not list all files that changed');
    } catch (error) {
      reasons.push(causeIn(error));
    }
  } else reasons.push('there is no `github-token` to ask GitHub with');
  try {
    return (await changedSince(event.base, root)).changes;
  } catch {
    reasons.push('the checkout does not go back to where the change began (`fetch-depth: 0` gets it)');
  }
  return reasons.join(', and ');
}

function whyNone(event: GitHubEvent): string {
  if (event.isFirst) return 'this push begins a branch or a tag, so there is no earlier commit to compare it with';
  if (event.name === 'push' || isLost(event)) return 'the event does not say what changed';
  return 'on this event there is no change to compare';
}

const MIXED =
  'what is linted does not all lie in one checkout, so nobody can tell which files GitHub speaks of. Name the folder of the repository with `working-directory`';

/** The same changes with paths that count from a folder. */
export function seenFrom(changes: Changes, { root, cwd }: Place): Changes {
  if (root === cwd) return changes;
  return new Map(Array.from(changes, ([path, hunks]) => [relativePath(cwd, inFolder(root, path)), hunks]));
}
