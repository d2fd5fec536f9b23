/** What the readers of a file find, put together: what is registered on which server, and what certainly is and cannot be read. */
import type { Packages, Registration } from '../../core/code.js';
import { append } from '../../core/collections.js';
import { entry, type ObjectNode, type Place } from '../../core/tree.js';
import { textOf as stringIn } from '../result/values.js';
import { unknownArguments, type Method } from './arguments.js';
import { libraryOfProject, sdkOf } from './dialect.js';
import { given, promptOf, resourceOf, toolOf, type Context, type Given, type Kind } from './entries.js';
import { Found } from './found.js';
import type { FunctionRef } from './methods.js';
import type { Module } from './names.js';
import { onErrorAt } from './on-error.js';
import { mismatchOf } from './resource-variables.js';
import { isInExcept } from './results.js';
import { Servers, type Server } from './servers.js';
import { signatureOf } from './signatures.js';
import { calleeOf, isFunction, isTried, placeOf, textOf, type Argument, type PyNode } from './syntax.js';
import { docstringFromComment } from './texts.js';
import { hiddenBy } from './unwrapped.js';
import type { Evaluator } from './values.js';
import { Wiring } from './wiring.js';

const APIS = { tool: 'function', prompt: 'registerPrompt', resource: 'registerResource' } as const;

export class Registrar {
  readonly found = new Found();
  readonly module: Module;
  readonly evaluator: Evaluator;
  readonly packages: Packages;
  readonly servers: Servers;
  /** The calls of the file. */
  readonly calls: readonly PyNode[];
  readonly wiring: Wiring;
  /** Groups of tools that are written in one list. */
  readonly #groups = new Map<number, object>();

  constructor(module: Module, evaluator: Evaluator, packages: Packages, calls: readonly PyNode[]) {
    this.module = module;
    this.evaluator = evaluator;
    this.packages = packages;
    this.calls = calls;
    this.servers = new Servers(module, libraryOfProject(packages));
    this.wiring = new Wiring(this.servers, calls);
  }

  /** The server that a decorator or a call registers on. */
  servedBy(names: readonly string[], site: PyNode): Pick<Registration, 'on' | 'isAlways'> {
    const on = this.wiring.nodeOf(names, site);
    return on === undefined ? {} : { on, ...(this.wiring.isAlways(site) && { isAlways: true }) };
  }

  contextOf({ library, isOwn, takes }: Server): Context {
    const { evaluator, servers } = this;
    const sdk = sdkOf(library, this.packages);
    return { evaluator, servers, sdk, isOwn: isOwn === true, ...(takes && { takes }) };
  }

  /** Of branches that exclude each other, each has a list of its own. */
  groupIn(group: object, site: PyNode): object {
    for (let at: PyNode | null = site; at?.parent && !isFunction(at); at = at.parent)
      if (at.name === 'Body' && /^(?:If|Try|Match)/.test(at.parent.name)) return this.group(at);
    return group;
  }

  group({ from }: PyNode): object {
    let group = this.#groups.get(from);
    if (!group) this.#groups.set(from, (group = {}));
    return group;
  }

  register(
    kind: Kind,
    call: Given,
    callable: FunctionRef,
    server: Server,
    site: PyNode,
    served: Pick<Registration, 'on' | 'isAlways' | 'isHandedOn'> = {},
  ): void {
    const { found, module } = this;
    const context = this.contextOf(server);
    const at = placeOf(module, site);
    const add = (registration: Omit<Registration, 'api' | 'start' | 'end'>): void =>
      void found.registrations.push({ ...at, api: APIS[kind], ...registration });
    if (kind === 'tool') {
      const { tool, served: schemas, docstring } = toolOf(call, callable, this.groupIn(server.group, site), context);
      found.tools.push(tool);
      const hidden = site.name === 'Decorator' && !server.isOwn && hiddenBy(this.servers, site);
      const faults = hidden ? [hidden] : schemas.faults;
      const signature = signatureOf(callable, { ...schemas, faults }, server, call, context);
      if (signature) found.signatures.push({ ...signature, docstring, onError: onErrorAt(module, site) });
      const fromComment = entry(tool, 'description') ? [] : docstringFromComment(callable.module, callable.node);
      const caught = isInExcept(site) && ({ isCaught: true } as const);
      const enabled = given('enabled', 'tool', call, context)?.value;
      const disabled = enabled?.kind === 'boolean' && !enabled.value && ({ isDisabled: true } as const);
      add({ tool, ...served, ...caught, ...disabled, ...(fromComment.length > 0 && { fromComment }) });
      const name = stringIn(entry(tool, 'name')?.value);
      const properties = entry(entry(tool, 'inputSchema')?.value, 'properties')?.value;
      const parameters = new Set(properties?.kind === 'object' ? properties.entries.map(({ key }) => key) : []);
      if (name !== undefined) found.handlers.push({ ...callable, tool: name, server, parameters });
    } else if (kind === 'prompt') {
      const prompt = promptOf(call, callable, context);
      found.prompts.push(prompt);
      found.promptHandlers.push({ ...callable, server });
      add({ prompt });
    } else {
      const resource = { ...resourceOf(call, callable, context), group: this.groupIn(server.group, site) };
      const uri = (entry(resource, 'uriTemplate') ?? entry(resource, 'uri'))?.value;
      const mismatch = mismatchOf(uri, callable, server, module, site);
      if (mismatch) found.mismatched.push(mismatch);
      (entry(resource, 'uriTemplate') ? found.templates : found.resources).push(resource);
      add({ resource, ...(isTried(module, site) && { isTried: true }) });
    }
  }

  /** The call registers nothing that is listed: it says so, or gives an argument that the SDK does not take. */
  refuses(method: Method, names: readonly string[], args: readonly Argument[], site: PyNode, server: Server): boolean {
    const { found, module } = this;
    const { sdk } = this.contextOf(server);
    if (!sdk || !this.servers.isSdksOwn(names, site)) return false;
    const unknown = unknownArguments(module, method, args, site, sdk);
    const [first] = unknown;
    if (!first) return isDisabled(module, args);
    append(found.unknownArguments, unknown);
    const call = `${site.name === 'Decorator' ? '@' : ''}${[...names, method].join('.')}`;
    this.unread(site, `\`${call}(${first.name}=…)\``, 'the SDK has no such argument');
    return true;
  }

  listTool(tool: ObjectNode, at: Place): void {
    this.found.tools.push(tool);
    this.found.registrations.push({ ...at, api: 'list', tool });
  }

  unread(site: PyNode, what: string, reason: string, mayBeElsewhere = false): void {
    const at = placeOf(this.module, site);
    // Once for all turns of a loop.
    const { start } = this.found.unread.at(-1) ?? {};
    if (start === at.start) return;
    this.found.unread.push({ ...at, what, reason, ...(mayBeElsewhere && { mayBeElsewhere: true }) });
  }

  /** What is not known here may be written in another file. */
  unknown(site: PyNode, what: string, is: 'the function' | 'the list' | 'what is in it' | 'where it is called'): void {
    this.unread(site, what, `${is} is not known`, true);
  }

  unknownFunction(call: PyNode, fn: PyNode): void {
    this.unknown(call, `\`${short(this.module, calleeOf(call))}(${short(this.module, fn)})\``, 'the function');
  }
}

/** `@mcp.tool(enabled=False)` of fastmcp 2, where nothing enables anything: `look.enable()`. */
const isDisabled = (module: Module, args: readonly Argument[]): boolean =>
  args.some(({ key, value }) => key === 'enabled' && textOf(module, value) === 'False') &&
  !/\.enable(?:_components?)?\(/.test(module.text);

/** An expression, as a message quotes it. */
export function short(module: Module, node: PyNode): string {
  const text = textOf(module, node);
  return (text.length > 60 ? `${text.slice(0, 57)}…` : text).replace(/\s+/g, ' ');
}
