/**
 * Changed lines as they stand in the checkout. GitHub counts them at the head of the pull request, and what is checked
 * out is most often the head merged into the base, where a file may have lines of both.
 */
import type { Changes } from '../engine/changed-lines.js';
import type { Hunk, Loss } from '../engine/changed-lines.js';
import type { PullFiles } from '../github/changed.js';
import { otherText, sameText, type HeadText } from '../github/head-text.js';
import { linesOf } from '../github/lines.js';
import { extensionOf } from '../files/discover.js';
import { EXTENSIONS } from '../files/paths.js';
import { inFolder } from '../files/paths.js';
import { readText } from '../files/read.js';
import type { Access } from './github.js';

/** Each is a request, of a file that both sides changed. */
const MOST_ASKED = 50;

export async function inCheckout(changes: Changes, files: PullFiles, root: string, access: Access): Promise<Changes> {
  const github = await access.github();
  const here = new Map(changes);
  let asked = 0;
  for (const [path, hunks] of changes) {
    if (hunks === 'all') continue;
    const read = readText(inFolder(root, path));
    if ('failure' in read) continue;
    const lines = linesOf(read.text);
    const { sha } = files.get(path)!;
    let head = sameText(lines, sha);
    // Few files of other kinds are manifests.
    if (!head && EXTENSIONS.includes(extensionOf(path)) && asked++ < MOST_ASKED)
      head = await otherText(github, access.job, path, sha, lines);
    here.set(path, head ? moved(hunks, head, lines.lines.length) : 'all');
  }
  return here;
}

/** A line that the head does not have for certain counts as changed: rather a finding too many than one too few. */
function moved(hunks: readonly Hunk[], head: HeadText, count: number): readonly Hunk[] {
  if (head.isSame) return hunks;
  const atHead = new Set(hunks.flatMap(({ changed }) => [...changed]));
  const losses = hunks.flatMap(({ lost = [] }) => lost);
  const changed = new Set<number>();
  const lost: Loss[] = [];
  let next = 0;
  for (let line = 1; line <= count; line++) {
    const other = head.lineOf(line);
    if (other === undefined || atHead.has(other)) changed.add(line);
    for (; next < losses.length && other !== undefined && losses[next]!.after < other; next++)
      lost.push({ ...losses[next]!, after: line - 1 });
  }
  for (; next < losses.length; next++) lost.push({ ...losses[next]!, after: count });
  return [{ from: 1, to: count, changed, ...(lost.length > 0 && { lost }) }];
}
