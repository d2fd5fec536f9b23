/** Where the readers of calls, classes and literals put what they find, and what they share. */
import type { Packages, Registration, UnreadCode } from '../../../core/code.js';
import type { ServerWiring } from '../../../core/wiring.js';
import type { FormatId } from '../../../core/rule.js';
import { entry, type Node, type Place, type Entry } from '../../../core/tree.js';
import { bare, type FunctionNode, type SyntaxNode, type TSESTree, place } from '../syntax.js';
import { NO_ENV, type Env } from '../env.js';
import { boundToThis, onlyMethodOfThis } from '../methods.js';
import { functionOf } from '../returns.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { givenTo, helpedBy, Helpers, receiverOf, turnsOfSite } from './registering-helpers.js';
import type { Helped, Helper } from './registering-helpers.js';
import { runnersOf } from '../handlers/runners.js';
import { wrappedBy } from '../handlers/wrapped.js';
import { importOf, modulesOf, type Modules } from '../modules.js';
import { isOfMany } from './loop-iterations.js';
import { nameIn, type Site, propertyOf, renamed, schemaIn, withSchemas } from './objects.js';
import { isToolOfFile, isVague } from './completeness.js';
import { Lists } from '../../result/root.js';
import { textOf, type ObjectValue, type Value } from '../../result/values.js';
import { reachOf } from './branches.js';
import { blockOf, isTakenBack, shownWith, Groups } from './side-by-side.js';
import type { Found, Handler, HandlerElsewhere, Reader } from './found.js';
import { HandedOn, Reworked } from './literal-context.js';
import { madeAs, sdkOf } from './mcp-imports.js';
import { isRawShape, mayBeRawShape } from '../zod/mark.js';
import { Types } from './typed-literals.js';
import { Wiring } from './wiring.js';

const MOST_TURNS_IN_FILE = 2000;

/** What a call is read with. */
interface Reading {
  readonly env: Env;
  readonly helped?: Helped;
  /** What it registers is named by something that is another one each time. */
  readonly isOfMany?: boolean;
  /** It is registered in a branch that asks what the tool has. */
  readonly isTested?: boolean;
}

export interface CollectorOptions {
  readonly format?: FormatId | undefined;
  readonly packages?: (() => Packages) | undefined;
  /** Code that nothing leads to registers nothing. */
  readonly isNeverCalled?: (node: SyntaxNode) => boolean;
}

const PLAIN: Reading = { env: NO_ENV };

export class Collector extends Lists implements Found {
  readonly registrations: Registration[] = [];
  readonly unread: UnreadCode[] = [];
  /** Lists of tools that are not known: the tools in them may be found in the file by themselves. */
  readonly unreadLists: (() => void)[] = [];
  /** Something in the file is handed to a server. */
  isServed = false;
  wired: ServerWiring | undefined;
  readonly handlers: Handler[] = [];
  readonly promptHandlers: Handler[] = [];
  readonly listers: FunctionNode[] = [];
  readonly handlersElsewhere: HandlerElsewhere[] = [];
  readonly readers: Reader[] = [];
  readonly writtenReads: SyntaxNode[] = [];
  readonly evaluator: Evaluator;
  /** What the file is said to be. */
  readonly format: FormatId | undefined;
  readonly modules: Modules;
  readonly reworked: Reworked;
  readonly handedOn: HandedOn;
  readonly types: Types;
  readonly helpers: Helpers;
  readonly known = new KnownTools();
  /** Calls of functions that register what they are given: their tools are known. */
  readonly #followed = new Set<TSESTree.CallExpression>();
  /** Object literals that are part of a shape already, by where they start. */
  readonly #taken = new Set<number>();
  readonly #groups: Groups;
  readonly wiring: Wiring;
  #reading: Reading = PLAIN;
  #turnsLeft = MOST_TURNS_IN_FILE;

  readonly isNeverCalled: (node: SyntaxNode) => boolean;

  constructor(evaluator: Evaluator, { format, packages, isNeverCalled = (): boolean => false }: CollectorOptions) {
    super();
    this.format = format;
    this.isNeverCalled = isNeverCalled;
    this.evaluator = evaluator;
    this.modules = modulesOf(evaluator.file, packages);
    this.reworked = new Reworked(evaluator.file);
    this.handedOn = new HandedOn(evaluator);
    this.types = new Types(evaluator.file);
    this.helpers = new Helpers(evaluator);
    this.wiring = new Wiring(evaluator.file, this.modules, this.helpers);
    this.#groups = new Groups((callable) => this.helpers.onlyRunOf(callable), evaluator.file.scopes);
  }

  evaluate(expression: SyntaxNode): Value {
    return this.evaluator.evaluate(expression, this.#reading.env);
  }

  /** Many calls in a long loop would make more tools than anybody has. */
  affords(turns: number): boolean {
    if (turns > this.#turnsLeft) return false;
    this.#turnsLeft -= turns;
    return true;
  }

  isFollowed(call: TSESTree.CallExpression): boolean {
    return this.#followed.has(call);
  }

  /** Reads a call as what it is given by a call of the function around it. */
  asGivenBy(call: TSESTree.CallExpression, callable: FunctionNode, site: Site, read: () => void): void {
    if (!this.affords(1)) return;
    this.#followed.add(call);
    this.#readAs({ env: NO_ENV, helped: helpedBy(site.call, callable, call, this.helpers) }, read);
  }

  /** Reads a call once for each turn of the loop around it, or for each call of the function around it. */
  inTurns(site: Site, helper: Helper | undefined, read: () => void): void {
    const turns = turnsOfSite(site, helper, this.helpers, this.evaluator);
    if (!turns?.length || !this.affords(turns.length)) return this.#readOnce(site, read);
    for (const call of helper ? this.helpers.callsOf(helper.callable) : []) this.#followed.add(call);
    for (const { env, items, call } of turns) {
      const before = [this.tools, this.resources, this.registrations].map(({ length }) => length);
      const helped = call && helpedBy(site.call, helper!.callable, call, this.helpers);
      const reach = helped ? reachOf(site, helped.callable, env, this.evaluator) : 'yes';
      if (reach === 'no') {
        if (site.call.type === 'CallExpression') this.#followed.add(site.call);
        continue;
      }
      this.#readAs({ env, helped, isTested: reach === 'tested' }, read);
      this.#settle(items, helper, before);
    }
  }

  #readOnce(site: Site, read: () => void): void {
    const name = nameIn(site);
    this.#readAs({ env: NO_ENV, isOfMany: name && isOfMany(name, this.evaluator.file.scopes) }, read);
  }

  #readAs(reading: Reading, read: () => void): void {
    this.#reading = reading;
    read();
    this.#reading = PLAIN;
  }

  /** The call describes the tools that a loop made of these literals, if it can. */
  #settle(
    items: readonly Place[],
    helper: Helper | undefined,
    [tools, resources, registrations]: readonly number[],
  ): void {
    const [added] = this.tools.slice(tools);
    if (!added) {
      if (this.resources.length > resources!) for (const item of items) if (!isToolOfFile(item)) this.take(item);
    } else if (helper?.isWrapper && isVague(added) && items.some(isToolOfFile)) {
      for (const each of this.tools.splice(tools!)) this.known.drop(each);
      this.registrations.length = registrations!;
    } else for (const item of items) this.take(item);
  }

  addTool(config: ObjectValue, site: SyntaxNode, how: How): void {
    const known = withSchemas(config, how.takesShapes ? mayBeRawShape : isRawShape);
    const normal = this.#reading.isTested ? { ...known, open: true } : known;
    const group = how.group ?? this.groupOf(site);
    const tool = this.#standsForMany(config, site)
      ? { ...normal, group, isOfMany: true as const }
      : { ...normal, group };
    const written = entry(config, 'inputSchema');
    const [schema, output] = [written, entry(config, 'outputSchema')].map((each) => each && schemaIn(each.value));
    this.tools.push(tool);
    if (how.api === 'literal')
      for (const each of runnersOf(site)) this.#addRunner(each, textOf(entry(config, 'name')?.value));
    this.known.note(tool, written, site.type === 'CallExpression' ? entry(config, 'name')?.value : undefined);
    this.register({
      ...place(site),
      api: how.api,
      sdk: sdkOf(site, this.modules, this.evaluator.file),
      ...(site.type === 'CallExpression' && {
        from: this.modules.sourceOfCallee(site),
        method: methodOf(site),
        madeAs: madeAs(site, this),
      }),
      tool,
      ...(how.key !== undefined && { key: how.key }),
      ...this.#servedBy(site),
      ...(this.wiring.isCaught(this.#reading.helped?.call ?? site) && { isCaught: true as const }),
      ...(how.misplacedText && { misplacedText: how.misplacedText }),
      ...(schema && { schema }),
      ...(output && { output }),
    });
  }

  /** The server that a call registers on; of a function of the file that registers what it is given, the one that it is given. */
  #servedBy(site: SyntaxNode): Pick<Registration, 'on' | 'isAlways' | 'isTried'> {
    if (site.type !== 'CallExpression' || isTakenBack(site, this.evaluator.file.scopes)) return {};
    const { helped } = this.#reading;
    const outer = helped && this.wiring.given(helped.call);
    const on = outer ?? this.wiring.nodeOf(site);
    if (on === undefined) return {};
    const ways = helped ? [helped.call, site] : [site];
    const isAlways = ways.every((each) => this.wiring.isAlways(each));
    const isTried = ways.some((each) => this.wiring.isTried(each));
    return { on, ...(isAlways && { isAlways }), ...(isTried && { isTried }) };
  }

  #standsForMany(config: ObjectValue, site: SyntaxNode): boolean {
    if (entry(config, 'name')?.value.kind !== 'unknown') return false;
    const { helped, isOfMany: isKnown } = this.#reading;
    if (helped && helped.call.arguments.some((each) => isOfMany(each, this.evaluator.file.scopes))) return true;
    return isKnown || (site.type === 'ObjectExpression' && isOfMany(site, this.evaluator.file.scopes));
  }

  register(registration: Registration): void {
    this.registrations.push(registration);
    this.isServed ||= registration.api !== 'literal';
  }

  /** What is registered on one server in one run. */
  groupOf(site: SyntaxNode): object {
    if (site.type === 'CallExpression' && isTakenBack(site, this.evaluator.file.scopes)) return {};
    const receiver = site.type === 'CallExpression' ? receiverOf(site) : undefined;
    return this.#groups.of(this.#reading.helped ?? { block: blockOf(site), receiver });
  }

  /** What a model may be shown together with the tool that is made here. */
  shownWith(site: SyntaxNode): object {
    return shownWith(this.handedOn.readAt(site));
  }

  /** `site`: the literal with its name, which may be that of another one each time. */
  addFunction(config: ObjectValue, group: object, site?: SyntaxNode): void {
    const names = { parameters: 'inputSchema', input_schema: 'inputSchema', schema: 'inputSchema' };
    const isOfMany = site !== undefined && this.#standsForMany(config, site);
    this.functions.push({ ...withSchemas(renamed(config, names)), group, ...(isOfMany && { isOfMany }) });
  }

  addResource(config: ObjectValue, group: object): void {
    const { helped } = this.#reading;
    // What is read of it is given to the function too, and may say what the resource does not.
    this.resources.push(helped ? { ...config, open: true, group: helped.block } : { ...config, group });
  }

  addTemplate(config: ObjectValue): void {
    this.templates.push(config);
  }

  addPrompt(config: ObjectValue, site: SyntaxNode, group: object = this.groupOf(site)): void {
    this.prompts.push({ ...config, group });
  }

  addInstructions(value: Value): void {
    this.instructions.push(value);
  }

  addPromptHandler(handler: SyntaxNode, prompt: string | undefined, more: HandlerKind = {}): void {
    const callable = this.#functionGiven(handler);
    if (callable) this.promptHandlers.push({ callable, tool: prompt, env: this.#reading.env, ...more });
  }

  addOther(root: Value): void {
    this.others.push(root);
  }

  addHandler(handler: SyntaxNode | undefined, tool: string | undefined, more: HandlerKind = {}): void {
    const callable = handler && this.#functionGiven(handler);
    if (callable) this.handlers.push({ callable, tool, env: this.#reading.env, ...more });
    const imported = !callable && handler && tool !== undefined && importOf(bare(handler), this.evaluator.file.scopes);
    if (imported) this.handlersElsewhere.push({ given: handler, imported, tool, ...more });
  }

  #addRunner(given: SyntaxNode, tool: string | undefined): void {
    if (tool !== undefined) this.addHandler(given, tool, { isOfLibrary: true });
  }

  addReader(reader: SyntaxNode | undefined, uri: Value | undefined, more: Pick<Reader, 'isOfTemplate'> = {}): void {
    if (!reader) return;
    const callable = this.#functionGiven(reader);
    this.readers.push({ given: reader, callable, uri: uri as Node | undefined, env: this.#reading.env, ...more });
  }

  addWrittenRead(literal: SyntaxNode): void {
    this.writtenReads.push(literal);
  }

  #functionGiven(argument: SyntaxNode): FunctionNode | undefined {
    const { scopes } = this.evaluator.file;
    const { helped } = this.#reading;
    const given = boundToThis(helped ? givenTo(helped, argument, scopes) : argument);
    return functionOf(given, scopes) ?? wrappedBy(given, scopes) ?? onlyMethodOfThis(bare(given), this.evaluator.file);
  }

  /** The literal has been read as part of a tool, and is not a second tool. */
  take({ start }: Place): void {
    this.#taken.add(start);
  }

  /** The literal that an argument is, or that it names. */
  takeArgument(argument: SyntaxNode): void {
    const at = bare(argument);
    if (at.type === 'ObjectExpression') this.take(place(at));
    const binding = at.type === 'Identifier' ? this.evaluator.file.scopes.resolve(at) : undefined;
    const init = binding?.kind === 'variable' ? binding.node.init : undefined;
    if (init && bare(init).type === 'ObjectExpression') this.take(place(bare(init)));
  }

  /** What the tool was made of describes it better. */
  forget(tool: Value): void {
    this.known.drop(tool);
    this.tools.splice(this.tools.indexOf(tool), 1);
  }

  isTaken(literal: SyntaxNode): boolean {
    return this.#taken.has(place(literal).start);
  }
}

type HandlerKind = Pick<Handler, 'isDispatcher' | 'isOfLibrary'>;

interface How {
  readonly api: Registration['api'];
  /** What it is listed in, where that is not the block around it. */
  readonly group?: object;
  /** Under which it is in a map. */
  readonly key?: string;
  readonly misplacedText?: Place;
  /** Where JSON Schema is not taken, an object of anything is a raw shape. */
  readonly takesShapes?: boolean;
}

/** `tool` in `server.tool(…)`. */
function methodOf(call: TSESTree.CallExpression): Place {
  const callee = bare(call.callee);
  return place(callee.type === 'MemberExpression' ? callee.property : callee);
}

/** Which tools are known already, by where their parts stand: one that is met again there is not a second one. */
class KnownTools {
  /** By where the keys of their schemas start, and by where their names are written or taken from. */
  readonly #tools = new Map<number, Value>();
  readonly #dropped = new Set<Value>();

  note(tool: Value, schema: Entry | undefined, name: Value | undefined): void {
    for (const place of [schema, name, name?.via])
      if (place && place.file === undefined && !this.#tools.has(place.start)) this.#tools.set(place.start, tool);
  }

  /** The tool that has this very schema, or its name from this literal. */
  toolIn(literal: SyntaxNode, schema: Entry | undefined): Value | undefined {
    const name = propertyOf(literal, 'name');
    return this.#kept((schema && this.#at(schema)) ?? (name && this.#at(place(bare(name)))));
  }

  /** Whether a tool has its name from this place. */
  isNamedAt(name: Place): boolean {
    return this.#kept(this.#at(name)) !== undefined;
  }

  drop(tool: Value): void {
    this.#dropped.add(tool);
  }

  #at({ start, file }: Place): Value | undefined {
    return file === undefined ? this.#tools.get(start) : undefined;
  }

  #kept(tool: Value | undefined): Value | undefined {
    return tool && !this.#dropped.has(tool) ? tool : undefined;
  }
}
