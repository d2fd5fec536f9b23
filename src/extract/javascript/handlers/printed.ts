/** What a server that speaks over standard output prints there beside its messages. */
import type { Printed } from '../../../core/code.js';
import { groupBy } from '../../../core/collections.js';
import type { Place } from '../../../core/tree.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { functionAround } from '../functions.js';
import { exits } from '../returns.js';
import { importOf } from '../modules.js';
import {
  bare,
  isFunction,
  keyName,
  ownerOf,
  path,
  walkAst,
  type FunctionNode,
  type SyntaxNode,
  type TSESTree,
} from '../syntax.js';
import type { Survey } from '../survey.js';
import { place } from '../values.js';
import { neverCalledIn, type IsNamedElsewhere } from './reached.js';

const PRINTS = /^(console\.(log|info|debug|table|dir)|process\.stdout\.write)$/;

/** The files that a file imports, and those that they import. */
export interface PrintsElsewhere {
  /** What is printed there. Undefined where prints are turned away. */
  all(): readonly Place[] | undefined;
  readonly isNamed: IsNamedElsewhere;
}

export function printedOverStdio({ file }: Evaluator, elsewhere?: PrintsElsewhere): Printed[] {
  const transport = transportOf(file);
  const own = transport && file.made.every((each) => !isOfHttp(each)) && printsOf(file, elsewhere?.isNamed);
  const others = own && (elsewhere ? elsewhere.all() : []);
  return own && others ? [...own, ...others].map((at) => ({ ...at, transport: place(transport) })) : [];
}

/** Where the file has its server speak over standard output. */
export function transportOf(file: Survey): SyntaxNode | undefined {
  const { made, scopes } = file;
  const isMade = (name: string) => made.find(({ callee }) => importOf(bare(callee), scopes)?.name === name);
  return isMade('StdioServerTransport') ?? (isMade('FastMCP') && startOverStdio(file));
}

type Print = Omit<Printed, 'transport'>;

/** Undefined where the program has other ways to be used, or turns what is printed to another stream. */
export function printsOf(file: Survey, isNamed: IsNamedElsewhere = () => true): Print[] | undefined {
  const { assigned, calls, scopes } = file;
  if (
    calls.some((call) => isOtherMode(call, file)) ||
    ['log', 'info', 'debug', 'write'].some((name) => assigned.has(name))
  )
    return undefined;
  const prints = calls.filter(
    ({ callee }) => PRINTS.test(path(callee).join('.')) && !scopes.isDeclared(ownerOf(callee)),
  );
  if (prints.length === 0) return [];
  const modes = new Modes(file);
  const told = prints.filter((each) => !modes.mayBeElsewhere(each) && !isProgress(each));
  if (told.length === 0) return [];
  const isNeverCalled = neverCalledIn(file, isNamed);
  return told.filter((each) => !isNeverCalled(each)).map(({ callee }) => ({ ...place(callee), ...toError(callee) }));
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
function startOverStdio({ calls }: Survey): SyntaxNode | undefined {
  const started = calls.filter(({ callee }) => path(callee).at(-1) === 'start');
  return started.every(({ arguments: [how] }) => isStdio(how)) ? started[0] : undefined;
}

function isStdio(how: SyntaxNode | undefined): boolean {
  const entries = how?.type === 'ObjectExpression' ? how.properties : [];
  return entries.some(
    (each) =>
      keyName(each) === 'transportType' &&
      'value' in each &&
      each.value.type === 'Literal' &&
      each.value.value === 'stdio',
  );
}

/** A server of two transports prints where it is not asked over the one. */
const isOfHttp = ({ callee }: TSESTree.NewExpression): boolean =>
  /(SSE|HTTP|Http|WebSocket)\w{0,80}Transport$/.test(path(callee).at(-1)!);

/** The program serves by HTTP too, or has commands. */
function isOtherMode({ callee }: TSESTree.CallExpression, file: Survey): boolean {
  const name = path(callee).at(-1)!;
  return OTHER_MODES.test(name) && !(name === 'createServer' && isOwnFactory(bare(callee), file));
}

const OTHER_MODES = /^(listen|serve|createServer|parseArgs|command|yargs|createInterface)$/;

/** What makes a server of MCP is often called as what makes one of HTTP. */
function isOwnFactory(callee: SyntaxNode, { scopes }: Survey): boolean {
  if (callee.type !== 'Identifier')
    return callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression';
  const source = importOf(callee, scopes)?.source;
  if (source !== undefined) return /^[.@~#]/.test(source) && !/\bhttp\b/i.test(source);
  return scopes.resolve(callee) !== undefined;
}

/** Which code runs only in other ways to start the program. What surrounds much of it is looked at once. */
class Modes {
  readonly #file: Survey;
  readonly #calls: ReadonlyMap<string, readonly SyntaxNode[]>;
  /** For each number of calls on the way, what is known of the nodes around. */
  readonly #known = Array.from({ length: MOST_CALLS + 1 }, () => new Map<SyntaxNode, boolean>());

  constructor(file: Survey) {
    this.#file = file;
    this.#calls = groupBy(file.calls, ({ callee }) => path(callee).join('.'));
  }

  /** In a branch that ends the process or asks how it was started, or in a function for people or for such branches. */
  mayBeElsewhere(call: SyntaxNode, depth = 0): boolean {
    const known = this.#known[depth]!;
    const around: SyntaxNode[] = [];
    let answer: boolean | undefined;
    for (let at = call.parent; at && answer === undefined; at = at.parent) {
      answer = known.get(at);
      if (answer !== undefined) break;
      around.push(at);
      if (this.#isElsewhere(at, depth)) answer = true;
    }
    for (const each of around) known.set(each, answer ?? false);
    return answer ?? false;
  }

  #isElsewhere(at: SyntaxNode, depth: number): boolean {
    if (at.type === 'IfStatement') return this.#asksForMode(at.test);
    if (at.type === 'SwitchStatement') return this.#asksForMode(at.discriminant);
    if (at.type === 'BlockStatement') return at.body.some((each) => endsProcess(each) || this.#leavesByMode(each));
    if (!isFunction(at)) return false;
    const name = nameOf(at);
    if (FOR_PEOPLE.test(name)) return true;
    const own = (name === '' ? undefined : this.#calls.get(name)) ?? [];
    return depth < MOST_CALLS && own.length > 0 && own.every((each) => this.mayBeElsewhere(each, depth + 1));
  }

  /** `if (isStdio) return;` */
  #leavesByMode(statement: SyntaxNode): boolean {
    return statement.type === 'IfStatement' && exits(statement.consequent) && this.#asksForMode(statement.test);
  }

  /** How the program was started: by the names that are asked about, or since they come from the command line. */
  #asksForMode(test: SyntaxNode, depth = 0): boolean {
    let isFound = false;
    walkAst(test, (node) => {
      if (isFound || (node.type !== 'Identifier' && node.type !== 'MemberExpression')) return;
      const names = path(node).join('.');
      const init = node.type === 'Identifier' ? this.#initOf(node) : undefined;
      isFound = /^process\.(argv|env)\b/.test(names) || (OF_MODES.test(names) && !this.#isOfCall(node));
      if (!isFound && init && depth < MOST_CALLS) isFound = this.#isFromCommandLine(init, depth);
    });
    return isFound;
  }

  #isFromCommandLine(init: SyntaxNode, depth: number): boolean {
    let isFound = false;
    walkAst(init, (node) => {
      if (isFound) return;
      if (node.type === 'MemberExpression') isFound = path(node).join('.').startsWith('process.argv');
      else if (node.type === 'Identifier') {
        const own = this.#initOf(node);
        isFound = own !== undefined && own !== init && depth < MOST_CALLS && this.#isFromCommandLine(own, depth + 1);
      }
    });
    return isFound;
  }

  #initOf(name: TSESTree.Identifier): SyntaxNode | undefined {
    const binding = this.#file.scopes.resolve(name);
    return binding?.kind === 'variable' ? (binding.node.init ?? undefined) : undefined;
  }

  /** What a client gives with a call: the parameters of a handler, and what is taken from them. */
  #isOfCall(node: SyntaxNode, depth = 0): boolean {
    let owner: SyntaxNode = bare(node);
    while (owner.type === 'MemberExpression' || owner.type === 'AwaitExpression')
      owner = bare(owner.type === 'MemberExpression' ? owner.object : owner.argument);
    // The name of a member is asked about alone, too.
    const { parent } = owner;
    if (owner.type !== 'Identifier' || depth > MOST_CALLS) return false;
    if (parent?.type === 'MemberExpression' && parent.property === owner && !parent.computed)
      return this.#isOfCall(parent.object, depth + 1);
    const binding = this.#file.scopes.resolve(owner);
    if (binding?.kind === 'param') return isHandler(functionAround(binding.node));
    const init = binding?.kind === 'variable' ? binding.node.init : undefined;
    return init ? this.#isOfCall(init, depth + 1) : false;
  }
}

const MOST_CALLS = 3;

const FOR_PEOPLE = /help|usage|version|banner|setup|install|init|cli|test|demo|print|exit|shutdown|cleanup/i;
const OF_MODES = /argv|args|env|debug|verbose|mode|transport|flag|option|isTTY|stdio|silent|quiet|disabled|level/i;

function nameOf(callable: SyntaxNode): string {
  if ('id' in callable && callable.id && 'name' in callable.id) return String(callable.id.name);
  const { parent } = callable;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return (parent && keyName(parent)) ?? '';
}

/** A function that answers to a client. */
function isHandler(callable: FunctionNode | undefined): boolean {
  const parent = callable?.parent;
  if (parent?.type === 'CallExpression' && callable !== parent.callee)
    return /tool|prompt|resource|setRequestHandler/i.test(path(parent.callee).at(-1) ?? '');
  return parent !== undefined && /^(execute|handler|callback|handle|cb)$/.test(keyName(parent) ?? '');
}

/** It goes back to the beginning of the line, for people who watch. */
const isProgress = ({ arguments: [first] }: TSESTree.CallExpression): boolean =>
  first?.type === 'TemplateLiteral' && first.quasis[0]!.value.raw.startsWith('\\r');

function endsProcess(statement: SyntaxNode): boolean {
  const call = statement.type === 'ExpressionStatement' ? bare(statement.expression) : undefined;
  return call?.type === 'CallExpression' && path(call.callee).join('.') === 'process.exit';
}
