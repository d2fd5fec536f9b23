/** What becomes of a call of a tool that leaves a parameter out whose default is None. */
import type { PythonParameter } from '../../core/python-code.js';
import { inPattern, timesIn } from '../../core/text.js';
import { functionMeant } from './functions.js';
import { methodOf, parametersGiven, type FunctionRef } from './methods.js';
import type { Module } from './names.js';
import type { Servers } from './servers.js';
import {
  argumentsOf,
  bodyOf,
  calleeOf,
  decoratorsOf,
  docstringOf,
  isFunction,
  nodesIn,
  statementsOf,
  textOf,
} from './syntax.js';
import type { PyNode } from './syntax.js';

/** Of a function, by the names of its parameters. */
export function withoutIn(
  servers: Servers,
  callable: FunctionRef,
): (name: string) => ReturnType<PythonParameter['without']> {
  const { module, node } = callable;
  let demanded: ReadonlySet<string> | undefined;
  return (name) => {
    if ((demanded ??= demandedBy(module, node)).has(name)) return 'refused';
    if (isPayload(module, node, name)) return 'empty';
    return failsWithout(servers, callable, name) ? 'fails' : undefined;
  };
}

/** `if not city: raise …` and `if city is None or not day: return "Error: …"`, at the beginning. */
function demandedBy(module: Module, fn: PyNode): ReadonlySet<string> {
  const documented = docstringOf(fn)?.to ?? 0;
  const statements = statementsOf(bodyOf(fn)).filter(({ to }) => to > documented);
  const own = statements[0]?.name === 'TryStatement' ? statementsOf(bodyOf(statements[0])) : statements;
  const demanded = new Set<string>();
  for (const statement of own) {
    const refusal = statement.name === 'IfStatement' ? REFUSAL.exec(textOf(module, statement)) : null;
    if (!refusal) break;
    const names = refusal[1]!.split(' or ').map((part) => /^(?:not (\w+)|(\w+) is None)$/.exec(part));
    if (names.every((each) => each !== null)) for (const [, name, other] of names) demanded.add(name ?? other!);
  }
  return demanded;
}

const REFUSAL = /^if ([^:\n]{1,200}):\s{0,200}(?:raise\b|return\b[^\n]{0,200}(?:error|required|must|missing|provide))/i;

/** `if data is None: data = {}`, then `patch(name, body=data)`, and nothing else is done with it; also `body=data or {}`. */
function isPayload(module: Module, fn: PyNode, name: string): boolean {
  if (!SENDS.test(textOf(module, fn))) return false;
  const documented = docstringOf(fn)?.to ?? 0;
  const body = statementsOf(bodyOf(fn))
    .filter(({ to }) => to > documented)
    .map((each) => textOf(module, each))
    .join('\n');
  const word = `\\b${inPattern(name)}\\b`;
  const empty = '(?:\\{\\}|\\[\\])';
  const set = new RegExp(
    `if ${word} is None:\\s{1,40}${word} = ${empty}|if not ${word}:\\s{1,40}${word} = ${empty}|${word} = ${word} or ${empty}`,
  );
  const sent = new RegExp(`\\b(?:body|json|data|payload)=${word}( or ${empty})?(?=\\s*[,)])`);
  const left = body.replace(set, '');
  const [found, isReplaced] = sent.exec(left) ?? [];
  const isEmpty = left !== body || isReplaced !== undefined;
  return found !== undefined && isEmpty && timesIn(left.replace(sent, ''), name) === 0;
}

const SENDS = /\b(?:body|json|data|payload)=/;

/**
 * Python raises an error for None there, whatever else the call has: in no branch, and no use of it asks for None.
 * `token.id`, `token["id"]`, `len(token)`, `[…, *token]`, and what a function of the project does so with.
 */
function failsWithout(servers: Servers, { module, node }: FunctionRef, name: string, depth = 0): boolean {
  const body = bodyOf(node);
  if (!body || depth > DEEPEST || !timesIn(textOf(module, body), name)) return false;
  const uses = nodesIn(body, ['VariableName']).filter((each) => textOf(module, each) === name);
  const own = uses.filter((each) => !isKey(each));
  if (own.some((each) => mayAsk(module, each))) return false;
  const [left] = nodesIn(body, ['ReturnStatement', 'YieldStatement']);
  return own.some(
    (each) =>
      isOnTheWay(module, each, body, depth) &&
      !(left && left.to < each.from) &&
      (refusesNone(module, each) || isGivenOn(servers, module, each, depth)),
  );
}

const DEEPEST = 3;

/** `f(city=…)`: the name of a parameter there. */
const isKey = ({ parent, nextSibling }: PyNode): boolean =>
  parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp';

/** `if city`, `city or …`, `city is None`, `city = …`, `isinstance(city, …)`. */
function mayAsk(module: Module, use: PyNode): boolean {
  let inner = use;
  for (let at = use.parent; at && at.name !== 'Body'; inner = at, at = at.parent) {
    const text = textOf(module, at);
    if (ASKS.test(at.name) || (at.name === 'BinaryExpression' && COMPARES.test(text))) return true;
    if (at.name === 'CallExpression' && /^(?:isinstance|bool|locals|vars)\(/.test(text)) return true;
    // It is given another value, or deleted.
    if (inner === use && BINDS.test(at.name) && !isIterated(use)) return true;
    if (at.name === 'NamedExpression' || at.name === 'ScopeStatement') return true;
  }
  return isAssigned(use);
}

const ASKS = /^(?:ConditionalExpression|UnaryExpression|IfStatement|WhileStatement|AssertStatement|MatchStatement)$/;
const COMPARES = /\b(?:and|or|is)\b|[=!]=/;
const BINDS = /^(?:ForStatement|DeleteStatement|ImportStatement|ParamList|UpdateStatement)$/;

function isAssigned(use: PyNode): boolean {
  const statement = use.parent!;
  return (
    (statement.name === 'AssignStatement' || statement.name === 'TupleExpression') &&
    !(use.prevSibling?.name === 'AssignOp' && use.nextSibling === null)
  );
}

/** `for each in cities` */
const isIterated = ({ prevSibling }: PyNode): boolean => prevSibling?.name === 'in';

/** No condition, loop or function is between it and the body; what is raised is not caught, or told as an error. */
function isOnTheWay(module: Module, use: PyNode, body: PyNode, depth: number): boolean {
  let inner = use;
  for (let at = use.parent; at && at.from >= body.from; inner = at, at = at.parent) {
    if (at.from === body.from && at.name === 'Body' && at.to === body.to) return true;
    if (isFunction(at) || at.name === 'ClassDefinition') return false;
    if (at.name === 'ForStatement' && inner !== use) return false;
    // Of `each for each in cities if each for …`, what is iterated first is needed whatever there is.
    const loops = at.name === 'ForStatement' ? [] : at.getChildren('for');
    if (loops.length > 0 && !(isIterated(inner) && (loops[1]?.from ?? Infinity) > inner.from)) return false;
    if (/^(?:If|While|Match)Statement$|^ConditionalExpression$/.test(at.name)) return false;
    if (at.name !== 'TryStatement') continue;
    const [first, ...others] = at.getChildren('Body');
    if (inner.from !== first?.from) return false;
    if (depth > 0 || others.some((each) => !/\braise\b|error|fail/i.test(textOf(module, each)))) return false;
  }
  return false;
}

function refusesNone(module: Module, use: PyNode): boolean {
  const parent = use.parent!;
  const isFirst = parent.firstChild?.from === use.from && parent.firstChild.to === use.to;
  if (isIterated(use) && parent.name !== 'BinaryExpression') return true;
  switch (parent.name) {
    case 'MemberExpression':
      return isFirst && !/^\.\s*__/.test(module.text.slice(use.to, parent.to));
    case 'CallExpression':
      return isFirst;
    case 'BinaryExpression': {
      const operator = textOf(module, (isFirst ? use.nextSibling : use.prevSibling)!);
      return /^[-+*/<>]/.test(operator) || (operator === '%' && isFirst) || (operator === 'in' && !isFirst);
    }
    case 'ArgList': {
      const before = use.prevSibling?.name;
      if (before === '*' || before === '**') return true;
      return (
        before === '(' && REFUSE.test(module.externalOf(calleeOf(parent.parent!)) ?? nameOfBuiltin(module, parent))
      );
    }
    default:
      return false;
  }
}

const REFUSE =
  /^(?:len|int|float|list|tuple|set|sorted|sum|enumerate|iter|open|abs|json\.loads|os\.path\.(?:join|abspath|expanduser|basename|dirname)|pathlib\.Path|base64\.b64decode)$/;

function nameOfBuiltin(module: Module, { parent }: PyNode): string {
  const callee = calleeOf(parent!);
  return module.meaningOf(callee)?.is === 'builtin' ? textOf(module, callee) : '';
}

/** `look(city)`, where the function of the project fails so. */
function isGivenOn(servers: Servers, module: Module, use: PyNode, depth: number): boolean {
  const list = use.parent!;
  if (list.name !== 'ArgList' || list.parent?.name !== 'CallExpression') return false;
  const args = argumentsOf(module, list) ?? [];
  const at = args.findIndex(({ value, spread }) => value.from === use.from && value.to === use.to && !spread);
  const given = args[at];
  if (!given || args.slice(0, at).some(({ spread }) => spread)) return false;
  const callee = functionCalled(servers, module, calleeOf(list.parent));
  if (
    !callee ||
    decoratorsOf(callee.node).some((each) => !/^@(?:class|static)method\s*$/.test(textOf(callee.module, each)))
  )
    return false;
  const parameters = parametersGiven(callee).filter(({ kind }) => kind !== 'args' && kind !== 'kwargs');
  const meant = given.key === undefined ? parameters[at] : parameters.find(({ name }) => name === given.key);
  return meant !== undefined && failsWithout(servers, callee, meant.name, depth + 1);
}

function functionCalled(servers: Servers, module: Module, callee: PyNode): FunctionRef | undefined {
  const [meaning, ...others] = module.meaningsOf(callee);
  if (others.length > 0) return undefined;
  return meaning?.is === 'class'
    ? methodOf(meaning.module, meaning.node, '__init__')
    : functionMeant(servers, module, callee);
}
