import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import type { Collector } from '../registrations/collector.js';
import { listAround, objectOf, underscoredTool } from '../registrations/literals.js';
import type { TSESTree } from '../syntax.js';
import { textOf, type ObjectValue } from '../../result/values.js';

export const library: Library = {
  label: 'Open Tool Calling',
  checkedAs: 'otc',
  modules: {},
  words: ['input_schema'],
  literals: [{ keys: ['input_schema'], oneOf: ['id', 'output_schema', 'version'], read: definition }],
};

/** Those of one array are one manifest. */
function definition(literal: TSESTree.ObjectExpression, collector: Collector): void {
  const config = objectOf(literal, collector);
  const input = entry(config, 'input_schema')?.value;
  const hasId = textOf(entry(config, 'id')?.value)?.includes('@') ?? false;
  if (!config) return;
  if (!hasId && !(input?.kind === 'object' && entry(input, 'parameters'))) {
    if (isNamed(config) && textOf(entry(input, 'type')?.value) === 'object') underscoredTool(literal, collector);
    return;
  }
  const list = listAround(literal);
  const root = list ? collector.evaluate(list) : config;
  collector.addOther(root.kind === 'array' ? root : config);
  if (root.kind === 'array') for (const item of root.items) collector.take(item);
}

const isNamed = (config: ObjectValue): boolean =>
  textOf(entry(config, 'name')?.value) !== undefined && !entry(config, 'id') && !entry(config, 'version');
