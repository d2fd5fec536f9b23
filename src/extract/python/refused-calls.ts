/** Calls in what answers models that Python refuses: of functions of the project, with other arguments than they take, or awaited. */
import type { Packages } from '../../core/code.js';
import { groupBy } from '../../core/collections.js';
import type { RefusedCall } from '../../core/python-code.js';
import { sdkOf } from './dialect.js';
import type { Found } from './found.js';
import { functionMeant } from './functions.js';
import { parametersGiven, type FunctionRef } from './methods.js';
import { headElsewhere, type Elsewhere, type Meaning, type Module } from './names.js';
import { branchesOf, valueOf } from './results.js';
import { isSince } from './schemas/dialect.js';
import type { Servers } from './servers.js';
import {
  argumentsOf,
  bodyOf,
  calleeOf,
  callsIn,
  decoratorsOf,
  isExpected,
  nameNodeOf,
  nameOf,
  pathOf,
  placeOf,
  returnsOf,
  statementsOf,
  textOf,
} from './syntax.js';
import type { PyNode } from './syntax.js';
import { unawaitedIn } from './unawaited.js';
import type { Evaluator } from './values.js';

/** `own`: the functions of the file that answer calls. */
export function refusedCallsIn(
  { handlers, servers }: Found,
  module: Module,
  own: readonly FunctionRef[],
  evaluator: Evaluator,
  packages: Packages,
): RefusedCall[] {
  if (!servers) return [];
  const versions = sdkOf('fastmcp', packages)?.versions;
  const makesObjects = isSince(versions, '2.7') === true && isSince(versions, '3') === false;
  const calls = own.flatMap(({ node }) => callsIn(module, bodyOf(node) ?? node));
  const tools = groupBy(
    handlers.filter((each) => each.module === module),
    ({ node }) => nameOf(module, node),
  );
  /** The SDK awaits what an asynchronous tool is, and fastmcp what a plain one returns. */
  const mayReturn = (fn: PyNode): boolean => {
    const served = tools.get(nameOf(module, fn))?.find(({ node }) => node.from === fn.from);
    return !served || decoratorsOf(fn).length > 1 || (!fn.getChild('async') && served.server.library !== 'official');
  };
  // A function may be in another one.
  return [...new Map(calls.map((call) => [call.from, call])).values()].flatMap((call) => {
    const callee = calleeOf(call);
    const path = pathOf(module, callee);
    const named = callee.name === 'VariableName' ? tools.get(textOf(module, callee)) : undefined;
    const tool = named?.find((each) => isNamedLikeImport(each, callee));
    if (tool) {
      const name = nameNodeOf(tool.node)!;
      const place = { ...placeOf(module, callee), callee: placeOf(module, name) };
      return { ...place, is: 'itself', names: [], left: [], function: textOf(module, name) };
    }
    const model = path && /^[A-Z]/.test(path.at(-1)!) ? unnamedIn(module, call) : undefined;
    if (model) return [model];
    const elsewhere =
      module.definedElsewhere(callee) ?? (path?.[0] === 'self' ? servers.methodElsewhere(module, callee) : undefined);
    if (elsewhere && (elsewhere.is !== 'function' || !mayRefuse(module, elsewhere, call))) return [];
    const [meaning, ...others] = path ? module.meaningsOf(callee) : [];
    // What is defined twice takes what one of the two takes; what a variable holds may be of another class.
    if (!path || others.length > 0 || (meaning?.is !== 'function' && path[0] !== 'self')) return [];
    const meant = functionMeant(servers, module, callee);
    if (!meant || isExpected(module, call, 'TypeError')) return [];
    const name = nameNodeOf(meant.node);
    if (name && makesObjects && isRegistered(servers, meant)) {
      const at = { ...placeOf(module, callee), callee: placeOf(module, name) };
      return { ...at, is: 'object', names: [], left: [], function: textOf(module, name) };
    }
    const faults = [
      faultOf(module, call, meant),
      awaitedIn(module, call, meant, evaluator),
      unawaitedIn(module, call, meant, mayReturn),
    ];
    return faults.flatMap((each) => each ?? []);
  });
}

/** The outermost decorator of a function of the file is one of fastmcp's own that registers it. */
function isRegistered(servers: Servers, { module, node }: FunctionRef): boolean {
  const [outermost] = module === servers.module ? decoratorsOf(node) : [];
  const path = outermost && pathOf(module, outermost);
  if (!path || path.length !== 2 || !/^(?:tool|prompt|resource)$/.test(path[1]!)) return false;
  const owner = path.slice(0, -1);
  return servers.of(owner, outermost)?.library === 'fastmcp' && servers.isSdksOwn(owner, outermost);
}

/** `from files import read_file`, and behind it `async def read_file(…)`, both at the top: what is called is the second. */
function isNamedLikeImport({ module, node }: FunctionRef, callee: PyNode): boolean {
  const meanings = module.meaningsOf(callee);
  const own = meanings.filter(
    (each) => each.is === 'function' && each.module === module && each.node.from === node.from,
  );
  const others = meanings.filter((each) => each.is === 'external' || ('module' in each && each.module !== module));
  const statement = node.parent?.name === 'DecoratedStatement' ? node.parent : node;
  if (own.length !== 1 || others.length !== 1 || meanings.length !== 2 || statement.parent?.name !== 'Script')
    return false;
  const imported = new RegExp(`^from\\b[^#]*\\bimport\\b[^#]*\\b${textOf(module, callee)}\\s*(?:[,)]|$)`);
  return statementsOf(module.root).some(
    (each) => each.name === 'ImportStatement' && each.to < statement.from && imported.test(textOf(module, each)),
  );
}

/** By the text of another module alone, which takes less time than to parse it: only what looks wrong there is asked further. */
function mayRefuse(module: Module, elsewhere: Elsewhere, call: PyNode): boolean {
  const [, isAsync, written] = headElsewhere(elsewhere) ?? [];
  const args = argumentsOf(module, call);
  const isAwaited = call.parent?.name === 'AwaitExpression';
  if (written === undefined || !args || isAwaited !== (isAsync !== undefined)) return true;
  if (args.some(({ spread }) => spread)) return false;
  const parameters = partsOf(written.replace(/#[^\n"'#]*$/gm, '')).slice(elsewhere.owner === undefined ? 0 : 1);
  if (parameters.some((each) => /^\*\*?\w/.test(each))) return false;
  // `*` and `/` are no parameters.
  const own = parameters.filter((each) => /^\w/.test(each));
  const names = own.map((each) => /^\w+/.exec(each)![0]);
  const keys = args.flatMap(({ key }) => key ?? []);
  const given = args.length - keys.length;
  const isLacking = own.some((each, at) => at >= given && !each.includes('=') && !keys.includes(names[at]!));
  return isLacking || given > own.length || keys.some((key) => !names.includes(key));
}

/** `a: dict[str, int] = {}, b` up to the bracket that ends it. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const { 0: each } of text.matchAll(/[()[\]{},]|[^()[\]{},]+/g)) {
    if (/[([{]/.test(each)) depth++;
    else if (/[)\]}]/.test(each) && --depth < 0) break;
    if (each === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += each;
  }
  return parts.map((each) => each.trim());
}

function faultOf(module: Module, call: PyNode, callable: FunctionRef): RefusedCall | undefined {
  const { module: other, node, isBound } = callable;
  const args = argumentsOf(module, call);
  const name = nameNodeOf(node);
  if (!args || !name || decoratorsOf(node).length > 0) return undefined;
  // Another class has the method.
  if (isBound && /\bNotImplementedError\b/.test(textOf(other, node))) return undefined;
  const parameters = parametersGiven(callable);
  if (args.some(({ spread }) => spread) || parameters.some(({ kind }) => /args$/.test(kind))) return undefined;
  const byPosition = parameters.filter(({ kind }) => kind !== 'keyword-only');
  const keyed = new Set(args.flatMap(({ key }) => key ?? []));
  const given = args.length - args.filter(({ key }) => key !== undefined).length;
  const left = parameters.filter((each) => !byPosition.slice(0, given).includes(each) && !keyed.has(each.name));
  const fault = (is: RefusedCall['is'], names: readonly string[], at: PyNode, of = left): RefusedCall => ({
    ...placeOf(module, at),
    ...{ is, names, left: of.map((each) => each.name) },
    ...{ function: textOf(other, name), callee: placeOf(other, name) },
  });
  const unknown = args.filter(({ key }) => key !== undefined && !parameters.some((each) => each.name === key));
  if (unknown.length > 0)
    return fault(
      'unknown',
      unknown.map(({ key }) => key!),
      unknown[0]!.keyNode ?? call,
    );
  if (given > byPosition.length) return fault('many', [], call, byPosition);
  const lacking = left.filter((each) => !each.default).map((each) => each.name);
  if (lacking.length === 0) return undefined;
  // `find(city)` of `find(user, city)`
  const at = lacking.length === 1 ? byPosition.findIndex((each) => each.name === lacking[0]) - 1 : -1;
  const before = at === given - 1 ? args.filter(({ key }) => key === undefined)[at] : undefined;
  return before && textOf(module, before.value) === lacking[0]
    ? fault('shifted', [lacking[0], byPosition[at]!.name], call)
    : fault('lacking', lacking, call);
}

/** `TextContent("…")`: pydantic takes the fields of its models by their names only. */
function unnamedIn(module: Module, call: PyNode): RefusedCall | undefined {
  const callee = calleeOf(call);
  const [first] = argumentsOf(module, call) ?? [];
  if (!first || first.key !== undefined || first.spread) return undefined;
  const elsewhere = module.definedElsewhere(callee);
  // Most classes are none, which their text says.
  if (elsewhere && !new RegExp(`^class ${elsewhere.name}\\(BaseModel\\)`, 'm').test(elsewhere.module.text))
    return undefined;
  const [made, ...others] = module.meaningsOf(callee);
  const isModel = others.length === 0 && (made?.is === 'external' ? MODELS.test(made.path) : isOwnModel(made));
  if (!isModel || isExpected(module, call, 'TypeError')) return undefined;
  const name = made?.is === 'class' ? nameNodeOf(made.node) : undefined;
  return {
    ...placeOf(module, first.value),
    ...{ is: 'unnamed', names: [], left: [], function: textOf(module, callee) },
    ...(made?.is === 'class' && name && { callee: placeOf(made.module, name) }),
  };
}

/** Of what tools answer with. */
const MODELS =
  /^mcp(?:\.types|_types)?\.(?:(?:Text|Image|Audio|ToolUse|ToolResult)Content|EmbeddedResource|ResourceLink|(?:Text|Blob)ResourceContents|(?:CallTool|GetPrompt|ReadResource|ListTools|ListPrompts|ListResources)Result|Tool|ToolAnnotations|Prompt|PromptArgument|PromptMessage|Resource|ResourceTemplate|ErrorData)$/;

function isOwnModel(meaning: Meaning | undefined, depth = 0): boolean {
  if (meaning?.is !== 'class' || depth > DEEPEST || decoratorsOf(meaning.node).length > 0) return false;
  const { module, node } = meaning;
  const bases = (argumentsOf(module, node) ?? []).filter(({ key }) => key === undefined);
  const [base, ...others] = bases.map(({ value }) => module.meaningOf(value));
  return (
    others.length === 0 &&
    !/\bdef __(?:init|new)__\b/.test(textOf(module, node)) &&
    (base?.is === 'external' ? base.path === 'pydantic.BaseModel' : isOwnModel(base, depth + 1))
  );
}

/** `await find(city)` of a plain function all of whose results are written there. */
function awaitedIn(
  module: Module,
  { parent }: PyNode,
  { module: other, node, isBound }: FunctionRef,
  evaluator: Evaluator,
): RefusedCall | undefined {
  const name = nameNodeOf(node);
  if (parent?.name !== 'AwaitExpression' || !name || isBound || node.getChild('async')) return undefined;
  if (decoratorsOf(node).length > 0 || OTHERS_MAKE.test(textOf(other, node))) return undefined;
  const isKnown = (value: PyNode): boolean =>
    valueOf(other, value, { evaluator }, true).length > 0 ||
    (value.name === 'CallExpression' && isPlainClass(other.meaningOf(calleeOf(value))));
  if (!returnsOf(node).every((each) => branchesOf(each).every(isKnown))) return undefined;
  return {
    ...placeOf(module, parent.firstChild!),
    ...{ is: 'awaited', names: [], left: [] },
    ...{ function: textOf(other, name), callee: placeOf(other, name) },
  };
}

/** A generator, and what is left to others: `...`. */
const OTHERS_MAKE = /\byield\b|\bNotImplementedError\b|:\s*\.\.\.\s*$/;

/** A class of the project whose objects cannot be awaited. */
function isPlainClass(meaning: Meaning | undefined, depth = 0): boolean {
  if (meaning?.is !== 'class' || depth > DEEPEST) return false;
  const { module, node } = meaning;
  const isOwn = !/\b__(?:await|new)__\b/.test(textOf(module, node));
  const isDecorated = decoratorsOf(node).some((each) => !/^@(?:dataclasses\.)?dataclass\b/.test(textOf(module, each)));
  return (
    isOwn &&
    !isDecorated &&
    (argumentsOf(module, node) ?? []).every(({ key, value }) => {
      if (key !== undefined || /^(?:typing\.)?Generic\[/.test(textOf(module, value))) return key === undefined;
      const base = module.meaningOf(value);
      return base?.is === 'external' ? PLAIN_BASES.test(base.path) : isPlainClass(base, depth + 1);
    })
  );
}

const DEEPEST = 4;
const PLAIN_BASES = /^(?:pydantic\.BaseModel|abc\.ABC|typing\.(?:NamedTuple|TypedDict)|typing_extensions\.TypedDict)$/;
