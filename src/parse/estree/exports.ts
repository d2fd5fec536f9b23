/** What a file exports, for a file that imports it. */
import { entry } from '../../core/tree.js';
import type { Ast } from './ast.js';
import type { Binding } from './scopes.js';
import { commonJsOf, type CommonJs } from './common-js.js';
import type { Evaluator } from './evaluate.js';
import type { Value } from './values.js';

export class Exports {
  readonly #evaluator: Evaluator;
  #commonJs: CommonJs | undefined;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Of a CommonJS file, `*` is the whole. */
  named(name: string): Value | undefined {
    const { program, scopes } = this.#evaluator.file;
    for (const statement of program['body'] as Ast[]) {
      if (statement.type === 'ExportDefaultDeclaration' && name === 'default')
        return this.#evaluator.evaluate(statement['declaration']);
      if (statement.type !== 'ExportNamedDeclaration' || statement['source']) continue;
      for (const specifier of statement['specifiers'] as Ast[]) {
        const exported = specifier['exported'] as Ast;
        if ((exported['name'] ?? exported['value']) === name) return this.#evaluator.evaluate(specifier['local']);
      }
      const binding = statement['declaration'] ? scopes.topLevel(name, program) : undefined;
      const own = binding && declaredBy(statement['declaration'], binding);
      if (own) return this.#evaluator.declared(own);
    }
    return (program['body'] as Ast[]).some(({ type }) => OF_MODULES.test(type)) ? undefined : this.#required(name);
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

/** The identifier with which a statement declares a name. */
function declaredBy(declaration: Ast, { node, path }: Binding): Ast | undefined {
  if (declaration === node) return node['id'] as Ast | undefined;
  const isIn = declaration.type === 'VariableDeclaration' && declaration['declarations'].includes(node);
  return isIn && path?.length === 0 ? (node['id'] as Ast) : undefined;
}

const OF_MODULES = /^(Import|Export)/;
