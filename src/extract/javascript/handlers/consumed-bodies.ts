/** Where a transport of SSE is to read a body that the server has read before: it answers each such message with an error. */
import type { ConsumedBody } from '../../../core/code.js';
import { functionAround } from '../returns.js';
import { versionOf } from '../modules.js';
import type { Survey } from '../survey.js';
import { bare, isInside, memberName, path, place, startOf, type SyntaxNode, type TSESTree } from '../syntax.js';

export function consumedBodiesOf(file: Survey): ConsumedBody[] {
  if (!file.modules.some((name) => versionOf(name) !== undefined)) return [];
  return file.calls.flatMap((call) => {
    if (path(call.callee).at(-1) !== 'handlePostMessage' || call.arguments.length !== 2) return [];
    const route = routeAround(call);
    const reader = route && (route.arguments.find(readsBody) ?? readerOfAll(route, file));
    const [request, response] = call.arguments;
    const body = request?.type === 'Identifier' ? { handedOver: `${request.name}.body` } : {};
    return reader
      ? [{ ...place(call), by: 'express.json', reader: place(reader), behind: place(response!), ...body }]
      : [];
  });
}

/** `app.post('/messages', async (req, res) => …)` around a call. */
function routeAround(call: SyntaxNode): TSESTree.CallExpression | undefined {
  for (let at = functionAround(call); at; at = functionAround(at)) {
    // `wrap(async (req, res) => …)`
    const isWrapped = at.parent.type === 'CallExpression' && at.parent.callee.type === 'Identifier';
    const route = isWrapped ? at.parent.parent : at.parent;
    if (route?.type === 'CallExpression' && ROUTES.test(path(route.callee).at(-1) ?? '') && route.arguments.length > 1)
      return route;
  }
  return undefined;
}
const ROUTES = /^(?:post|all|use)$/;

/** `app.use(express.json())` on the same app, which surely runs before the route. */
function readerOfAll(route: TSESTree.CallExpression, file: Survey): SyntaxNode | undefined {
  const app = ownerOf(route, file);
  const uses = file.calls.filter(
    (each) =>
      path(each.callee).at(-1) === 'use' &&
      startOf(each) < startOf(route) &&
      each.parent.type === 'ExpressionStatement' &&
      isInside(route, each.parent.parent) &&
      ownerOf(each, file) === app,
  );
  return app === undefined ? undefined : uses.flatMap(({ arguments: [first] }) => first ?? []).find(readsBody);
}

/** What a name is declared as, of which a method is called. */
function ownerOf({ callee }: TSESTree.CallExpression, { scopes }: Survey): unknown {
  const member = bare(callee);
  const owner = member.type === 'MemberExpression' ? bare(member.object) : undefined;
  if (owner?.type === 'Identifier') return scopes.resolve(owner) ?? owner.name;
  return owner?.type === 'MemberExpression' && owner.object.type === 'ThisExpression' ? memberName(owner) : undefined;
}

/** `express.json()`, `bodyParser.json({ limit: '4mb' })`. What has a type or a test of its own may let the messages pass. */
function readsBody(node: SyntaxNode): boolean {
  const at = bare(node);
  if (at.type !== 'CallExpression' || !/^(?:express|body_?parser)\.json$/i.test(path(at.callee).join('.')))
    return false;
  const [options, ...others] = at.arguments;
  if (!options) return true;
  return (
    others.length === 0 &&
    options.type === 'ObjectExpression' &&
    options.properties.every((each) => each.type === 'Property' && /^(?:limit|strict)$/.test(path(each.key).join('.')))
  );
}
