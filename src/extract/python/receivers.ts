/** Methods that are called on objects: which class one belongs to, by what the object is made with or typed as. */
import type { Module } from './names.js';
import { assignmentOf, bare, calleeOf, memberOf, nameOf, textOf, walk, type PyNode } from './syntax.js';

/** A class, with its name in its module. */
interface ClassMeaning {
  readonly module: Module;
  readonly node: PyNode;
  readonly name: string;
}

/** Names of names, and classes that extend classes. */
const DEEPEST = 6;

interface Method {
  readonly module: Module;
  readonly node: PyNode;
  /** The name of the class that has it. */
  readonly name: string;
}

export function* methodsIn(module: Module, own: PyNode): Generator<{ readonly name: string; readonly node: PyNode }> {
  for (let at = own.getChild('Body')?.firstChild ?? null; at; at = at.nextSibling) {
    const node = at.name === 'DecoratedStatement' ? at.getChild('FunctionDefinition') : at;
    const name = node?.name === 'FunctionDefinition' ? nameOf(module, node) : undefined;
    if (name !== undefined && name !== '__init__') yield { name, node: node! };
  }
}

/** A method of a class, or of one that it extends. */
export function methodIn({ module, node, name }: ClassMeaning, wanted: string, deep = DEEPEST): Method | undefined {
  for (const each of methodsIn(module, node)) if (each.name === wanted) return { module, node: each.node, name };
  if (deep === 0) return undefined;
  const bases = node.getChild('ArgList');
  for (let at = bases?.firstChild ?? null; at; at = at.nextSibling) {
    const base = /^(?:VariableName|MemberExpression)$/.test(at.name) ? module.meaningOf(at) : undefined;
    const found = base?.is === 'class' ? methodIn(base, wanted, deep - 1) : undefined;
    if (found) return found;
  }
  return undefined;
}

export class ClassesOf {
  readonly #module: Module;

  constructor(module: Module) {
    this.#module = module;
  }

  /** The class of an object, where that is known. */
  of(expression: PyNode, module = this.#module, deep = DEEPEST): ClassMeaning | undefined {
    const at = bare(expression);
    if (deep === 0) return undefined;
    if (at.name === 'CallExpression') {
      const made = module.meaningOf(calleeOf(at));
      return made?.is === 'class' ? made : undefined;
    }
    if (textOf(module, at) === 'self') return classAround(module, at);
    const member = memberOf(module, at);
    if (member && textOf(module, member.object) === 'self') return this.#kept(module, member.name, at, deep);
    const meaning = module.meaningOf(at);
    switch (meaning?.is) {
      case 'class':
        return meaning;
      case 'value':
        return (
          (meaning.node && this.of(meaning.node, meaning.module, deep - 1)) ?? typed(meaning.module, meaning.annotation)
        );
      case 'parameter':
        return typed(meaning.module, meaning.parameter.annotation);
      default:
        return undefined;
    }
  }

  /** `self.registry`: what the class sets it to, once. */
  #kept(module: Module, name: string, at: PyNode, deep: number): ClassMeaning | undefined {
    const own = classAround(module, at);
    if (!own) return undefined;
    const found: (ClassMeaning | undefined)[] = [];
    for (const statement of walk(own.node)) {
      const assigned = assignmentOf(statement);
      if (!assigned?.targets.some((each) => textOf(module, each) === `self.${name}`)) continue;
      found.push((assigned.value && this.of(assigned.value, module, deep - 1)) ?? typed(module, assigned.annotation));
    }
    return found.length === 1 ? found[0] : undefined;
  }
}

function typed(module: Module, annotation: PyNode | undefined): ClassMeaning | undefined {
  const meaning = annotation && module.meaningOf(annotation);
  return meaning?.is === 'class' ? meaning : undefined;
}

function classAround(module: Module, node: PyNode): ClassMeaning | undefined {
  for (let at: PyNode | null = node; at; at = at.parent) {
    const name = at.name === 'ClassDefinition' ? nameOf(module, at) : undefined;
    if (name !== undefined) return { module, node: at, name };
  }
  return undefined;
}
