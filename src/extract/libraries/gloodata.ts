import type { Library } from '../library.js';
import { entry } from '../../core/tree.js';
import { returnsOf } from '../functions.js';
import type { Collector } from '../registrations/collector.js';
import { bare, type FunctionNode } from '../syntax.js';
import { place } from '../values.js';

export const library: Library = {
  label: 'Gloodata',
  checkedAs: 'gloodata',
  modules: {},
  words: [['getInfo', /\bns\b/]],
  hooks: { getInfo: extensionInfo },
};

/** Known by its fields, unless the file is said to be an extension. */
function extensionInfo(callable: FunctionNode, all: Collector): void {
  for (const { expression } of returnsOf(callable)) {
    const info = all.evaluate(bare(expression));
    if (
      info.kind === 'object' &&
      (all.format === 'gloodata' || ['ns', 'title', 'tools'].every((key) => entry(info, key)))
    ) {
      all.take(place(bare(expression)));
      all.addOther(info);
      return;
    }
  }
}
