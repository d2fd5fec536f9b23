/**
 * Past some 20,000 lines of patches in one answer, GitHub leaves them out and says that nothing changed, as it says of
 * a picture or of a file that was only renamed. A smaller page has the patches.
 */
export interface FileRow {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged';
  readonly previous_filename?: string;
  readonly sha: string;
  readonly additions: number;
  readonly deletions: number;
  readonly changes: number;
  readonly patch?: string;
}

/** What the pull request says of itself. */
export interface Totals {
  readonly additions?: number;
  readonly deletions?: number;
}

const PAGE_SIZES = [10, 1];
const MOST_REQUESTS = 60;

/** The rows with what was lost put back, and those of them that may still have lost theirs. */
export async function restoreLost(
  listed: readonly FileRow[],
  totals: Totals,
  ask: (size: number, page: number) => Promise<readonly FileRow[]>,
): Promise<{ rows: FileRow[]; lost: FileRow[] }> {
  const rows = [...listed];
  let left = MOST_REQUESTS;
  for (const size of PAGE_SIZES) {
    if (addUp(rows, totals)) break;
    const pages = new Set(lostRows(rows).map((row) => Math.floor(rows.indexOf(row) / size)));
    for (const page of pages) {
      if (--left < 0) return { rows, lost: lostRows(rows) };
      const again = await ask(size, page + 1);
      again.forEach((row, index) => {
        const at = page * size + index;
        if (rows[at]?.filename === row.filename) rows[at] = row;
      });
    }
  }
  return { rows, lost: [] };
}

/** Those that may have lost their patch. */
export function lostRows(rows: readonly FileRow[]): FileRow[] {
  return rows.filter(({ patch, changes, status }) => patch === undefined && changes === 0 && status !== 'removed');
}

/** Then no row has lost anything. */
function addUp(rows: readonly FileRow[], { additions, deletions }: Totals): boolean {
  const sum = (of: 'additions' | 'deletions'): number => rows.reduce((total, row) => total + row[of], 0);
  return additions === sum('additions') && deletions === sum('deletions');
}
