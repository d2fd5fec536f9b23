/** What tools are registered on: which names stand for a server, and of which library it is. */
import type { Library } from './dialect.js';
import { assignedIn, methodOf } from './methods.js';
import { headElsewhere, type Elsewhere, type Meaning, type Module } from './names.js';
import {
  argumentsOf,
  assignmentOf,
  bare,
  bodyOf,
  calleeOf,
  childrenOf,
  classAround,
  memberOf,
  nameOf,
  parametersOf,
  pathOf,
  returnsOf,
  returnTypeOf,
  statementsOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';

export interface Server {
  /** Undefined where it may be either. */
  readonly library?: Library;
  /** One for each server. */
  readonly group: object;
  /** It is made or typed so that it is a server for sure. */
  readonly isSure: boolean;
  /** A decorator that the project has made itself, which may change what is registered. */
  readonly isOwn?: true;
  /** What its arguments are, in their order; undefined where they are those of the SDK. */
  readonly takes?: readonly string[] | 'unknown';
}

/** What a value is an instance of. */
type Instance =
  | { readonly is: 'external'; readonly path: string }
  | { readonly is: 'class'; readonly module: Module; readonly node: PyNode | undefined };

/** A class that the text of another module has. That is parsed when its node is asked for. */
class ClassElsewhere {
  readonly is = 'class';
  readonly module: Module;
  readonly name: string;

  constructor({ module, name }: Elsewhere) {
    this.module = module;
    this.name = name;
  }

  get node(): PyNode | undefined {
    const [meaning] = this.module.exported(this.name);
    return meaning?.is === 'class' ? meaning.node : undefined;
  }
}

const HIGH_LEVEL = /^(?:mcp|fastmcp)\.(?:.+\.)?(?:FastMCP|MCPServer|FastMCPProxy|FastMCPOpenAPI|LocalProvider)$/;
/** `LocalProvider` takes more. */
const PLAIN = /^(?:mcp|fastmcp)\.(?:.+\.)?(?:FastMCP|MCPServer)$/;
const LOW_LEVEL = /^mcp\.(?:.+\.)?Server$/;
const IMPORTS = /(?:from|import) (?:mcp|fastmcp)\b/;
/** An import of a library in a function, where it may be missing. */
const IMPORTS_LATE = /^[ \t]+(?:from|import) (?:mcp|fastmcp)\b/m;
const DEEPEST = 6;
export const NAMED_LIKE_SERVER = /mcp|server$|^_?(?:app|srv)$/i;

export const isHighLevel = (path: string): boolean => HIGH_LEVEL.test(path);
export const isLowLevel = (path: string): boolean => LOW_LEVEL.test(path);

export const libraryOf = (path: string): Library | undefined =>
  /^fastmcp(?:\.|$)/.test(path) ? 'fastmcp' : /^mcp(?:\.|$)/.test(path) ? 'official' : undefined;

export class Servers {
  readonly module: Module;
  readonly #groups = new Map<string, object>();
  readonly #bySpelling: Library | undefined;
  /** The file imports one of the libraries, at its top or in a function. */
  readonly importsMcp: boolean;

  /** `byProject`: the library that the project depends on, where it is only one. */
  constructor(module: Module, byProject: Library | undefined) {
    this.module = module;
    const own = module.imports.flatMap((each) => libraryOf(each) ?? []);
    this.importsMcp = own.length > 0 || (IMPORTS.test(module.text) && IMPORTS_LATE.test(module.text));
    const [library, ...others] = new Set(own);
    // Files that use fastmcp take types from the official SDK.
    this.#bySpelling = library && others.length === 0 && library === 'fastmcp' ? library : byProject;
  }

  /** The library of a function that is not known to belong to a server. */
  get library(): Library | undefined {
    return this.#bySpelling;
  }

  /** The same of another file. */
  in(module: Module): Servers {
    return new Servers(module, this.#bySpelling);
  }

  /** `names` as in `@self.mcp.tool`, without the last; undefined where it is something else. */
  of(names: readonly string[], at: PyNode, depth = 0): Server | undefined {
    if (names.length === 0) return undefined;
    const module = this.module;
    const [meaning] = module.meaningsOfPath(names, at);
    const behind = meaning?.is === 'value' && meaning.module === module ? this.#behind(meaning.node) : undefined;
    if (behind && depth < DEEPEST) return this.of(pathOf(module, behind)!, behind, depth + 1);
    const group = this.#groupOf(names, at);
    const instances = this.instancesOf(module, names, at, 0);
    if (instances.length > 0) {
      const kinds = instances.map((each) => kindOf(each, 0));
      const known = kinds.find((each) => each !== undefined);
      if (known) return known === 'low' ? undefined : { library: known, group, isSure: true };
      // A library of others has a decorator of that name, too; a class of the project may hand on to a server.
      if (!instances.some((each) => each.is === 'class' && HANDS_ON.test(each.module.text))) return undefined;
    }
    const last = names.at(-1)!;
    const mayBe =
      NAMED_LIKE_SERVER.test(last) && (this.importsMcp || /mcp/i.test(names.join('.')) || meaning?.is === 'parameter');
    const isOfProject = instances.length > 0 || mayBe || this.#isImportedServer(names, at);
    if (!isOfProject) return undefined;
    return { group, isSure: false, ...(this.#bySpelling && { library: this.#bySpelling }) };
  }

  /** Another name for the same: `registrar = mcp`, `cast(Registrar, mcp)`. */
  #behind(node: PyNode | undefined): PyNode | undefined {
    const call = node && bare(node);
    if (call && pathOf(this.module, call)) return call;
    if (call?.name !== 'CallExpression') return undefined;
    const given = argumentsOf(this.module, call)?.[1]?.value;
    const isCast = /^typing(?:_extensions)?\.cast$/.test(this.module.externalOf(calleeOf(call)) ?? '');
    return isCast && given && given.from < call.to && pathOf(this.module, bare(given)) ? bare(given) : undefined;
  }

  /** One that is the official SDK's own: its decorators are called first, `@mcp.tool()`. */
  needsCall(names: readonly string[], at: PyNode): boolean {
    return this.#isOnlyOf((path) => isHighLevel(path) && libraryOf(path) === 'official', names, at);
  }

  /** One that is of a class of an SDK, and not of a class that the project derives from it. */
  isSdksOwn(names: readonly string[], at: PyNode): boolean {
    return this.#isOnlyOf((path) => PLAIN.test(path), names, at);
  }

  /** A class of the project has a method of that name, and hands nothing on to an SDK: what it makes of a function is its own. */
  hasOwnMethod(names: readonly string[], name: string, at: PyNode): boolean {
    const instances = this.instancesOf(this.module, names, at, 0);
    return instances.some((each) => {
      if (each.is !== 'class' || !each.node || isOfSdk(kindOf(each, 0))) return false;
      const method = methodOf(each.module, each.node, name);
      return (
        method !== undefined &&
        ![...walk(method.node)].some(
          (node) =>
            node.name === 'CallExpression' &&
            /^(?:add_)?tool$/.test(memberOf(method.module, calleeOf(node))?.name ?? ''),
        )
      );
    });
  }

  isLowLevel(names: readonly string[], at: PyNode): boolean {
    const instances = this.instancesOf(this.module, names, at, 0);
    return instances.length > 0
      ? instances.some((each) => kindOf(each, 0) === 'low')
      : names.length > 0 && NAMED_LIKE_SERVER.test(names.at(-1)!);
  }

  /** One of the official SDK itself, which has no `tool`; a class of the project may have one. */
  isLowLevelOfSdk(names: readonly string[], at: PyNode): boolean {
    return this.#isOnlyOf(isLowLevel, names, at);
  }

  /** It is known what it is an instance of, and that is of a package, by its path. */
  #isOnlyOf(isIt: (path: string) => boolean, names: readonly string[], at: PyNode): boolean {
    const instances = this.instancesOf(this.module, names, at, 0);
    return instances.length > 0 && instances.every((each) => each.is === 'external' && isIt(each.path));
  }

  /** An import that cannot be followed, of a name that says it. */
  #isImportedServer(names: readonly string[], at: PyNode): boolean {
    const [meaning] = this.module.meaningsOfPath(names, at);
    return meaning?.is === 'external' && /mcp/i.test(meaning.path) && NAMED_LIKE_SERVER.test(names.at(-1)!);
  }

  #groupOf(names: readonly string[], at: PyNode): object {
    const [first] = this.module.meaningsOfPath(names.slice(0, 1), at);
    const owner =
      first?.is === 'parameter' ? first.callable.from : first && 'node' in first ? (first.node?.from ?? '') : '';
    const key = `${names.join('.')} ${owner}`;
    let group = this.#groups.get(key);
    if (!group) this.#groups.set(key, (group = {}));
    return group;
  }

  instancesOf(module: Module, names: readonly string[], at: PyNode, depth: number): readonly Instance[] {
    const [first, ...rest] = names;
    if (first === undefined || depth > DEEPEST) return [];
    let found = module.meaningsOfPath([first], at).flatMap((each) => this.#instancesOfMeaning(each, depth + 1));
    if (found.length === 0 && rest.length > 0) {
      // `config.mcp`, of a module.
      return module.meaningsOfPath(names, at).flatMap((each) => this.#instancesOfMeaning(each, depth + 1));
    }
    for (const name of rest) found = found.flatMap((each) => this.#attribute(each, name, depth + 1));
    return found;
  }

  /** `self.rivers.list` of a class of another module, where the text of that has the method. */
  methodElsewhere(module: Module, callee: PyNode): Elsewhere | undefined {
    const { object, name } = memberOf(module, callee) ?? {};
    const [owner, ...others] = object ? this.instancesIn(module, object) : [];
    if (name === undefined || !(owner instanceof ClassElsewhere) || others.length > 0) return undefined;
    const method: Elsewhere = { is: 'function', module: owner.module, owner: owner.name, name };
    return headElsewhere(method) ? method : undefined;
  }

  #instancesOfMeaning(meaning: Meaning, depth: number): readonly Instance[] {
    if (meaning.is === 'value') {
      const { module, node, annotation } = meaning;
      const typed = annotation ? this.#typed(module, annotation) : [];
      return typed.length > 0 || !node ? typed : this.instancesIn(module, node, depth);
    }
    if (meaning.is !== 'parameter') return [];
    const { module, callable, parameter } = meaning;
    const owner = classAround(callable);
    const isSelf = owner && parametersOf(module, callable)[0]?.name === parameter.name && !parameter.annotation;
    if (isSelf) return [{ is: 'class', module, node: owner }];
    return parameter.annotation ? this.#typed(module, parameter.annotation) : [];
  }

  /** `"FastMCP"`, `FastMCP | None`, `Optional[FastMCP]` */
  #typed(module: Module, annotation: PyNode): readonly Instance[] {
    for (const node of walk(annotation)) {
      const elsewhere = module.definedElsewhere(node);
      if (elsewhere?.is === 'class') return [new ClassElsewhere(elsewhere)];
      const paths =
        node.name === 'String'
          ? (textOf(module, node).match(/[A-Za-z_][\w.]*/g) ?? []).slice(0, 10).map((each) => each.split('.'))
          : [pathOf(module, node) ?? []];
      const found = paths.flatMap((names) => module.meaningsOfPath(names, annotation)).flatMap(instanceOf);
      if (found.length > 0) return found.slice(0, 1);
    }
    return [];
  }

  /** What an expression gives: a call of a class, of a function of the project. */
  instancesIn(module: Module, expression: PyNode, depth = 0): readonly Instance[] {
    const node = bare(expression);
    if (depth > DEEPEST) return [];
    const names = pathOf(module, node);
    if (names) return this.instancesOf(module, names, node, depth + 1);
    if (node.name === 'AwaitExpression') return this.instancesIn(module, node.lastChild!, depth + 1);
    const either = eitherOf(module, node).map((each) => this.instancesIn(module, each, depth + 1));
    if (either.length > 0) return either.every(({ length }) => length > 0) ? either.flat() : [];
    if (node.name !== 'CallExpression') return [];
    const callee = calleeOf(node);
    const member = memberOf(module, callee);
    // `FastMCP.from_openapi(…)`
    const owner = member && module.meaningOf(member.object);
    if (owner?.is === 'external' && HIGH_LEVEL.test(owner.path)) return [{ is: 'external', path: owner.path }];
    const elsewhere = module.definedElsewhere(callee);
    if (elsewhere?.is === 'class') return [new ClassElsewhere(elsewhere)];
    return module.meaningsOf(callee).flatMap((meaning): readonly Instance[] => {
      // What a function of a package makes is not known.
      if (meaning.is === 'external')
        return /(?:^|\.)_*[A-Z]\w*$/.test(meaning.path) ? [{ is: 'external', path: meaning.path }] : [];
      if (meaning.is === 'class') return [{ is: 'class', module: meaning.module, node: meaning.node }];
      if (meaning.is !== 'function') return [];
      const type = returnTypeOf(meaning.node);
      const typed = type ? this.#typed(meaning.module, type) : [];
      return typed.length > 0 ? typed : this.#returned(meaning.module, meaning.node, depth + 1);
    });
  }

  #returned(module: Module, callable: PyNode, depth: number): readonly Instance[] {
    for (const value of returnsOf(callable)) {
      const found = this.instancesIn(module, value, depth);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** `self.mcp`: assigned in a method, or annotated in the class. */
  #attribute(owner: Instance, name: string, depth: number): readonly Instance[] {
    const { module, node } = owner.is === 'class' ? owner : {};
    if (!module || !node || depth > DEEPEST) return [];
    for (const statement of statementsOf(bodyOf(node))) {
      const assigned = assignmentOf(statement);
      if (assigned?.annotation && assigned.targets.some((each) => textOf(module, each) === name))
        return this.#typed(module, assigned.annotation);
      const method = statement.name === 'DecoratedStatement' ? statement.getChild('FunctionDefinition') : null;
      const type = method && nameOf(module, method) === name ? returnTypeOf(method) : undefined;
      if (type) return this.#typed(module, type);
    }
    for (const { annotation, value } of assignedIn(module, node).get(`self.${name}`) ?? []) {
      if (annotation) return this.#typed(module, annotation);
      const found = value ? this.instancesIn(module, value, depth + 1) : [];
      if (found.length > 0) return found;
    }
    return [];
  }
}

/** `a or b`, `a if x else b` */
function eitherOf(module: Module, node: PyNode): readonly PyNode[] {
  const parts = /^(?:Binary|Conditional)Expression$/.test(node.name) ? childrenOf(node) : [];
  if (node.name === 'ConditionalExpression') return [parts[0]!, parts[4]!];
  return parts.length === 3 && textOf(module, parts[1]!) === 'or' ? [parts[0]!, parts[2]!] : [];
}

/** What is typed as a class is one of it. */
function instanceOf(meaning: Meaning): Instance[] {
  if (meaning.is === 'class') return [{ is: 'class', module: meaning.module, node: meaning.node }];
  const isType = meaning.is === 'external' && !/^(?:typing|collections|types)\b/.test(meaning.path);
  return isType ? [{ is: 'external', path: meaning.path }] : [];
}

/** The text of a module that registers what others hand to it. */
const HANDS_ON = /\.(?:add_)?tool\(|\bFastMCP\b|\bMCPServer\b|inputSchema/;

const isOfSdk = (kind: ReturnType<typeof kindOf>): boolean => kind === 'official' || kind === 'fastmcp';

function kindOf(instance: Instance, depth: number): Library | 'low' | undefined {
  if (instance.is === 'external') {
    if (HIGH_LEVEL.test(instance.path)) return libraryOf(instance.path);
    return LOW_LEVEL.test(instance.path) ? 'low' : undefined;
  }
  const { module, node } = instance;
  if (depth > DEEPEST || !node) return undefined;
  for (const { value, key } of argumentsOf(module, node) ?? []) {
    if (key !== undefined) continue;
    for (const base of module.meaningsOf(value)) {
      const kind =
        base.is === 'external'
          ? kindOf(base, depth + 1)
          : base.is === 'class'
            ? kindOf({ is: 'class', module: base.module, node: base.node }, depth + 1)
            : undefined;
      if (kind) return kind;
    }
  }
  return undefined;
}
