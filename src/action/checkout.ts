/** What is checked out, and whether that is what the event is about. */
import { openGit, type Git } from '../files/git.js';
import { isCheckout } from './checkout-below.js';
import type { GitHubEvent } from './event.js';
import type { Place } from './workspace.js';

/** The commit that findings are about: of a pull request its head, else what is checked out, which an event may not know. */
export async function commitOf({ pull, head }: GitHubEvent, { workspace, root }: Place): Promise<string> {
  // In a submodule git would tell a commit of another repository.
  const top = isCheckout(workspace) ? workspace : root;
  if (pull || !isCheckout(top)) return head;
  return (await headOf(openGit(top)).catch(() => '')) || head;
}

/** There `actions/checkout` takes the base branch, and a check of that would pass for one of the pull request. */
export async function checkoutNotices({ name, pull, base, sha }: GitHubEvent, { root }: Place): Promise<string[]> {
  if (name !== 'pull_request_target' || !pull) return [];
  try {
    const git = openGit(root);
    const here = await headOf(git);
    if (here === '' || here === pull.head) return [];
    if (here === base || here === sha)
      return [`What is checked out is the base branch, so nothing of this pull request was linted: ${REF}`];
    const { out } = await git('cat-file', 'commit', here);
    if (parentsIn(out).includes(pull.head)) return [];
    return [
      `What is checked out, ${short(here)}, is neither the head of this pull request, ${short(pull.head)}, nor merged from it, so what was linted may be nothing of it: ${REF}`,
    ];
  } catch {
    return [];
  }
}

async function headOf(git: Git): Promise<string> {
  return (await git('rev-parse', '--verify', '--quiet', 'HEAD')).out.trim();
}

/** As the commit itself names them: a shallow clone has none of them. */
function parentsIn(commit: string): string[] {
  const [head = ''] = commit.split('\n\n', 1);
  return Array.from(head.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent]) => parent!);
}

const short = (commit: string): string => commit.slice(0, 7);

const REF = 'on pull_request_target `actions/checkout` needs a `ref`. See the README on forks before you give it one.';
