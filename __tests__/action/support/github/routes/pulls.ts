/** The pull request and the files that it changes. */
import { ok, demandPull, type Call, type Routes } from '../call.js';
import { changesOf, linesOf, MOST_PATCH_LINES, patchOf, type Change, type Hunk } from '../diff.js';
import { pageOf } from '../pages.js';
import { demand, STRANGER } from '../permissions.js';
import { notFound } from '../refusal.js';
import { userView } from '../views.js';
import { apiUrl, changesIn, htmlUrl, OWNER, REPO, type World } from '../world.js';

const MOST_FILES = 3000;

export const pulls: Routes = {
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': (call) => {
    demand(call.token, 'read', 'pull-requests');
    demandPull(call);
    return ok(pullView(call.world));
  },
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files': (call) => {
    demand(call.token, 'read', 'pull-requests');
    demandPull(call);
    const listed = changesIn(call.world).filter(({ path }) => !call.world.unlisted.has(path));
    const { items, headers } = pageOf(listed.slice(0, MOST_FILES), call.paging);
    return { status: 200, body: rows(call.world, items), headers };
  },
  'GET /repos/{owner}/{repo}/compare/{basehead}': (call) => {
    demand(call.token, 'read', 'contents');
    return compare(call);
  },
};

/** Past so many lines, rows lose their patch and say that nothing changed. */
function rows(world: World, changes: readonly Change[]): unknown[] {
  let lines = 0;
  return changes.map((change) => {
    const own = linesOf(change);
    const isLarge = own > MOST_PATCH_LINES || world.withoutPatch.has(change.path);
    if (isLarge) return row(world, change, {});
    lines += own;
    return lines > MOST_PATCH_LINES
      ? { ...row(world, change, {}), additions: 0, deletions: 0, changes: 0 }
      : row(world, change, own > 0 ? { patch: patchOf(change) } : {});
  });
}

function row(world: World, change: Change, patch: { patch?: string }): Record<string, unknown> {
  const { path, previous, status, sha, hunks } = change;
  const { additions, deletions } = countsOf(hunks);
  const place = `${world.pull.head}/${encodeURIComponent(path)}`;
  return {
    sha,
    filename: path,
    ...(previous !== undefined && { previous_filename: previous }),
    status,
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: htmlUrl(`blob/${place}`),
    raw_url: htmlUrl(`raw/${place}`),
    contents_url: apiUrl(world, `contents/${encodeURIComponent(path)}?ref=${world.pull.head}`),
    ...patch,
  };
}

function countsOf(hunks: readonly Hunk[]): { additions: number; deletions: number } {
  const signs = hunks.flatMap(({ lines }) => lines.map((line) => line[0]));
  return {
    additions: signs.filter((sign) => sign === '+').length,
    deletions: signs.filter((sign) => sign === '-').length,
  };
}

function compare({ world, parameters, paging }: Call): ReturnType<typeof ok> {
  const [from, to] = String(parameters['basehead']).split('...');
  const base = world.commits.get(from ?? '');
  const head = world.commits.get(to ?? '');
  if (!base || !head) throw notFound();
  // Files come with the first page only; further pages are of commits.
  const changes = paging.page === 1 ? changesOf(base, head).slice(0, 300) : [];
  return ok({
    url: apiUrl(world, `compare/${from}...${to}`),
    html_url: htmlUrl(`compare/${from}...${to}`),
    status: 'ahead',
    ahead_by: 1,
    behind_by: 0,
    total_commits: 1,
    merge_base_commit: { sha: from },
    base_commit: { sha: from },
    commits: [{ sha: to }],
    files: rows(world, changes),
  });
}

function pullView(world: World): unknown {
  const { number, head, base, isFork } = world.pull;
  const changes = changesIn(world);
  const repo = { name: REPO, full_name: `${OWNER}/${REPO}`, owner: { login: OWNER } };
  return {
    number,
    id: number,
    state: 'open',
    title: 'A change',
    html_url: htmlUrl(`pull/${number}`),
    user: userView(STRANGER),
    changed_files: changes.length,
    ...countsOf(changes.flatMap(({ hunks }) => hunks)),
    head: { sha: head, ref: 'topic', repo: isFork ? { ...repo, full_name: `stranger/${REPO}` } : repo },
    base: { sha: base, ref: 'main', repo },
  };
}
