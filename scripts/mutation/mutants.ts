/** Small mistakes that source code might have: one at a time is switched on while tests run. */
import type { Node } from '@babel/types';
import { inserted, nodesOf, type Insertion, type Visited } from '../syntax.js';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  /** What stands there, and what stands there instead; a statement is left out. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string | undefined;
}

const SWAPPED: Readonly<Record<string, readonly [operator: string, to: string]>> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '??': ['logic', '&&'],
};

/** Calls that give something of the kind that they are given. */
const DROPPED =
  /^(?:filter|sort|reverse|slice|trim|trimEnd|trimStart|toLowerCase|toUpperCase|toSorted|replace|replaceAll|concat)$/;

/** Those within functions: what runs while a module is loaded cannot be switched. */
export function mutantsIn(file: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  for (const { node, parents } of nodesOf(text)) {
    if (!parents.some(isFunction) || isFixed({ node, parents })) continue;
    for (const [operator, after] of changesOf(node, parents.at(-1)!, text)) {
      const { start, end, loc } = node;
      const before = text.slice(start!, end!);
      found.push({ file, line: loc!.start.line, operator, start: start!, end: end!, before, after });
    }
  }
  return found;
}

const isFunction = ({ type }: Node): boolean => /Function|^(?:Object|Class|ClassPrivate)Method$/.test(type);

/** Where no other expression may stand. */
function isFixed({ node, parents }: Visited): boolean {
  const parent = parents.at(-1);
  if (!parent) return true;
  if (parents.some(({ type }) => /^(?:Import|Export\w+Specifier)/.test(type))) return true;
  // The rest of such a chain is left out where its beginning is missing.
  if ('object' in parent && parent.object === node && parent.type.startsWith('Optional')) return true;
  if ('callee' in parent && parent.callee === node) return true;
  if ('key' in parent && parent.key === node && !(parent as { computed?: boolean }).computed) return true;
  return parent.type === 'Directive' || parent.type === 'TaggedTemplateExpression';
}

function* changesOf(
  node: Node,
  parent: Node,
  text: string,
): Generator<readonly [operator: string, after: string | undefined]> {
  const source = ({ start, end }: Node): string => text.slice(start!, end!);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [operator, to] = SWAPPED[node.operator] ?? [];
      const isText = node.operator === '+' && [node.left, node.right].some(({ type }) => /String|Template/.test(type));
      if (operator !== undefined && !isText) yield [operator, `(${source(node.left)}) ${to} (${source(node.right)})`];
      break;
    }
    case 'UnaryExpression':
      if (node.operator === '!') yield ['negation', source(node.argument)];
      break;
    case 'BooleanLiteral':
      yield ['constant', String(!node.value)];
      break;
    case 'NumericLiteral':
      yield ['constant', String(node.value + 1)];
      break;
    case 'StringLiteral':
      yield ['constant', node.value === '' ? "'x'" : "''"];
      break;
    case 'ExpressionStatement':
      if (!/Yield|Await/.test(node.expression.type)) yield ['statement', undefined];
      break;
    case 'ContinueStatement':
    case 'BreakStatement':
      if (parent.type !== 'SwitchCase') yield ['statement', undefined];
      break;
    case 'CallExpression': {
      const { callee } = node;
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        DROPPED.test(callee.property.name)
      )
        yield ['call', source(callee.object)];
      break;
    }
    default:
  }
  if ('test' in parent && parent.test === node && !/^(?:Switch|For)/.test(parent.type))
    yield ['condition', `!(${source(node)})`];
  // What returns nothing would be no other code.
  if (source(node) === 'undefined') return;
  if (parent.type === 'ReturnStatement' && node.type !== 'BooleanLiteral') yield ['return', 'undefined'];
  if (parent.type === 'ArrowFunctionExpression' && parent.body === node && node.type !== 'BlockStatement')
    yield ['return', 'undefined'];
}

/** The source with all mutants of a file in it, each behind a switch of its number, and with steps that are counted. */
export function switched(text: string, mutants: readonly (Mutant & { readonly id: number })[]): string {
  const insertions: Insertion[] = [];
  for (const { node, parents } of nodesOf(text)) {
    const isBody = node.type === 'BlockStatement' && /Function|Method|^For|While/.test(parents.at(-1)!.type);
    if (isBody) insertions.push({ at: node.start! + 1, text: 'globalThis.__step?.();' });
    const parent = parents.at(-1);
    if (parent && /^For|While/.test(parent.type) && 'body' in parent && parent.body === node && !isBody) {
      insertions.push({ at: node.start!, text: '{globalThis.__step?.();' }, { at: node.end!, text: '}', isEnd: true });
    }
    for (const { id, start, end, operator, after } of mutants) {
      if (start !== node.start || end !== node.end || !changesOfNode(node, parent, text, operator, after)) continue;
      if (node.type === 'ExpressionStatement' || /^(?:Continue|Break)/.test(node.type)) {
        insertions.push(
          // In braces of its own: an `else` behind it belongs to what stands around it.
          { at: start, text: `{if (!globalThis.__mutant?.(${id})) {` },
          { at: end, text: '}}', isEnd: true },
        );
      } else {
        insertions.push(
          { at: start, text: `(globalThis.__mutant?.(${id}) ? (${after}) : (` },
          { at: end, text: '))', isEnd: true },
        );
      }
    }
  }
  return inserted(text, insertions);
}

/** Two nodes may stand at one place. */
function changesOfNode(
  node: Node,
  parent: Node | undefined,
  text: string,
  operator: string,
  after: string | undefined,
): boolean {
  if (!parent) return false;
  return [...changesOf(node, parent, text)].some(([name, to]) => name === operator && to === after);
}
