/** `setRequestHandler(ListToolsRequestSchema, …)`; in SDK v2 `setRequestHandler('tools/list', …)`. */
import { entry } from '../../../core/tree.js';
import { bare, calledOn, isFunction, MAPS, path, type Ast } from '../ast.js';
import { functionOf } from '../functions.js';
import { importOf } from '../modules.js';
import { onlyReturn, returnsOf } from '../returns.js';
import { place, type ArrayValue, type Value } from '../values.js';
import { propertyOf } from './arguments.js';
import { isTool, type Collector, type Site } from './collector.js';
import { sdkOf } from './sdk-version.js';

const LISTS: Record<string, 'tools' | 'resources'> = { 'tools/list': 'tools', 'resources/list': 'resources' };
const SCHEMAS: Record<string, string> = {
  ListToolsRequestSchema: 'tools/list',
  CallToolRequestSchema: 'tools/call',
  ListResourcesRequestSchema: 'resources/list',
  ReadResourceRequestSchema: 'resources/read',
};

const SCHEMA = /^[A-Z]\w*RequestSchema$/;

export function setRequestHandler({ call, args }: Site, all: Collector): void {
  const [first, second] = args;
  const what = all.evaluate(first!);
  const names = [importOf(first!, all.evaluator.file.scopes)?.name, path(first!).at(-1)];
  const schemaName = names.find((name) => name && SCHEMA.test(name)) ?? '';
  const isSchema = schemaName !== '';
  const method =
    what.kind === 'string' ? what.value : Object.hasOwn(SCHEMAS, schemaName) ? SCHEMAS[schemaName] : undefined;
  if (what.kind === 'string' || isSchema) {
    const is = what.kind === 'string' ? 'method' : 'schema';
    all.register({
      ...place(first!),
      api: 'setRequestHandler',
      sdk: sdkOf(call, all),
      handles: { ...place(first!), is, name: method ?? schemaName },
    });
  }
  if (method === undefined || !second) return;
  if (method === 'tools/call') all.addHandler(second, undefined);
  else if (method === 'resources/read') all.addReader(second, undefined);
  const list = LISTS[method];
  const callable = list && functionOf(all.evaluator, second);
  if (!callable) return;
  for (const { expression } of returnsOf(callable)) {
    const answer = all.evaluate(expression);
    const items = answer.kind === 'object' ? (entry(answer, list)?.value as Value | undefined) : undefined;
    if (items?.kind === 'array' && items.items.length > 0) addListed(items, list, call, all);
    else if (list === 'tools') mappedTools(propertyOf(bare(expression), list), call, all);
  }
}

function addListed(list: ArrayValue, key: 'tools' | 'resources', site: Ast, all: Collector): void {
  for (const item of list.items as Value[]) {
    if (item.kind !== 'object') continue;
    all.take(item);
    if (key === 'tools') all.addTool(item, site, { api: 'list', group: list });
    else all.addResource(item, list);
  }
}

function mappedTools(tools: Ast | undefined, site: Ast, all: Collector): void {
  const whole = tools && unfiltered(bare(tools));
  const list = whole && all.evaluate(whole);
  // What lacks something may be what is left out.
  const items = list?.kind === 'array' ? list.items.filter(isTool) : [];
  if (list?.kind === 'array' && items.length > 0) addListed({ ...list, items }, 'tools', site, all);
  else mappedTool(tools, site, all);
}

/** `TOOLS.filter(isOn).map((tool) => ({ … }))` without the filter. */
function unfiltered(made: Ast): Ast | undefined {
  const from = calledOn(made, MAPS);
  let list = from;
  for (let next = list; next; next = calledOn(next, LEAVES_OUT)) list = next;
  return list === from ? undefined : { ...made, callee: { ...bare(made['callee'] as Ast), object: list } };
}

const LEAVES_OUT = /^(filter|slice|sort)$/;

/** `tools: defs.map((def) => ({ … }))`: what is made there of a list that nobody knows is a tool, whatever it holds. */
function mappedTool(tools: Ast | undefined, site: Ast, all: Collector): void {
  const made = tools && bare(tools);
  if (!made || !calledOn(made, MAPS)) return;
  const [callback] = (made['arguments'] as Ast[]).map(bare);
  const result = callback && isFunction(callback) ? onlyReturn(callback) : undefined;
  const literal = result && bare(result);
  const tool = literal?.type === 'ObjectExpression' ? all.evaluate(literal) : undefined;
  if (tool?.kind !== 'object' || PARTS.every((key) => entry(tool, key)?.value.kind === 'unknown')) return;
  all.take(tool);
  const isOfMany = entry(tool, 'name')?.value.kind === 'unknown';
  all.addTool(isOfMany ? { ...tool, isOfMany } : tool, site, { api: 'list' });
}

/** Of a tool that is handed on by them all nothing is known here. */
const PARTS = ['name', 'description', 'inputSchema'];
