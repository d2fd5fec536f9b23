/** Ways to start a program other than as a server: commands, help, checks. */
import { groupBy } from '../../../core/collections.js';
import { functionAround, nameOfFunction, exits } from '../returns.js';
import { namesIn, type Survey } from '../survey.js';
import { bare, holds, isFunction, isInside, keyName, memberName, path, walkAst } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { Alternatives } from './alternatives.js';
import { questionOf } from './levels.js';
import { membersIn } from './reached.js';
import { isScript } from './start-guard.js';

/** Which code runs only in other ways to start the program. What surrounds much of it is looked at once. */
export class Modes {
  readonly #file: Survey;
  readonly #calls: ReadonlyMap<string, readonly SyntaxNode[]>;
  /** For each number of calls on the way, what is known of the nodes around. */
  readonly #known = Array.from({ length: MOST_CALLS + 1 }, () => new Map<SyntaxNode, boolean>());
  readonly #transport: SyntaxNode | undefined;
  /** Where the server starts: its transport, and the calls of what makes that. */
  readonly #starts: readonly SyntaxNode[];
  readonly #others: Alternatives | undefined;
  #members: ReadonlyMap<string, readonly SyntaxNode[]> | undefined;
  #later: readonly TSESTree.ImportExpression[] | undefined;

  /** `transport`: where the server gets it. What runs together with that is not elsewhere. */
  constructor(file: Survey, transport?: SyntaxNode) {
    this.#file = file;
    this.#transport = transport;
    this.#others = transport && new Alternatives(file, transport);
    this.#calls = groupBy(file.calls, ({ callee }) => path(callee).join('.'));
    this.#starts = transport ? [transport, ...this.#callsTo(transport, 0)] : [];
  }

  #callsTo(node: SyntaxNode, depth: number): SyntaxNode[] {
    let callable = functionAround(node);
    while (callable && nameOfFunction(callable) === '') callable = functionAround(callable);
    const own = (callable && this.#calls.get(nameOfFunction(callable))) ?? [];
    if (depth >= MOST_CALLS || own.length > MOST_STARTS) return [];
    return own.flatMap((each) => [each, ...this.#callsTo(each, depth + 1)]);
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
      if (this.#isWithTransport(at)) answer = false;
      else if (this.#isElsewhere(at, depth)) answer = true;
    }
    for (const each of around) known.set(each, answer ?? false);
    return answer ?? false;
  }

  /** A branch, a block or a function that starts the server too: whatever is asked around it, both happen. */
  #isWithTransport(at: SyntaxNode): boolean {
    const isOne = at.type === 'SwitchCase' || at.type === 'BlockStatement' || isFunction(at);
    return isOne && this.#starts.some((each) => isInside(each, at));
  }

  /** A statement of its own in the very list of statements that makes the transport: `await init()`, whatever it is called. */
  #isBesideTransport(call: SyntaxNode): boolean {
    const statement = call.parent?.type === 'AwaitExpression' ? call.parent.parent : call.parent;
    const list = statement?.type === 'ExpressionStatement' ? statement.parent : undefined;
    for (let at = list && this.#transport; at; at = at.parent) {
      if (at === list) return true;
      if (isFunction(at) || at.type === 'IfStatement' || at.type === 'SwitchCase') return false;
    }
    return false;
  }

  /** Whether a name is used, and only in other ways to start the program. */
  usesOnlyElsewhere(name: string): boolean {
    const named = namesIn(this.#file).get(name) ?? [];
    this.#members ??= membersIn(this.#file);
    const uses = [...named.filter(({ parent }) => !PASSES.test(parent.type)), ...(this.#members.get(name) ?? [])];
    return uses.length > 0 && uses.every((each) => this.#isOfCommand(each) || this.isApart(each));
  }

  /** Whether a file uses what it imports from a source, and only in other ways to start the program. */
  importsOnlyElsewhere(source: string): boolean {
    const own = this.#file.imports.filter((each) => each.source.value === source);
    this.#later ??= importedLaterIn(this.#file);
    const later = this.#later.filter((each) => each.source.type === 'Literal' && each.source.value === source);
    return (
      own.length + later.length > 0 &&
      later.every((each) => this.isApart(each)) &&
      own.every(
        ({ specifiers }) =>
          specifiers.length > 0 && specifiers.every(({ local }) => this.usesOnlyElsewhere(local.name)),
      )
    );
  }

  /** Whether a node is in another branch than the transport. */
  isApart(node: SyntaxNode): boolean {
    return this.#others?.has(node) === true;
  }

  /** In a branch that asks the command line. */
  #isOfCommand(node: SyntaxNode): boolean {
    for (let at = node.parent; at && !this.#isWithTransport(at); at = at.parent) {
      if (at.type === 'IfStatement' && this.#isFromCommandLine(at.test, 0)) return true;
      if (at.type === 'SwitchStatement' && this.#isFromCommandLine(at.discriminant, 0)) return true;
    }
    return false;
  }

  #isElsewhere(at: SyntaxNode, depth: number): boolean {
    if (at.type === 'IfStatement') return this.#asksForMode(at.test);
    if (at.type === 'SwitchStatement') return this.#asksForMode(at.discriminant);
    if (at.type === 'LogicalExpression') return at.operator === '&&' && this.#asksForMode(at.left);
    if (at.type === 'BlockStatement') return at.body.some((each) => endsProcess(each) || this.#leavesByMode(each));
    if (!isFunction(at)) return false;
    const name = nameOfFunction(at);
    const own = (name === '' ? undefined : this.#calls.get(name)) ?? [];
    if (own.some((each) => this.#isBesideTransport(each))) return false;
    if (isForPeople(name)) return true;
    return depth < MOST_CALLS && own.length > 0 && own.every((each) => this.mayBeElsewhere(each, depth + 1));
  }

  /** `if (isStdio) return;` */
  #leavesByMode(statement: SyntaxNode): boolean {
    return statement.type === 'IfStatement' && exits(statement.consequent) && this.#asksForMode(statement.test);
  }

  /** How the program was started: by the names that are asked about, or since they come from the command line. */
  #asksForMode(test: SyntaxNode): boolean {
    if (asksForEntry(test) || questionOf(test, this.#file)) return false;
    return holds(test, (node) => {
      if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return false;
      const names = path(node).join('.');
      if (/^process\.(argv|env)\b/.test(names)) return true;
      if (OF_MODES.test(names) && !this.#isOfCall(node) && !this.#asksOfCall(node)) return true;
      const init = node.type === 'Identifier' ? this.#file.scopes.valueOf(node) : undefined;
      // Clients set no NODE_ENV, so what is not production is what they start.
      if (FOR_DEVELOPERS.test(names)) return !init || !holds(init, saysNot);
      return init !== undefined && this.#isFromCommandLine(init, 0);
    });
  }

  #isFromCommandLine(init: SyntaxNode, depth: number): boolean {
    if (asksForEntry(init)) return false;
    return holds(init, (node) => {
      if (node.type === 'MemberExpression') return path(node).join('.').startsWith('process.argv');
      const own = node.type === 'Identifier' ? this.#file.scopes.valueOf(node) : undefined;
      return own !== undefined && own !== init && depth < MOST_CALLS && this.#isFromCommandLine(own, depth + 1);
    });
  }

  /** `isForecastArgs(request.params.arguments)` */
  #asksOfCall(node: SyntaxNode): boolean {
    const { parent } = node;
    return (
      parent?.type === 'CallExpression' &&
      parent.callee === node &&
      parent.arguments.some((each) => this.#isOfCall(each))
    );
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
/** What is called more often is more than the start of a server. */
const MOST_STARTS = 10;
/** What only passes a name on. */
const PASSES = /^(?:Import|Export)\w*Specifier$/;

function importedLaterIn({ program }: Survey): TSESTree.ImportExpression[] {
  const found: TSESTree.ImportExpression[] = [];
  walkAst(program, (node) => {
    if (node.type === 'ImportExpression') found.push(node);
  });
  return found;
}

/** `import.meta.url === pathToFileURL(process.argv[1]).href`, `require.main === module`: so programs start, whatever they are. */
function asksForEntry(test: SyntaxNode): boolean {
  let isFound = false;
  let isMore = false;
  walkAst(test, (node) => {
    if (node.type === 'Identifier' && node.name === '__filename') isFound = true;
    if (node.type !== 'MemberExpression') return;
    const names = path(node).join('.');
    const isOfModule = node.object.type === 'MetaProperty' && /^(?:url|main|filename)$/.test(memberName(node) ?? '');
    if (isOfModule || names === 'require.main') isFound = true;
    if (names.startsWith('process.env') || (/^process\.argv\../.test(names) && !isScript(node))) isMore = true;
  });
  return isFound && !isMore;
}

/** `printUsage`, `runSetup`, `writeStdout`, and not `getClient`, `setupHandlers`. */
function isForPeople(name: string): boolean {
  const words = name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .split(/[\W_]+/);
  return words.some((word) => FOR_PEOPLE.has(word)) || ALONE.has(words.at(-1)!);
}
const FOR_PEOPLE = new Set(['help', 'usage', 'version', 'banner', 'install', 'cli', 'test', 'demo', 'print', 'stdout']);
/** With words behind them, they say what a server does. */
const ALONE = new Set(['setup', 'init', 'exit', 'shutdown', 'cleanup']);
const OF_MODES = /argv|args|env|debug|verbose|mode|transport|flag|option|isTTY|stdio|silent|quiet|disabled|level/i;

/** `isDev`, `config.isDevelopment` */
const FOR_DEVELOPERS = /(?:^|\.)(?:is|in)?_?dev(?:elopment)?_?(?:mode|env)?$/i;
const saysNot = (node: SyntaxNode): boolean => node.type === 'BinaryExpression' && node.operator.startsWith('!=');

/** A function that answers to a client. */
function isHandler(callable: FunctionNode | undefined): boolean {
  const parent = callable?.parent;
  if (parent?.type === 'CallExpression' && callable !== parent.callee)
    return /tool|prompt|resource|setRequestHandler/i.test(path(parent.callee).at(-1) ?? '');
  return parent !== undefined && /^(execute|handler|callback|handle|cb)$/.test(keyName(parent) ?? '');
}

function endsProcess(statement: SyntaxNode): boolean {
  const call = statement.type === 'ExpressionStatement' ? bare(statement.expression) : undefined;
  return call?.type === 'CallExpression' && path(call.callee).join('.') === 'process.exit';
}
