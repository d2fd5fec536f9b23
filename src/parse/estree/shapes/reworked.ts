/** Where the code goes on to change what an object literal says. */
import { bare, isFunction, path, type Ast } from '../ast.js';
import { onlyReturn } from '../returns.js';
import type { Binding } from '../scopes.js';
import type { Survey } from '../survey.js';

/** `TOOL.description = …`, `for (const tool of TOOLS) tool.annotations = …`, `TOOLS.map((tool) => ({ ...tool, … }))`. */
export class Reworked {
  readonly #file: Survey;
  #lists: Set<Binding> | undefined;

  constructor(file: Survey) {
    this.#file = file;
  }

  has(literal: Ast): boolean {
    const name = nameOf(literal);
    const binding = name && this.#file.scopes.resolve(name);
    if (!binding) return false;
    this.#lists ??= this.#find();
    return this.#lists.has(binding) || this.#file.scopes.isFilledIn(name['name'], binding);
  }

  /** The lists whose items are changed one by one. */
  #find(): Set<Binding> {
    const { scopes, calls, loops } = this.#file;
    const lists = new Set<Binding | undefined>();
    const note = (list: Ast): unknown => lists.add(list.type === 'Identifier' ? scopes.resolve(list) : undefined);
    for (const { left, right } of loops) if (this.#fills(left.declarations?.[0]?.id)) note(bare(right));
    for (const call of calls) {
      const callee = bare(call['callee']);
      const [first] = call['arguments'] as Ast[];
      const callback = first && bare(first);
      if (callee.type !== 'MemberExpression' || !callback || !isFunction(callback)) continue;
      const parameter = callback['params'][0] as Ast | undefined;
      if (this.#fills(parameter) || addsTo(callback, parameter)) note(bare(callee['object']));
    }
    return lists as Set<Binding>;
  }

  #fills(variable: Ast | undefined): boolean {
    const binding = variable?.type === 'Identifier' ? this.#file.scopes.resolve(variable) : undefined;
    return binding !== undefined && this.#file.scopes.isFilledIn(variable!['name'], binding);
  }
}

/** The variable that holds it, or the list in which it stands. */
function nameOf(literal: Ast): Ast | undefined {
  let at = literal.parent;
  while (at && (HOLDERS.has(at.type) || (at.type === 'CallExpression' && path(at['callee'])[0] === 'Object')))
    at = at.parent;
  return at?.type === 'VariableDeclarator' && at['id'].type === 'Identifier' ? (at['id'] as Ast) : undefined;
}

const HOLDERS = new Set(['ArrayExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Each item becomes another object: the item and more, or one made of its parts. */
function addsTo(callback: Ast, parameter: Ast | undefined): boolean {
  const result = onlyReturn(callback);
  const made = result && bare(result);
  if (made?.type !== 'ObjectExpression' || parameter?.type !== 'Identifier') return false;
  const properties = made['properties'] as Ast[];
  const isOf = (node: Ast | undefined): boolean => node?.['name'] === parameter['name'];
  const isCopied = properties.some((each) => isOf(each['argument']));
  return isCopied ? properties.length > 1 : properties.some((each) => isOf(each['value']?.object));
}
