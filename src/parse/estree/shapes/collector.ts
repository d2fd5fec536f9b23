/** Where the adapters put what they find, and what they share. */
import type { Registration } from '../../../core/code.js';
import { entry, type Entry, type Node, type Place } from '../../../core/tree.js';
import { bare, type Ast } from '../ast.js';
import { NO_ENV, type Env } from '../bind.js';
import { givenFor } from '../bindings.js';
import type { Evaluator } from '../evaluate.js';
import { functionOf } from '../functions.js';
import { Helpers, type Helper } from '../helpers.js';
import { turnsOf, type Turn } from '../turns.js';
import { modulesOf, type Modules } from '../modules.js';
import { isOfMany } from '../of-many.js';
import { place, textOf, type ObjectValue, type Value } from '../values.js';
import { blockOf } from './blocks.js';
import { HandedOn } from './handed-on.js';
import { describedIn, nameIn, propertyOf, uriIn } from './arguments.js';
import { renamed, schemaIn, withRawShapes, withSchemas } from './objects.js';
import { Reworked } from './reworked.js';
import { sdkOf } from './sdk-version.js';
import { nameOf, receiverAt, runOf, type Receiver } from './side-by-side.js';
import { Types } from './typed.js';

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
  /** What is given as the reader. */
  readonly given: Ast;
  /** Undefined where it cannot be known: it is imported, or made by a call. */
  readonly callable?: Ast;
  readonly env: Env;
  readonly uri?: Node;
}

/** The call of a function that registers what it is given. */
interface Helped {
  readonly callable: Ast;
  readonly call: Ast;
  /** By what it registers. */
  readonly receiver: Receiver | undefined;
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
  readonly types: Types;
  readonly helpers: Helpers;
  /** Calls of functions that register what they are given: their tools are known. */
  readonly #followed = new Set<Ast>();
  /** Object literals that are part of a shape already, by where they start. */
  readonly #taken = new Set<number>();
  /** Known tools by where the keys of their schemas start, and by where their names are written or taken from. */
  readonly #told = new Map<number, Value>();
  readonly #dropped = new Set<Value>();
  readonly #groups = new Map<Ast, Map<string, object>>();
  #env: Env = NO_ENV;
  #helped: Helped | undefined;
  /** What is read is named by something that is another one each time. */
  #isOfMany = false;
  #turnsLeft = MOST_TURNS_IN_FILE;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.modules = modulesOf(evaluator.file);
    this.reworked = new Reworked(evaluator.file);
    this.handedOn = new HandedOn(evaluator);
    this.types = new Types(evaluator.file);
    this.helpers = new Helpers(evaluator);
  }

  evaluate(expression: Ast): Value {
    return this.evaluator.evaluate(expression, this.#env);
  }

  /** The function around a call that is given what the call registers. */
  helperAround(site: Site): Helper | undefined {
    const name = nameIn(site);
    return name && this.helpers.around(site.call, { method: site.names.at(-1)!, name, described: describedIn(site) });
  }

  /** Many calls in a long loop would make more tools than anybody has. */
  affords(turns: number): boolean {
    if (turns > this.#turnsLeft) return false;
    this.#turnsLeft -= turns;
    return true;
  }

  isFollowed(call: Ast): boolean {
    return this.#followed.has(call);
  }

  /** The calls of a function in which nothing else is registered in the same way. */
  callsThrough(callable: Ast, { names }: Site): readonly Ast[] {
    return this.helpers.isOnlyIn(callable, names.at(-1)!) ? this.helpers.callsOf(callable) : [];
  }

  /** Reads a call as what it is given by a call of the function around it. */
  asGivenBy(call: Ast, callable: Ast, site: Site, read: () => void): void {
    if (this.#turnsLeft-- <= 0) return;
    this.#followed.add(call);
    this.#helped = this.#helpedBy(site.call, callable, call);
    read();
    this.#helped = undefined;
  }

  /** Reads a call once for each turn of the loop around it, or for each call of the function around it. */
  inTurns(site: Site, helper: Helper | undefined, read: () => void): void {
    const turns = this.#turnsFor(site, helper);
    if (!turns?.length || !this.affords(turns.length)) return this.#readOnce(site, read);
    for (const call of helper ? this.helpers.callsOf(helper.callable) : []) this.#followed.add(call);
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

  #readOnce(site: Site, read: () => void): void {
    const name = nameIn(site);
    this.#isOfMany = name !== undefined && isOfMany(name, this.evaluator.file.scopes);
    read();
    this.#isOfMany = false;
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
      for (const each of this.tools.splice(tools!)) this.#dropped.add(each);
      this.registrations.length = registrations!;
    } else for (const item of items) this.take(item);
  }

  #turnsFor(site: Site, helper: Helper | undefined): readonly Turn[] | undefined {
    const turns = helper ? this.helpers.turnsOf(helper.callable) : turnsOf(site.call, this.evaluator);
    const names = [nameIn(site), uriIn(site)].filter((each) => each !== undefined);
    if (!turns || names.length === 0 || (uriIn(site) && turns.some(isOfText))) return undefined;
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
    const isSure = this.helpers.isAlwaysReached(site, callable);
    const receiver = receiverOfHelper(site, callable, call);
    return { callable, call, receiver, block: isSure ? blockOf(call) : call };
  }

  addTool(config: ObjectValue, site: Ast, how: How): void {
    const normal = how.takesShapes ? withSchemas(config) : withRawShapes(config);
    const group = how.group ?? this.#groupOf(site);
    const tool = this.#standsForMany(config, site)
      ? { ...normal, group, isOfMany: true as const }
      : { ...normal, group };
    const written = entry(config, 'inputSchema');
    const [schema, output] = [written, entry(config, 'outputSchema')].map((each) => each && schemaIn(each.value));
    this.tools.push(tool);
    this.#noteTold(tool, written, site.type === 'CallExpression' ? entry(config, 'name')?.value : undefined);
    this.register({
      ...place(site),
      api: how.api,
      sdk: sdkOf(site, this),
      ...(site.type === 'CallExpression' && { from: this.modules.sourceOfCallee(site), method: methodOf(site) }),
      tool,
      ...(schema && { schema }),
      ...(output && { output }),
    });
  }

  #standsForMany(config: ObjectValue, site: Ast): boolean {
    if (entry(config, 'name')?.value.kind !== 'unknown') return false;
    return this.#isOfMany || (site.type === 'ObjectExpression' && isOfMany(site, this.evaluator.file.scopes));
  }

  register(registration: Registration): void {
    this.registrations.push(registration);
    this.isServed ||= registration.api !== 'literal';
  }

  /** Two servers may have a tool of the same name each. */
  #groupOf(site: Ast): object {
    const { scopes } = this.evaluator.file;
    const own = this.#helped ?? { block: blockOf(site), receiver: site.type === 'CallExpression' && receiverOf(site) };
    const run = own.receiver ? runOf(own.block, own.receiver, this.helpers, scopes) : own;
    let groups = this.#groups.get(run.block);
    if (!groups) this.#groups.set(run.block, (groups = new Map()));
    const name = run.receiver ? nameOf(run.receiver, scopes) : '';
    const group = groups.get(name) ?? {};
    groups.set(name, group);
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
    if (!reader) return;
    const callable = functionOf(this.evaluator, this.#given(reader));
    this.readers.push({ given: reader, callable, uri: uri as Node | undefined, env: this.#env });
  }

  /** What a function that registers was given for one of its parameters. */
  #given(argument: Ast): Ast {
    const at = bare(argument);
    const binding = this.#helped && at.type === 'Identifier' ? this.evaluator.file.scopes.resolve(at) : undefined;
    if (binding?.kind !== 'param' || this.evaluator.file.scopes.isReassigned(at['name'], binding)) return argument;
    const { callable, call } = this.#helped!;
    return givenFor(binding, callable, call) ?? argument;
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

  #noteTold(tool: Value, schema: Entry | undefined, name: Value | undefined): void {
    for (const place of [schema, name, name?.via])
      if (place && place.file === undefined && !this.#told.has(place.start)) this.#told.set(place.start, tool);
  }

  /** The tool that is known already and has this very schema, or its name from this literal. */
  tellingOf(literal: Ast, schema: Entry | undefined): Value | undefined {
    const name = propertyOf(literal, 'name');
    const bySchema = schema && schema.file === undefined ? this.#told.get(schema.start) : undefined;
    const told = bySchema ?? (name && this.#told.get(place(bare(name)).start));
    return told && !this.#dropped.has(told) ? told : undefined;
  }

  /** Whether a known tool has its name from this place. */
  isNamedAt({ start, file }: Place): boolean {
    const told = file === undefined ? this.#told.get(start) : undefined;
    return told !== undefined && !this.#dropped.has(told);
  }

  /** It is told of by what it was made of, which says more. */
  forget(tool: Value): void {
    this.#dropped.add(tool);
    this.tools.splice(this.tools.indexOf(tool), 1);
  }

  isTaken(literal: Ast): boolean {
    return this.#taken.has(place(literal).start);
  }
}

/** What a call registers something on; nothing where that is no name of the file. */
function receiverOf(call: Ast): Receiver | undefined {
  const callee = bare(call['callee'] as Ast);
  if (callee.type === 'MemberExpression') return receiverAt(callee['object'] as Ast);
  const [server] = call['arguments'] as Ast[];
  return callee.type === 'Identifier' && /^registerApp/.test(callee['name']) && server ? receiverAt(server) : undefined;
}

/** What a function of the file registers by: what it is given for that, or the same each time. */
function receiverOfHelper(registering: Ast, helper: Ast, call: Ast): Receiver | undefined {
  const own = receiverOf(registering);
  const name = own?.owner['name'] as string | undefined;
  const index = (helper['params'] as Ast[]).findIndex((each) => each.type === 'Identifier' && each['name'] === name);
  const given = (call['arguments'] as Ast[])[index];
  if (!given) return own;
  const outer = receiverAt(given);
  return { ...outer, members: [...outer.members, ...own!.members] };
}

/** Of several URIs of one resource, all but one are kept for hosts that have the old ones. */
const isOfText = ({ items: [row] }: Turn): boolean => (row as Node | undefined)?.kind === 'string';

/** Nobody knows more of it than its name. */
const isVague = (tool: Value): boolean => tool.kind === 'object' && tool.open && !entry(tool, 'inputSchema');

/** Nobody knows what it takes. */
export const takesUnknown = (tool: Value): boolean =>
  isVague(tool) || (tool.kind === 'object' && entry(tool, 'inputSchema')?.value.kind === 'unknown');

/** A tool by itself, which readers of literals find. */
export const isTool = (item: Place): boolean =>
  item.file === undefined && ['name', 'inputSchema'].every((key) => entry(item as Node, key));

interface How {
  readonly api: Registration['api'];
  /** What it is listed in, where that is not the block around it. */
  readonly group?: object;
  /** Where JSON Schema is not taken, an object of anything is a raw shape. */
  readonly takesShapes?: boolean;
}

/** `tool` in `server.tool(…)`. */
function methodOf(call: Ast): Place {
  const callee = bare(call['callee'] as Ast);
  return place((callee.type === 'MemberExpression' ? callee['property'] : callee) as Ast);
}
