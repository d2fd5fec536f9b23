/** The one thing that REST cannot do: folding away what is outdated. */
import { demand, type Token } from './permissions.js';
import type { Answer } from './refusal.js';
import type { World } from './world.js';

interface Mutation {
  readonly query?: unknown;
  readonly variables?: Readonly<Record<string, unknown>>;
}

interface GraphqlAnswer extends Answer {
  /** What the fake cannot make sense of. */
  readonly violation?: string;
}

const MINIMIZE =
  /^mutation\s*(?:\w+\s*)?\(\s*\$(\w+)\s*:\s*ID!\s*\)\s*\{\s*minimizeComment\s*\(\s*input\s*:\s*\{\s*subjectId\s*:\s*\$(\w+)\s*,?\s*classifier\s*:\s*(\w+)\s*\}\s*\)\s*\{\s*(?:clientMutationId|minimizedComment\s*\{\s*isMinimized\s*\})\s*\}\s*\}$/;

export function answerGraphql(world: World, token: Token, body: unknown): GraphqlAnswer {
  const { query, variables, ...rest } = (body ?? {}) as Mutation;
  if (typeof query !== 'string' || Object.keys(rest).some((key) => key !== 'operationName')) {
    return { status: 400, body: { message: 'Problems parsing JSON' }, violation: 'graphql: no query' };
  }
  const [, declared, used, classifier] = MINIMIZE.exec(query.trim()) ?? [];
  if (declared === undefined || declared !== used || classifier !== 'OUTDATED') {
    return { ...failed('Parse error'), violation: `graphql: not a minimizeComment as OUTDATED: ${query}` };
  }
  const { [declared]: id, ...others } = variables ?? {};
  if (typeof id !== 'string' || Object.keys(others).length > 0) {
    return { ...failed(`Variable $${declared} is not what was asked for`), violation: 'graphql: variables' };
  }
  try {
    demand(token, 'write', 'pull-requests');
  } catch {
    return failed('Resource not accessible by integration', 'FORBIDDEN');
  }
  const subjects = [...world.reviews, ...world.comments, ...world.issueComments];
  if (!subjects.some(({ nodeId }) => nodeId === id)) {
    return failed(`Could not resolve to a node with the global id of '${id}'`, 'NOT_FOUND');
  }
  world.minimized.add(id);
  return {
    status: 200,
    body: { data: { minimizeComment: { clientMutationId: null, minimizedComment: { isMinimized: true } } } },
  };
}

/** Refusals come with status 200. */
function failed(message: string, type?: string): Answer {
  return { status: 200, body: { data: null, errors: [{ message, ...(type !== undefined && { type }) }] } };
}
