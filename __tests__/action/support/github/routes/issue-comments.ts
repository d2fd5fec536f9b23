/** Comments below a pull request, which is an issue too. */
import { created, demandPull, find, ok, textIn, type Call, type Routes } from '../call.js';
import { checkBody } from '../limits.js';
import { answerPage } from '../pages.js';
import { demand } from '../permissions.js';
import { forbidden } from '../refusal.js';
import { issueCommentView } from '../views.js';
import { nodeId, type IssueComment } from '../world.js';

export const issueComments: Routes = {
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': (call) => {
    demand(call.token, 'read', 'pull-requests', 'issues');
    demandPull(call);
    return answerPage(call.world.issueComments, call.paging, (each) => issueCommentView(call.world, each));
  },
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': (call) => {
    const { world, token } = call;
    demand(token, 'write', 'pull-requests', 'issues');
    demandPull(call);
    const body = textIn(call);
    checkBody('IssueComment', body);
    const id = world.nextId++;
    const comment: IssueComment = { id, nodeId: nodeId('IC', id), user: token.user, body };
    world.issueComments.push(comment);
    return created(issueCommentView(world, comment));
  },
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': (call) => {
    const comment = ownComment(call);
    const body = textIn(call);
    checkBody('IssueComment', body);
    comment.body = body;
    return ok(issueCommentView(call.world, comment));
  },
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}': (call) => {
    const { issueComments: all } = call.world;
    all.splice(all.indexOf(ownComment(call)), 1);
    return { status: 204 };
  },
};

function ownComment(call: Call): IssueComment {
  demand(call.token, 'write', 'pull-requests', 'issues');
  const comment = find(call.world.issueComments, call.parameters['comment_id']);
  if (comment.user.login !== call.token.user.login) throw forbidden();
  return comment;
}
