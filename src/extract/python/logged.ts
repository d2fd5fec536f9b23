/** Handlers of `logging` that write to standard output. They flush each line, so clients read it at once. */
import type { Printed } from '../../core/code.js';
import { inPattern } from '../../core/text.js';
import { functionMeant } from './functions.js';
import type { FunctionRef } from './methods.js';
import type { Module } from './names.js';
import type { Servers } from './servers.js';
import {
  argumentsOf,
  assignmentOf,
  bodyOf,
  calleeOf,
  callsIn,
  childrenOf,
  functionAround,
  memberOf,
  parametersOf,
  placeOf,
  textOf,
  walk,
  type Argument,
  type PyNode,
} from './syntax.js';

interface Start {
  readonly servers: Servers;
  readonly module: Module;
  /** Where the server gets its transport, and whether what is in a block runs before that in any case. */
  readonly transport: PyNode;
  readonly isBefore: (node: PyNode) => boolean;
  readonly imported: readonly Module[];
  /** What calls of tools run. */
  readonly called: readonly FunctionRef[];
  readonly isLowLevel: boolean;
}

export function loggedOf(start: Start): Printed[] {
  const { servers, module, imported } = start;
  if (![module, ...imported].some(({ text }) => text.includes('stdout'))) return [];
  const made = callsIn(module, module.root).find((each) =>
    /^(?:mcp\.server|fastmcp)\b.*\.FastMCP$/.test(module.externalOf(calleeOf(each)) ?? ''),
  );
  const isFirst = (node: PyNode): boolean =>
    start.isLowLevel ||
    (made !== undefined && node.to < made.from && (!functionAround(node) || functionAround(made) !== undefined));
  const early = callsIn(module, module.root).filter(start.isBefore);
  const found = new Map<string, Printed>();
  const look = (own: Module, calls: readonly PyNode[], isFirstOfAll: (call: PyNode) => boolean): void => {
    for (const call of calls) {
      const stream = streamOf(own, call, isFirstOfAll(call));
      if (!stream) continue;
      const toError = textOf(own, stream) === 'sys.stdout' && [{ ...placeOf(own, stream), text: 'sys.stderr' }];
      found.set(`${own.location} ${stream.from}`, {
        ...placeOf(own, call),
        transport: placeOf(module, start.transport),
        logger: 'logging',
        ...(toError && { toError }),
      });
    }
  };
  const inBody = (ref: FunctionRef): PyNode[] => {
    const body = bodyOf(ref.node);
    return callsIn(ref.module, body).filter((each) => isAlwaysIn(ref.module, each, body!));
  };
  for (const each of imported) {
    if (!each.text.includes('stdout')) continue;
    const calls = callsIn(each, each.root).filter((one) => isAlwaysIn(each, one, each.root));
    const isBefore = (): boolean => made !== undefined || start.isLowLevel;
    look(each, calls, isBefore);
    for (const call of calls) {
      const meant = functionMeant(servers, each, calleeOf(call));
      if (meant?.module === each) look(each, inBody(meant), isBefore);
    }
  }
  look(module, early, isFirst);
  for (const call of early) {
    const meant = functionMeant(servers, module, calleeOf(call));
    if (meant?.module.text.includes('stdout')) look(meant.module, inBody(meant), () => isFirst(call));
  }
  for (const each of start.called)
    if (each.module.text.includes('stdout')) look(each.module, inBody(each), () => false);
  return [...found.values()];
}

/** Whether it runs whenever its function or module does; it may be asked whether there are handlers already. */
function isAlwaysIn(module: Module, node: PyNode, body: PyNode): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (at.from === body.from && at.name === body.name) return true;
    if (/^(?:FunctionDefinition|ClassDefinition|LambdaExpression)$/.test(at.name)) return false;
    if (
      /^(?:If|While|For|Match)Statement$/.test(at.name) &&
      !/^if not [\w.]+\.(?:handlers|hasHandlers\(\))\s*:/.test(textOf(module, at))
    )
      return false;
  }
  return false;
}

/** `logging.INFO` of `logger.setLevel(logging.INFO)`. */
const levelsOf = (module: Module, logger: PyNode, within: PyNode): PyNode[] =>
  callsIn(module, within).flatMap((call) => {
    const member = memberOf(module, calleeOf(call));
    const isIt = member?.name === 'setLevel' && textOf(module, member.object) === textOf(module, logger);
    return (isIt && argumentsOf(module, call)?.[0]?.value) || [];
  });

/** `sys.stdout` where all that the SDK tells of calls, or what this file does, is written to it. */
function streamOf(module: Module, call: PyNode, isFirst: boolean): PyNode | undefined {
  const args = argumentsOf(module, call) ?? [];
  const given = (name: string): PyNode | undefined => args.find(({ key }) => key === name)?.value;
  if (module.externalOf(calleeOf(call)) === 'logging.basicConfig') {
    const [level, force] = [given('level'), given('force')];
    // Without `force` it does nothing where there are handlers, as those that FastMCP makes.
    const isDone = isFirst || (force && textOf(module, force) === 'True');
    if (!level || !isDone || !takesInfo(module, level)) return undefined;
    const stream = given('stream');
    if (stream) return isStdout(module, stream) ? stream : undefined;
    const handlers = given('handlers');
    const list = handlers?.name === 'VariableName' ? valueOf(module, handlers) : handlers;
    return (list ? childrenOf(list) : []).map((each) => streamOfHandler(module, each)).find((each) => each);
  }
  const member = memberOf(module, calleeOf(call));
  const [handler] = args;
  if (member?.name === 'add' && handler && module.externalOf(member.object) === 'loguru.logger')
    return isStdout(module, handler.value) && isTold(module, args, call) ? handler.value : undefined;
  const stream = member?.name === 'addHandler' && handler ? streamOfHandler(module, handler.value) : undefined;
  return stream && member && isHeard(module, member.object, call) ? stream : undefined;
}

/** A level that takes what is no fault, itself or by default. */
function takesInfo(module: Module, level: PyNode): boolean {
  const node = level.name === 'VariableName' ? (valueOf(module, level) ?? level) : level;
  if (IMPORTANT.test(textOf(module, node))) return true;
  // `getattr(logging, level.upper())`, `level.upper()`
  const [, name] =
    /^(?:getattr\(logging, )?(\w+)(?:\.upper\(\))?(?:, logging\.INFO)?\)?$/.exec(textOf(module, node)) ?? [];
  const callable = functionAround(node);
  const given = callable && parametersOf(module, callable).find((each) => each.name === name)?.default;
  return given !== undefined && IMPORTANT.test(textOf(module, given));
}

const IMPORTANT = /^(?:logging\.)?(?:INFO|DEBUG|NOTSET)$|^["'](?:INFO|DEBUG)["']$/;

const isStdout = (module: Module, node: PyNode): boolean => module.externalOf(node) === 'sys.stdout';

/** `logging.StreamHandler(sys.stdout)`, or a variable that has one; `undefined` where it only takes what is severe. */
function streamOfHandler(module: Module, node: PyNode): PyNode | undefined {
  const isName = node.name === 'VariableName';
  const made = isName ? valueOf(module, node) : node;
  if (made?.name !== 'CallExpression' || module.externalOf(calleeOf(made)) !== 'logging.StreamHandler')
    return undefined;
  const [first, ...others] = argumentsOf(module, made) ?? [];
  if (!first || others.length > 0 || !isStdout(module, first.value)) return undefined;
  const isSevere =
    isName &&
    (new RegExp(`\\b${inPattern(textOf(module, node))}\\.addFilter\\(`).test(module.text) ||
      !levelsOf(module, node, module.root).every((each) => takesInfo(module, each)));
  return isSevere ? undefined : first.value;
}

/** Of the root, what the SDK tells; of another logger, what this file tells. Both have to be told to take that. */
function isHeard(module: Module, logger: PyNode, call: PyNode): boolean {
  const made = logger.name === 'VariableName' ? valueOf(module, logger) : logger;
  if (made?.name !== 'CallExpression' || module.externalOf(calleeOf(made)) !== 'logging.getLogger') return false;
  const name = inPattern(textOf(module, logger));
  const levels = levelsOf(module, logger, functionAround(call) ?? module.root);
  if (!levels.some((each) => takesInfo(module, each) && !textOf(module, each).endsWith('NOTSET'))) return false;
  if (QUIET.test(module.text.slice(call.to))) return false;
  const isRoot = (argumentsOf(module, made) ?? []).length === 0;
  return isRoot || new RegExp(`(?<![\\w.])${name}\\.(?:info|warning|error|exception|critical)\\(`).test(module.text);
}

/** `logger.add(sys.stdout, level="INFO")` of loguru, which is told something of that level. */
function isTold(module: Module, args: readonly Argument[], call: PyNode): boolean {
  if (args.some(({ key, spread }) => spread || key === 'filter')) return false;
  const level = args.find(({ key }) => key === 'level')?.value;
  const after = module.text.slice(call.to);
  return (
    (!level || takesInfo(module, level)) &&
    !/\blogger\.remove\(/.test(after) &&
    /\blogger\.(?:info|success|warning|error|exception|critical)\(/.test(after)
  );
}

const QUIET = /\blogging\.disable\(|\.removeHandler\(|\.handlers\.clear\(|\.handlers\s*=(?!=)/;

/** What the one assignment to a variable in its function, or else in the module, gives it. */
function valueOf(module: Module, name: PyNode): PyNode | undefined {
  const text = textOf(module, name);
  for (const scope of [functionAround(name), module.root]) {
    const values = [...(scope ? walk(scope) : [])].flatMap((each) => {
      const { targets = [], value } = (each.name === 'AssignStatement' && assignmentOf(each)) || {};
      const isIn = scope === module.root ? !functionAround(each) : true;
      return isIn && value && targets.some((one) => textOf(module, one) === text) ? [value] : [];
    });
    if (values.length > 0) return values.length === 1 ? values[0] : undefined;
  }
  return undefined;
}
