import type { Library } from '../library.js';
import { entry, type Node } from '../../../core/tree.js';
import { returnsOf } from '../returns.js';
import type { Collector } from '../registrations/collector.js';
import { isExpectation, listAround, objectOf } from '../registrations/literals.js';
import { bare, type FunctionNode, type TSESTree, place } from '../syntax.js';
import { textOf, type ObjectValue } from '../../result/values.js';

export const library: Library = {
  label: 'Gloodata',
  checkedAs: 'gloodata',
  modules: {},
  words: [
    ['getInfo', /\b(?:ns|tagValues)\b|\btools:|"tools"/],
    ['tools:', /\bns:\s{0,9}["'`]/, /\btitle:/],
  ],
  hooks: { getInfo: extensionInfo },
  literals: [{ keys: ['ns', 'title', 'tools'], read: infoLiteral }],
};

/** The same as a constant, or as what a function of another name returns. */
function infoLiteral(literal: TSESTree.ObjectExpression, collector: Collector): void {
  const info = objectOf(literal, collector);
  const tools = entry(info, 'tools')?.value;
  const isTexts = ['ns', 'title'].every((key) => textOf(entry(info, key)?.value) !== undefined);
  // In a list it is a row of something else.
  if (!info || !isTexts || tools?.kind !== 'object' || listAround(literal) || isExpectation(literal)) return;
  const areTools = tools.entries.every(({ value }) => value.kind === 'object' && entry(value, 'title') !== undefined);
  if (collector.format === 'gloodata' || (tools.entries.length > 0 && areTools)) collector.addOther(info);
}

/** Known by what is left of it: two of its fields, with tools as only an extension has them, or its own table of values. */
function isInfo(info: ObjectValue): boolean {
  const demanded = ['ns', 'title', 'tools'].filter((key) => entry(info, key));
  if (demanded.length === 3) return true;
  const tools = entry(info, 'tools')?.value;
  const first = tools?.kind === 'object' ? tools.entries[0]?.value : undefined;
  const areOwn = ['title', 'examples'].every((key) => entry(first as Node, key) !== undefined);
  return demanded.length === 2 && (areOwn || entry(info, 'tagValues') !== undefined);
}

/** Known by its fields, unless the file is said to be an extension. */
function extensionInfo(callable: FunctionNode, collector: Collector): void {
  for (const { expression } of returnsOf(callable)) {
    const info = collector.evaluate(bare(expression));
    if (info.kind === 'object' && (collector.format === 'gloodata' || isInfo(info))) {
      collector.take(place(bare(expression)));
      collector.addOther(info);
      return;
    }
  }
}
