/** What a name stands for: an import, a definition, a constant; one that is imported from the project is followed there. */
import { addTo, known } from '../../core/collections.js';
import {
  assignmentOf,
  childrenOf,
  isScope,
  isFunction,
  memberOf,
  nameNodeOf,
  nameOf,
  parametersOf,
  pathOf,
  textOf,
  type Parameter,
  type PyNode,
  type Source,
} from './syntax.js';

export type Meaning =
  /** Of a package, or of a module that cannot be read: `typing.Optional`. */
  | { readonly is: 'external'; readonly path: string }
  | { readonly is: 'builtin'; readonly name: string }
  | { readonly is: 'module'; readonly module: Module }
  | { readonly is: 'function' | 'class'; readonly module: Module; readonly node: PyNode; readonly name: string }
  /** A variable that is assigned once; without a value where it only has an annotation. */
  | {
      readonly is: 'value';
      readonly module: Module;
      readonly name: string;
      readonly node?: PyNode;
      readonly annotation?: PyNode;
    }
  /** `type X = …` */
  | { readonly is: 'type'; readonly module: Module; readonly name: string; readonly node: PyNode }
  | { readonly is: 'parameter'; readonly module: Module; readonly callable: PyNode; readonly parameter: Parameter };

export interface Elsewhere {
  readonly is: 'function' | 'class';
  readonly module: Module;
  readonly name: string;
  /** The class whose method it is. */
  readonly owner?: string;
}

/** Where the text has it: behind the bracket of a function, which may be `async`. A class ends where a line is not indented. */
export function headElsewhere({ module: { text }, name, owner }: Elsewhere): RegExpExecArray | null {
  const within =
    owner === undefined ? text : new RegExp(`^class[ \\t]+${owner}\\b.*(?:\\n(?:[\\s#)].*)?)*`, 'm').exec(text)?.[0];
  const indent = owner === undefined ? '' : '[ \\t]+';
  return new RegExp(`^${indent}(?:(async)[ \\t]+)?def[ \\t]+${name}[ \\t]*\\(([^]{0,3000})`, 'm').exec(within ?? '');
}

/** What is None at first may be imported afterwards. */
const DEFINITION = /^(?:(class|(?:async[ \t]+)?def)[ \t]+)?(\w+)[ \t]*((?::[^\n=]*)?=(?:[ \t]*None\b)?|[(:[,])/gm;

/** Finds a module of the project: `level` is the number of dots before its name. */
export type FindModule = (from: Module, level: number, name: string) => Module | undefined;

type Binding =
  | Meaning
  | { readonly is: 'import'; readonly level: number; readonly from: string; readonly name?: string }
  /** Bound by a loop, a `with`, an assignment of several. */
  | { readonly is: 'unknown' };

type Import = Binding & { readonly is: 'import' };

/** So many files between a name and its definition. */
const MOST_HOPS = 4;
/** So many `from x import *` of a file are followed: all modules of a project may take all names from each other. */
const MOST_WILDCARDS = 40;

export class Module implements Source {
  readonly text: string;
  readonly path?: string;
  /** Where it is, for the one who finds modules. */
  readonly location: string;
  readonly #source: Source;
  readonly #find: FindModule;
  #root?: PyNode;
  readonly #scopes = new Map<number, ReadonlyMap<string, readonly Binding[]>>();
  readonly #imported = new Map<string, Module | undefined>();
  /** Names that were looked for in vain, each with the hops that it took to come here. */
  readonly #lacking = new Map<string, number>();
  #wildcards: readonly Import[] = [];
  #defined?: ReadonlyMap<string, Elsewhere['is'] | 'value' | undefined>;

  constructor(source: Source, location = '', find: FindModule = () => undefined) {
    this.text = source.text;
    this.#source = source;
    if (source.path !== undefined) this.path = source.path;
    this.location = location;
    this.#find = find;
  }

  /** By its text, a line at its top begins with that. */
  mayDefine(name: string): boolean {
    return this.#definitions().has(name);
  }

  /** Of a module that is imported, often only the text is needed. */
  get root(): PyNode {
    return (this.#root ??= this.#source.root);
  }

  /** The modules that it imports, as they are written. */
  get imports(): readonly string[] {
    const all = [...this.#bindingsIn(this.root).values()].flat().filter((each) => each.is === 'import');
    return [...new Set([...all, ...this.#wildcards].map(({ level, from }) => '.'.repeat(level) + from))];
  }

  /** What the file defines or imports at its top. */
  get names(): Pick<ReadonlySet<string>, 'has'> {
    return this.#bindingsIn(this.root);
  }

  /** What a name, a member or the name of a decorator stands for; undefined where that is not known. */
  meaningOf(node: PyNode): Meaning | undefined {
    const [only, ...others] = this.meaningsOf(node);
    return others.length === 0 ? only : undefined;
  }

  /** The same where it may stand for one of several: a variable that is assigned in two branches. */
  meaningsOf(node: PyNode): readonly Meaning[] {
    const path = pathOf(this, node);
    return path ? this.meaningsOfPath(path, node) : [];
  }

  /** Names as they would be understood at a node. */
  meaningsOfPath([first, ...rest]: readonly string[], at: PyNode, hops = 0): readonly Meaning[] {
    let found = first === undefined ? [] : this.#lookUp(first, at, hops, rest.length > 0);
    for (const name of rest) found = found.flatMap((each) => memberOfMeaning(each, name, hops));
    return found;
  }

  /** What another file gets that imports a name from this one. Modules may take all names from each other in many ways. */
  exported(name: string, hops = 0): readonly Meaning[] {
    if ((this.#lacking.get(name) ?? Infinity) <= hops) return [];
    const found = this.#findExported(name, hops);
    if (found.length === 0) this.#lacking.set(name, hops);
    return found;
  }

  #findExported(name: string, hops: number): readonly Meaning[] {
    const own = this.#follow(this.#bindingsIn(this.root).get(name), hops);
    if (own.length > 0) return own;
    if (hops < MOST_HOPS)
      for (const { level, from } of this.#wildcards) {
        const found = this.import(level, from)?.exported(name, hops + 1) ?? [];
        if (found.length > 0) return found;
      }
    // A package has its modules as members.
    const submodule = this.location.endsWith('__init__.py') ? this.import(1, name) : undefined;
    return submodule && submodule !== this ? [{ is: 'module', module: submodule }] : [];
  }

  /** What is defined at the top of the file, each with its name. */
  ownNames(): readonly (Meaning & { readonly name: string })[] {
    return [...this.#bindingsIn(this.root).values()].flatMap(([only, ...others]) =>
      others.length === 0 && (only?.is === 'function' || only?.is === 'class' || only?.is === 'value') ? [only] : [],
    );
  }

  /** A file imports few modules, and names of them many times. */
  import(level: number, from: string): Module | undefined {
    const key = '.'.repeat(level) + from;
    if (!this.#imported.has(key)) this.#imported.set(key, this.#find(this, level, from));
    return this.#imported.get(key);
  }

  /**
   * What a name stands for that another module defines, as far as the module's text says it. To parse that module, only to
   * learn that it is not of a library, takes long.
   */
  definedElsewhere(node: PyNode): Elsewhere | undefined {
    if (node.name === 'VariableName') return this.#definedBeyond(this.#boundTo(textOf(this, node), node));
    // `rivers.list_rivers`
    const { object, name = '' } = memberOf(this, node) ?? {};
    const module = object?.name === 'VariableName' ? this.#moduleMeant(object) : undefined;
    const is = module && module.#definitions().get(name);
    return is && is !== 'value' ? { is, module, name } : undefined;
  }

  /** The module that an import names, where no other is parsed to know it but a package. */
  #moduleMeant(node: PyNode): Module | undefined {
    const [only, ...others] = this.#boundTo(textOf(this, node), node) ?? [];
    if (only?.is !== 'import' || others.length > 0) return undefined;
    const from = this.import(only.level, only.from);
    if (only.name !== undefined && from && !from.location.endsWith('__init__.py')) return undefined;
    const [meant] = this.#follow([only], 0);
    return meant?.is === 'module' && meant.module !== this ? meant.module : undefined;
  }

  /** An import binds the name. */
  isImported(node: PyNode): boolean {
    return (
      node.name === 'VariableName' &&
      this.#boundTo(textOf(this, node), node)?.every(({ is }) => is === 'import') === true
    );
  }

  /** A package hands on what its modules define: `from .rivers import list_rivers`. */
  #definedBeyond([only, ...others]: readonly Binding[] = [], hops = 0): Elsewhere | undefined {
    if (only?.is !== 'import' || only.name === undefined || others.length > 0 || hops > MOST_HOPS) return undefined;
    const module = this.import(only.level, only.from);
    if (!module || module === this) return undefined;
    const { name } = only;
    const definitions = module.#definitions();
    const is = definitions.get(name);
    if (is && is !== 'value') return { is, module, name };
    return definitions.has(name)
      ? undefined
      : module.#definedBeyond(module.#bindingsIn(module.root).get(name), hops + 1);
  }

  /** The path of what a package has. */
  externalOf(node: PyNode): string | undefined {
    const meaning = this.definedElsewhere(node) ? undefined : this.meaningOf(node);
    return meaning?.is === 'external' ? meaning.path : undefined;
  }

  /** The functions, classes and variables that begin a line, where nothing else of their name does. */
  #definitions(): ReadonlyMap<string, Elsewhere['is'] | 'value' | undefined> {
    if (this.#defined) return this.#defined;
    const found = new Map<string, Elsewhere['is'] | 'value' | undefined>();
    for (const [, word, name, sign] of this.text.matchAll(DEFINITION)) {
      const is =
        word === undefined ? (sign!.endsWith('=') ? 'value' : undefined) : word === 'class' ? word : 'function';
      found.set(name!, found.has(name!) ? undefined : is);
    }
    return (this.#defined = found);
  }

  #boundTo(name: string, at: PyNode): readonly Binding[] | undefined {
    let isInside = false;
    for (let scope: PyNode | null = at; scope; scope = scope.parent) {
      if (scope.name === 'Script' || (isScope(scope) && !isHead(scope, at) && !(isInside && !isFunction(scope)))) {
        const found = this.#bindingsIn(scope).get(name);
        if (found) return found;
        isInside ||= isFunction(scope);
      }
    }
    return undefined;
  }

  #lookUp(name: string, at: PyNode, hops: number, isOwner: boolean): readonly Meaning[] {
    const bound = this.#boundTo(name, at);
    if (bound) return this.#follow(bound, hops, isOwner);
    for (const { level, from } of this.#wildcards) {
      const module = this.import(level, from);
      const found = module ? (hops < MOST_HOPS ? module.exported(name, hops + 1) : []) : wellKnown(from, name);
      if (found.length > 0) return found;
    }
    return BUILTINS.has(name) ? [{ is: 'builtin', name }] : [];
  }

  /** `isOwner`: what has something. Of a function or a variable that is not known, and their module is not parsed for it. */
  #follow(bindings: readonly Binding[] | undefined, hops: number, isOwner = false): readonly Meaning[] {
    if (!bindings || bindings.some(({ is }) => is === 'unknown')) return [];
    return bindings.flatMap((each): readonly Meaning[] => {
      if (each.is === 'unknown') return [];
      if (each.is !== 'import') return [each];
      const { level, from, name } = each;
      const external = (): Meaning => ({
        is: 'external',
        path: [level > 0 ? '.'.repeat(level) + from : from, ...(name === undefined ? [] : [name])].join('.'),
      });
      if (hops > MOST_HOPS) return [external()];
      const module = this.import(level, from);
      if (!module) {
        // `from folder import module`, where the folder is no package.
        const own = name === undefined ? undefined : this.import(level, from === '' ? name : `${from}.${name}`);
        return [own ? { is: 'module', module: own } : external()];
      }
      if (name === undefined) return [{ is: 'module', module }];
      const isKnown = isOwner && /^(?:function|value)$/.test(module.#definitions().get(name) ?? '');
      if (module !== this) return isKnown ? [] : module.exported(name, hops + 1);
      // In a package, `from . import module`.
      const own = this.import(1, name);
      return own && own !== this ? [{ is: 'module', module: own }] : [];
    });
  }

  #bindingsIn(scope: PyNode): ReadonlyMap<string, readonly Binding[]> {
    // A function may begin where its file does.
    const key = scope.name === 'Script' ? -1 : scope.from;
    let known = this.#scopes.get(key);
    if (!known) {
      const { names, wildcards } = bindingsOf(this, scope);
      this.#scopes.set(key, (known = names));
      if (scope.name === 'Script') this.#wildcards = wildcards;
    }
    return known;
  }
}

/** Annotations, defaults and decorators are outside of the function that they belong to. */
function isHead(scope: PyNode, at: PyNode): boolean {
  const body = scope.name === 'LambdaExpression' ? scope.lastChild : scope.getChild('Body');
  return body !== null && at.from < body.from;
}

function memberOfMeaning(owner: Meaning, name: string, hops: number): readonly Meaning[] {
  if (owner.is === 'external') return [{ is: 'external', path: `${owner.path}.${name}` }];
  if (owner.is === 'module') return owner.module.exported(name, hops + 1);
  if (owner.is !== 'class') return [];
  const body = owner.node.getChild('Body');
  return body ? owner.module.meaningsOfPath([name], body, hops + 1).filter((each) => isIn(each, owner.node)) : [];
}

/** A name that the class itself defines, and no other around it. */
function isIn(meaning: Meaning, { from, to }: PyNode): boolean {
  return 'node' in meaning && meaning.node !== undefined && meaning.node.from >= from && meaning.node.to <= to;
}

/** `from typing import *` */
const wellKnown = (module: string, name: string): readonly Meaning[] =>
  /^(?:typing|typing_extensions|pydantic|fastmcp|mcp(?:\..+)?)$/.test(module) && /^[A-Z]/.test(name)
    ? [{ is: 'external', path: `${module}.${name}` }]
    : [];

interface Bindings {
  readonly names: ReadonlyMap<string, readonly Binding[]>;
  readonly wildcards: readonly Import[];
}

function bindingsOf(module: Module, scope: PyNode): Bindings {
  const names = new Map<string, Binding[]>();
  const wildcards: Import[] = [];
  const bind = (name: string, binding: Binding): void => addTo(names, name, binding);
  const bindAll = (node: PyNode): void => {
    if (node.name === 'VariableName') bind(textOf(module, node), { is: 'unknown' });
    else if (/^(?:Tuple|Array|Parenthesized)Expression$/.test(node.name)) childrenOf(node).forEach(bindAll);
  };
  if (isFunction(scope))
    for (const parameter of parametersOf(module, scope))
      bind(parameter.name, { is: 'parameter', module, callable: scope, parameter });
  const body = scope.name === 'Script' ? scope : scope.getChild('Body');
  const todo = body ? [body] : [];
  for (let at = todo.pop(); at; at = todo.pop()) {
    if (isScope(at)) {
      const name = nameOf(module, at);
      const is = at.name === 'ClassDefinition' ? 'class' : 'function';
      if (name !== undefined && at.name !== 'LambdaExpression') bind(name, { is, module, node: at, name });
      continue;
    }
    switch (at.name) {
      case 'ImportStatement':
        for (const [name, binding] of importsIn(module, at)) {
          if (name !== '*') bind(name, binding);
          else if (wildcards.length < MOST_WILDCARDS) wildcards.push(binding);
        }
        continue;
      case 'AssignStatement':
        bindAssigned(module, at, bind, bindAll);
        break;
      case 'UpdateStatement':
      case 'NamedExpression':
        bindAll(at.firstChild!);
        break;
      case 'TypeDefinition': {
        const name = nameNodeOf(at);
        if (name) bind(textOf(module, name), { is: 'type', module, name: textOf(module, name), node: at.lastChild! });
        break;
      }
      case 'ForStatement':
        for (let each = at.getChild('for')?.nextSibling; each && each.name !== 'in'; each = each.nextSibling)
          bindAll(each);
        break;
      case 'WithStatement':
      case 'TryStatement':
        for (const as of at.getChildren('as')) if (as.nextSibling) bindAll(as.nextSibling);
        break;
      case 'ScopeStatement':
        // Assigned here, and bound elsewhere.
        at.getChildren('VariableName').forEach(bindAll);
        break;
    }
    for (let child = at.lastChild; child; child = child.prevSibling) if (mayBind(child)) todo.push(child);
  }
  for (const [name, all] of names) names.set(name, likeliest(all));
  return { names, wildcards };
}

/** Of the expressions only `x := y` binds, which is rare enough to be looked for where conditions are. */
const mayBind = ({ name }: PyNode): boolean => known(bindingNames, name, (each) => BINDS.test(each));
const BINDS =
  /Statement$|^(?:Match)?Body$|Definition$|^(?:Named|Parenthesized|Binary|Unary)Expression$|^StatementGroup$|^MatchClause$/;
const bindingNames = new Map<string, boolean>();

/** `try: from x import A` … `except ImportError: A = None`: what is imported is what is meant. */
function likeliest(bindings: Binding[]): Binding[] {
  if (bindings.length === 1) return bindings;
  const known = bindings.filter(({ is }) => is !== 'value');
  const isGuarded = known.length > 0 && known.length < bindings.length && known.every(({ is }) => is !== 'unknown');
  const rest = isGuarded && bindings.every((each) => each.is !== 'value' || isNothing(each)) ? known : bindings;
  // An annotation by itself is no second value.
  return rest.length > 1 && rest.some((each) => each.is === 'value' && each.node)
    ? rest.filter((each) => each.is !== 'value' || each.node)
    : rest;
}

const isNothing = (binding: Binding): boolean =>
  binding.is === 'value' && (!binding.node || binding.node.name === 'None');

function bindAssigned(
  module: Module,
  statement: PyNode,
  bind: (name: string, binding: Binding) => void,
  bindAll: (node: PyNode) => void,
): void {
  const assignment = assignmentOf(statement);
  if (!assignment) {
    for (const child of childrenOf(statement)) {
      if (child === statement.lastChild) break;
      bindAll(child);
    }
    return;
  }
  const { targets, value, annotation } = assignment;
  const isWhole = value !== undefined || !statement.getChild('AssignOp');
  for (const target of targets) {
    // What is assigned is not there: nothing is known of it.
    if (target.name !== 'VariableName' || !isWhole) bindAll(target);
    else {
      const name = textOf(module, target);
      bind(name, { is: 'value', module, name, ...(value && { node: value }), ...(annotation && { annotation }) });
    }
  }
}

/** The names that a statement binds; `*` for all. */
export function importsIn(module: Module, statement: PyNode): [name: string, binding: Import][] {
  const parts = childrenOf(statement);
  if (parts[0]?.name === 'import') return plainImports(module, parts.slice(1));
  let level = 0;
  let from = '';
  let index = 1;
  for (; index < parts.length && parts[index]!.name !== 'import'; index++) {
    const part = parts[index]!;
    if (part.name !== 'VariableName') {
      if (from === '') level += part.to - part.from;
    } else from += (from === '' ? '' : '.') + textOf(module, part);
  }
  const found: [string, Import][] = [];
  for (index++; index < parts.length; index++) {
    const part = parts[index]!;
    if (part.name === '*') found.push(['*', { is: 'import', level, from }]);
    if (part.name !== 'VariableName') continue;
    const name = textOf(module, part);
    const hasAlias = parts[index + 1]?.name === 'as' && parts[index + 2]?.name === 'VariableName';
    if (hasAlias) index += 2;
    found.push([hasAlias ? textOf(module, parts[index]!) : name, { is: 'import', level, from, name }]);
  }
  return found;
}

/** `import a.b as c, d.e`: the last is bound as `d`. */
function plainImports(module: Module, parts: readonly PyNode[]): [name: string, binding: Import][] {
  const found: [string, Import][] = [];
  let path: string[] = [];
  let alias: string | undefined;
  const add = (): void => {
    const from = alias === undefined ? path[0] : path.join('.');
    if (from !== undefined) found.push([alias ?? from, { is: 'import', level: 0, from }]);
    path = [];
    alias = undefined;
  };
  for (const [index, part] of parts.entries()) {
    if (part.name === ',') add();
    else if (part.name === 'VariableName' && parts[index - 1]?.name === 'as') alias = textOf(module, part);
    else if (part.name === 'VariableName') path.push(textOf(module, part));
  }
  add();
  return found;
}

const BUILTINS: ReadonlySet<string> = new Set(
  (
    'str int float bool bytes bytearray complex list dict tuple set frozenset object type None range len print open ' +
    'sorted map filter zip enumerate sum min max abs isinstance getattr setattr hasattr repr format callable super ' +
    'property staticmethod classmethod slice Exception BaseException ValueError TypeError KeyError RuntimeError'
  ).split(' '),
);
