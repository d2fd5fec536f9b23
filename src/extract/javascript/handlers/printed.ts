/** What a server that speaks over standard output prints there beside its messages. */
import type { LoggerName, Printed } from '../../../core/code.js';
import { groupBy, remembered } from '../../../core/collections.js';
import { get, text } from '../../../core/tree.js';
import { plain } from '../../result/values.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { importOf } from '../modules.js';
import { functionOf } from '../returns.js';
import { bare, isFunction, isInside, keyName, memberName, ownerOf, path, startOf, place } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { propertyOf } from '../registrations/objects.js';
import type { Survey } from '../survey.js';
import { isFallback } from './fallbacks.js';
import { givenAwayIn } from './given-away.js';
import { mayKeepBack } from './levels.js';
import { loggersIn, quieted, type MadeLogger } from './loggers.js';
import { Modes } from './modes.js';
import { ownLoggerAround } from './own-loggers.js';
import { neverCalledIn, type IsNamedElsewhere } from './reached.js';

const PRINTS = /^(console\.(log|info|debug|table|dir)|process\.stdout\.write)$/;

/** The files that a file imports, and those that they import. */
export interface PrintsElsewhere {
  /** What is printed there. Undefined where prints are turned away. */
  all(otherModes: OtherModes): readonly Print[] | undefined;
  readonly isNamed: IsNamedElsewhere;
  /** Whether one of them has words that print, or that turn prints away: without having parsed it. */
  mayPrint(): boolean;
  /** Whether one of them has what is printed go elsewhere. */
  turnsAway(): boolean;
}

/** Whether a file uses a name, or what it imports from a source, only in other ways to start the program. */
export interface OtherModes {
  has(name: string): boolean;
  hasImport(source: string): boolean;
}

export function printedOverStdio(evaluator: Evaluator, elsewhere?: PrintsElsewhere): Printed[] {
  const { file } = evaluator;
  const transport = transportOf(evaluator);
  if (!transport) return [];
  const own = servesToo(file) ? undefined : printsOf(file, elsewhere?.isNamed, transport);
  // What follows parses other files.
  if (own ? own.length === 0 && !elsewhere?.mayPrint() : printsIn(file).length === 0) return [];
  // Another one may be loaded in a way that is not followed.
  const transports = file.made.filter(({ callee }) => path(callee).at(-1) === 'StdioServerTransport');
  const isDead = elsewhere && neverCalledIn(file, elsewhere.isNamed);
  if (isDead && transports.length > 0 && transports.every(isDead)) return [];
  const others = own && (elsewhere ? elsewhere.all(otherModesOf(file, transport)) : []);
  const all = own && others ? [...own, ...others] : printsWith(transport, file, elsewhere);
  const how = all.length > 0 && isFallback(transport, file) ? { isFallback: true as const } : {};
  return all.map((at) => ({ ...at, ...how, transport: place(transport) }));
}

/** Whatever the program serves elsewhere: what surely runs where the transport is made. */
function printsWith(transport: SyntaxNode, file: Survey, elsewhere: PrintsElsewhere | undefined): Print[] {
  const branch = branchAround(transport);
  if (
    !branch ||
    [...file.made.filter(isOfHttp), ...file.calls.filter(hasCommands)].some((each) => isInside(each, branch))
  )
    return [];
  const certain = turnsAway(file)
    ? []
    : printsIn(file).filter(({ node }) => runsWith(transport, node, file) && !isProgress(node));
  return certain.length === 0 || elsewhere?.turnsAway() ? [] : certain.map(printAt);
}

/** In the same branch, or before it in one that is around it: as it stands there, or in a function whose only call does. */
function runsWith(transport: SyntaxNode, node: SyntaxNode, file: Survey, deep = DEEPEST): boolean {
  const own = branchAround(node);
  const first = branchAround(transport);
  const call = own && own !== first && deep > 0 && isFunction(own) ? onlyCallOf(own, file) : undefined;
  if (call) return runsWith(transport, call, file, deep - 1);
  for (let branch = own && first; branch; branch = outside(branch))
    if (branch === own) return branch === first || startOf(node) < startOf(transport);
  return false;
}

/** Functions that are called in functions. */
const DEEPEST = 3;

/** It may call itself, too. */
function onlyCallOf(callable: FunctionNode, file: Survey): SyntaxNode | undefined {
  const outer = (callsIn(file).get(callable) ?? []).filter((each) => !isInside(each, callable));
  return outer.length === 1 ? outer[0] : undefined;
}

const callsIn = remembered(({ calls, scopes }: Survey) => groupBy(calls, ({ callee }) => functionOf(callee, scopes)));

function outside(branch: SyntaxNode): SyntaxNode | undefined {
  const around = branchAround(branch);
  return around === branch ? branchAround(branch.parent!) : around;
}

/**
 * What runs whole if a part of it runs; undefined where that is not sure. `x.then(() => …)` and `x.listen(1, () => …)` go
 * on with what is around them.
 */
function branchAround(node: SyntaxNode): SyntaxNode | undefined {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (at.type === 'SwitchCase') return at;
    if (
      at.type === 'IfStatement' ||
      at.type === 'CatchClause' ||
      /^(?:ConditionalExpression|LogicalExpression|For|While|DoWhile)/.test(at.type)
    )
      return child;
    if (isFunction(at) && !isGoneOnWith(at)) return at;
    if (at.type === 'Program') return at;
  }
  return undefined;
}

function isGoneOnWith({ parent }: FunctionNode): boolean {
  return (
    parent.type === 'CallExpression' &&
    parent.callee.type === 'MemberExpression' &&
    /^(?:then|listen)$/.test(memberName(parent.callee) ?? '')
  );
}

export function otherModesOf(file: Survey, transport?: SyntaxNode): OtherModes {
  const modes = new Modes(file, transport);
  return {
    has: (name) => modes.usesOnlyElsewhere(name),
    hasImport: (source) => modes.importsOnlyElsewhere(source),
  };
}

/** The same of a file that imports what has the transport: where it first does something with that is where the server starts. */
export function modesAround(file: Survey, startsServer: (source: string) => boolean): OtherModes {
  const names = new Set(
    file.imports
      .filter(({ source }) => startsServer(source.value))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );
  return otherModesOf(
    file,
    file.identifiers.find(({ name, parent }) => names.has(name) && !parent.type.startsWith('Import')),
  );
}

/** Where the file has its server speak over standard output. */
export function transportOf(evaluator: Evaluator): SyntaxNode | undefined {
  const { file } = evaluator;
  const { made, scopes } = file;
  const madeOf = (name: string) => made.filter(({ callee }) => importOf(bare(callee), scopes)?.name === name);
  const transport = madeOf('StdioServerTransport').find((each) => isUsed(each, file));
  return transport ?? (madeOf('FastMCP').length > 0 ? startOverStdio(evaluator) : undefined);
}

/** A transport that is made and never connected serves no one. */
function isUsed({ parent }: SyntaxNode, { identifiers }: Survey): boolean {
  if (parent?.type === 'ExpressionStatement') return false;
  const declared = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  return !declared || identifiers.some((each) => each.name === declared.name && startOf(each) !== startOf(declared));
}

export type Print = Omit<Printed, 'transport' | 'isFallback'>;

/** Undefined where the program has commands, or turns what is printed to another stream. What serves something else may print. */
export function printsOf(
  file: Survey,
  isNamed: IsNamedElsewhere = () => true,
  transport?: SyntaxNode,
): Print[] | undefined {
  if (file.calls.some(hasCommands) || turnsAway(file)) return undefined;
  const prints = file.calls.some((each) => isServing(each, file)) ? [] : printsIn(file);
  if (prints.length === 0) return [];
  const modes = new Modes(file, transport);
  const isGivenAway = givenAwayIn(file);
  const told = prints.filter(
    ({ node, unless = node }) =>
      !isPastEnd(node) &&
      !modes.mayBeElsewhere(unless) &&
      !modes.isApart(node) &&
      !isProgress(node) &&
      !isGivenAway(node),
  );
  if (told.length === 0) return [];
  const isNeverCalled = neverCalledIn(file, isNamed, isGivenAway);
  return told.filter(({ node }) => !isNeverCalled(node) && !mayKeepBack(node, file, isNeverCalled)).map(printAt);
}

const turnsAway = ({ assigned }: Survey): boolean =>
  ['log', 'info', 'debug', 'write'].some((name) => assigned.has(name));

/** Behind a `return` in the same list of statements, where nothing runs but functions that are called. */
export function isPastEnd(node: SyntaxNode): boolean {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (at.type !== 'BlockStatement' || child.type === 'FunctionDeclaration') continue;
    const before = at.body.slice(
      0,
      at.body.findIndex((each) => each === child),
    );
    if (before.some(({ type }) => type === 'ReturnStatement' || type === 'ThrowStatement')) return true;
  }
  return false;
}

interface FoundPrint {
  readonly node: MadeLogger;
  readonly logger?: LoggerName;
  /** The condition around it, which holds by default. */
  readonly unless?: SyntaxNode;
}

function printsIn(file: Survey): FoundPrint[] {
  const prints = file.calls
    .filter(({ callee }) => PRINTS.test(path(callee).join('.')) && !file.scopes.isDeclared(ownerOf(callee)))
    .filter((call) => !isMessage(call))
    .map((node): FoundPrint => ({ node }));
  // One that is made on a condition may be made for people alone.
  for (const [node, logger] of loggersIn(file)) {
    const branch = branchAround(node);
    const unless = branch && isUnlessProduction(branch) ? branch.parent : undefined;
    const around = unless ? branchAround(unless) : branch;
    if (around && (around.type === 'Program' || isFunction(around)))
      prints.push({ node, logger, ...(unless && { unless }) });
  }
  return prints;
}

/** `if (process.env.NODE_ENV !== 'production') { … }`: the variable is not set by default. */
function isUnlessProduction(branch: SyntaxNode): boolean {
  const { parent } = branch;
  if (parent?.type !== 'IfStatement' || parent.test.type !== 'BinaryExpression') return false;
  const { left, operator, right } = parent.test;
  const isAsked = [left, right].some((each) => path(each).join('.') === 'process.env.NODE_ENV');
  const isProduction = [left, right].some((each) => each.type === 'Literal' && each.value === 'production');
  const branches = {
    '!==': parent.consequent,
    '!=': parent.consequent,
    '===': parent.alternate,
    '==': parent.alternate,
  };
  return isAsked && isProduction && Object.hasOwn(branches, operator) && branches[operator as '==='] === branch;
}

/** A message of the protocol that is written by hand: `'{"jsonrpc":"2.0", …}'`, `JSON.stringify({ jsonrpc: '2.0', … })`. */
function isMessage({ arguments: [first, ...others] }: TSESTree.CallExpression): boolean {
  let said = first && others.length === 0 ? bare(first) : undefined;
  while (said?.type === 'BinaryExpression') said = bare(said.left);
  if (said?.type === 'CallExpression' && path(said.callee).join('.') === 'JSON.stringify') {
    const [message] = said.arguments;
    return message !== undefined && propertyOf(message, 'jsonrpc') !== undefined;
  }
  const text = said?.type === 'TemplateLiteral' ? said.quasis[0]!.value.cooked : said?.type === 'Literal' && said.value;
  return typeof text === 'string' && /^\s*\{\s*"jsonrpc"\s*:\s*"2\.0"/.test(text);
}

function printAt({ node, node: { callee }, logger, unless }: FoundPrint): Print {
  const at = place(callee);
  const own = logger ? undefined : ownLoggerAround(callee);
  if (!logger) return { ...at, ...toError(callee), ...(own && { object: own }) };
  const edits = logger === 'dotenv' && node.type === 'CallExpression' ? quieted(node) : undefined;
  return {
    ...{ ...at, logger, ...levelsOf(node) },
    ...(unless && { isUnlessProduction: true }),
    ...(edits && { toError: edits }),
  };
}

/** `createLogger({ levels, transports: [new Console()] })` */
function levelsOf({ parent }: MadeLogger): Pick<Print, 'levels'> {
  const options = parent.type === 'ArrayExpression' ? parent.parent.parent : undefined;
  const levels = options && propertyOf(options, 'levels');
  return levels ? { levels: path(levels).join('.') } : {};
}

/** `console.error` prints what `console.log` prints; a table has no such counterpart. */
function toError(callee: SyntaxNode): Pick<Print, 'toError'> {
  const [owner, member] = path(callee);
  const name = bare(callee);
  const streams = name.type === 'MemberExpression' ? name.object : undefined;
  const at = owner === 'process' && streams?.type === 'MemberExpression' ? streams : name;
  if (at.type !== 'MemberExpression' || at.computed || /^(table|dir)$/.test(member!)) return {};
  return { toError: [{ ...place(at.property), text: owner === 'process' ? 'stderr' : 'error' }] };
}

/** `start({ transportType: 'stdio' })` of FastMCP, where nothing is started in another way. */
function startOverStdio(evaluator: Evaluator): SyntaxNode | undefined {
  const { calls, scopes } = evaluator.file;
  // `new Poller().start()` is another thing.
  const isOther = (callee: SyntaxNode): boolean => {
    const owner = callee.type === 'MemberExpression' ? bare(callee.object) : callee;
    const made = owner.type === 'Identifier' ? scopes.valueOf(owner) : owner;
    return made?.type === 'NewExpression' && path(made.callee).at(-1) !== 'FastMCP';
  };
  const started = calls.filter(({ callee }) => path(callee).at(-1) === 'start' && !isOther(bare(callee)));
  const isStdio = (how: SyntaxNode | undefined): boolean =>
    how !== undefined && text(get(plain(evaluator.evaluate(how)), 'transportType')) === 'stdio';
  return started.every(({ arguments: [how] }) => isStdio(how)) ? started[0] : undefined;
}

/** A server of two transports prints where it is not asked over the one. */
const isOfHttp = ({ callee }: TSESTree.NewExpression): boolean =>
  /(SSE|HTTP|Http|WebSocket)\w{0,80}Transport$/.test(path(callee).at(-1)!);

/** The program serves by HTTP too, or asks people. */
const servesToo = (file: Survey): boolean =>
  file.made.some(isOfHttp) || file.calls.some((each) => isServing(each, file));

function isServing({ arguments: args, callee }: TSESTree.CallExpression, file: Survey): boolean {
  const name = path(callee).at(-1)!;
  if (name === 'listen') return true;
  if (name === 'createInterface') return !readsFile(args[0]);
  return /^(?:createServer|serve)$/.test(name) && !isOwnFactory(bare(callee), file);
}

/** `createInterface({ input: createReadStream(path) })`: the lines of a file, and not of people. */
function readsFile(options: SyntaxNode | undefined): boolean {
  const properties = options?.type === 'ObjectExpression' ? options.properties : [];
  const input = properties.find((each) => keyName(each) === 'input');
  const isOpen = properties.some((each) => keyName(each) === 'output' || each.type === 'SpreadElement');
  return input !== undefined && 'value' in input && !isOpen && !/\bstdin$/.test(path(input.value).join('.'));
}

function hasCommands({ callee, arguments: [first] }: TSESTree.CallExpression): boolean {
  const name = path(callee).at(-1)!;
  if (name !== 'command' || first?.type !== 'ObjectExpression') return /^(?:parseArgs|command|yargs)$/.test(name);
  // `client.command({ query })` is one of a database.
  return first.properties.some((each) => each.type === 'SpreadElement' || keyName(each) === 'command');
}

/** What makes or starts a server of MCP is often called as what does so with one of HTTP. */
function isOwnFactory(callee: SyntaxNode, { scopes }: Survey): boolean {
  if (callee.type !== 'Identifier')
    return callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression';
  const source = importOf(callee, scopes)?.source;
  if (source !== undefined) return /^[.@~#]/.test(source) && !/\bhttp\b/i.test(source);
  return scopes.resolve(callee) !== undefined;
}

/** It goes back to the beginning of the line, for people who watch. */
const isProgress = ({ arguments: [first] }: MadeLogger): boolean =>
  first?.type === 'TemplateLiteral' && first.quasis[0]!.value.raw.startsWith('\\r');
