/** Servers that a deployment has speak HTTP, and that speak over standard output where nothing says that they are deployed. */
import { exits, functionAround, nameOfFunction } from '../returns.js';
import type { Survey } from '../survey.js';
import { holds, isInside, path, type SyntaxNode } from '../syntax.js';

/** Whether code runs only where the settings of a deployment are missing: `if (process.env.PORT) listen(); else start();` */
export function isFallback(node: SyntaxNode, file: Survey, depth = 0): boolean {
  if (isBehindHttp(node, file)) return true;
  let callable = functionAround(node);
  while (callable && nameOfFunction(callable) === '') callable = functionAround(callable);
  if (!callable || depth >= MOST_CALLS) return false;
  const name = nameOfFunction(callable);
  const calls = file.calls.filter((each) => path(each.callee).at(-1) === name && !isInside(each, callable));
  return calls.length > 0 && calls.length <= MOST_STARTS && calls.every((each) => isFallback(each, file, depth + 1));
}

/** In the other branch, or behind one that leaves. */
function isBehindHttp(node: SyntaxNode, file: Survey): boolean {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (at.type === 'IfStatement' && child !== at.test) {
      const other = child === at.consequent ? at.alternate : at.consequent;
      if (other && servesHttp(other) && asksForDeployment(at.test, file)) return true;
    }
    if (at.type !== 'BlockStatement' && at.type !== 'Program') continue;
    for (const each of at.body) {
      if (each === child) break;
      if (each.type !== 'IfStatement' || !exits(each.consequent)) continue;
      if (servesHttp(each.consequent) && asksForDeployment(each.test, file)) return true;
    }
  }
  return false;
}

const servesHttp = (branch: SyntaxNode): boolean =>
  holds(
    branch,
    (node) => node.type === 'CallExpression' && /http|listen|serve\b/i.test(path(node.callee).at(-1) ?? ''),
  );

function asksForDeployment(test: SyntaxNode, file: Survey, depth = 0): boolean {
  return holds(test, (node) => {
    if (node.type === 'MemberExpression') return OF_DEPLOYMENT.test(path(node).join('.'));
    const init = node.type === 'Identifier' ? file.scopes.valueOf(node) : undefined;
    return init !== undefined && depth < MOST_CALLS && asksForDeployment(init, file, depth + 1);
  });
}

/** What hosts of HTTP servers set. */
const OF_DEPLOYMENT =
  /^process\.env\.(?:PORT|NODE_ENV|DYNO|VERCEL|RENDER|K_SERVICE|(?:RAILWAY|FLY|HEROKU|RENDER|VERCEL)_\w{1,40})$/;
const MOST_CALLS = 3;
const MOST_STARTS = 10;
