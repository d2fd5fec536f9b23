/** Names and what they stand for, found in one walk over a file; the walk also gathers what the extractor looks at. */
import { bare, isFunction, requiredModule, staticName, walkAst, ownerOf, type Ast, type Normalise } from './ast.js';

export interface Binding {
  readonly kind: 'variable' | 'function' | 'import' | 'param' | 'enum' | 'class' | 'other';
  /** The declarator, function, import specifier, parameter, enum or class. */
  readonly node: Ast;
  /** For a name inside a pattern: the way to it. `undefined` where the pattern is too clever. */
  readonly path: readonly string[] | undefined;
  /** For the rest of an object pattern: the way to that object, and the keys that are taken out of it. */
  readonly rest?: Rest;
  /** For a parameter: its position. */
  readonly index?: number;
}

export interface Rest {
  readonly path: readonly string[];
  readonly without: readonly string[];
}

export interface Survey {
  readonly program: Ast;
  readonly calls: readonly Ast[];
  readonly objects: readonly Ast[];
  readonly functions: readonly Ast[];
  readonly classes: readonly Ast[];
  readonly templates: readonly Ast[];
  readonly imports: readonly Ast[];
  /** `for (… of …)` */
  readonly loops: readonly Ast[];
  /** The modules that are imported or required. */
  readonly modules: readonly string[];
  /** Whether something in it is called `openai`: without that there is no widget code. */
  readonly namesApi: boolean;
  /** How many nodes the file has. */
  readonly size: number;
  readonly scopes: Scopes;
}

/** Walks a file once. */
export function survey(program: Ast, normalise?: Normalise): Survey {
  const calls: Ast[] = [];
  const objects: Ast[] = [];
  const functions: Ast[] = [];
  const classes: Ast[] = [];
  const templates: Ast[] = [];
  const imports: Ast[] = [];
  const loops: Ast[] = [];
  const modules: string[] = [];
  const scopes = new Scopes();
  let size = 0;
  let namesApi = false;
  walkAst(
    program,
    (node) => {
      size++;
      switch (node.type) {
        case 'CallExpression':
          calls.push(node);
          scopes.noteCall(node);
          noteModule(requiredModule(node));
          break;
        case 'ObjectExpression':
          objects.push(node);
          break;
        case 'MemberExpression':
          namesApi ||= staticName(node['property'], node['computed']) === 'openai';
          break;
        case 'ObjectPattern':
          namesApi ||= (node['properties'] as Ast[]).some((each) => each['key']?.name === 'openai');
          break;
        case 'ImportDeclaration':
          imports.push(node);
          noteModule(String(node['source'].value));
          for (const specifier of node['specifiers']) scopes.declare(specifier.local, 'import', specifier, node);
          break;
        case 'VariableDeclaration':
          for (const declarator of node['declarations']) {
            scopes.declare(
              declarator.id,
              'variable',
              declarator,
              node['kind'] === 'var' ? varScopeAround(node) : scopeAround(node),
            );
          }
          break;
        case 'TSEnumDeclaration':
          scopes.declare(node['id'], 'enum', node, scopeAround(node));
          break;
        case 'TemplateLiteral':
          templates.push(node);
          break;
        case 'ClassExpression':
          classes.push(node);
          break;
        case 'ClassDeclaration':
          classes.push(node);
          if (node['id']) scopes.declare(node['id'], 'class', node, scopeAround(node));
          break;
        case 'CatchClause':
          if (node['param']) scopes.declare(node['param'], 'other', node, node);
          break;
        case 'AssignmentExpression':
          scopes.noteWrite(node['left']);
          break;
        case 'UpdateExpression':
          scopes.noteWrite(node['argument']);
          break;
        case 'UnaryExpression':
          if (node['operator'] === 'delete') scopes.noteWrite(node['argument']);
          break;
        case 'ForInStatement':
        case 'ForOfStatement':
          loops.push(node);
          if (node['left'].type !== 'VariableDeclaration') scopes.noteWrite(node['left']);
          break;
        default:
          if (isFunction(node)) {
            functions.push(node);
            if (node.type === 'FunctionDeclaration' && node['id'])
              scopes.declare(node['id'], 'function', node, scopeAround(node));
            if (node.type === 'FunctionExpression' && node['id']) scopes.declare(node['id'], 'function', node, node);
            (node['params'] as Ast[]).forEach((param, index) => scopes.declare(param, 'param', param, node, index));
          }
      }
    },
    normalise,
  );
  return { program, calls, objects, functions, classes, templates, imports, loops, modules, namesApi, size, scopes };

  function noteModule(name: string | undefined): void {
    if (name !== undefined) modules.push(name);
  }
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
    this.#declare(pattern, kind, node, at, index, []);
  }

  #declare(
    pattern: Ast,
    kind: Binding['kind'],
    node: Ast,
    at: Ast,
    index: number | undefined,
    path: Binding['path'],
    rest?: Rest,
  ): void {
    switch (pattern.type) {
      case 'Identifier': {
        const scope = kind === 'import' ? programOf(at) : at;
        let table = this.#tables.get(scope);
        if (!table) this.#tables.set(scope, (table = new Map()));
        const name = pattern['name'] as string;
        const binding: Binding = { kind, node, path, rest, index };
        const known = table.get(name);
        if (known) known.push(binding);
        else {
          table.set(name, [binding]);
          const scopes = this.#scopes.get(name);
          if (scopes) scopes.push(scope);
          else this.#scopes.set(name, [scope]);
        }
        break;
      }
      case 'AssignmentPattern':
        // A default applies only sometimes: what the name stands for can be told only where the value is known.
        this.#declare(pattern['left'], kind, node, at, index, undefined);
        break;
      case 'ObjectPattern':
        for (const property of pattern['properties'] as Ast[]) {
          if (property.type === 'RestElement') {
            const without = namesBeside(pattern);
            const left = path && without && { path, without };
            this.#declare(property['argument'], kind, node, at, index, undefined, left);
          } else {
            const name = staticName(property['key'], property['computed']);
            this.#declare(
              property['value'],
              kind,
              node,
              at,
              index,
              path && name !== undefined ? [...path, name] : undefined,
            );
          }
        }
        break;
      case 'ArrayPattern':
        (pattern['elements'] as (Ast | null)[]).forEach((element, position) => {
          if (!element) return;
          const isRest = element.type === 'RestElement';
          this.#declare(
            isRest ? element['argument'] : element,
            kind,
            node,
            at,
            index,
            path && !isRest ? [...path, String(position)] : undefined,
          );
        });
        break;
      case 'RestElement':
        this.#declare(pattern['argument'], kind, node, at, index, undefined);
        break;
      case 'TSParameterProperty':
        this.#declare(pattern['parameter'], kind, node, at, index, path);
        break;
    }
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

/** The keys that a pattern takes out of an object; undefined where one is computed. */
export function namesBeside({ properties }: Ast): string[] | undefined {
  const names = (properties as Ast[])
    .filter(({ type }) => type !== 'RestElement')
    .map(({ key, computed }) => staticName(key as Ast, computed as boolean));
  return names.includes(undefined) ? undefined : (names as string[]);
}

function note(all: Map<string, Ast[]>, identifier: Ast): void {
  const known = all.get(identifier['name']);
  if (known) known.push(identifier);
  else all.set(identifier['name'], [identifier]);
}

const SCOPES = new Set([
  'Program',
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'StaticBlock',
  'TSModuleBlock',
]);

function scopeAround(node: Ast): Ast {
  let at = node.parent ?? node;
  while (at.parent && !SCOPES.has(at.type) && !isFunction(at)) at = at.parent;
  return at;
}

function varScopeAround(node: Ast): Ast {
  let at = node.parent ?? node;
  while (
    at.parent &&
    at.type !== 'Program' &&
    !isFunction(at) &&
    at.type !== 'StaticBlock' &&
    at.type !== 'TSModuleBlock'
  )
    at = at.parent;
  return at;
}

function programOf(node: Ast): Ast {
  let at = node;
  while (at.parent && at.type !== 'Program') at = at.parent;
  return at;
}
