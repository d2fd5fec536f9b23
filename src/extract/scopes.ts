/** Names and what they stand for where they are used. */
import { addTo } from '../core/collections.js';
import { bare, ownerOf, type Ast, staticName } from './syntax.js';

/** What a name stands for: for one inside a pattern, a part of what is declared. */
export interface Binding extends Omit<Taken, 'name'> {
  readonly kind: 'variable' | 'function' | 'import' | 'param' | 'enum' | 'class' | 'other';
  /** The declarator, function, import specifier, parameter, enum or class. */
  readonly node: Ast;
  /** For a parameter: its position. */
  readonly index?: number;
}

const MUTATORS = new Set([
  'push',
  'unshift',
  'splice',
  'pop',
  'shift',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
  'set',
  'delete',
  'clear',
  'add',
]);

/** So many scopes are searched faster one by one than by a table. */
const FEW = 8;

export class Scopes {
  readonly #tables = new Map<Ast, Map<string, Binding[]>>();
  /** The scopes that declare a name. */
  readonly #scopes = new Map<string, Ast[]>();
  /** Identifiers that are assigned, or whose members are. */
  readonly #writes = new Map<string, Ast[]>();
  /** Identifiers that are assigned themselves. */
  readonly #assigned = new Map<string, Ast[]>();
  /** Identifiers whose members are assigned. */
  readonly #filled = new Map<string, Ast[]>();
  /** What the names stand for where they are written, looked up once for each name: only valid when the walk is over. */
  readonly #answers = new Map<Map<string, Ast[]>, Map<string, ReadonlySet<Binding>>>();

  declare(pattern: Ast, kind: Binding['kind'], node: Ast, at: Ast, index?: number): void {
    const scope = kind === 'import' ? programOf(at) : at;
    for (const { name, path, rest } of namesIn(pattern)) this.#add(name, scope, { kind, node, path, rest, index });
  }

  #add(name: string, scope: Ast, binding: Binding): void {
    let table = this.#tables.get(scope);
    if (!table) this.#tables.set(scope, (table = new Map()));
    if (!table.has(name)) addTo(this.#scopes, name, scope);
    addTo(table, name, binding);
  }

  noteWrite(target: Ast): void {
    const at = ownerOf(target);
    if (at.type !== 'Identifier') return;
    note(at === bare(target) ? this.#assigned : this.#filled, at);
    note(this.#writes, at);
  }

  /** The name stays, what it stands for changes. */
  noteMutation(target: Ast): void {
    const at = ownerOf(target);
    if (at.type === 'Identifier') note(this.#writes, at);
  }

  noteCall(call: Ast): void {
    const callee = bare(call['callee']);
    if (callee.type !== 'MemberExpression' || callee['computed']) return;
    const method = callee['property']['name'] as string;
    const assigned = method === 'assign' ? (call['arguments'][0] as Ast | undefined) : undefined;
    const changed = MUTATORS.has(method) ? (callee['object'] as Ast) : assigned;
    if (changed) this.noteMutation(changed);
    if (assigned?.type === 'Identifier') note(this.#filled, assigned);
  }

  /** What a name stands for where it is used; undefined for globals and for names declared twice. */
  resolve(identifier: Ast): Binding | undefined {
    const bindings = this.#bindings(identifier);
    return bindings?.length === 1 ? bindings[0] : undefined;
  }

  isDeclared(identifier: Ast): boolean {
    return this.#bindings(identifier) !== undefined;
  }

  /** Most names are declared once, at the top of the file or nowhere: those need no look at the scopes around. */
  #bindings(identifier: Ast): Binding[] | undefined {
    const name = identifier['name'] as string;
    const scopes = this.#scopes.get(name);
    if (!scopes) return undefined;
    if (scopes.length === 1 && scopes[0]!.type === 'Program') return this.#tables.get(scopes[0]!)!.get(name);
    const isFew = scopes.length <= FEW;
    for (let at: Ast | undefined = identifier; at; at = at.parent) {
      if (isFew ? scopes.includes(at) : this.#tables.get(at)?.has(name)) return this.#tables.get(at)!.get(name);
    }
    return undefined;
  }

  /** What a name stands for that a function declares as a parameter. */
  paramOf(callable: Ast, name: string): Binding | undefined {
    const bindings = this.#tables.get(callable)?.get(name);
    return bindings?.length === 1 && bindings[0]!.kind === 'param' ? bindings[0] : undefined;
  }

  /** What a name stands for at the top of the file. */
  topLevel(name: string, program: Ast): Binding | undefined {
    const bindings = this.#tables.get(program)?.get(name);
    return bindings?.length === 1 ? bindings[0] : undefined;
  }

  /** Whether the name itself is given another value. */
  isReassigned(name: string, binding: Binding): boolean {
    return this.#among(this.#assigned, name, binding);
  }

  /** Whether what a name stands for may change after its declaration. */
  isWritten(name: string, binding: Binding): boolean {
    return this.#among(this.#writes, name, binding);
  }

  /** Whether something is added to what a name stands for, or changed in it. */
  isFilledIn(name: string, binding: Binding): boolean {
    return this.#among(this.#filled, name, binding);
  }

  #among(writes: Map<string, Ast[]>, name: string, binding: Binding): boolean {
    const all = writes.get(name);
    if (!all) return false;
    let known = this.#answers.get(writes);
    if (!known) this.#answers.set(writes, (known = new Map<string, ReadonlySet<Binding>>()));
    let bindings = known.get(name);
    if (!bindings) known.set(name, (bindings = new Set(all.flatMap((write) => this.#bindings(write) ?? []))));
    return bindings.has(binding);
  }
}

/** What a call gives a function for one of its parameters, if that is a name by itself. */
export function givenFor({ node, index, path }: Binding, callable: Ast, call: Ast): Ast | undefined {
  const isWhole = path?.length === 0 && callable['params'][index!] === node;
  return isWhole ? (call['arguments'][index!] as Ast | undefined) : undefined;
}

function note(all: Map<string, Ast[]>, identifier: Ast): void {
  addTo(all, identifier['name'] as string, identifier);
}

function programOf(node: Ast): Ast {
  let at = node;
  while (at.parent && at.type !== 'Program') at = at.parent;
  return at;
}

/** What patterns take out of the values that they stand for: `{ name, options: { tools = [] }, ...rest }`. */

/** A name in a pattern. */
export interface Taken {
  readonly name: string;
  /** The way to what it stands for; `undefined` where the pattern is too clever. */
  readonly path: readonly string[] | undefined;
  /** For the rest of an object pattern: the way to that object, and the keys that are taken out of it. */
  readonly rest?: Rest;
}

interface Rest {
  readonly path: readonly string[];
  readonly without: readonly string[];
}

type Path = Taken['path'];

export const namesIn = (pattern: Ast): readonly Taken[] => namesFrom([], pattern);

/** `path` leads to what the pattern stands for. */
function namesFrom(path: Path, pattern: Ast, rest?: Rest): readonly Taken[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: pattern['name'] as string, path, rest }];
    case 'AssignmentPattern':
      // A default applies only sometimes: what the name stands for can be told only where the value is known.
      return namesFrom(undefined, pattern['left'] as Ast);
    case 'ObjectPattern':
      return (pattern['properties'] as Ast[]).flatMap((property) => {
        if (property.type === 'RestElement')
          return namesFrom(undefined, property['argument'] as Ast, restOf(pattern, path));
        return namesFrom(stepInto(path, staticName(property['key'], property['computed'])), property['value'] as Ast);
      });
    case 'ArrayPattern':
      return (pattern['elements'] as (Ast | null)[]).flatMap((element, position) =>
        element ? namesFrom(stepInto(path, String(position)), element) : [],
      );
    case 'RestElement':
      return namesFrom(undefined, pattern['argument'] as Ast);
    case 'TSParameterProperty':
      return namesFrom(path, pattern['parameter'] as Ast);
    default:
      return [];
  }
}

const stepInto = (path: Path, key: string | undefined): Path =>
  path && key !== undefined ? [...path, key] : undefined;

function restOf(pattern: Ast, path: Path): Rest | undefined {
  const without = namesBeside(pattern);
  return path && without && { path, without };
}

/** The keys that a pattern takes out of an object; undefined where one is computed. */
export function namesBeside({ properties }: Ast): string[] | undefined {
  const names = (properties as Ast[])
    .filter(({ type }) => type !== 'RestElement')
    .map(({ key, computed }) => staticName(key as Ast, computed as boolean));
  return names.includes(undefined) ? undefined : (names as string[]);
}
