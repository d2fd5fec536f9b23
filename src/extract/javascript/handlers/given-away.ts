/** Functions that the program hands to what runs them elsewhere or at its end: a page in a browser, a signal. */
import { namesIn, type Survey } from '../survey.js';
import { bare, isFunction, memberName, path, type FunctionNode, type SyntaxNode, type TSESTree } from '../syntax.js';

/** Whether code is in a function that only a page of Playwright or Puppeteer runs, or only a signal that ends the program. */
export function givenAwayIn(file: Survey): (node: SyntaxNode) => boolean {
  const known = new Map<FunctionNode, boolean>();
  /** A function is named only to hand it away. */
  const isNamedForThat = (name: TSESTree.Identifier): boolean => {
    const own = file.scopes.resolve(name);
    const uses = (namesIn(file).get(name.name) ?? []).filter(
      (each) => each !== name && file.scopes.resolve(each) === own,
    );
    return uses.length > 0 && uses.every(isGivenAway);
  };
  const isAway = (callable: FunctionNode): boolean => {
    let answer = known.get(callable);
    if (answer === undefined) {
      const { parent } = callable;
      const name = callable.id ?? (parent.type === 'VariableDeclarator' ? parent.id : undefined);
      const isNamed = name?.type === 'Identifier' && !parent.type.startsWith('Export');
      known.set(callable, (answer = isGivenAway(callable) || (isNamed && isNamedForThat(name))));
    }
    return answer;
  };
  return (node) => {
    for (let at = node.parent; at; at = at.parent) if (isFunction(at) && isAway(at)) return true;
    return false;
  };
}

function isGivenAway(given: SyntaxNode): boolean {
  const call = given.parent;
  // `transport.onclose = () => …`
  if (call?.type === 'AssignmentExpression' && call.right === given)
    return /^on_?(?:close|disconnect)$/i.test(path(call.left).at(-1) ?? '') && isOfSession(call.left);
  if (call?.type !== 'CallExpression' || !call.arguments.some((each) => each === given)) return false;
  const callee = bare(call.callee);
  if (callee.type !== 'MemberExpression') return false;
  if (IN_PAGE.test(memberName(callee) ?? '')) return true;
  const [signal] = call.arguments;
  const isEnd = signal?.type === 'Literal' && /^(?:close|disconnect)$/.test(String(signal.value));
  if (isEnd && /^(?:on|once)$/.test(memberName(callee) ?? '')) return isOfSession(callee);
  return (
    /^process\.(?:on|once)$/.test(path(callee).join('.')) &&
    signal?.type === 'Literal' &&
    ENDINGS.test(String(signal.value))
  );
}

/** Over standard output, the client is gone when the server or its transport says so. A child or a socket may end at any time. */
const isOfSession = (member: SyntaxNode): boolean =>
  path(member)
    .slice(0, -1)
    .some((name) => /^(?:mcp|(?:mcp_?)?server|(?:stdio_?)?transport)$/i.test(name));

/** What Playwright and Puppeteer have a page run, whatever the page is called. */
const IN_PAGE =
  /^(?:evaluate|evaluateHandle|evaluateAll|\$eval|\$\$eval|addInitScript|evaluateOnNewDocument|waitForFunction)$/;
/** After these the client reads no more. */
const ENDINGS = /^(?:SIG(?:INT|TERM|HUP|QUIT|BREAK)|exit|beforeExit)$/;
