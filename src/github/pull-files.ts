/** The files that a pull request or a push changed, by GitHub: the same as `git diff base...head`, as far as GitHub lists them. */
import { type Changes, readHunks, type Hunk } from '../engine/changed-lines.js';
import { GitHubError, rowsOfPages, type DataOf, type GitHub } from './client.js';
import type { Job } from './job.js';

/** By path. `isPart`: GitHub counts more files than it lists. */
export type PullFiles = ReadonlyMap<string, PullFile> & { readonly isPart?: boolean };

export interface PullFile {
  readonly status: FileRow['status'];
  /** The path before a rename. */
  readonly previous?: string;
  /** The blob at the head, where GitHub names it. */
  readonly sha: string;
  /** What changed in it; undefined if GitHub does not show that, for example in a very large file. */
  readonly hunks: readonly Hunk[] | undefined;
}

export type FileRow = Pick<
  DataOf<GitHub['rest']['pulls']['listFiles']>[number],
  'filename' | 'status' | 'previous_filename' | 'sha' | 'additions' | 'deletions' | 'changes' | 'patch'
>;

/** The line counts of the whole pull request. */
interface LineTotals {
  readonly additions?: number;
  readonly deletions?: number;
}

/** The limits of GitHub's lists, of a pull request and of a comparison. */
const MOST_FILES = 3000;
const MOST_COMPARED = 300;

export async function pullFiles(github: GitHub, job: Job): Promise<PullFiles> {
  if (!job.pull) return new Map();
  const { owner, repo } = job;
  const { number: pull_number, base } = job.pull;
  const { data: pull } = await github.rest.pulls.get({ owner, repo, pull_number });
  // After a re-run of an old job, or a push in the meantime, the list is about another commit.
  if (pull.head.sha !== job.head) return comparedFiles(github, job, base, job.head);
  const { listFiles } = github.rest.pulls;
  const rows: FileRow[] = await github.paginate(listFiles, { owner, repo, pull_number, per_page: 100 }, rowsOfPages());
  const readPage = async (per_page: number, page: number): Promise<FileRow[]> =>
    (await listFiles({ owner, repo, pull_number, per_page, page })).data;
  const { rows: restored, incomplete } = await restorePatches(rows, pull, readPage);
  const files = filesOf(restored, incomplete);
  return files.size < (pull.changed_files ?? 0) ? Object.assign(files, { isPart: true }) : files;
}

/** Between two commits, where there is no pull request. */
export async function comparedFiles(
  github: GitHub,
  { owner, repo }: Job,
  base: string,
  head: string,
): Promise<PullFiles> {
  const basehead = `${base}...${head}`;
  const { data } = await github.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 });
  const { files = [] } = data;
  if (files.length >= MOST_COMPARED) {
    throw new GitHubError('invalid', `GitHub lists only ${MOST_COMPARED} of the files that changed.`);
  }
  return filesOf(files, withoutPatch(files));
}

/** There may be more files than GitHub lists. */
export const mayBeIncomplete = (files: PullFiles): boolean => files.isPart === true || files.size >= MOST_FILES;

/** Undefined if there may be more files than GitHub lists. Where GitHub does not show the changes of a file, every line counts. */
export function changesOf(files: PullFiles): Changes | undefined {
  if (mayBeIncomplete(files)) return undefined;
  const present = Array.from(files).filter(([, { status }]) => status !== 'removed');
  return new Map(present.map(([path, { hunks }]) => [path, hunks ?? 'all']));
}

function filesOf(rows: readonly FileRow[], incomplete: readonly FileRow[]): Map<string, PullFile> {
  const unknown = new Set(incomplete);
  return new Map(
    rows.map((row) => {
      const { filename, status, previous_filename: previous } = row;
      const sha = row.sha ?? '';
      return [filename, { status, ...(previous !== undefined && { previous }), sha, hunks: hunksOf(row, unknown) }];
    }),
  );
}

function hunksOf(row: FileRow, unknown: ReadonlySet<FileRow>): Hunk[] | undefined {
  if (row.patch !== undefined) return readHunks(row.patch);
  const hasNone = row.status === 'removed' || (row.changes === 0 && !unknown.has(row));
  return hasNone ? [] : undefined;
}

const PAGE_SIZES = [10, 1];
const MOST_REQUESTS = 60;

/**
 * After about 20,000 lines of patches in one response, GitHub leaves patches out and reports 0 changes, exactly as for
 * an image or a file that was only renamed. A smaller page has these patches. `incomplete`: rows that may still lack one.
 */
export async function restorePatches(
  listed: readonly FileRow[],
  totals: LineTotals,
  readPage: (size: number, page: number) => Promise<readonly FileRow[]>,
): Promise<{ rows: FileRow[]; incomplete: FileRow[] }> {
  const rows = [...listed];
  let left = MOST_REQUESTS;
  for (const size of PAGE_SIZES) {
    if (addUp(rows, totals)) break;
    const pages = new Set(withoutPatch(rows).map((row) => Math.floor(rows.indexOf(row) / size)));
    for (const page of pages) {
      if (--left < 0) return { rows, incomplete: withoutPatch(rows) };
      const again = await readPage(size, page + 1);
      again.forEach((row, index) => {
        const at = page * size + index;
        if (rows[at]?.filename === row.filename) rows[at] = row;
      });
    }
  }
  return { rows, incomplete: [] };
}

/** Rows whose patch may have been left out. */
function withoutPatch(rows: readonly FileRow[]): FileRow[] {
  return rows.filter(({ patch, changes, status }) => patch === undefined && changes === 0 && status !== 'removed');
}

/** Then no row lacks anything. */
function addUp(rows: readonly FileRow[], { additions, deletions }: LineTotals): boolean {
  const sum = (of: 'additions' | 'deletions'): number => rows.reduce((total, row) => total + row[of], 0);
  return additions === sum('additions') && deletions === sum('deletions');
}
