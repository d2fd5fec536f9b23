/** What a file exports, for a file that imports it. */
import { entry, type Entry, type Node } from '../../core/tree.js';
import { bare, memberName, nameOf, walkAst, place } from './syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from './syntax.js';
import { functionOf } from './returns.js';
import { tableOf, type Row } from './handlers/tables.js';
import { CALLED, NAMESPACE, type Imported } from './imported.js';
import { importOf } from './modules.js';
import { partsOf } from './parts.js';
import type { Scopes } from './scopes.js';
import type { Survey } from './survey.js';
import type { Evaluator } from './evaluate/evaluator.js';
import { type Value } from '../result/values.js';
import { addTo } from '../../core/collections.js';

export class Exports {
  readonly #evaluator: Evaluator;
  #commonJs: CommonJs | undefined;
  #own: ReadonlyMap<string, Own> | undefined;
  #passed: Passed | undefined;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** For a CommonJS file, `*` is all of `module.exports`. */
  named(name: string): Value | undefined {
    const { program } = this.#evaluator.file;
    if (name === NAMESPACE) return this.#namespace();
    if (name.endsWith(CALLED)) return this.#returnedBy(name.slice(0, -CALLED.length));
    const own = this.#ownOf(name);
    if (own) return own.declared ? this.#evaluator.declared(own.declared) : this.#evaluator.evaluate(own.value);
    return isModule(program) ? undefined : this.#required(name);
  }

  /** What a function returns, whatever it is given. */
  #returnedBy(name: string): Value | undefined {
    const callable = this.functionNamed(name);
    return callable && this.#evaluator.returned(callable);
  }

  functionNamed(name: string): FunctionNode | undefined {
    const own = this.#ownOf(name);
    const value = own ? (own.declared ?? own.value) : this.#rowOf(name)?.value;
    return value && functionOf(value, this.#evaluator.file.scopes);
  }

  /** `handlers.find`, of a table that is exported. */
  #rowOf(name: string): Row | undefined {
    const [table = '', key, ...more] = name.split('.');
    const own = key !== undefined && more.length === 0 ? this.#ownOf(table) : undefined;
    const rows = own && tableOf(own.declared ?? own.value, this.#evaluator)?.rows;
    return rows?.find((row) => row.key === key);
  }

  has(name: string): boolean {
    return this.#ownOf(name) !== undefined;
  }

  #ownOf(name: string): Own | undefined {
    return (this.#own ??= ownExports(this.#evaluator.file)).get(name);
  }

  /** The module that a name is passed on from: `export { a } from './a.js'`, `export * as a from './a.js'`. */
  passedOn(name: string): Imported | undefined {
    return name.includes('.') ? this.#rowOf(name)?.imported : (this.#passed ??= this.#passing()).names.get(name);
  }

  /** The modules that a name may come from with everything else: `export * from './a.js'`. */
  passedOnWhole(name: string): readonly string[] {
    const { program, scopes } = this.#evaluator.file;
    const { whole } = (this.#passed ??= this.#passing());
    const isNone = whole.length === 0 || name === 'default' || name === NAMESPACE;
    return isNone || scopes.topLevel(name, program) ? [] : whole;
  }

  /** What is in a list that is exported, or in the whole module. */
  parts(name: string): ExportedParts {
    const { file } = this.#evaluator;
    const own = (this.#own ??= ownExports(file));
    if (name === '*' || name === NAMESPACE) {
      const { names, whole } = (this.#passed ??= this.#passing());
      return { own: [...own.keys()], imported: [...names.values()], whole };
    }
    const list = own.get(name);
    const { written, imported } = list
      ? partsOf(list.declared ?? list.value, file.scopes)
      : { written: [], imported: [] };
    const names = written.flatMap((each) => (each.type === 'Identifier' ? each : []));
    return {
      own: names.flatMap((each) => (own.get(each.name)?.declared ? each.name : [])),
      imported: [...names.flatMap((each) => importOf(each, file.scopes) ?? []), ...imported],
      whole: [],
    };
  }

  #passing(): Passed {
    const { program, scopes } = this.#evaluator.file;
    const names = new Map<string, Imported>();
    const whole: string[] = [];
    for (const statement of program.body) {
      if (statement.type === 'ExportAllDeclaration' && statement.exportKind !== 'type') {
        const source = statement.source.value;
        if (statement.exported) addNew(names, nameOf(statement.exported), { source, name: NAMESPACE });
        else whole.push(source);
      } else if (statement.type === 'ExportNamedDeclaration') {
        for (const { exported, local } of statement.specifiers) {
          const name = nameOf(local);
          const imported = statement.source ? { source: statement.source.value, name } : importOf(local, scopes);
          if (imported) addNew(names, nameOf(exported), asPassedOn(imported));
        }
      }
    }
    return { names, whole };
  }

  /** An object of what the file exports itself. A namespace has more: what is passed on, `default`. */
  #namespace(): Value | undefined {
    const { file } = this.#evaluator;
    if (!isModule(file.program)) {
      const whole = this.#required('*');
      return whole?.kind === 'object' ? { ...whole, open: true } : undefined;
    }
    const names = [...(this.#own ??= ownExports(file)).keys()];
    const entries = names.map((key): Entry => {
      const value = this.named(key)!;
      return { key, start: value.start, end: value.end, value: value as Node };
    });
    return { kind: 'object', ...place(file.program), entries, open: true };
  }

  #required(name: string): Value | undefined {
    const { program, scopes } = this.#evaluator.file;
    const { whole, names } = (this.#commonJs ??= commonJsOf(program, scopes));
    const own = names.get(name);
    if (own || !whole) return own && this.#evaluator.evaluate(own);
    const value = this.#evaluator.evaluate(whole);
    if (name === '*' || name === 'default') return value;
    return value.kind === 'object' ? entry(value, name)?.value : undefined;
  }
}

/** Names of the module's own, what other modules have, and modules of which everything is passed on. */
export interface ExportedParts {
  readonly own: readonly string[];
  readonly imported: readonly Imported[];
  readonly whole: readonly string[];
}

interface Passed {
  readonly names: ReadonlyMap<string, Imported>;
  readonly whole: readonly string[];
}

/** A module that is imported as a namespace is passed on as one. */
const asPassedOn = (imported: Imported): Imported =>
  imported.name === '*' ? { ...imported, name: NAMESPACE } : imported;

function addNew<Value>(all: Map<string, Value>, name: string, value: Value): void {
  if (!all.has(name)) all.set(name, value);
}

/** What a name is exported for: an expression, or the identifier that declares it. */
type Own = { readonly value: SyntaxNode; readonly declared?: undefined } | { readonly declared: TSESTree.Identifier };

/** What an ES module exports of its own. */
function ownExports({ program, scopes }: Pick<Survey, 'program' | 'scopes'>): ReadonlyMap<string, Own> {
  const all = new Map<string, Own>();
  const declare = (id: SyntaxNode | null, node: SyntaxNode): void => {
    if (id?.type === 'Identifier' && scopes.topLevel(id.name, program)?.node === node)
      addNew(all, id.name, { declared: id });
  };
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') addNew(all, 'default', { value: statement.declaration });
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue;
    for (const { exported, local } of statement.specifiers) addNew(all, nameOf(exported), { value: local });
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration')
      for (const each of declaration.declarations) declare(each.id, each);
    else if (declaration && 'id' in declaration) declare(declaration.id, declaration);
  }
  return all;
}

const isModule = ({ body }: TSESTree.Program): boolean => body.some(({ type }) => /^(Import|Export)/.test(type));

/** What a CommonJS file exports: `module.exports = { … }`, `exports.name = …`. */
interface CommonJs {
  /** The value of `module.exports`. */
  readonly whole?: SyntaxNode;
  /** The values of single names, if they are certain. */
  readonly names: ReadonlyMap<string, SyntaxNode>;
}

function commonJsOf(program: TSESTree.Program, scopes: Scopes): CommonJs {
  const wholes: Assigned[] = [];
  const parts = new Map<string, Assigned[]>();
  /** Exports whose members are used, and perhaps changed. */
  const used = new Set<string>();
  walkAst(program, (node) => {
    if (node.type !== 'MemberExpression') return;
    if (isExports(node, scopes)) wholes.push(assignedTo(node));
    const name = isExports(bare(node.object), scopes) && memberName(node);
    if (typeof name !== 'string') return;
    if (node.parent?.type === 'MemberExpression' && node.parent.object === node) used.add(name);
    else addTo(parts, name, assignedTo(node));
  });
  const given = wholes.filter((each) => each !== undefined);
  const names = new Map<string, SyntaxNode>();
  for (const [name, all] of parts) {
    const values = all.filter((each) => each !== undefined);
    const [value] = values;
    if (values.length === 1 && value !== 'perhaps' && !used.has(name) && given.length === 0) names.set(name, value!);
  }
  const [whole] = given;
  const isSure = given.length === 1 && parts.size === 0 && used.size === 0 && whole !== 'perhaps';
  return isSure ? { whole, names } : { names };
}

/** `perhaps`: only in some case, or by another operator. */
type Assigned = SyntaxNode | 'perhaps' | undefined;

/** The value that is assigned to a member, if there is one. */
function assignedTo(member: SyntaxNode): Assigned {
  let at: SyntaxNode | undefined = member.parent;
  if (at?.type !== 'AssignmentExpression' || at.left !== member) return undefined;
  const value = valueOf(at);
  // What a compiler writes first: `exports.a = exports.b = void 0`.
  if (value.type === 'UnaryExpression' && value.operator === 'void') return undefined;
  if (at.operator !== '=') return 'perhaps';
  while (at.parent?.type === 'AssignmentExpression') at = at.parent;
  return at.parent?.type === 'ExpressionStatement' && at.parent.parent?.type === 'Program' ? value : 'perhaps';
}

function valueOf(assignment: SyntaxNode): SyntaxNode {
  let at = assignment;
  while (at.type === 'AssignmentExpression') at = bare(at.right);
  return at;
}

/** `exports` or `module.exports`, unless the file declares these names itself. */
function isExports(node: SyntaxNode, scopes: Scopes): boolean {
  if (node.type === 'Identifier') return node.name === 'exports' && !scopes.isDeclared(node);
  if (node.type !== 'MemberExpression' || memberName(node) !== 'exports') return false;
  const owner = bare(node.object);
  return owner.type === 'Identifier' && owner.name === 'module' && !scopes.isDeclared(owner);
}
