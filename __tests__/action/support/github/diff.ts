/** The difference between two trees, as GitHub lists it. */
import { createHash } from 'node:crypto';
import { diffLines, structuredPatch } from 'diff';

export type Tree = Readonly<Record<string, string>>;

export interface Change {
  readonly path: string;
  readonly previous?: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  readonly sha: string;
  readonly hunks: readonly Hunk[];
}

/** Lines as git prints them, with their sign. */
export interface Hunk {
  readonly header: string;
  readonly lines: readonly string[];
  /** Line numbers of what is shown, by side. */
  readonly left: ReadonlySet<number>;
  readonly right: ReadonlySet<number>;
}

/** GitHub leaves out the patch of one file, and then of all further files of a response, from about here on. */
export const MOST_PATCH_LINES = 20_000;

export function changesOf(base: Tree, head: Tree, renames: Readonly<Record<string, string>> = {}): Change[] {
  const gone = new Set(Object.values(renames));
  const paths = [...new Set([...Object.keys(base), ...Object.keys(head)])].filter((path) => !gone.has(path)).sort();
  return paths.flatMap((path): Change[] => {
    const previous = renames[path];
    const before = base[previous ?? path];
    const after = head[path];
    if (before === after && previous === undefined) return [];
    const status = statusOf(before, after, previous);
    return [{ path, previous, status, sha: blobSha(after ?? before ?? ''), hunks: hunksOf(before, after) }];
  });
}

export function patchOf({ hunks }: Change): string {
  return hunks.map(({ header, lines }) => [header, ...lines].join('\n')).join('\n');
}

export function linesOf({ hunks }: Change): number {
  return hunks.reduce((sum, { lines }) => sum + lines.length + 1, 0);
}

/** As git names a file's content. */
export function blobSha(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Where a line of one text stands in another; undefined where it was changed or removed. */
export function followLine(from: string, to: string, line: number): number | undefined {
  let old = 1;
  let now = 1;
  for (const { added, removed, count } of diffLines(from, to)) {
    if (added) now += count;
    else if (removed) {
      if (line < old + count) return undefined;
      old += count;
    } else {
      if (line < old + count) return now + line - old;
      old += count;
      now += count;
    }
  }
  return undefined;
}

function statusOf(before: string | undefined, after: string | undefined, previous?: string): Change['status'] {
  if (previous !== undefined) return 'renamed';
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'modified';
}

function hunksOf(before = '', after = ''): Hunk[] {
  if (before === after) return [];
  const { hunks } = structuredPatch('a', 'b', before, after, '', '', { context: 3 });
  return hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => {
    const left = new Set<number>();
    const right = new Set<number>();
    let old = oldStart;
    let now = newStart;
    for (const [sign] of lines) {
      if (sign === ' ' || sign === '-') left.add(old++);
      if (sign === ' ' || sign === '+') right.add(now++);
    }
    const header = `@@ -${rangeOf(oldStart, oldLines)} +${rangeOf(newStart, newLines)} @@`;
    return { header, lines, left, right };
  });
}

/** As git writes it: a single line without a count, no line as the one before. */
function rangeOf(start: number, count: number): string {
  if (count === 1) return `${start}`;
  return `${count === 0 ? start - 1 : start},${count}`;
}
