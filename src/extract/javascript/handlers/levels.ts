/** Loggers that are written by hand: whether the program, as it starts by default, prints some message at a place. */
import { functionAround, functionOf, nameOfFunction, exits, returnsOf } from '../returns.js';
import type { Survey } from '../survey.js';
import { bare, keyName, memberName, ownerOf, path } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';

/** Levels by their names, the least important first. One that lets nothing through, such as `silent`, is not among them. */
const RANKS: ReadonlyMap<string, number> = new Map(
  ['trace', 'debug', 'info', 'notice', 'warn', 'error', 'fatal'].map((name, rank) => [name, rank]),
);
const SAME: ReadonlyMap<string, string> = new Map([
  ['warning', 'warn'],
  ['err', 'error'],
  ['critical', 'fatal'],
]);

const MOST_STEPS = 6;
/** No logger has more levels. */
const MOST_CHOICES = 20;

/** What a test asks about the level of a message, which is a parameter of the function around it. */
interface Question {
  readonly callable: FunctionNode;
  readonly index: number;
  /** It compares levels, or the parameter is called so: other texts may be the names of levels by chance. */
  readonly isOfLevel: boolean;
  /** Whether a message of that level gets to where the test is true, or to where it is false. */
  readonly lets: (rank: number, isThen: boolean) => boolean;
}

/** `order.indexOf(level) < order.indexOf(threshold)`, `level === 'error' || level === 'warn'`. */
export function questionOf(test: SyntaxNode, file: Survey, steps = 0): Question | undefined {
  const at = bare(test);
  if (at.type === 'BinaryExpression') return /^[<>]=?$/.test(at.operator) ? comparison(at, file) : equality(at, file);
  if (at.type !== 'LogicalExpression' || at.operator !== '||' || steps > MOST_CHOICES) return undefined;
  const [left, right] = [at.left, at.right].map((each) => questionOf(each, file, steps + 1));
  const isOne = left?.callable === right?.callable && left?.index === right?.index;
  if (!left || !right || !isOne) return undefined;
  const lets = (rank: number, isThen: boolean): boolean =>
    isThen ? left.lets(rank, true) || right.lets(rank, true) : left.lets(rank, false) && right.lets(rank, false);
  return { ...left, lets };
}

function equality(at: TSESTree.BinaryExpression, file: Survey): Question | undefined {
  if (!/^[!=]==?$/.test(at.operator)) return undefined;
  const own = parameter(at.left, file);
  const rank = defaultRank(at.right, file);
  const isEqual = at.operator.startsWith('=');
  if (!own || rank === undefined) return undefined;
  return { ...own, lets: (each, isThen) => ((each === rank) === isEqual) === isThen };
}

/** Whichever way the numbers go, what is as important as the threshold gets past it. */
function comparison(at: TSESTree.BinaryExpression, file: Survey): Question | undefined {
  const [left, right] = [ranked(at.left), ranked(at.right)];
  const own = parameter(left, file) ?? parameter(right, file);
  const threshold = own && defaultRank(parameter(left, file) ? right : left, file);
  return own && threshold !== undefined ? { ...own, isOfLevel: true, lets: (rank) => rank >= threshold } : undefined;
}

/** `x` of `ORDER.indexOf(x)` and `ORDER[x]`. */
function ranked(node: SyntaxNode): SyntaxNode {
  const at = bare(node);
  if (at.type === 'MemberExpression' && at.computed) return bare(at.property);
  const isIndex = at.type === 'CallExpression' && path(at.callee).at(-1) === 'indexOf';
  return isIndex && at.arguments[0] ? bare(at.arguments[0]) : at;
}

function parameter(node: SyntaxNode, { scopes }: Survey): Omit<Question, 'lets'> | undefined {
  const at = bare(node);
  const binding = at.type === 'Identifier' ? scopes.resolve(at) : undefined;
  if (binding?.kind !== 'param' || binding.path?.length !== 0) return undefined;
  for (let around = functionAround(at); around; around = functionAround(around))
    if (around.params.includes(binding.node))
      return { callable: around, index: binding.index, isOfLevel: /level/i.test(path(at)[0]!) };
  return undefined;
}

/** How important a level is that is written, or that is the default of what the environment may set. */
function defaultRank(node: SyntaxNode, file: Survey, steps = 0): number | undefined {
  const at = ranked(node);
  if (steps > MOST_STEPS) return undefined;
  const go = (next: SyntaxNode | null | undefined) => (next ? defaultRank(next, file, steps + 1) : undefined);
  switch (at.type) {
    case 'Literal':
      return typeof at.value === 'string' ? rankOf(at.value) : undefined;
    case 'MemberExpression':
      if (bare(at.object).type === 'ThisExpression') return go(fieldOf(at, file));
      return rankOf(memberName(at) ?? '');
    case 'LogicalExpression':
      return isOfEnvironment(at.left) && at.operator !== '&&' ? go(at.right) : undefined;
    case 'ConditionalExpression': {
      const [one, other] = [go(at.consequent), go(at.alternate)];
      return one === other ? one : undefined;
    }
    case 'CallExpression': {
      const callee = bare(at.callee);
      if (callee.type === 'MemberExpression')
        return /^to(?:Lower|Upper)Case$/.test(memberName(callee) ?? '') ? go(callee.object) : undefined;
      const callable = functionOf(callee, file.scopes);
      const [only, ...others] = callable ? returnsOf(callable) : [];
      return others.length === 0 ? go(only?.expression) : undefined;
    }
    case 'Identifier':
      return go(file.scopes.constantOf(at));
    default:
      return undefined;
  }
}

const rankOf = (name: string): number | undefined => RANKS.get(SAME.get(name.toLowerCase()) ?? name.toLowerCase());

const isOfEnvironment = (node: SyntaxNode): boolean =>
  /^(?:process|Deno|Bun)$/.test(path(ownerOf(node)).join('.')) && /\benv\b/.test(path(node).join('.'));

/** What a field is given in its class, where nothing in the file assigns it. */
export function fieldOf(member: TSESTree.MemberExpression, { assigned }: Survey): SyntaxNode | null | undefined {
  const name = memberName(member);
  let at: SyntaxNode | undefined = member;
  while (at && at.type !== 'ClassBody') at = at.parent;
  const field = at?.body.find((each) => each.type === 'PropertyDefinition' && keyName(each) === name);
  return name !== undefined && !assigned.has(name) && field?.type === 'PropertyDefinition' ? field.value : undefined;
}

/**
 * Whether what is asked around a place, and before it, about the level of a message may keep back each one: those are
 * known that are given to the function by its name.
 */
export function mayKeepBack(print: SyntaxNode, file: Survey, isNeverCalled: (node: SyntaxNode) => boolean): boolean {
  const questions = [...questionsAt(print, file)];
  if (!questions.some(({ isOfLevel }) => isOfLevel)) return false;
  const { callable, index } = questions[0]!;
  if (questions.some((each) => each.callable !== callable || each.index !== index)) return true;
  const name = nameOfFunction(callable);
  const calls = file.calls.filter(({ callee }) => name !== '' && path(callee).at(-1) === name);
  return !calls.some((call) => {
    const given = call.arguments[index];
    const rank = given && defaultRank(given, file);
    return rank !== undefined && questions.every(({ lets }) => lets(rank)) && !isNeverCalled(call);
  });
}

type Asked = Omit<Question, 'lets'> & { readonly lets: (rank: number) => boolean };

function* questionsAt(print: SyntaxNode, file: Survey): Iterable<Asked> {
  for (let child = print, at = print.parent; at; child = at, at = at.parent) {
    if ((at.type === 'IfStatement' || at.type === 'ConditionalExpression') && child !== at.test)
      yield* asked(at.test, child === at.consequent, file);
    if (at.type !== 'BlockStatement') continue;
    for (const each of at.body) {
      if (each === child) break;
      if (each.type === 'IfStatement' && exits(each.consequent)) yield* asked(each.test, false, file);
    }
  }
}

function* asked(test: SyntaxNode, isThen: boolean, file: Survey): Iterable<Asked> {
  const question = questionOf(test, file);
  if (question) yield { ...question, lets: (rank) => question.lets(rank, isThen) };
}
