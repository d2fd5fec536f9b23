/** Where a comment on a pull request may stand. */
import { linesOf, MOST_PATCH_LINES, type Change, type Hunk } from './diff.js';
import { checkBody } from './limits.js';
import type { User } from './permissions.js';
import { invalid, unprocessable } from './refusal.js';
import { changesIn, nodeId, type ReviewComment, type World } from './world.js';

export type Place = Pick<ReviewComment, 'path' | 'subject' | 'side' | 'line' | 'startLine' | 'body'>;

export interface SentComment {
  readonly path: string;
  readonly body: string;
  readonly line?: number;
  readonly side?: ReviewComment['side'];
  readonly start_line?: number;
  readonly start_side?: string;
  readonly subject_type?: ReviewComment['subject'];
}

/** Says no without a word about which comment it is. */
export function placeComment(world: World, commit: string, comment: SentComment): Place {
  if (!world.commits.has(commit) || commit === world.pull.base) {
    throw unprocessable('commit_id is not part of the pull request');
  }
  const { path, body, line, side = 'RIGHT', start_line: startLine, subject_type: subject = 'line' } = comment;
  checkBody('PullRequestReviewComment', body);
  const change = changesIn(world, commit).find((each) => each.path === path);
  if (!change) throw unprocessable('Path could not be resolved');
  if (subject === 'file') {
    if (line !== undefined || startLine !== undefined) throw unprocessable('A comment on a file has no line');
    return { path, body, subject, side: 'RIGHT' };
  }
  if (line === undefined) throw unprocessable('Line could not be resolved');
  if (startLine !== undefined && startLine >= line) {
    throw invalid('PullRequestReviewComment', 'start_line', 'start_line must precede the end line.');
  }
  if (startLine !== undefined && (comment.start_side ?? side) !== side) {
    throw unprocessable('Start line must be on the same side');
  }
  const lines = [startLine ?? line, line] as const;
  if (!hunksShown(world, change).some((hunk) => lines.every((each) => shows(hunk, side, each)))) {
    throw unprocessable('Line could not be resolved');
  }
  return { path, body, subject: 'line', side, line, startLine };
}

export function addComment(world: World, user: User, review: number, commit: string, place: Place): ReviewComment {
  const id = world.nextId++;
  const comment: ReviewComment = {
    ...place,
    id,
    nodeId: nodeId('PRRC', id),
    user,
    review,
    commit,
    originalCommit: commit,
    originalLine: place.line,
    originalStartLine: place.startLine,
  };
  world.comments.push(comment);
  return comment;
}

/** What GitHub does not show as a diff has no lines to comment on. */
function hunksShown(world: World, change: Change): readonly Hunk[] {
  return world.withoutPatch.has(change.path) || linesOf(change) > MOST_PATCH_LINES ? [] : change.hunks;
}

function shows({ left, right }: Hunk, side: string, line: number): boolean {
  return (side === 'LEFT' ? left : right).has(line);
}
