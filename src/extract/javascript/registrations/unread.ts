/** Registrations that are certainly there, but what they register is unknown. */
import type { UnreadCode } from '../../../core/code.js';
import { entry, type Node, type ObjectNode } from '../../../core/tree.js';
import { functionAround } from '../returns.js';
import { bare, calledOn, isFunction, ownerOf, path, type FunctionNode, type SyntaxNode, place } from '../syntax.js';
import { textOf, type Value } from '../../result/values.js';
import { takesServer, type Site } from './objects.js';
import type { Collector } from './collector.js';
import { importsMcp, isSdkServer, isServer } from './mcp-imports.js';

const REGISTERS = new Set(['registerTool', 'registerToolTask', 'tool', 'addTool', 'addTools', 'registerTools']);
const OF_SDK = new Set(['registerTool', 'registerToolTask', 'tool']);

const isMethod = (names: readonly string[]): boolean => names.length > 1 && REGISTERS.has(names.at(-1)!);

/** The function of ext-apps, which is given the server. */
const isApp = (names: readonly string[]): boolean => names.length === 1 && takesServer(names[0]!);

/** To be asked when all else is read. */
export function unreadIn(collector: Collector): readonly UnreadCode[] {
  const hasLiterals = collector.registrations.some(
    ({ api, tool }) => (api === 'literal' || api === 'list') && tool && isKnown(tool),
  );
  if (!hasLiterals) for (const note of collector.unreadLists) note();
  if (!importsMcp(collector)) return [...collector.unread];
  const read = new Set<number>();
  for (const { start, tool } of collector.registrations) if (tool && isKnown(tool)) read.add(start);
  const found: UnreadCode[] = [...collector.unread];
  for (const call of collector.evaluator.file.calls) {
    const names = path(call.callee);
    const args = call.arguments.map(bare);
    const site: Site = { call, names, args };
    if ((isMethod(names) || isApp(names)) && collector.isNeverCalled(call)) continue;
    if (isMethod(names) || isApp(names) ? isUnread(site, read, collector) : isGivenToPackage(site, collector))
      found.push(whatIs(site, collector));
  }
  return found;
}

/** Something of it can be judged. */
function isKnown(tool: ObjectNode): boolean {
  if (tool.isOfMany) return false;
  const isThere = (key: string): boolean => ![undefined, 'unknown'].includes(entry(tool, key)?.value.kind);
  return ['name', 'description', 'inputSchema'].some(isThere);
}

function isUnread(site: Site, read: ReadonlySet<number>, collector: Collector): boolean {
  const { call, names } = site;
  const args = isApp(names) ? site.args.slice(1) : site.args;
  const [first] = args;
  if (call.type !== 'CallExpression' || !first) return false;
  if (read.has(place(call).start) || collector.isFollowed(call)) return false;
  // The server is handed on, which `Wiring` follows.
  if (args.length === 1 && collector.wiring.given(call) !== undefined) return false;
  const method = names.at(-1)!;
  if (args.length < 2 && OF_SDK.has(method) && first.type !== 'SpreadElement') return false;
  if (isApp(names)) return collector.evaluate(first).kind === 'unknown';
  if (!isServer(site, collector) || !(isServerName(names) || collector.wiring.nodeOf(call) !== undefined)) return false;
  if (first.type === 'SpreadElement') return true;
  const name = collector.evaluate(first);
  return name.kind === 'unknown' || (name.kind === 'object' && nameOf(name) === undefined && !isFunction(first));
}

const nameOf = (value: Node | Value): string | undefined => textOf(entry(value as Node, 'name')?.value);

/** Others have methods of such names, too: an agent, a registry. */
const isServerName = (names: readonly string[]): boolean => names.slice(0, -1).some((each) => /mcp|server/i.test(each));

/** `registerAll(server)`, where a package has that function. */
function isGivenToPackage({ call, names, args }: Site, collector: Collector): boolean {
  if (!/^(register|add|setup|create|attach)\w*(Tools?|Prompts?|Resources?|Capabilities|All)$/i.test(names.at(-1)!))
    return false;
  const source = collector.modules.sourceOfCallee(call);
  if (source === undefined || /^[.#~]|^@\/|^node:|^@modelcontextprotocol\//.test(source)) return false;
  const [server, ...others] = args;
  if (
    !server ||
    server.type !== 'Identifier' ||
    others.some((each) => isFunction(each) || collector.evaluate(each).kind === 'string')
  )
    return false;
  return isSdkServer(server, collector);
}

function whatIs(site: Site, collector: Collector): UnreadCode {
  const { call, names } = site;
  const args = isApp(names) ? site.args.slice(1) : site.args;
  const at = place(call);
  const called = names.slice(-2).join('.');
  if (!isMethod(names) && !isApp(names)) {
    const source = collector.modules.sourceOfCallee(call)!;
    return {
      ...at,
      what: `\`${called}(${path(args[0]!).join('.')})\``,
      reason: `what it registers is in the package \`${source}\``,
      package: source,
    };
  }
  const loop = loopAround(call);
  if (loop) {
    const tools = countOf(collector.evaluate(loop));
    const what = `a loop over ${shown(loop)}`;
    const reason = tools === undefined ? 'the list is not known' : 'what is in the list is not known';
    return { ...at, what, reason, mayBeElsewhere: true, ...(tools !== undefined && { tools }) };
  }
  const [first] = args;
  const owner = ownerOf(first!.type === 'SpreadElement' ? bare(first!.argument) : first!);
  const binding = owner.type === 'Identifier' ? collector.evaluator.file.scopes.resolve(owner) : undefined;
  const callable = binding?.kind === 'param' ? functionAround(call) : undefined;
  if (callable) {
    const by = functionName(callable);
    const givenTo = collector.wiring.givenTo(call);
    return {
      ...at,
      what: by === undefined ? `\`${called}(${shownArgument(first!)}, …)\`` : `what \`${by}()\` is given`,
      reason: 'what it is given is not known',
      mayBeElsewhere: true,
      ...(givenTo !== undefined && { givenTo }),
    };
  }
  return {
    ...at,
    what: `\`${called}(${shownArgument(first!)}, …)\``,
    reason: 'what it registers is not known',
    mayBeElsewhere: true,
  };
}

/** How many a list has, where all of them are written. */
const countOf = (list: Value): number | undefined =>
  list.kind === 'array' && !list.open && list.items.length > 0 ? list.items.length : undefined;

/** The list of the loop that a call is in: `for (const tool of list)`, `list.forEach((tool) => …)`. */
function loopAround(call: SyntaxNode): SyntaxNode | undefined {
  for (let at: SyntaxNode | undefined = call.parent; at; at = at.parent) {
    if (at.type === 'ForOfStatement' || at.type === 'ForInStatement') return at.right;
    if (isFunction(at)) {
      const { parent } = at;
      const list =
        parent.type === 'CallExpression' && parent.arguments[0] === at
          ? calledOn(parent, /^(forEach|map)$/)
          : undefined;
      return list;
    }
  }
  return undefined;
}

function functionName({ id, parent }: FunctionNode): string | undefined {
  if (id) return id.name;
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  if ((parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') && parent.key.type === 'Identifier')
    return parent.key.name;
  return undefined;
}

const dotted = (path: readonly string[]): string => path.join('.').replace(/\.(\d+)(?=\.|$)/g, '[$1]');

const shownArgument = (argument: SyntaxNode): string =>
  argument.type === 'SpreadElement' ? `...${dotted(path(bare(argument.argument)))}` : dotted(path(argument)) || '…';

/** An expression in a few words. */
export function shown(expression: SyntaxNode): string {
  let at = bare(expression);
  if (at.type === 'AwaitExpression') at = bare(at.argument);
  if (at.type === 'CallExpression') {
    const [argument] = at.arguments;
    const inner = argument && /^(Identifier|MemberExpression)$/.test(argument.type) ? dotted(path(bare(argument))) : '';
    return `\`${path(at.callee).filter(Boolean).join('.')}(${inner})\``;
  }
  const name = dotted(path(at).filter(Boolean));
  return name === '' ? 'a list' : `\`${name}\``;
}
