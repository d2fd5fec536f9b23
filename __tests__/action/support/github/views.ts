/** What the service shows of what it knows. */
import type { User } from './permissions.js';
import {
  apiUrl,
  htmlUrl,
  nodeId,
  type CheckRun,
  type IssueComment,
  type Review,
  type ReviewComment,
  type World,
} from './world.js';

const WRITTEN_AT = '2026-11-20T12:00:00Z';

export function userView({ login, id, type }: User): Record<string, unknown> {
  return {
    login,
    id,
    type,
    node_id: nodeId('U', id),
    html_url: `https://github.example/${encodeURIComponent(login)}`,
    site_admin: false,
  };
}

export function reviewView(world: World, review: Review): Record<string, unknown> {
  const { id, nodeId, user, body, state, commit } = review;
  return {
    id,
    node_id: nodeId,
    user: userView(user),
    body,
    state,
    commit_id: commit,
    html_url: htmlUrl(`pull/${world.pull.number}#pullrequestreview-${id}`),
    pull_request_url: apiUrl(world, `pulls/${world.pull.number}`),
    author_association: 'NONE',
    ...(state !== 'PENDING' && { submitted_at: WRITTEN_AT }),
  };
}

/** A line that is gone is null. */
export function commentView(world: World, comment: ReviewComment): Record<string, unknown> {
  const { id, nodeId, user, body, path, side, subject } = comment;
  return {
    id,
    node_id: nodeId,
    pull_request_review_id: comment.review,
    user: userView(user),
    body,
    path,
    side,
    subject_type: subject,
    line: comment.line ?? null,
    start_line: comment.startLine ?? null,
    start_side: comment.startLine === undefined ? null : side,
    ...(comment.originalLine !== undefined && { original_line: comment.originalLine }),
    original_start_line: comment.originalStartLine ?? null,
    commit_id: comment.commit,
    original_commit_id: comment.originalCommit,
    ...(comment.inReplyTo !== undefined && { in_reply_to_id: comment.inReplyTo }),
    url: apiUrl(world, `pulls/comments/${id}`),
    html_url: htmlUrl(`pull/${world.pull.number}#discussion_r${id}`),
    pull_request_url: apiUrl(world, `pulls/${world.pull.number}`),
    created_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
    author_association: 'NONE',
  };
}

/** The comments of one review come without the lines that they stand on now. */
export function commentOfReviewView(world: World, comment: ReviewComment): Record<string, unknown> {
  const { line: _, start_line: _start, start_side: _side, side: _sides, ...view } = commentView(world, comment);
  return view;
}

export function issueCommentView(world: World, { id, nodeId, user, body }: IssueComment): Record<string, unknown> {
  return {
    id,
    node_id: nodeId,
    user: userView(user),
    body,
    url: apiUrl(world, `issues/comments/${id}`),
    html_url: htmlUrl(`pull/${world.pull.number}#issuecomment-${id}`),
    issue_url: apiUrl(world, `issues/${world.pull.number}`),
    created_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
  };
}

export function checkRunView(world: World, run: CheckRun): Record<string, unknown> {
  const { title = null, summary = null, text = null } = run.output;
  return {
    id: run.id,
    node_id: nodeId('CR', run.id),
    name: run.name,
    head_sha: run.sha,
    status: run.status,
    conclusion: run.conclusion ?? null,
    external_id: run.externalId ?? '',
    url: apiUrl(world, `check-runs/${run.id}`),
    html_url: htmlUrl(`runs/${run.id}`),
    details_url: run.detailsUrl ?? null,
    started_at: WRITTEN_AT,
    completed_at: run.conclusion === undefined ? null : WRITTEN_AT,
    output: {
      title,
      summary,
      text,
      annotations_count: run.annotations.length,
      annotations_url: apiUrl(world, `check-runs/${run.id}/annotations`),
    },
    app: { id: 15368, slug: run.app.login.replace('[bot]', ''), name: 'GitHub Actions' },
    check_suite: { id: 1 },
    pull_requests: [],
  };
}
