/** Objects that lead from names to functions: `const handlers = { find, look: async (args) => … }`, a map of such pairs. */
import { entries, type Place } from '../../../core/tree.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Imported } from '../imported.js';
import { importOf } from '../modules.js';
import { bare, isInside, keyName, memberName, path, place, type SyntaxNode, type TSESTree } from '../syntax.js';
import { propertyOf } from '../registrations/objects.js';
import { namesIn, type Survey } from '../survey.js';
import { fieldOf } from './levels.js';

export interface Row extends Place {
  readonly key: string;
  /** What is there, in this file. */
  readonly value?: SyntaxNode;
  /** The same in another file. */
  readonly imported?: Imported;
}

export interface Table {
  readonly rows: readonly Row[];
  /** It has no other rows. */
  readonly isWhole: boolean;
}

/** The table that an expression is, or that its name always refers to. */
export function tableOf(node: SyntaxNode, evaluator: Evaluator): Table | undefined {
  const { file } = evaluator;
  const at = bare(node);
  const literal = literalOf(at, file);
  if (literal) {
    const rows = rowsIn(literal, file);
    const isWhole = rows.length === partsOf(literal).length && (literal === at || !grows(at, file));
    return rows.length > 0 ? { rows, isWhole } : undefined;
  }
  const imported = importOf(at, file.scopes);
  const value = imported && evaluator.evaluate(at);
  if (value?.kind !== 'object' || value.entries.length === 0) return undefined;
  const rows = entries(value).map(({ key, start, end, file: own }): Row => {
    const name = imported!.name === '*' ? key : `${imported!.name}.${key}`;
    return { start, end, ...(own !== undefined && { file: own }), key, imported: { ...imported!, name } };
  });
  return { rows, isWhole: !value.open };
}

function literalOf(at: SyntaxNode, file: Survey): TableLiteral | undefined {
  const given =
    at.type === 'Identifier'
      ? file.scopes.constantOf(at)
      : at.type === 'MemberExpression' && at.object.type === 'ThisExpression'
        ? (fieldOf(at, file) ?? keptOnce(at, file))
        : at;
  const value = given ? bare(given) : undefined;
  if (value?.type === 'ObjectExpression') return value;
  const pairs =
    value?.type === 'NewExpression' && path(value.callee).join('.') === 'Map' ? value.arguments[0] : undefined;
  return pairs?.type === 'ArrayExpression' ? pairs : undefined;
}

type TableLiteral = TSESTree.ObjectExpression | TSESTree.ArrayExpression;

function keptOnce(member: SyntaxNode, { kept }: Survey): SyntaxNode | undefined {
  const name = path(member).join('.');
  const [only, ...others] = kept.filter(({ left }) => path(left).join('.') === name);
  return others.length === 0 ? only?.right : undefined;
}

const partsOf = (literal: TableLiteral): readonly unknown[] =>
  literal.type === 'ObjectExpression' ? literal.properties : literal.elements;

function rowsIn(literal: TableLiteral, { scopes }: Survey): Row[] {
  const row = (key: string | undefined, at: SyntaxNode, given: SyntaxNode): Row[] => {
    const value = withoutBind(given);
    const imported = importOf(value, scopes);
    return key === undefined ? [] : [{ ...place(at), key, value, ...(imported && { imported }) }];
  };
  if (literal.type === 'ObjectExpression')
    return literal.properties.flatMap((each) =>
      each.type === 'Property' ? row(keyName(each), each.key, each.value) : [],
    );
  return literal.elements.flatMap((each) => {
    const [key, value] = each?.type === 'ArrayExpression' ? each.elements : [];
    return key?.type === 'Literal' && typeof key.value === 'string' && value ? row(key.value, key, value) : [];
  });
}

/** `this.find.bind(this)` */
function withoutBind(value: SyntaxNode): SyntaxNode {
  const at = bare(value);
  const callee = at.type === 'CallExpression' ? bare(at.callee) : undefined;
  return callee?.type === 'MemberExpression' && memberName(callee) === 'bind' ? bare(callee.object) : at;
}

/** Rows are added after it was made, or may be: `handlers.find = …`, `Object.assign(handlers, more)`. */
function grows(table: SyntaxNode, file: Survey): boolean {
  const name = path(table).at(-1)!;
  return (namesIn(file).get(name) ?? []).some((each) => {
    let at: SyntaxNode = each;
    if (at.parent.type === 'MemberExpression' && at.parent.property === at && !at.parent.computed) at = at.parent;
    const { parent } = at;
    if (parent.type === 'CallExpression' && parent.callee !== at)
      return !/^Object\.(?:keys|values|entries|hasOwn|freeze)$/.test(path(parent.callee).join('.'));
    if (parent.type !== 'MemberExpression' || parent.object !== at) return false;
    const { parent: use } = parent;
    const isSet = use.type === 'AssignmentExpression' && isInside(parent, use.left);
    return isSet || (use.type === 'CallExpression' && use.callee === parent && memberName(parent) === 'set');
  });
}

/** `handlers[name]`, `handlers.get(name)`, a name for it, or a member of what is there: `tools[name].run`. */
export function rowsCalled(callee: SyntaxNode, evaluator: Evaluator, depth = 0): readonly Row[] | undefined {
  const at = bare(callee);
  if (depth > MOST_STEPS) return undefined;
  if (at.type === 'Identifier') {
    const init = evaluator.file.scopes.constantOf(at);
    return init && rowsCalled(init, evaluator, depth + 1);
  }
  if (at.type === 'CallExpression') {
    const method = bare(at.callee);
    if (method.type !== 'MemberExpression' || memberName(method) !== 'get' || at.arguments.length !== 1)
      return undefined;
    return tableOf(method.object, evaluator)?.rows;
  }
  if (at.type !== 'MemberExpression') return undefined;
  const name = memberName(at);
  if (name === undefined) return at.computed ? tableOf(at.object, evaluator)?.rows : undefined;
  return rowsCalled(at.object, evaluator, depth + 1)?.map(({ value, imported, ...row }) => {
    const member = value && propertyOf(value, name);
    const own = member && withoutBind(member);
    const other = own
      ? importOf(own, evaluator.file.scopes)
      : imported && { ...imported, name: `${imported.name}.${name}` };
    return { ...row, ...(own && { value: own }), ...(other && { imported: other }) };
  });
}

const MOST_STEPS = 4;

/** The table in which something is looked up by an expression: `handlers[name]`, `handlers.has(name)`, `name in handlers`. */
export function tableAskedBy(key: SyntaxNode, evaluator: Evaluator): Table | undefined {
  const { parent } = key;
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.computed && parent.property === key ? tableOf(parent.object, evaluator) : undefined;
    case 'BinaryExpression':
      return parent.operator === 'in' && parent.left === key ? tableOf(parent.right, evaluator) : undefined;
    case 'CallExpression': {
      const callee = bare(parent.callee);
      if (callee.type !== 'MemberExpression' || !parent.arguments.includes(key as TSESTree.Expression))
        return undefined;
      if (path(callee).join('.') === 'Object.hasOwn') return tableOf(parent.arguments[0]!, evaluator);
      const isAsked = /^(?:get|has|hasOwnProperty)$/.test(memberName(callee) ?? '');
      return isAsked ? tableOf(callee.object, evaluator) : undefined;
    }
    default:
      return undefined;
  }
}
