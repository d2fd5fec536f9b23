/** What a member of `window.openai` is called with. */
import type { Node } from '../../../core/tree.js';
import { bare, path, type Ast } from '../ast.js';
import type { Evaluator } from '../evaluate.js';
import { plain } from '../expand.js';
import type { Api } from './api.js';

/** How many choices and names may stand between an argument and a text. */
const DEEPEST = 5;

export function argumentNode(expression: Ast, evaluator: Evaluator, api: Api): Node {
  const value = plain(evaluator.evaluate(expression));
  return value.kind === 'unknown' && isText(expression, api) ? { ...value, isText: true } : value;
}

/** A text for sure, whatever it says. */
function isText(expression: Ast, api: Api, depth = 0): boolean {
  const at = bare(expression);
  if (depth > DEEPEST) return false;
  switch (at.type) {
    case 'Literal':
      return typeof at['value'] === 'string';
    case 'TemplateLiteral':
      return true;
    case 'BinaryExpression':
      return at['operator'] === '+' && operandsOf(at).some((each) => isText(each, api, depth + 1));
    case 'ConditionalExpression':
      return isText(at['consequent'], api, depth + 1) && isText(at['alternate'], api, depth + 1);
    case 'CallExpression':
      return isMadeText(at, api);
    case 'Identifier': {
      const constant = api.constant(at);
      return constant?.path.length === 0 && isText(constant.init, api, depth + 1);
    }
    default:
      return false;
  }
}

/** Long texts are chains of `+`, which nest as deep as they are long. */
function operandsOf(sum: Ast): Ast[] {
  const operands: Ast[] = [];
  let at = sum;
  while (at.type === 'BinaryExpression' && at['operator'] === '+') {
    operands.push(at['right'] as Ast);
    at = bare(at['left']);
  }
  return [...operands, at];
}

/** `JSON.stringify(state)`, `String(id)` */
function isMadeText({ callee, arguments: args }: Ast, { scopes }: Api): boolean {
  const name = path(callee).join('.');
  if (args.length === 0 || (name !== 'JSON.stringify' && name !== 'String')) return false;
  const root = bare(callee);
  return !scopes.isDeclared(root.type === 'MemberExpression' ? bare(root['object']) : root);
}
