/** Where the adapters put what they find, and what they share. */
import type { Registration } from '../../../core/code.js';
import { entry, type Entry, type Node, type Place } from '../../../core/tree.js';
import { bare, path, type Ast } from '../ast.js';
import { NO_ENV, type Env } from '../bind.js';
import type { Evaluator } from '../evaluate.js';
import { functionOf } from '../functions.js';
import { Helpers, type Helper } from '../helpers.js';
import { turnsOf, type Turn } from '../turns.js';
import { modulesOf, type Modules } from '../modules.js';
import { place, textOf, type ObjectValue, type Value } from '../values.js';
import { HandedOn } from './handed-on.js';
import { describedIn, nameIn, uriIn } from './arguments.js';
import { natureOf, placeOf, renamed, withRawShapes, withSchemas } from './objects.js';
import { Reworked } from './reworked.js';
import { sdkOf } from './sdk-version.js';

export interface Found {
  /** MCP tools. */
  readonly tools: Value[];
  /** Tools of agent frameworks, which follow no MCP rule. */
  readonly functions: Value[];
  readonly resources: Value[];
  /** Manifests of other formats, each a tree of its own. */
  readonly others: Value[];
  readonly registrations: Registration[];
  /** Functions that answer a call of a tool, and that read a resource. */
  readonly handlers: Handler[];
  readonly readers: Reader[];
}

export interface Handler {
  readonly callable: Ast;
  /** What is known where it is written. */
  readonly env: Env;
  /** The tool's name; undefined for a function that answers for all tools. */
  readonly tool?: string;
}

export interface Reader {
  readonly callable: Ast;
  readonly env: Env;
  readonly uri?: Node;
}

/** The call of a function that registers what it is given. */
interface Helped {
  readonly callable: Ast;
  readonly call: Ast;
  /** By what it registers. */
  readonly receiver: string;
  /** What runs together with it. */
  readonly block: Ast;
}

/** A call that an adapter may know. `names` is the dotted callee: ['server', 'registerTool']. */
export interface Site {
  readonly call: Ast;
  readonly names: readonly string[];
  readonly args: readonly Ast[];
}

export type Adapter = (site: Site, all: Collector) => void;

const MOST_TURNS_IN_FILE = 2000;

export class Collector implements Found {
  readonly tools: Value[] = [];
  readonly functions: Value[] = [];
  readonly resources: Value[] = [];
  readonly others: Value[] = [];
  readonly registrations: Registration[] = [];
  /** Something in the file is handed to a server. */
  isServed = false;
  readonly handlers: Handler[] = [];
  readonly readers: Reader[] = [];
  readonly evaluator: Evaluator;
  readonly modules: Modules;
  readonly reworked: Reworked;
  readonly handedOn: HandedOn;
  readonly #helpers: Helpers;
  /** Calls of functions that register what they are given: their tools are known. */
  readonly #followed = new Set<Ast>();
  /** Object literals that are part of a shape already, by where they start. */
  readonly #taken = new Set<number>();
  /** Where the schemas of known tools are written, by where their keys start. */
  readonly #schemas = new Set<number>();
  readonly #groups = new Map<Ast, Map<string, object>>();
  #env: Env = NO_ENV;
  #helped: Helped | undefined;
  /** Many calls in a long loop would make more tools than anybody has. */
  #turnsLeft = MOST_TURNS_IN_FILE;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.modules = modulesOf(evaluator.file);
    this.reworked = new Reworked(evaluator.file);
    this.handedOn = new HandedOn(evaluator);
    this.#helpers = new Helpers(evaluator);
  }

  evaluate(expression: Ast): Value {
    return this.evaluator.evaluate(expression, this.#env);
  }

  /** The function around a call that is given what the call registers. */
  helperAround(site: Site): Helper | undefined {
    const name = nameIn(site);
    return name && this.#helpers.around(site.call, { method: site.names.at(-1)!, name, described: describedIn(site) });
  }

  isFollowed(call: Ast): boolean {
    return this.#followed.has(call);
  }

  /** Reads a call once for each turn of the loop around it, or for each call of the function around it. */
  inTurns(site: Site, helper: Helper | undefined, read: () => void): void {
    const turns = this.#turnsFor(site, helper);
    if (!turns?.length || turns.length > this.#turnsLeft) return read();
    this.#turnsLeft -= turns.length;
    for (const call of helper ? this.#helpers.callsOf(helper.callable) : []) this.#followed.add(call);
    for (const { env, items, call } of turns) {
      const before = [this.tools, this.resources, this.registrations].map(({ length }) => length);
      this.#env = env;
      this.#helped = call && this.#helpedBy(site.call, helper!.callable, call);
      read();
      this.#env = NO_ENV;
      this.#helped = undefined;
      this.#settle(items, helper, before);
    }
  }

  /** What a turn was made of is told of by the call, if that tells of it. */
  #settle(
    items: readonly Place[],
    helper: Helper | undefined,
    [tools, resources, registrations]: readonly number[],
  ): void {
    const [added] = this.tools.slice(tools);
    if (!added) {
      if (this.resources.length > resources!) for (const item of items) if (!isTool(item)) this.take(item);
    } else if (helper?.isWrapper && isVague(added) && items.some(isTool)) {
      this.tools.length = tools!;
      this.registrations.length = registrations!;
    } else for (const item of items) this.take(item);
  }

  #turnsFor(site: Site, helper: Helper | undefined): readonly Turn[] | undefined {
    const turns = helper ? this.#helpers.turnsOf(helper.callable) : turnsOf(site.call, this.evaluator);
    const names = [nameIn(site), uriIn(site)].filter((each) => each !== undefined);
    if (!turns || names.length === 0) return undefined;
    if (helper?.isWrapper) return this.#onceForEachName(turns, names[0]!);
    return names.some((name) => this.#isNamedByTurn(name, turns)) ? turns : undefined;
  }

  /** What has one name in all turns is given to several servers. */
  #isNamedByTurn(argument: Ast, turns: readonly Turn[]): boolean {
    const names = turns.map((turn) => this.#nameIn(turn, argument));
    return !names.includes(undefined) && new Set(names).size === names.length;
  }

  /** In a loop around a call, too. */
  #onceForEachName(turns: readonly Turn[], argument: Ast): readonly Turn[] {
    const known = new Map<Ast | undefined, Set<string | undefined>>();
    return turns.filter((turn) => {
      const name = this.#nameIn(turn, argument);
      const names = known.get(turn.call) ?? new Set();
      known.set(turn.call, names);
      return !names.has(name) && names.add(name);
    });
  }

  #nameIn({ env }: Turn, argument: Ast): string | undefined {
    const value = this.evaluator.evaluate(argument, env);
    return textOf(value.kind === 'object' ? entry(value, 'name')?.value : value);
  }

  #helpedBy(site: Ast, callable: Ast, call: Ast): Helped {
    const isSure = this.#helpers.isAlwaysReached(site, callable);
    return { callable, call, receiver: receiverOf(site, callable, call), block: isSure ? blockOf(call) : call };
  }

  addTool(config: ObjectValue, site: Ast, how: How): void {
    const normal = how.takesShapes ? withSchemas(config) : withRawShapes(config);
    const tool = { ...normal, group: how.group ?? this.#groupOf(site) };
    const written = entry(config, 'inputSchema');
    const schema = written?.value as Value | undefined;
    if (written && written.file === undefined) this.#schemas.add(written.start);
    this.tools.push(tool);
    this.register({
      ...place(site),
      api: how.api,
      sdk: sdkOf(site, this),
      ...(site.type === 'CallExpression' && { from: this.modules.sourceOfCallee(site), method: methodOf(site) }),
      tool,
      ...(schema && { schema: { ...placeOf(schema), is: natureOf(schema) } }),
    });
  }

  register(registration: Registration): void {
    this.registrations.push(registration);
    this.isServed ||= registration.api !== 'literal';
  }

  /** Two servers may have a tool of the same name each. */
  #groupOf(site: Ast): object {
    const block = this.#helped?.block ?? blockOf(site);
    const own = site.type === 'CallExpression' ? path(site['callee']).slice(0, -1).join('.') : '';
    const receiver = this.#helped?.receiver ?? own;
    let groups = this.#groups.get(block);
    if (!groups) this.#groups.set(block, (groups = new Map()));
    const group = groups.get(receiver) ?? {};
    groups.set(receiver, group);
    return group;
  }

  addFunction(config: ObjectValue): void {
    const names = { parameters: 'inputSchema', input_schema: 'inputSchema', schema: 'inputSchema' };
    this.functions.push(withSchemas(renamed(config, names)));
  }

  addResource(config: ObjectValue, group: object): void {
    const helped = this.#helped;
    // What is read of it is given to the function too, and may say what the resource does not.
    this.resources.push(helped ? { ...config, open: true, group: helped.block } : { ...config, group });
  }

  addOther(root: Value): void {
    this.others.push(root);
  }

  addHandler(handler: Ast | undefined, tool: string | undefined): void {
    const callable = handler && functionOf(this.evaluator, this.#given(handler));
    if (callable) this.handlers.push({ callable, tool, env: this.#env });
  }

  addReader(reader: Ast | undefined, uri: Value | undefined): void {
    const callable = reader && functionOf(this.evaluator, this.#given(reader));
    if (callable) this.readers.push({ callable, uri: uri as Node | undefined, env: this.#env });
  }

  /** What a function that registers was given for one of its parameters. */
  #given(argument: Ast): Ast {
    const at = bare(argument);
    const binding = this.#helped && at.type === 'Identifier' ? this.evaluator.file.scopes.resolve(at) : undefined;
    if (binding?.kind !== 'param' || this.evaluator.file.scopes.isReassigned(at['name'], binding)) return argument;
    const { callable, call } = this.#helped!;
    const isWhole = binding.path?.length === 0 && callable['params'][binding.index!] === binding.node;
    return (isWhole ? (call['arguments'][binding.index!] as Ast | undefined) : undefined) ?? argument;
  }

  /** The literal is told of; it is not a tool a second time. */
  take({ start }: Place): void {
    this.#taken.add(start);
  }

  /** The literal that an argument is, or that it names. */
  takeArgument(argument: Ast): void {
    const at = bare(argument);
    if (at.type === 'ObjectExpression') this.take(place(at));
    if (at.type !== 'Identifier') return;
    const init = this.evaluator.file.scopes.resolve(at)?.node['init'] as Ast | null | undefined;
    if (init && bare(init).type === 'ObjectExpression') this.take(place(bare(init)));
  }

  /** A tool that is known has this very schema: `TOOLS.map((tool) => ({ ...tool, name: rename(tool) }))`. */
  isToldBy(schema: Entry | undefined): boolean {
    return schema !== undefined && schema.file === undefined && this.#schemas.has(schema.start);
  }

  isTaken(literal: Ast): boolean {
    return this.#taken.has(place(literal).start);
  }
}

/** What a function of the file registers by: what it is given for that, or the same each time. */
function receiverOf(registering: Ast, helper: Ast, call: Ast): string {
  const names = path(registering['callee']);
  const index = (helper['params'] as Ast[]).findIndex(({ type, name }) => type === 'Identifier' && name === names[0]);
  const given = (call['arguments'] as Ast[])[index];
  return [...(given ? path(given) : [names[0]]), ...names.slice(1, -1)].join('.');
}

/** Nobody knows more of it than its name. */
const isVague = (tool: Value): boolean => tool.kind === 'object' && tool.open && !entry(tool, 'inputSchema');

/** A tool by itself, which readers of literals find. */
const isTool = (item: Place): boolean =>
  item.file === undefined && ['name', 'inputSchema'].every((key) => entry(item as Node, key));

interface How {
  readonly api: Registration['api'];
  /** What it is listed in, where that is not the block around it. */
  readonly group?: object;
  /** Where JSON Schema is not taken, an object of anything is a raw shape. */
  readonly takesShapes?: boolean;
}

/** Calls in one block run together; calls in two branches may never. */
export function blockOf(site: Ast): Ast {
  let at: Ast = site;
  while (at.parent && !BLOCKS.has(at.parent.type) && !isBranch(at, at.parent)) at = at.parent;
  return at.parent && !isBranch(at, at.parent) ? at.parent : at;
}

function isBranch(at: Ast, { type, test, right }: Ast): boolean {
  if (type === 'IfStatement' || type === 'ConditionalExpression') return at !== test;
  return type === 'LogicalExpression' && at === right;
}

const BLOCKS = new Set(['Program', 'BlockStatement', 'SwitchCase', 'ArrayExpression', 'StaticBlock', 'TSModuleBlock']);

/** The value of a property of an object literal, as written. */
export function propertyOf(literal: Ast | undefined, ...names: readonly string[]): Ast | undefined {
  if (literal?.type !== 'ObjectExpression') return undefined;
  const found = (literal['properties'] as Ast[]).find(
    ({ type, key, computed }) => type === 'Property' && !computed && names.includes((key.name ?? key.value) as string),
  );
  return found?.['value'] as Ast | undefined;
}

/** `tool` in `server.tool(…)`. */
function methodOf(call: Ast): Place {
  const callee = bare(call['callee'] as Ast);
  return place((callee.type === 'MemberExpression' ? callee['property'] : callee) as Ast);
}
