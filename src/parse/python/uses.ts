/** Follows a parameter of a function in Python: what is read of it, and whether more may be read than that. */
import type { PyNode, PythonFile } from './file.js';

interface PyUse {
  readonly name: string;
  readonly at: PyNode;
  readonly isOptional?: true;
}

export class ParameterUses {
  readonly reads: PyUse[] = [];
  /** What the code sets itself. */
  readonly written = new Set<string>();
  mayReadMore = false;
  /** The name stands for something else, too. */
  isReassigned = false;
  readonly #file: PythonFile;
  readonly #seen = new Set<string>();

  constructor(file: PythonFile) {
    this.#file = file;
  }

  follow(definition: PyNode, name: string): void {
    const key = `${definition.from} ${name}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const body = definition.getChild('Body');
    if (!body) return;
    for (const each of this.#file.all('VariableName', body)) {
      if (this.#file.textOf(each) !== name || isKeyword(each)) continue;
      if (this.#isAnother(each, name, definition)) this.mayReadMore = true;
      else this.#use(each);
    }
  }

  /** A function inside has a parameter of this name. */
  #isAnother(at: PyNode, name: string, definition: PyNode): boolean {
    for (let outer = at.parent; outer && outer.from !== definition.from; outer = outer.parent) {
      const list = /^(FunctionDefinition|LambdaExpression)$/.test(outer.name) ? outer.getChild('ParamList') : null;
      if (list?.getChildren('VariableName').some((each) => this.#file.textOf(each) === name)) return true;
    }
    return false;
  }

  #use(name: PyNode): void {
    const file = this.#file;
    const parent = name.parent!;
    if (file.isMember(parent, name)) return this.#member(parent);
    switch (parent.name) {
      case 'ArgList':
        return this.#given(parent, name);
      case 'IfStatement':
      case 'UnaryExpression':
      case 'ExpressionStatement':
        return;
      default:
        this.mayReadMore = true;
        this.isReassigned ||= file.isAssigned(name) || BINDS.test(parent.name);
    }
  }

  #member(member: PyNode): void {
    const file = this.#file;
    const name = file.memberOf(member);
    if (name === undefined || name.startsWith('__')) return void (this.mayReadMore = true);
    if (file.isCalled(member)) return this.#called(member, name);
    if (file.isAssigned(member)) return void this.written.add(name);
    if (member.parent?.name === 'DeleteStatement') return void this.written.add(name);
    this.reads.push({ name, at: member.lastChild!.name === 'PropertyName' ? member.lastChild! : member });
  }

  /** `inputs.get("sky")` of a dictionary; any other method may read everything. */
  #called(member: PyNode, method: string): void {
    const key = method === 'get' ? this.#file.argumentsOf(member.parent!)[0]?.value : undefined;
    const name = key && this.#file.stringOf(key);
    if (name === undefined) this.mayReadMore = true;
    else this.reads.push({ name, at: key!, isOptional: true });
  }

  #given(list: PyNode, name: PyNode): void {
    const file = this.#file;
    const call = list.parent!;
    const callee = call.name === 'CallExpression' ? file.textOf(call.firstChild!) : '';
    const given = file.argumentsOf(call);
    const position = given.findIndex(({ value }) => value.from === name.from && value.to === name.to);
    const isSpread = given.some(({ value }) => /^\*{1,2}$/.test(value.prevSibling?.name ?? ''));
    if (position < 0 || isSpread) return void (this.mayReadMore = true);
    if (callee === 'print') return;
    if (/^(getattr|hasattr|setattr)$/.test(callee) && position === 0) return this.#named(callee, given[1]?.value);
    const own = file.functionNamed(callee);
    const parameters = own ? file.parametersOf(own) : [];
    const { key } = given[position]!;
    const parameter = key === undefined ? parameters[position] : parameters.find((each) => each.name === key);
    if (own && parameter) this.follow(own, parameter.name);
    else this.mayReadMore = true;
  }

  /** `getattr(inputs, "sky", None)`. */
  #named(callee: string, key: PyNode | undefined): void {
    const name = key && this.#file.stringOf(key);
    if (name === undefined) this.mayReadMore = true;
    else if (callee === 'setattr') this.written.add(name);
    else this.reads.push({ name, at: key!, isOptional: true });
  }
}

const BINDS = /^(For|With)Statement$|Comprehension|^NamedExpression$/;

/** `call(inputs=…)`: the name of a parameter there. */
const isKeyword = ({ nextSibling, parent }: PyNode): boolean =>
  parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp';
