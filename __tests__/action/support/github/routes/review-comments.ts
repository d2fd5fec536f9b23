/** Comments on lines of a pull request, or on a file of it. */
import { created, demandPull, find, ok, textIn, type Call, type Routes } from '../call.js';
import { checkBody } from '../limits.js';
import { answerPage } from '../pages.js';
import { addComment, placeComment, type SentComment } from '../placing.js';
import { demand } from '../permissions.js';
import { forbidden, unprocessable } from '../refusal.js';
import { commentView } from '../views.js';
import { nodeId, type Review, type ReviewComment } from '../world.js';

export const reviewComments: Routes = {
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments': (call) => {
    demand(call.token, 'read', 'pull-requests');
    demandPull(call);
    return answerPage(call.world.comments, call.paging, (each) => commentView(call.world, each));
  },
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments': (call) => {
    demand(call.token, 'write', 'pull-requests');
    demandPull(call);
    const { world, token } = call;
    if (world.reviews.some(({ state, user }) => state === 'PENDING' && user.login === token.user.login)) {
      throw unprocessable('user_id can only have one pending review per pull request');
    }
    const comment = call.body as SentComment & { readonly commit_id: string };
    const { commit_id: commit } = comment;
    const place = placeComment(world, commit, comment);
    // A comment by itself is a review without words.
    const id = world.nextId++;
    const review: Review = {
      id,
      nodeId: nodeId('PRR', id),
      user: token.user,
      body: '',
      state: 'COMMENTED',
      commit,
    };
    world.reviews.push(review);
    return created(commentView(world, addComment(world, token.user, id, commit, place)));
  },
  'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}': (call) => {
    const comment = ownComment(call);
    const body = textIn(call);
    checkBody('PullRequestReviewComment', body);
    comment.body = body;
    return ok(commentView(call.world, comment));
  },
  'DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}': (call) => {
    const { comments } = call.world;
    comments.splice(comments.indexOf(ownComment(call)), 1);
    return { status: 204 };
  },
};

function ownComment(call: Call): ReviewComment {
  demand(call.token, 'write', 'pull-requests');
  const comment = find(call.world.comments, call.parameters['comment_id']);
  if (comment.user.login !== call.token.user.login) throw forbidden();
  return comment;
}
