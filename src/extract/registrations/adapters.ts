/**
 * How tools and resources are written in source code, one adapter for each shape.
 * What comes out looks like a `tools/list` answer, whatever the framework: `{ tools, functions, resources }`.
 */
import type { FormatId } from '../../core/rule.js';
import { bare, path, staticName, type Ast } from '../syntax.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Helper } from './registering-helpers.js';
import { definedAppTool, isSuperOfTool, libraryTool } from './agents.js';
import { describedIn, nameIn, type Site } from './call-site.js';
import { decoratedTool, nestTool, toolClass } from './classes.js';
import { Collector } from './collector.js';
import type { Found } from './found.js';
import { addTool, factory, fileTool, nuxtTool, skybridgeWidget } from './frameworks.js';
import { setRequestHandler } from './list-handlers.js';
import { keyedTools, gloodataInfo, readLiteral } from './literals.js';
import { passedOn } from './tool-factories.js';
import {
  registrar,
  registrarSite,
  registerAppResource,
  registerAppTool,
  registerResource,
  registerTool,
  resource,
  tool,
  uiResource,
} from './server.js';

type Adapter = (site: Site, all: Collector) => void;

/** By the last name of the callee. */
const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([
  ['registerTool', registerTool],
  // `server.experimental.tasks`
  ['registerToolTask', registerTool],
  ['tool', tool],
  ['appTool', definedAppTool],
  ['registerAppTool', registerAppTool],
  ['registerResource', registerResource],
  ['registerAppResource', registerAppResource],
  ['resource', resource],
  ['uiResource', uiResource],
  ['setRequestHandler', setRequestHandler],
  ['addTool', addTool],
  ['createTool', factory],
  ['defineTool', factory],
  ['defineMcpTool', nuxtTool],
  ['Tool', nestTool],
  ['McpTool', decoratedTool],
  ['MCPTool', decoratedTool],
  ['widget', skybridgeWidget],
  ['registerWidget', skybridgeWidget],
  ['betaTool', libraryTool],
  ['betaZodTool', libraryTool],
  ['zodFunction', libraryTool],
  ['zodResponsesFunction', libraryTool],
  ['toolDefinition', libraryTool],
]);

/** By name, and by what it is given: a function, other than those of ext-apps, has no server of its own. */
function adapterOf(call: Ast, evaluator: Evaluator): Adapter | undefined {
  const callee = bare(call['callee'] as Ast);
  const adapter = adapterNamed(callee, evaluator);
  const isOfApps = adapter === registerAppTool || adapter === registerAppResource;
  const isFunction = adapter && !isOfApps && callee.type === 'Identifier';
  return isFunction && isServerGiven(call, evaluator) ? undefined : adapter;
}

function isServerGiven(call: Ast, evaluator: Evaluator): boolean {
  const [first] = call['arguments'] as Ast[];
  return (
    first !== undefined && /(server|mcp)$/i.test(path(first).at(-1)!) && evaluator.evaluate(first).kind === 'unknown'
  );
}

function adapterNamed(callee: Ast, { file }: Evaluator): Adapter | undefined {
  // It may be imported under another name.
  if (callee.type === 'Identifier') {
    const binding = file.scopes.resolve(callee);
    const imported = binding?.kind === 'import' ? ((binding.node as Ast)['imported'] as Ast | undefined) : undefined;
    return ADAPTERS.get((imported?.['name'] ?? callee['name']) as string);
  }
  if (isSuperOfTool(callee)) return libraryTool;
  const name = callee.type === 'MemberExpression' ? staticName(callee['property'], callee['computed']) : undefined;
  if (name === 'from') return path(callee).at(-2) === 'FunctionTool' ? libraryTool : undefined;
  return name === undefined ? undefined : ADAPTERS.get(name);
}

/** `server.registerTool('init', {}, f).remove()`, which only has the server say that it has tools. */
function isRemovedAtOnce(call: Ast): boolean {
  const member = call.parent;
  const isMember = member?.type === 'MemberExpression' && member['object'] === call;
  if (!isMember || member.parent?.type !== 'CallExpression' || member.parent['callee'] !== member) return false;
  return staticName(member['property'], member['computed']) === 'remove';
}

/** The function around a call that is given what the call registers. */
function helperAround(site: Site, { helpers }: Collector): Helper | undefined {
  const name = nameIn(site);
  return name && helpers.around(site.call, { method: site.names.at(-1)!, name, described: describedIn(site) });
}

export function collect(evaluator: Evaluator, format?: FormatId): Found {
  const all = new Collector(evaluator);
  const { calls, classes, functions, made, objects } = evaluator.file;
  fileTool(all);
  const others: (() => void)[] = [];
  for (const call of calls) {
    const own = adapterOf(call, evaluator);
    if (!own && call['arguments'].length < 2) continue;
    const names = path(call['callee']);
    const args = (call['arguments'] as Ast[]).map(bare);
    if (args.length === 0) continue;
    const written = { call, names, args };
    if (args.some(({ type }) => type === 'SpreadElement')) {
      if (own) passedOn(written, all, (site) => own(site, all));
      continue;
    }
    if (own && isRemovedAtOnce(call)) {
      for (const arg of args) all.takeArgument(arg);
      continue;
    }
    const site = own ? written : registrarSite(written, all);
    if (!site) continue;
    const adapter = own ?? registrar;
    const helper = helperAround(site, all);
    const read = (): void => all.inTurns(site, helper, () => adapter(site, all));
    // What they read in the calls of functions of the file need not be read again.
    if (helper) read();
    else others.push(() => void (all.isFollowed(call) || read()));
  }
  for (const read of others) read();
  for (const call of made) {
    const args = (call['arguments'] as Ast[]).map(bare);
    if (args.length > 0) libraryTool({ call, names: path(call['callee']), args }, all);
  }
  for (const each of classes) toolClass(each, all);
  for (const callable of functions) gloodataInfo(callable, all, format === 'gloodata');
  for (const object of objects) if (!all.isTaken(object)) readLiteral(object, all);
  keyedTools(objects, all);
  return all;
}
