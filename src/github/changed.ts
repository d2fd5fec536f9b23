/** What a pull request or a push changed, as GitHub tells it: the same as `git diff base...head`, where it tells all. */
import type { Changes } from '../engine/changed-lines.js';
import { readHunks, type Hunk } from '../engine/changed-lines.js';
import { lostRows, restoreLost, type FileRow, type Totals } from './changed-rows.js';
import type { GitHub } from './client.js';
import { GitHubError } from './errors.js';
import type { Job } from './job.js';

/** By path. `isPart`: GitHub counts more of them than it lists. */
export type PullFiles = ReadonlyMap<string, PullFile> & { readonly isPart?: boolean };

export interface PullFile {
  readonly status: FileRow['status'];
  /** The path before, where it was renamed. */
  readonly previous?: string;
  /** The blob at head. */
  readonly sha: string;
  /** What changed in it; undefined where GitHub does not tell, as in a very large file. */
  readonly hunks: readonly Hunk[] | undefined;
}

/** GitHub lists no more, of a pull request and of a comparison. */
const MOST_FILES = 3000;
const MOST_COMPARED = 300;

interface Pull extends Totals {
  readonly changed_files?: number;
  readonly head: { readonly sha: string };
}

export async function pullFiles(github: GitHub, job: Job): Promise<PullFiles> {
  if (!job.pull) return new Map();
  const { number: pull_number, base } = job.pull;
  const pull = await github.request<Pull>('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number });
  // An old run that is repeated, or a push in the meantime: the list is of another commit.
  if (pull.head.sha !== job.head) return comparedFiles(github, base, job.head);
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  const rows = await github.list<FileRow>(route, { pull_number });
  const page = (per_page: number, page: number) => github.request<FileRow[]>(route, { pull_number, per_page, page });
  const { rows: whole, lost } = await restoreLost(rows, pull, page);
  const files = filesOf(whole, lost);
  return files.size < (pull.changed_files ?? 0) ? Object.assign(files, { isPart: true }) : files;
}

/** Between two commits, where there is no pull request. */
export async function comparedFiles(github: GitHub, base: string, head: string): Promise<PullFiles> {
  const { files = [] } = await github.request<{ files?: FileRow[] }>('GET /repos/{owner}/{repo}/compare/{basehead}', {
    basehead: `${base}...${head}`,
    per_page: 1,
  });
  if (files.length >= MOST_COMPARED) {
    throw new GitHubError('invalid', `GitHub lists only ${MOST_COMPARED} of the files that changed.`);
  }
  return filesOf(files, lostRows(files));
}

/** Whether there may be more files than GitHub lists. */
export function mayLack(files: PullFiles): boolean {
  return files.isPart === true || files.size >= MOST_FILES;
}

/** Undefined where there may be more files than GitHub lists. Of a file that it does not show, every line counts. */
export function changesOf(files: PullFiles): Changes | undefined {
  if (mayLack(files)) return undefined;
  const present = Array.from(files).filter(([, { status }]) => status !== 'removed');
  return new Map(present.map(([path, { hunks }]) => [path, hunks ?? 'all']));
}

function filesOf(rows: readonly FileRow[], lost: readonly FileRow[]): Map<string, PullFile> {
  const unknown = new Set(lost);
  return new Map(
    rows.map((row) => {
      const { filename, status, previous_filename: previous, sha } = row;
      return [filename, { status, ...(previous !== undefined && { previous }), sha, hunks: hunksOf(row, unknown) }];
    }),
  );
}

function hunksOf(row: FileRow, unknown: ReadonlySet<FileRow>): Hunk[] | undefined {
  if (row.patch !== undefined) return readHunks(row.patch);
  const hasNone = row.status === 'removed' || (row.changes === 0 && !unknown.has(row));
  return hasNone ? [] : undefined;
}
