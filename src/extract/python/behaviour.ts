/** What functions of tools do: which of their parameters they read, and what they print. */
import { remembered } from '../../core/collections.js';
import type { HandlerInput, InputRead, Printed } from '../../core/code.js';
import type { Packages } from '../../core/code.js';
import type { Place } from '../../core/tree.js';
import { sdkOf, type Library } from './dialect.js';
import type { Found, Handler } from './found.js';
import { withCalled } from './called.js';
import { decoratorMeant } from './functions.js';
import { loggedOf } from './logged.js';
import type { FunctionRef } from './methods.js';
import type { Module } from './names.js';
import { isSince } from './schemas/dialect.js';
import { toStderr } from './to-stderr.js';
import { offeredIn } from '../result/offers.js';
import { UNFINISHED } from '../result/budget.js';
import {
  argumentsOf,
  assignmentOf,
  bodyOf,
  calleeOf,
  callsIn,
  childrenOf,
  decoratorsOf,
  functionAround,
  memberOf,
  nameOf,
  nodesIn,
  parametersOf,
  pathOf,
  placeOf,
  statementsOf,
  textOf,
  walk,
  type Argument,
  type PyNode,
} from './syntax.js';

export const inputsOf = ({ handlers, servers }: Found): HandlerInput[] =>
  handlers.map((handler) => inputOf(handler, servers));

/** `mcp.add_middleware(Audit())`, where that class of the project looks at the arguments of all calls. */
const isWatched = remembered(
  (module: Module): boolean =>
    module.text.includes('.add_middleware(') &&
    callsIn(module, module.root).some((call) => {
      const given =
        memberOf(module, calleeOf(call))?.name === 'add_middleware' && argumentsOf(module, call)?.[0]?.value;
      const made = given && given.name === 'CallExpression' ? module.meaningOf(calleeOf(given)) : undefined;
      return made?.is === 'class' && WATCHES.every((each) => each.test(textOf(made.module, made.node)));
    }),
);
const WATCHES = [/\bdef on_call_tool\b/, /\bmessage\.arguments\b/];

/** `locals()`, frames, and code that is made of text. */
const ANY_NAME = /^(?:locals|vars|dir|eval|exec|inspect|currentframe|_getframe)$/;
const FRAMES = /\b(?:f_locals|f_back|currentframe|_getframe|getargvalues)\b/;
/** A decorator that registers. */
const REGISTERS = /^@[\w.]*\b(?:tool|prompt|resource)\b/;
/** One that looks at single arguments. */
const ARGUMENTS = /\bkwargs\s?(?:\[|\.(?:get|pop|items|values)\b)|\bin\s+kwargs\b|\.bind(?:_partial)?\(|\bf_locals\b/;

function inputOf({ module, node, tool, parameters }: Handler, servers: Found['servers']): HandlerInput {
  const names = new Set(parametersOf(module, node).flatMap(({ name }) => (parameters.has(name) ? name : [])));
  const body = bodyOf(node);
  // That a context is asked for is a fault of another kind.
  const reads: InputRead[] = names.has('ctx') ? [{ name: 'ctx', ...placeOf(module, node) }] : [];
  // One may be served under another name.
  let mayReadMore = body === undefined || names.size < parameters.size;
  const seen = new Set<string>();
  const lost = new Set<string>();
  for (const each of body ? nodesIn(body, ['VariableName', 'PropertyName']) : []) {
    const name = textOf(module, each);
    if (ANY_NAME.test(name)) mayReadMore = true;
    const isKeyword = each.parent?.name === 'ArgList' && each.nextSibling?.name === 'AssignOp';
    if (each.name === 'PropertyName' || isKeyword || !names.has(name)) continue;
    if (!seen.has(name) && isOverwritten(module, each, body!)) lost.add(name);
    seen.add(name);
    if (!lost.has(name))
      reads.push({ name, ...placeOf(module, each), ...(isEchoed(module, each) && { isEchoed: true }) });
  }
  const decorators = decoratorsOf(node);
  const isWhole = reads.length > 0 && [...names].every((name) => reads.some((each) => each.name === name));
  const meant = (each: PyNode): FunctionRef | undefined =>
    servers && decoratorMeant(servers, module, pathOf(module, each) ?? [], each);
  // `agent_arg="agent"`
  const namesOne = (each: PyNode): boolean =>
    [...textOf(module, each).matchAll(/["'](\w+)["']/g)].some(([, word]) => names.has(word!));
  // A decorator around it may read its arguments.
  mayReadMore ||=
    !isWhole &&
    (decorators.some(
      (each) =>
        (decorators.length > 1 &&
          !REGISTERS.test(textOf(module, each)) &&
          (namesOne(each) || !wrapsOnly(meant(each)))) ||
        isMadeWith(ARGUMENTS, meant(each)),
    ) ||
      callsIn(module, body).some((each) => {
        const callee = calleeOf(each);
        const owner = memberOf(module, callee)?.object;
        const elsewhere = module.definedElsewhere(callee) ?? (owner && module.definedElsewhere(owner));
        const mayBe = !elsewhere || FRAMES.test(elsewhere.module.text);
        return mayBe && isMadeWith(FRAMES, functionCalled(module, each));
      }));
  return {
    tool,
    handler: placeOf(module, node),
    reads,
    mayReadMore,
    ...(servers && isWatched(servers.module) && { isWatched: true }),
    isOfSignature: true,
    isStub: () => UNFINISHED.test(textOf(module, node)),
    offers: () => new Set(body ? offersOf(module, body) : []),
  };
}

function offersOf(module: Module, body: PyNode): string[] {
  return nodesIn(body, ['FormatString', 'ContinuedString']).flatMap((each) => {
    if (each.parent?.name === 'ContinuedString') return [];
    const parts = textOf(module, each).split(/\{([^{}]{1,300})\}/);
    const filled = parts.filter((_, at) => at % 2 === 1).map((code) => new Set(code.match(/\w+/g)));
    return offeredIn(
      parts.filter((_, at) => at % 2 === 0),
      filled,
    );
  });
}

/** A function of the project that returns another one, and no object of a class. */
const wrapsOnly = (made: FunctionRef | undefined): boolean =>
  made !== undefined &&
  nameOf(made.module, made.node) !== '__init__' &&
  !ARGUMENTS.test(textOf(made.module, made.node));

/** `city = "Rome"`, whatever was passed. */
function isOverwritten(module: Module, name: PyNode, body: PyNode): boolean {
  const statement = name.parent!;
  const { targets = [], value } =
    (statement.parent?.from === body.from && statement.parent.name === body.name && assignmentOf(statement)) || {};
  return (
    targets.length === 1 &&
    targets[0]!.from === name.from &&
    value !== undefined &&
    ![...walk(value)].some((each) => textOf(module, each) === textOf(module, name))
  );
}

/** `return {"city": city, …}`, also as JSON, and `logger.info("…", city)`. */
function isEchoed(module: Module, name: PyNode): boolean {
  let at = name.parent!;
  if (at.name === 'FormatReplacement') at = at.parent!.parent!;
  if (at.name === 'ArgList') return LOGS.test(textOf(module, calleeOf(at.parent!)));
  if (name.prevSibling?.name !== ':' || at.from === name.parent!.parent?.from) return false;
  while (/^(?:Dictionary|Array|Parenthesized)Expression$/.test(at.name)) at = at.parent!;
  if (at.name === 'ArgList' && textOf(module, calleeOf(at.parent!)) === 'json.dumps') at = at.parent!.parent!;
  return at.name === 'ReturnStatement';
}

const LOGS = /^(?:self\.)?_?(?:log|logger|logging)\.\w+$/i;

const isMadeWith = (pattern: RegExp, made: FunctionRef | undefined): boolean =>
  made !== undefined && pattern.test(textOf(made.module, made.node));

function functionCalled(module: Module, call: PyNode): FunctionRef | undefined {
  const meaning = pathOf(module, calleeOf(call)) ? module.meaningOf(calleeOf(call)) : undefined;
  return meaning?.is === 'function' ? meaning : undefined;
}

/**
 * `print()` in what answers calls and in what that calls here or in an imported module, and before the server starts, where
 * the file has its server speak over standard output. `isOlder`: it uses what version 2 of the official SDK lacks, so that
 * it only runs before that.
 */
export function printedOf(found: Found, module: Module, packages: Packages, isOlder: boolean): Printed[] {
  const { dispatchers, listers, servers } = found;
  const handlers = found.handlers.filter(({ server }) => writesToStdout(server.library, packages, isOlder));
  const isLow = dispatchers.length > 0 && writesToStdout('official', packages, isOlder);
  // What it serves may be registered in other files.
  const isServer = (node: PyNode): boolean => {
    if (handlers.length > 0) return handlers.some(({ server }) => server.isSure) && isServerName(module, node);
    const server = servers?.of(pathOf(module, node) ?? [], node);
    return server?.isSure === true && writesToStdout(server.library, packages, isOlder);
  };
  const high = startOf(module, isServer);
  const { call: start, isChosen } = high ?? (isLow ? lowLevelStartOf(module) : undefined) ?? {};
  if (!servers || !start) return [];
  const answering = isLow ? [...dispatchers, ...listers].map((node): FunctionRef => ({ module, node })) : [];
  const called = withCalled(servers, [...handlers, ...answering], WRITES);
  const imported = modulesOf(module);
  const modules = new Set([module, ...imported, ...called.map((each) => each.module)]);
  if ([...modules].some(({ text }) => TURNED_AWAY.test(text))) return [];
  const transport = placeOf(module, start);
  const printed = called.flatMap(({ module: own, node }) => [...printsIn(own, bodyOf(node) ?? node, transport)]);
  // A print that is not flushed stays in the buffer until the server ends.
  const early = [...printsIn(module, module.root, transport)].filter(
    (each) =>
      !each.isLate &&
      each.end < start.from &&
      !printed.some((other) => !other.file && other.start === each.start) &&
      isOnTheWay(blockAt(module, each.start), start),
  );
  const before = imported.flatMap((each) =>
    (WRITES.test(each.text) ? statementsOf(each.root) : [])
      .filter(({ name }) => !DEFINES.test(name))
      .flatMap((statement) => [...printsIn(each, statement, transport)])
      .filter((at) => !at.isLate && blockAt(each, at.start)?.name === 'Script'),
  );
  const logged = loggedOf({
    ...{ servers, module, transport: start, imported, called },
    isBefore: (node) => node.to < start.from && isOnTheWay(blockAt(module, node.from), start),
    isLowLevel: !high,
  });
  const all = [...before, ...early, ...printed, ...logged];
  return isChosen ? all.flatMap((each) => (each.isLate ? [] : { ...each, isFallback: true })) : all;
}

/** What prints when it is called, if at all. */
const DEFINES = /Definition$|^(?:Decorated|Import)Statement$/;
const TURNED_AWAY = /\bsys\.stdout\s*=(?!=)|\bredirect_stdout\b|\bbuiltins\.print\s*=/;

/** The modules whose names a module has, other than those of packages. */
function modulesOf(module: Module): Module[] {
  const names = statementsOf(module.root)
    .filter(({ name }) => name === 'ImportStatement')
    .flatMap((each) => each.getChildren('VariableName', 'import'));
  const found = new Set<Module>();
  for (const each of names) {
    if (found.size > MOST_IMPORTED) break;
    for (const one of [module.definedElsewhere(each) ?? module.meaningsOf(each)].flat())
      if ('module' in one && one.module !== module) found.add(one.module);
  }
  return [...found];
}
/** A server is seldom made of more. */
const MOST_IMPORTED = 100;

const WRITES = /\b(?:p?print|print_json|pp|stdout|console)\b/i;

/** `print(…)`, and `sys.stdout.write(…)` in a file that makes no messages of the protocol itself. */
function* printsIn(module: Module, within: PyNode, transport: Place): Iterable<Printed> {
  for (const each of WRITES.test(textOf(module, within)) ? callsIn(module, within) : []) {
    const args = argumentsOf(module, each) ?? [];
    const stream = streamOf(module, each, args);
    if (!stream || endsProgram(module, each)) continue;
    const { node, keyword, logger } = stream;
    const isNamed = node && textOf(module, node) === 'sys.stdout';
    const toError = isNamed
      ? [{ ...placeOf(module, node), text: 'sys.stderr' }]
      : keyword !== undefined && toStderr(module, each, keyword);
    const next = each.parent?.nextSibling;
    const isFlushed =
      stream.isFlushed ||
      args.some(({ key, value }) => key === 'flush' && textOf(module, value) === 'True') ||
      (next && textOf(module, next) === 'sys.stdout.flush()');
    yield {
      ...placeOf(module, each),
      transport,
      ...(logger && { logger }),
      ...(!isFlushed && { isLate: true }),
      ...(toError && { toError }),
    };
  }
}

/** How a call prints to standard output. */
interface Stream {
  /** `sys.stdout`, where that is written. */
  readonly node?: PyNode;
  /** The argument that takes another stream. */
  readonly keyword?: string;
  readonly logger?: 'rich' | 'pprint';
  readonly isFlushed?: boolean;
}

/** Undefined where a call prints nothing there. */
function streamOf(module: Module, call: PyNode, args: readonly Argument[]): Stream | undefined {
  const callee = calleeOf(call);
  const isStdout = (node: PyNode): boolean => module.externalOf(node) === 'sys.stdout';
  const member = memberOf(module, callee);
  if (member && /^write(?:lines)?$/.test(member.name))
    return isStdout(member.object) && !module.text.includes('jsonrpc') ? { node: member.object } : undefined;
  if (args.some(({ spread }) => spread === '**')) return undefined;
  if (member && CONSOLE_PRINTS.test(member.name) && isConsole(module, member.object))
    return { logger: 'rich', isFlushed: true };
  if (!PRINTS.test(member?.name ?? textOf(module, callee))) return undefined;
  const isBuiltin = textOf(module, callee) === 'print' && module.meaningOf(callee)?.is === 'builtin';
  const path = isBuiltin ? 'print' : module.externalOf(callee);
  const print = path === undefined ? undefined : PRINTING[path];
  if (!print) return undefined;
  const given = args.find(({ key }) => key === print.keyword)?.value;
  if (given) return isStdout(given) ? { node: given } : undefined;
  return path?.startsWith('pprint.') && args.filter(({ key }) => key === undefined).length > 1 ? undefined : print;
}

const PRINTS = /^(?:p?print|pp)$/;
/** By what they are imported as. */
const PRINTING: Readonly<Record<string, Stream>> = {
  print: { keyword: 'file' },
  'rich.print': { keyword: 'file', isFlushed: true },
  'pprint.pprint': { keyword: 'stream', logger: 'pprint' },
  'pprint.pp': { keyword: 'stream', logger: 'pprint' },
};

const CONSOLE_PRINTS = /^(?:print|print_json|log|rule)$/;
const IS_CONSOLE = /^rich\.console\.Console$/;

/** `Console()`, that of this file or of another. */
function isConsole(module: Module, node: PyNode): boolean {
  const meaning = module.meaningOf(node);
  if (meaning?.is !== 'value' || meaning.node?.name !== 'CallExpression') return false;
  const { module: own, node: made } = meaning;
  const args = IS_CONSOLE.test(own.externalOf(calleeOf(made)) ?? '') ? argumentsOf(own, made) : undefined;
  return args?.every(({ key, spread }) => !spread && !/^(?:stderr|file|quiet|record)$/.test(key ?? '')) === true;
}

/** What is said before the program ends: no client reads on. */
function endsProgram(module: Module, call: PyNode): boolean {
  let next: PyNode | null | undefined =
    call.parent?.name === 'ExpressionStatement' ? call.parent.nextSibling : undefined;
  while (next && /^(?:(?:rich\.|\w*console\.)?print|sys\.stdout\.\w+)\(/.test(textOf(module, next)))
    next = next.nextSibling;
  return next ? ENDS.test(textOf(module, next)) : false;
}

const ENDS = /^(?:sys\.exit|os\._exit|exit|quit)\(|^raise SystemExit\b/;

/** Whether what is in a block before it runs whenever the transport starts: in no branch of its own. */
function isOnTheWay(block: PyNode | undefined, transport: PyNode): boolean {
  for (let at = transport.parent; at && block; at = at.parent) {
    if (at.from === block.from && at.name === block.name) return true;
    if (at.name === 'FunctionDefinition') return block.name === 'Script';
  }
  return false;
}

function blockAt(module: Module, start: number): PyNode | undefined {
  let block: PyNode | null = module.root.resolveInner(start, 1);
  while (block && block.name !== 'Body' && block.name !== 'Script') block = block.parent;
  return block ?? undefined;
}

/** From version 2 on the official SDK keeps standard output for itself; fastmcp 4 builds on that. */
function writesToStdout(library: Library | undefined, packages: Packages, isOlder: boolean): boolean {
  const sdk = sdkOf(library, packages);
  if (sdk?.is === 'official') return !(isSince(sdk.versions, '2') ?? !isOlder);
  return sdk !== undefined && isSince(sdk.versions, '4') === false;
}

/** How a server is started: `isChosen` where a setting may choose another transport. */
interface Start {
  readonly call: PyNode;
  readonly isChosen?: boolean;
}

/** `mcp.run()` of one of the servers; undefined where it may never speak over standard output. */
function startOf(module: Module, isServer: (node: PyNode) => boolean): Start | undefined {
  const calls: PyNode[] = [];
  for (const each of /\brun(?:_async|_stdio_async)?\b/.test(module.text) ? callsIn(module, module.root) : []) {
    const member = memberOf(module, calleeOf(each));
    if (member && /^run(?:_async|_stdio_async)?$/.test(member.name) && isServer(member.object)) calls.push(each);
  }
  const isStdio = (call: PyNode): boolean =>
    (argumentsOf(module, call) ?? []).every(
      ({ key, value }, index) =>
        (key === 'transport' || (key === undefined && index === 0)) && /^["']stdio["']$/.test(textOf(module, value)),
    );
  // `if sys.argv[1:] == ["dev"]: mcp.run()`, and else `mcp.run(transport="stdio")`.
  const last = calls.at(-1);
  const isOne = new Set(calls.map((call) => textOf(module, calleeOf(call).firstChild!))).size === 1;
  if (!last || !isOne) return undefined;
  const isBranch = calls.length === 1 && functionAround(last) !== undefined && isInCondition(last);
  if (!isBranch && calls.every(isStdio)) return { call: last };
  if (isBranch && !/transport|stdio/i.test(testsAround(module, last))) return undefined;
  const chosen = calls.find((call) => isStdio(call) || isStdioByDefault(module, call));
  return chosen && { call: chosen, isChosen: true };
}

/** `run(transport=os.environ.get("TRANSPORT", "stdio"))`, or a variable or an argument with this default. */
function isStdioByDefault(module: Module, call: PyNode): boolean {
  const transport = argumentsOf(module, call)?.find(({ key }) => key === 'transport')?.value;
  if (!transport) return false;
  const text = textOf(module, transport);
  return /["']stdio["']/.test(text) || (/^[\w.]+$/.test(text) && STDIO_BY_DEFAULT.test(module.text));
}

/** `default="stdio"`, `getenv("TRANSPORT", "stdio")`, `transport: str = "stdio"` */
const STDIO_BY_DEFAULT =
  /\b(?:default|transport(?:\s{0,9}:\s{0,9}[^\n=]{1,80})?)\s{0,9}=\s{0,9}["']stdio["']|,\s{0,9}["']stdio["']\s{0,9}\)/i;

/** `async with stdio_server() as (read, write):`, where the file has no other transport. */
function lowLevelStartOf(module: Module): Start | undefined {
  if (OTHER_TRANSPORT.test(module.text)) return undefined;
  const [only, ...others] = callsIn(module, module.root).filter((each) =>
    /^mcp\.(?:.+\.)?stdio_server$/.test(module.externalOf(calleeOf(each)) ?? ''),
  );
  return !only || others.length > 0 || (functionAround(only) && isInCondition(only)) ? undefined : { call: only };
}

const OTHER_TRANSPORT =
  /\b(?:Sse|StreamableHTTP|WebSocket)\w*(?:Transport|Manager)\b|\buvicorn\b|\b(?:sse|http|websocket)_(?:app|server)\b/;

const isServerName = (module: Module, node: PyNode): boolean =>
  /mcp|server|^app$/i.test(pathOf(module, node)?.at(-1) ?? '');

const isInCondition = (node: PyNode): boolean => conditionsAround(node).length > 0;

const testsAround = (module: Module, node: PyNode): string =>
  conditionsAround(node)
    .flatMap((each) => childrenOf(each).filter(({ name }) => name !== 'Body'))
    .map((each) => textOf(module, each))
    .join(' ');

function conditionsAround(node: PyNode): PyNode[] {
  const found: PyNode[] = [];
  for (let at = node.parent; at && at.name !== 'FunctionDefinition'; at = at.parent)
    if (at.name === 'IfStatement') found.push(at);
  return found;
}
