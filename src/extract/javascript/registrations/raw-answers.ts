/**
 * Answers that a program writes without the SDK: `res.json({ jsonrpc: '2.0', id, result: { tools: [{ … }] } })`, and
 * `{ contents: [{ uri, mimeType, text }] }`, whatever sends it.
 */
import { entry } from '../../../core/tree.js';
import { remembered } from '../../../core/collections.js';
import { bare, isInside, place, walkAst, type TSESTree } from '../syntax.js';
import type { Survey } from '../survey.js';
import { isWholeTool } from './completeness.js';
import { propertyOf } from './objects.js';
import type { Collector } from './collector.js';
import { isExpectation } from './literals.js';
import { shown } from './unread.js';

export function rawAnswers(objects: readonly TSESTree.ObjectExpression[], collector: Collector): void {
  for (const literal of objects) {
    if (isAnswer(literal) && !refusesClients(collector.evaluator.file)) listedTools(literal, collector);
    if (isRead(literal) && !isOfReader(literal, collector)) collector.addWrittenRead(literal);
  }
}

const isAnswer = (literal: TSESTree.ObjectExpression): boolean =>
  propertyOf(literal, 'result') !== undefined &&
  propertyOf(literal, 'jsonrpc') !== undefined &&
  !isExpectation(literal);

/** What is listed is a tool, also where it lacks what would tell. Whole ones are read wherever they are written. */
function listedTools(literal: TSESTree.ObjectExpression, collector: Collector): void {
  const list = propertyOf(bare(propertyOf(literal, 'result')!), 'tools');
  const value = list && collector.evaluate(list);
  if (value?.kind === 'unknown') {
    const what = `a list of tools: ${shown(list!)}`;
    const unread = { ...place(list!), what, reason: 'the list is not known', mayBeElsewhere: true } as const;
    collector.unreadLists.push(() => void collector.unread.push(unread));
  }
  if (value?.kind !== 'array') return;
  for (const item of value.items) {
    if (item.kind !== 'object' || item.open || item.file !== undefined || isWholeTool(item)) continue;
    if (collector.known.isNamedAt(entry(item, 'name')?.value ?? item)) continue;
    collector.take(item);
    collector.addTool(item, literal, { api: 'list', group: value });
  }
}

/**
 * It asks for methods by their names, not for those with which clients begin, and says of all others that there are none:
 * no client of MCP gets as far as its list.
 */
const refusesClients = remembered(({ program, modules }: Survey): boolean => {
  const values = new Set<unknown>();
  walkAst(program, (node) => {
    if (node.type === 'Literal') values.add(node.value);
  });
  const isOwn = !modules.some((name) => name.startsWith('@modelcontextprotocol/'));
  const begins = values.has('initialize') || values.has('server/discover');
  return isOwn && values.has('tools/list') && values.has(METHOD_NOT_FOUND) && !begins;
});

/** Without its sign, which is an operator. */
const METHOD_NOT_FOUND = 32_601;

/** What a resource holds: a URI, and a text or a blob. */
function isRead(literal: TSESTree.ObjectExpression): boolean {
  const contents = propertyOf(literal, 'contents');
  const [first] = contents?.type === 'ArrayExpression' ? contents.elements : [];
  if (!first || isExpectation(literal)) return false;
  return propertyOf(bare(first), 'uri') !== undefined && propertyOf(bare(first), 'text', 'blob') !== undefined;
}

const isOfReader = (literal: TSESTree.ObjectExpression, { readers }: Collector): boolean =>
  readers.some(({ callable }) => callable !== undefined && isInside(literal, callable));
