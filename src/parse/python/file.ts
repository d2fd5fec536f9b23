/** What readers of Python ask of a syntax tree. */
import type { SyntaxNode, Tree } from '@lezer/common';

export type PyNode = SyntaxNode;

export interface PyParameter {
  readonly name: string;
  /** The name of the type, where it has a plain one. */
  readonly type: string | undefined;
}

interface PyArgument {
  readonly key: string | undefined;
  readonly value: PyNode;
}

interface PyField {
  readonly name: string;
  readonly hasDefault: boolean;
}

export class PythonFile {
  /** Somewhere in it the parser had to guess. */
  readonly isBroken: boolean;
  readonly #root: PyNode;
  readonly #text: string;

  constructor(tree: Tree, text: string) {
    this.#root = tree.topNode;
    this.#text = text;
    let isBroken = false;
    tree.iterate({ enter: ({ type }) => void (isBroken ||= type.isError) });
    this.isBroken = isBroken;
  }

  textOf({ from, to }: PyNode): string {
    return this.#text.slice(from, to);
  }

  /** The nodes of a type, of which none may be in another node of the types that are left out. */
  all(type: string, from: PyNode = this.#root, without?: RegExp): PyNode[] {
    const found: PyNode[] = [];
    const todo = [from];
    for (let at = todo.pop(); at; at = todo.pop()) {
      if (at.name === type) found.push(at);
      for (let child = at.lastChild; child; child = child.prevSibling) if (!without?.test(child.name)) todo.push(child);
    }
    return found;
  }

  childOf(node: PyNode, type: string): PyNode | undefined {
    return node.getChild(type) ?? undefined;
  }

  functionNamed(name: string): PyNode | undefined {
    return this.#onlyNamed('FunctionDefinition', name);
  }

  classNamed(name: string): PyNode | undefined {
    return this.#onlyNamed('ClassDefinition', name);
  }

  /** At the top of the file. If two have the same name, it is unknown which one counts. */
  #onlyNamed(type: string, name: string): PyNode | undefined {
    const found: PyNode[] = [];
    for (let at = this.#root.firstChild; at; at = at.nextSibling) {
      const own = at.name === 'DecoratedStatement' ? at.getChild(type) : at;
      if (own?.name === type && this.nameOf(own) === name) found.push(own);
    }
    return found.length === 1 ? found[0] : undefined;
  }

  nameOf(definition: PyNode): string | undefined {
    const name = definition.getChild('VariableName');
    return name ? this.textOf(name) : undefined;
  }

  /** Those that are given by their place, in their order. */
  parametersOf(definition: PyNode): PyParameter[] {
    const found: PyParameter[] = [];
    for (let at = definition.getChild('ParamList')?.firstChild; at; at = at.nextSibling) {
      if (/^(\*{1,2}|\/)$/.test(at.name)) break;
      if (at.name !== 'VariableName' || at.prevSibling?.name === 'AssignOp') continue;
      const type = at.nextSibling?.name === 'TypeDef' ? at.nextSibling.getChild('VariableName') : null;
      found.push({ name: this.textOf(at), type: type ? this.textOf(type) : undefined });
    }
    return found;
  }

  argumentsOf(call: PyNode): PyArgument[] {
    const parts: PyNode[][] = [[]];
    for (let at = call.getChild('ArgList')?.firstChild; at; at = at.nextSibling) {
      if (at.name === ',') parts.push([]);
      else if (at.name !== '(' && at.name !== ')') parts.at(-1)!.push(at);
    }
    return parts.flatMap((part): PyArgument[] => {
      const [first, operator, value] = part;
      if (!first) return [];
      if (operator?.name === 'AssignOp' && value) return [{ key: this.textOf(first), value }];
      // `*list` and `**more` have two nodes; what they bring is not known.
      return [{ key: undefined, value: part.length === 1 ? first : part.at(-1)! }];
    });
  }

  /** Of a string that says what it is: no f-string, no escapes. */
  stringOf(node: PyNode): string | undefined {
    if (node.name !== 'String') return undefined;
    const [, , text] = /^[uU]?(["'])([^"'\\\n]*)\1$/.exec(this.textOf(node)) ?? [];
    return text;
  }

  /** Undefined where a key is not a plain string. */
  keysOf(dictionary: PyNode): string[] | undefined {
    const keys: string[] = [];
    for (let at = dictionary.firstChild; at; at = at.nextSibling) {
      if (at.name === '**' || at.name === 'for') return undefined;
      if (at.nextSibling?.name !== ':') continue;
      const key = this.stringOf(at);
      if (key === undefined) return undefined;
      keys.push(key);
    }
    return keys;
  }

  returnsOf(definition: PyNode): PyNode[] {
    const body = definition.getChild('Body');
    return body ? this.all('ReturnStatement', body, /^(Function|Class)Definition$|^LambdaExpression$/) : [];
  }

  /** `name: type` and `name = value` in the body of a class that inherits from nothing but `BaseModel`. */
  fieldsOf(definition: PyNode): PyField[] | undefined {
    const bases = definition.getChild('ArgList');
    if (bases && !/^\((BaseModel|object)?\)$/.test(this.textOf(bases).replace(/\s+/g, ''))) return undefined;
    const fields: PyField[] = [];
    for (let at = definition.getChild('Body')?.firstChild; at; at = at.nextSibling) {
      if (at.name === 'FunctionDefinition' || at.name === 'DecoratedStatement') return undefined;
      const name = at.name === 'AssignStatement' ? at.getChild('VariableName') : null;
      if (name) fields.push({ name: this.textOf(name), hasDefault: at.getChild('AssignOp') !== null });
    }
    return fields;
  }

  /** What a class brings along itself: methods, constants. Undefined where that cannot be known. */
  ownMembers(className: string | undefined): ReadonlySet<string> | undefined {
    const definition = className === undefined ? undefined : this.classNamed(className);
    if (!definition) return new Set();
    if (!this.fieldsOf(definition)) return undefined;
    const own = new Set<string>();
    for (let at = definition.getChild('Body')?.firstChild; at; at = at.nextSibling) {
      const name = at.name === 'AssignStatement' && !at.getChild('TypeDef') ? at.getChild('VariableName') : null;
      if (name) own.add(this.textOf(name));
    }
    return own;
  }

  isMember({ firstChild, name }: PyNode, owner: PyNode): boolean {
    return name === 'MemberExpression' && firstChild?.from === owner.from && firstChild.to === owner.to;
  }

  /** `x.sky` and `x["sky"]`. */
  memberOf(member: PyNode): string | undefined {
    const property = member.getChild('PropertyName');
    if (property) return this.textOf(property);
    const inside = member.getChild('[')?.nextSibling;
    return inside?.nextSibling?.name === ']' ? this.stringOf(inside) : undefined;
  }

  isCalled({ from, parent }: PyNode): boolean {
    return (
      parent?.name === 'CallExpression' && parent.firstChild?.from === from && parent.firstChild.name !== 'ArgList'
    );
  }

  /** On the left of a `=`. */
  isAssigned(node: PyNode): boolean {
    if (node.parent?.name !== 'AssignStatement') return false;
    for (let at = node.nextSibling; at; at = at.nextSibling) if (at.name === 'AssignOp') return true;
    return false;
  }

  /** The value of `name = value` and `name: type = value`. */
  assignedAlone(statement: PyNode, name: PyNode): PyNode | undefined {
    const operators = statement.getChildren('AssignOp');
    const isFirst = statement.firstChild?.from === name.from;
    const value = operators[0]?.nextSibling;
    return isFirst && operators.length === 1 && value && !value.nextSibling ? value : undefined;
  }
}
