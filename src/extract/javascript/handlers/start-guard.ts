/** `if (import.meta.url === pathToFileURL(process.argv[1]).href)`: where a file asks whether it is the program. */
import type { Place } from '../../../core/tree.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { functionOf, returnsOf } from '../returns.js';
import type { Scopes } from '../scopes.js';
import { bare, memberName, path, place } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';

/**
 * Conditions at the top of a file that hold only if the program was started by the very path of the file. npm starts it
 * by a link, which no such condition follows: `realpathSync` does, and `require.main`.
 */
export function startGuardsOf({ file }: Evaluator): Place[] {
  const guards = new Guards(file.scopes);
  const { body } = file.program;
  const started = new Set(body.flatMap((each) => (each.type === 'IfStatement' ? [] : callIn(each))));
  return body.flatMap((each) => {
    if (each.type !== 'IfStatement' || each.alternate || !guards.isOne(each.test)) return [];
    const calls =
      each.consequent.type === 'BlockStatement' ? each.consequent.body.flatMap(callIn) : callIn(each.consequent);
    return calls.length > 0 && !calls.some((name) => started.has(name)) ? [place(each.test)] : [];
  });
}

/** `main` of `main().catch(…);`, of `await main();` and of `void main();` */
function callIn(statement: SyntaxNode): string[] {
  let at: SyntaxNode | undefined = statement.type === 'ExpressionStatement' ? bare(statement.expression) : undefined;
  for (;;) {
    if (at?.type === 'AwaitExpression' || at?.type === 'UnaryExpression') at = bare(at.argument);
    else if (
      at?.type === 'CallExpression' &&
      at.callee.type === 'MemberExpression' &&
      CHAINED.test(path(at.callee).at(-1)!)
    )
      at = bare(at.callee.object);
    else return at?.type === 'CallExpression' ? [path(at.callee).join('.')] : [];
  }
}

const CHAINED = /^(?:catch|then|finally)$/;
const DEEPEST = 6;

class Guards {
  readonly #scopes: Scopes;
  /** What the parameters of a function that is asked are given. */
  readonly #given: ReadonlyMap<SyntaxNode, SyntaxNode>;

  constructor(scopes: Scopes, given: ReadonlyMap<SyntaxNode, SyntaxNode> = new Map()) {
    this.#scopes = scopes;
    this.#given = given;
  }

  /** `isMain(import.meta.url)` */
  #givenTo({ params }: FunctionNode, args: readonly SyntaxNode[]): Guards {
    const given = params.flatMap((each, index) => (args[index] ? [[each, args[index]] as const] : []));
    return new Guards(this.#scopes, new Map([...this.#given, ...given]));
  }

  isOne(test: SyntaxNode, depth = 0): boolean {
    const node = bare(test);
    if (depth > DEEPEST) return false;
    if (node.type === 'LogicalExpression') {
      const [left, right] = [this.isOne(node.left, depth + 1), this.isOne(node.right, depth + 1)];
      return node.operator === '&&' ? left || right : node.operator === '||' && left && right;
    }
    if (node.type === 'BinaryExpression' && /^===?$/.test(node.operator))
      return this.#areCompared(node.left, node.right) || this.#areCompared(node.right, node.left);
    if (node.type === 'ConditionalExpression') return this.#areOnes([node.consequent, node.alternate], depth);
    const called = node.type === 'CallExpression' && functionOf(node.callee, this.#scopes);
    if (called) {
      const returned = called.async || called.generator ? [] : returnsOf(called);
      const values = returned.map(({ expression }) => expression);
      return this.#givenTo(called, node.arguments).#areOnes(values, depth);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const [argument] = node.arguments;
      return memberName(node.callee) === 'endsWith' && !!argument && this.#areCompared(node.callee.object, argument);
    }
    const value = node.type === 'Identifier' ? this.#scopes.valueOf(node) : undefined;
    return value !== undefined && this.isOne(value, depth + 1);
  }

  /** Whichever of them it is, beside `false`. */
  #areOnes(values: readonly SyntaxNode[], depth: number): boolean {
    const others = values.map(bare).filter((each) => each.type !== 'Literal' || each.value !== false);
    return others.length > 0 && others.every((each) => this.isOne(each, depth + 1));
  }

  #valueGiven(name: TSESTree.Identifier): SyntaxNode | undefined {
    const binding = this.#scopes.resolve(name);
    return binding?.kind === 'param' && !binding.path?.length ? this.#given.get(binding.node) : undefined;
  }

  #areCompared(own: SyntaxNode, script: SyntaxNode): boolean {
    return this.#leadsTo(own, isOwnPath) && this.#leadsTo(script, isScript);
  }

  /** What a path is made of, through whatever only writes it in another way. */
  #leadsTo(value: SyntaxNode, isIt: (node: SyntaxNode) => boolean, depth = 0): boolean {
    const node = bare(value);
    if (depth > DEEPEST) return false;
    const next = (each: SyntaxNode | undefined): boolean => !!each && this.#leadsTo(each, isIt, depth + 1);
    if (isIt(node)) return true;
    if (node.type === 'Identifier') return next(this.#scopes.valueOf(node) ?? this.#valueGiven(node));
    if (node.type === 'TemplateLiteral') return node.expressions.length === 1 && next(node.expressions[0]);
    if (node.type === 'LogicalExpression') return node.operator !== '&&' && next(node.left);
    if (node.type === 'MemberExpression') return SAME.test(memberName(node) ?? '') && next(node.object);
    if (node.type === 'NewExpression') return path(node.callee).join('.') === 'URL' && next(node.arguments[0]);
    if (node.type !== 'CallExpression') return false;
    const name = path(node.callee).at(-1) ?? '';
    if (WRITES_PATHS.test(name)) return next(node.arguments[0]);
    return node.callee.type === 'MemberExpression' && WRITTEN_ANEW.test(name) && next(node.callee.object);
  }
}

const SAME = /^(?:href|pathname)$/;
const WRITES_PATHS = /^(?:fileURLToPath|pathToFileURL|resolve|normalize|String|decodeURI|decodeURIComponent)$/;
const WRITTEN_ANEW = /^(?:toString|replace|replaceAll)$/;

function isOwnPath(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return node.name === '__filename';
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    /^(?:url|filename)$/.test(memberName(node) ?? '')
  );
}

/** `process.argv[1]`, the script that was started. */
export const isScript = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression' &&
  node.property.type === 'Literal' &&
  node.property.value === 1 &&
  path(node.object).join('.') === 'process.argv';
