/** Reviews: all of one or nothing of it, and one pending at a time. */
import { demandPull, find, ok, textIn, type Call, type Routes } from '../call.js';
import { checkBody } from '../limits.js';
import { answerPage } from '../pages.js';
import { demand } from '../permissions.js';
import { forbidden, invalid, unprocessable } from '../refusal.js';
import { commentOfReviewView, reviewView } from '../views.js';
import { nodeId, type Review, type World } from '../world.js';
import { addComment, placeComment, type SentComment } from '../placing.js';

const STATES = { COMMENT: 'COMMENTED', APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED' } as const;

interface SentReview {
  readonly body?: string;
  readonly event?: keyof typeof STATES;
  readonly comments?: readonly SentComment[];
  readonly commit_id?: string;
}

export const reviews: Routes = {
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews': (call) => {
    demand(call.token, 'read', 'pull-requests');
    demandPull(call);
    const { login } = call.token.user;
    const seen = call.world.reviews.filter(({ state, user }) => state !== 'PENDING' || user.login === login);
    return answerPage(seen, call.paging, (each) => reviewView(call.world, each));
  },
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews': (call) => {
    demand(call.token, 'write', 'pull-requests');
    demandPull(call);
    return ok(reviewView(call.world, createReview(call)));
  },
  'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}': (call) => {
    const review = ownReview(call);
    const body = textIn(call);
    checkBody('PullRequestReview', body);
    review.body = body;
    return ok(reviewView(call.world, review));
  },
  'DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}': (call) => {
    const review = ownReview(call);
    if (review.state !== 'PENDING') throw unprocessable('Can not delete a non-pending pull request review');
    call.world.reviews.splice(call.world.reviews.indexOf(review), 1);
    return ok(reviewView(call.world, review));
  },
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events': (call) => {
    const review = ownReview(call);
    if (review.state !== 'PENDING') throw unprocessable('Can not submit a review that is not pending');
    const { event, body } = call.body as SentReview & { readonly event: keyof typeof STATES };
    review.state = STATES[event];
    if (body !== undefined) review.body = body;
    return ok(reviewView(call.world, review));
  },
  'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals': (call) => {
    const review = ownReview(call);
    if (!['APPROVED', 'CHANGES_REQUESTED'].includes(review.state)) {
      throw unprocessable('Can not dismiss a commented pull request review');
    }
    review.state = 'DISMISSED';
    return ok(reviewView(call.world, review));
  },
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments': (call) => {
    demand(call.token, 'read', 'pull-requests');
    demandPull(call);
    const { id } = find(call.world.reviews, call.parameters['review_id']);
    const comments = call.world.comments.filter(({ review }) => review === id);
    return answerPage(comments, call.paging, (each) => commentOfReviewView(call.world, each));
  },
};

function createReview({ world, token, body }: Call): Review {
  const sent = (body ?? {}) as SentReview;
  const { body: text = '', event, comments = [], commit_id: commit = world.pull.head } = sent;
  if (hasPending(world, token.user.login)) {
    throw unprocessable('User can only have one pending review per pull request');
  }
  if (text !== '') checkBody('PullRequestReview', text);
  else if (event === 'REQUEST_CHANGES' || (event === 'COMMENT' && comments.length === 0)) {
    throw invalid('PullRequestReview', 'body', "body can't be blank");
  }
  // All comments are placed before one is kept.
  const places = comments.map((each) => placeComment(world, commit, each));
  const id = world.nextId++;
  const state = event === undefined ? 'PENDING' : STATES[event];
  const review: Review = { id, nodeId: nodeId('PRR', id), user: token.user, body: text, state, commit };
  world.reviews.push(review);
  for (const place of places) addComment(world, token.user, id, commit, place);
  return review;
}

function hasPending(world: World, login: string): boolean {
  return world.reviews.some(({ state, user }) => state === 'PENDING' && user.login === login);
}

function ownReview(call: Call): Review {
  demand(call.token, 'write', 'pull-requests');
  demandPull(call);
  const review = find(call.world.reviews, call.parameters['review_id']);
  if (review.user.login !== call.token.user.login) throw forbidden();
  return review;
}
