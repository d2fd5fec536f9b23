/** `setRequestHandler(ListToolsRequestSchema, …)`; in SDK v2 `setRequestHandler('tools/list', …)`. */
import type { Registration } from '../../../core/code.js';
import { METHODS } from '../../../core/mcp-sdk.js';
import { entry, get, items, type Place, type ObjectNode } from '../../../core/tree.js';
import { bare, calledOn, isFunction, keyName, MAPS, path, place, memberName, ownerOf } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { functionOf, onlyReturn, returnsOf } from '../returns.js';
import { importOf } from '../modules.js';
import { textOf, type ArrayValue, type ObjectValue, type Value, plain } from '../../result/values.js';
import { isBuiltSchema } from '../zod/mark.js';
import { propertyOf, type Site } from './objects.js';
import { isToolOfFile } from './completeness.js';
import type { Collector } from './collector.js';
import { madeAs, sdkOf, nameOfKept } from './mcp-imports.js';
import { shown } from './unread.js';

type List = 'tools' | 'resources' | 'resourceTemplates' | 'prompts';

const LISTS: Record<string, List> = {
  'tools/list': 'tools',
  'resources/list': 'resources',
  'resources/templates/list': 'resourceTemplates',
  'prompts/list': 'prompts',
};
const SCHEMA = /^[A-Z]\w*RequestSchema$/;

export function setRequestHandler({ call, args }: Site, collector: Collector): void {
  const [first, second] = args;
  const { is, name, method } = handledBy(first!, collector);
  const callable = second && functionOf(second, collector.evaluator.file.scopes);
  // `server.setRequestHandler?.(…)` is for a server that may have none.
  if (is && !(call.type === 'CallExpression' && call.optional)) {
    const isEmpty = name === 'prompts/list' && callable !== undefined && listsNothing('prompts', callable, collector);
    const takes = callable ? takenBy(callable) : [];
    const handles = {
      ...place(first!),
      is,
      name,
      takes,
      ...(isEmpty && { isEmpty }),
      ...(collector.wiring.isTried(call) && { isTried: true as const }),
    };
    collector.register({
      ...place(first!),
      api: 'setRequestHandler',
      sdk: sdkOf(call, collector.modules, collector.evaluator.file),
      madeAs: call.type === 'CallExpression' ? madeAs(call, collector) : undefined,
      handles,
      ...capabilitiesOf(call, collector),
    });
  }
  if (method === undefined || !second) return;
  if (method === 'tools/call') collector.addHandler(second, undefined, { isDispatcher: true });
  else if (method === 'resources/read') collector.addReader(second, undefined);
  else if (method === 'prompts/get') collector.addPromptHandler(second, undefined, { isDispatcher: true });
  const list = Object.hasOwn(LISTS, method) ? LISTS[method] : undefined;
  if (!list) return;
  if (callable) readListed(list, callable, call, collector);
  // What is read comes first: what may be added by names has a limit.
  if (list === 'tools') noteUnread({ call, names: [], args }, callable, collector);
}

function readListed(list: List, callable: FunctionNode, call: Site['call'], collector: Collector): void {
  if (list === 'tools') collector.listers.push(callable);
  for (const { expression } of returnsOf(callable)) {
    const answer = collector.evaluate(expression);
    const items = answer.kind === 'object' ? (entry(answer, list)?.value as Value | undefined) : undefined;
    if (items?.kind === 'array' && items.items.length > 0) addListed(items, list, call, collector);
    else if (list === 'tools') mappedTools(propertyOf(bare(expression), list), call, collector);
  }
}

function listsNothing(list: List, callable: FunctionNode, collector: Collector): boolean {
  const answers = returnsOf(callable).map(({ expression }) => collector.evaluate(expression));
  return (
    answers.length > 0 &&
    answers.every((answer) => {
      const items = answer.kind === 'object' ? (entry(answer, list)?.value as Value | undefined) : undefined;
      return items?.kind === 'array' && items.items.length === 0 && !items.open;
    })
  );
}

/** A list of tools that is made elsewhere, or has something in it that is. */
function noteUnread({ call, args: [, given] }: Site, callable: FunctionNode | undefined, collector: Collector): void {
  const note = (at: SyntaxNode, what: string, tools?: number, from?: string): void => {
    const reason = 'the list is not known';
    const more = { ...(tools && { tools }), ...(from !== undefined && { package: from }) };
    collector.unread.push({ ...place(at), what, reason, mayBeElsewhere: true, ...more });
  };
  const noteList = (at: SyntaxNode, what: string, tools?: number): void =>
    void collector.unreadLists.push(() => note(at, what, tools));
  const notePart = (written: SyntaxNode): void => {
    const part = unknownPartOf(written, collector);
    const maker = part?.type === 'CallExpression' ? bare(part.callee) : part;
    const from = maker && collector.modules.sourceOf(ownerOf(maker));
    note(part ?? written, `a part of a list of tools${part ? `: ${shown(part)}` : ''}`, undefined, from);
  };
  if (!callable) return noteList(call, `the tools that ${shown(given!)} lists`);
  const isOfOtherTools = (written: SyntaxNode): boolean =>
    isOfOther(written) || (listed.some(isKnown) && !isPartOf(written, collector));
  const answers = returnsOf(callable).map(({ expression }) => resolved(expression));
  const listed = answers.map((expression) => {
    const answer = collector.evaluate(expression);
    return answer.kind === 'object' ? entry(answer, 'tools')?.value : answer;
  });
  for (const [index, expression] of answers.entries()) {
    const list = listed[index];
    if (isKnown(list) || (list?.kind === 'array' && list.items.length === 0 && !list.open)) continue;
    const written = propertyOf(bare(expression), 'tools') ?? bare(expression);
    if (list?.kind === 'array' && list.items.length > 0) notePart(written);
    else (isOfOtherTools(written) ? note : noteList)(written, `a list of tools: ${shown(written)}`, unknownIn(list));
  }
}

const isKnown = (list: Value | undefined): boolean =>
  list?.kind === 'array' && !list.open && list.items.length > 0 && list.items.every(({ kind }) => kind === 'object');

/** `[...own, ...tools()]`: what is spread there and is not known. */
function unknownPartOf(written: SyntaxNode, collector: Collector): SyntaxNode | undefined {
  const parts = written.type === 'ArrayExpression' ? written.elements : [];
  const spread = parts.flatMap((each) => (each?.type === 'SpreadElement' ? bare(each.argument) : []));
  return spread.find((each) => collector.evaluate(each).kind === 'unknown');
}

/** `TOOLS.filter(isOn)`, of a list that is written. */
const isPartOf = (written: SyntaxNode, collector: Collector): boolean =>
  collector.evaluate(listBehind(bare(written), TAKES_FROM)).kind === 'array';

const TAKES_FROM = /^(?:map|flatMap|filter|slice|sort|toSorted)$/;

/** The list that a chain of calls begins with. */
function listBehind(made: SyntaxNode, methods: RegExp): SyntaxNode {
  let list = made;
  for (let next = calledOn(list, methods); next; next = calledOn(list, methods)) list = next;
  return list;
}

/** How many of a list are not known, where all of them are written. */
const unknownIn = (list: Value | undefined): number | undefined =>
  list?.kind === 'array' && !list.open ? list.items.filter(({ kind }) => kind === 'unknown').length : undefined;

/** `this.registry.list()`: what another object gives has nothing to do with what is written here. */
function isOfOther(list: SyntaxNode): boolean {
  const at = bare(list);
  return at.type === 'CallExpression' && path(at.callee)[0] === 'this' && path(at.callee).length > 2;
}

/** `Promise.resolve(answer)` without the promise. */
function resolved(expression: SyntaxNode): SyntaxNode {
  const at = bare(expression);
  const [answer] = at.type === 'CallExpression' && path(at.callee).join('.') === 'Promise.resolve' ? at.arguments : [];
  return answer ?? at;
}

interface What {
  /** Unknown for schemas of the file's own. */
  readonly is?: NonNullable<Registration['handles']>['is'];
  readonly name: string;
  readonly method?: string;
}

function handledBy(argument: SyntaxNode, collector: Collector): What {
  const what = collector.evaluate(argument);
  if (what.kind === 'string') return { is: 'method', name: what.value, method: what.value };
  const names = [importOf(argument, collector.evaluator.file.scopes)?.name, path(argument).at(-1)];
  const schema = names.find((name) => name && SCHEMA.test(name));
  const known = schema !== undefined && Object.hasOwn(METHODS, schema) ? METHODS[schema] : undefined;
  if (known !== undefined) return { is: 'schema', name: known, method: known };
  const method = what.kind === 'object' ? methodOf(what) : undefined;
  if (schema !== undefined) return { is: 'schema', name: schema, method };
  const isPlain = argument.type === 'ObjectExpression' && what.kind === 'object' && isOnlyMethod(what);
  return { ...(isPlain && { is: 'object' as const }), name: method ?? '', method };
}

/** `{ method: 'tools/list' }`, `z.object({ method: z.literal('tools/list') })`. */
function methodOf(what: ObjectValue): string | undefined {
  if (!isBuiltSchema(what)) return textOf(entry(what, 'method')?.value);
  const [method] = items(get(what, 'properties', 'method', 'enum'));
  return textOf(method);
}

/** A schema has methods and a shape. */
const isOnlyMethod = ({ entries, open }: ObjectValue): boolean =>
  !open && entries.length > 0 && entries.every(({ key }) => REQUEST.has(key));
const REQUEST = new Set(['jsonrpc', 'id', 'method', 'name', 'params']);

/** `({ name, arguments: args }) => …` */
function takenBy({ params: [request] }: FunctionNode): (Place & { key: string })[] {
  if (request?.type !== 'ObjectPattern') return [];
  return request.properties.flatMap((each) => {
    const name = keyName(each);
    return name === undefined || each.type === 'RestElement' ? [] : [{ ...place(each.key), key: name }];
  });
}

function addListed(list: ArrayValue, key: List, site: SyntaxNode, collector: Collector): void {
  for (const item of list.items as Value[]) {
    if (item.kind !== 'object') continue;
    collector.take(item);
    if (key === 'tools') collector.addTool(item, site, { api: 'list', group: list });
    else if (key === 'resources') collector.addResource(item, list);
    else if (key === 'prompts') collector.addPrompt(item, site, list);
    else collector.addTemplate(item);
  }
}

function mappedTools(tools: SyntaxNode | undefined, site: SyntaxNode, collector: Collector): void {
  const whole = tools && unfiltered(bare(tools));
  const list = whole && collector.evaluate(whole);
  // What lacks something may be what is left out.
  const items = list?.kind === 'array' ? list.items.filter(isToolOfFile) : [];
  if (list?.kind === 'array' && items.length > 0) addListed({ ...list, items }, 'tools', site, collector);
  else mappedTool(tools, site, collector);
}

/** `TOOLS.filter(isOn).map((tool) => ({ … }))` without the filter. */
function unfiltered(made: SyntaxNode): SyntaxNode | undefined {
  const callee = made.type === 'CallExpression' ? bare(made.callee) : undefined;
  const from = calledOn(made, MAPS);
  const list = from && listBehind(from, LEAVES_OUT);
  if (list === from || made.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return undefined;
  return { ...made, callee: { ...callee, object: list as TSESTree.Expression } };
}

const LEAVES_OUT = /^(filter|slice|sort)$/;

/** `tools: defs.map((def) => ({ … }))`: what is made there of an unknown list is a tool, whatever it holds. */
function mappedTool(tools: SyntaxNode | undefined, site: SyntaxNode, collector: Collector): void {
  const made = tools && bare(tools);
  if (made?.type !== 'CallExpression' || !calledOn(made, MAPS)) return;
  const [callback] = made.arguments.map(bare);
  const result = callback && isFunction(callback) ? onlyReturn(callback) : undefined;
  const literal = result && bare(result);
  const tool = literal?.type === 'ObjectExpression' ? collector.evaluate(literal) : undefined;
  if (tool?.kind !== 'object' || PARTS.every((key) => entry(tool, key)?.value.kind === 'unknown')) return;
  collector.take(tool);
  const isOfMany = entry(tool, 'name')?.value.kind === 'unknown';
  collector.addTool(isOfMany ? { ...tool, isOfMany } : tool, site, { api: 'list' });
}

/** Of a tool that is handed on by them all nothing is known here. */
const PARTS = ['name', 'description', 'inputSchema'];

// What a low-level server announces that it can do.

/**
 * The capabilities that the server of a call was made with: an object, which is at the server where there are none.
 * Empty where they are not known, or others are added later.
 */
function capabilitiesOf(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  collector: Collector,
): Pick<Registration, 'capabilities' | 'capabilitiesBelong'> {
  const callee = bare(call.callee);
  const server = callee.type === 'MemberExpression' ? bare(callee.object) : undefined;
  const made = server && collector.evaluator.file.made.filter((each) => isServer(each, collector));
  const [only, ...others] = made ?? [];
  if (!only || others.length > 0 || nameOfKept(only) !== path(server!).join('.')) return {};
  if (collector.evaluator.file.calls.some(addsCapabilities)) return {};
  const [info, options] = only.arguments;
  const given = options && collector.evaluate(options);
  if (!given) {
    const isSpread = info?.type === 'SpreadElement';
    return { capabilities: none(only), ...(info && !isSpread && { capabilitiesBelong: { behind: place(info) } }) };
  }
  if (given.kind !== 'object' || isBuiltSchema(given)) return {};
  const capabilities = entry(given, 'capabilities');
  if (capabilities) return { capabilities: plain(capabilities.value) };
  return given.open ? {} : { capabilities: none(options), capabilitiesBelong: { in: plain(given) as ObjectNode } };
}

const none = (at: TSESTree.Node): ObjectNode => ({ kind: 'object', ...place(at), entries: [], open: false });

function isServer({ callee }: TSESTree.NewExpression, collector: Collector): boolean {
  const at = bare(callee);
  return (
    at.type === 'Identifier' &&
    at.name === 'Server' &&
    /^@modelcontextprotocol\//.test(collector.modules.sourceOf(at) ?? '')
  );
}

function addsCapabilities({ callee }: TSESTree.CallExpression): boolean {
  const at = bare(callee);
  return at.type === 'MemberExpression' && memberName(at) === 'registerCapabilities';
}
