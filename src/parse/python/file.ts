/** What is asked of the file of one tool in Python, beside what `extract/python/syntax.ts` knows of any. */
import { decode } from '../../extract/python/strings.js';
import {
  bodyOf,
  childrenOf,
  entriesOf,
  memberOf,
  nameOf,
  statementsOf,
  subscriptOf,
  textOf,
  type PyNode,
  type Source,
} from '../../extract/python/syntax.js';

/** At the top of the file. If two have the same name, it is unknown which one counts. */
export function onlyNamed(file: Source, type: 'FunctionDefinition' | 'ClassDefinition', name: string) {
  const [only, ...others] = statementsOf(file.root).flatMap((at) => {
    const own = at.name === 'DecoratedStatement' ? at.getChild(type) : at;
    return own?.name === type && nameOf(file, own) === name ? [own] : [];
  });
  return others.length === 0 ? only : undefined;
}

export function stringOf(file: Source, node: PyNode | undefined): string | undefined {
  const decoded = node?.name === 'String' ? decode(file.text, node.from, node.to) : undefined;
  return decoded?.isBytes ? undefined : decoded?.value;
}

/** Undefined where a key is not a plain string. */
export function keysOf(file: Source, dictionary: PyNode): string[] | undefined {
  const keys = entriesOf(dictionary)?.map(({ key }) => stringOf(file, key));
  return keys?.every((key) => key !== undefined) ? keys : undefined;
}

interface PyField {
  readonly name: string;
  readonly hasType: boolean;
  readonly hasDefault: boolean;
}

/** `name: type` and `name = value` in the body of a class that inherits from nothing but `BaseModel`. */
export function fieldsOf(file: Source, definition: PyNode): PyField[] | undefined {
  const bases = definition.getChild('ArgList');
  if (bases && !/^\((BaseModel|object)?\)$/.test(textOf(file, bases).replace(/\s+/g, ''))) return undefined;
  const statements = statementsOf(bodyOf(definition));
  if (statements.some(({ name }) => name === 'FunctionDefinition' || name === 'DecoratedStatement')) return undefined;
  return statements.flatMap((at): PyField[] => {
    const name = at.name === 'AssignStatement' ? nameOf(file, at) : undefined;
    if (name === undefined) return [];
    return [{ name, hasType: at.getChild('TypeDef') !== null, hasDefault: at.getChild('AssignOp') !== null }];
  });
}

/** What a class brings along itself: methods, constants. Undefined where that cannot be known. */
export function ownMembers(file: Source, type: PyNode | undefined): ReadonlySet<string> | undefined {
  const definition = type?.name === 'VariableName' && onlyNamed(file, 'ClassDefinition', textOf(file, type));
  if (!definition) return new Set();
  const constants = fieldsOf(file, definition)?.filter(({ hasType }) => !hasType);
  return constants && new Set(constants.map(({ name }) => name));
}

export const isMember = ({ firstChild, name }: PyNode, owner: PyNode): boolean =>
  name === 'MemberExpression' && firstChild?.from === owner.from && firstChild.to === owner.to;

/** `x.sky` and `x["sky"]`. */
export function memberNameOf(file: Source, member: PyNode): string | undefined {
  const [item, ...others] = subscriptOf(member)?.items ?? [];
  return memberOf(file, member)?.name ?? (others.length === 0 ? stringOf(file, item) : undefined);
}

export const isCalled = ({ from, parent }: PyNode): boolean =>
  parent?.name === 'CallExpression' && parent.firstChild?.from === from && parent.firstChild.name !== 'ArgList';

/** On the left of a `=`. */
export function isAssigned(node: PyNode): boolean {
  if (node.parent?.name !== 'AssignStatement') return false;
  return childrenOf(node.parent).some(({ name, from }) => name === 'AssignOp' && from > node.from);
}
