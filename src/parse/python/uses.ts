/** Follows a parameter of a function in Python: what is read of it, and whether more may be read than that. */
import { argumentsOf, bodyOf, isFunction, parametersOf, textOf, walk } from '../../extract/python/syntax.js';
import type { Parameter, PyNode, Source } from '../../extract/python/syntax.js';
import { isAssigned, isCalled, isMember, memberNameOf, onlyNamed, stringOf } from './file.js';

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
  readonly #file: Source;
  readonly #seen = new Set<string>();

  constructor(file: Source) {
    this.#file = file;
  }

  follow(definition: PyNode, name: string): void {
    const key = `${definition.from} ${name}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const body = bodyOf(definition);
    for (const each of body ? walk(body) : []) {
      if (each.name !== 'VariableName' || textOf(this.#file, each) !== name || isKeyword(each)) continue;
      if (this.#isAnother(each, name, definition)) this.mayReadMore = true;
      else this.#use(each);
    }
  }

  /** A function inside has a parameter of this name. */
  #isAnother(at: PyNode, name: string, definition: PyNode): boolean {
    for (let outer = at.parent; outer && outer.from !== definition.from; outer = outer.parent) {
      if (isFunction(outer) && parametersOf(this.#file, outer).some((each) => each.name === name)) return true;
    }
    return false;
  }

  #use(name: PyNode): void {
    const parent = name.parent!;
    if (isMember(parent, name)) return this.#member(parent);
    switch (parent.name) {
      case 'ArgList':
        return this.#given(parent, name);
      case 'IfStatement':
      case 'UnaryExpression':
      case 'ExpressionStatement':
        return;
      default:
        this.mayReadMore = true;
        this.isReassigned ||= isAssigned(name) || BINDS.test(parent.name);
    }
  }

  #member(member: PyNode): void {
    const name = memberNameOf(this.#file, member);
    if (name === undefined || name.startsWith('__')) return void (this.mayReadMore = true);
    if (isCalled(member)) return this.#called(member, name);
    if (isAssigned(member) || member.parent?.name === 'DeleteStatement') return void this.written.add(name);
    this.reads.push({ name, at: member.lastChild!.name === 'PropertyName' ? member.lastChild! : member });
  }

  /** `inputs.get("sky")` of a dictionary; any other method may read everything. */
  #called(member: PyNode, method: string): void {
    const key = method === 'get' ? argumentsOf(this.#file, member.parent!)?.[0]?.value : undefined;
    const name = stringOf(this.#file, key);
    if (name === undefined) this.mayReadMore = true;
    else this.reads.push({ name, at: key!, isOptional: true });
  }

  #given(list: PyNode, name: PyNode): void {
    const file = this.#file;
    const call = list.parent!;
    const callee = call.name === 'CallExpression' ? textOf(file, call.firstChild!) : '';
    const given = argumentsOf(file, list) ?? [];
    const position = given.findIndex(({ value }) => value.from === name.from && value.to === name.to);
    if (position < 0 || given.some(({ spread }) => spread)) return void (this.mayReadMore = true);
    if (callee === 'print') return;
    if (/^(getattr|hasattr|setattr)$/.test(callee) && position === 0) return this.#named(callee, given[1]?.value);
    const own = onlyNamed(file, 'FunctionDefinition', callee);
    const parameters = own ? byPlace(file, own) : [];
    const { key } = given[position]!;
    const parameter = key === undefined ? parameters[position] : parameters.find((each) => each.name === key);
    if (own && parameter) this.follow(own, parameter.name);
    else this.mayReadMore = true;
  }

  /** `getattr(inputs, "sky", None)`. */
  #named(callee: string, key: PyNode | undefined): void {
    const name = stringOf(this.#file, key);
    if (name === undefined) this.mayReadMore = true;
    else if (callee === 'setattr') this.written.add(name);
    else this.reads.push({ name, at: key!, isOptional: true });
  }
}

/** The parameters that a call may give by their place. */
export const byPlace = (file: Source, callable: PyNode): Parameter[] =>
  parametersOf(file, callable).filter(({ kind }) => kind === 'plain' || kind === 'positional-only');

const BINDS = /^(For|With)Statement$|Comprehension|^NamedExpression$/;

/** `call(inputs=…)`: the name of a parameter there. */
const isKeyword = ({ nextSibling, parent }: PyNode): boolean =>
  parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp';
