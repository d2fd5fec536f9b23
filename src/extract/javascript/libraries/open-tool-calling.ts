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
  words: ['input_schema', ['output_schema', /@\d+\.\d+/]],
  literals: [
    { keys: ['input_schema'], oneOf: ['id', 'output_schema', 'version'], read: definition },
    { keys: ['id', 'output_schema', 'version'], read: withoutInput },
  ],
};

/** What has lost its input, or has it under another name, is known by its id: `Weather.Forecast@1.0.0`. */
function withoutInput(literal: TSESTree.ObjectExpression, collector: Collector): void {
  const config = objectOf(literal, collector);
  const version = textOf(entry(config, 'version')?.value);
  const id = textOf(entry(config, 'id')?.value) ?? '';
  const isOwn = /^[\w-]+(?:\.[\w-]+)+@/.test(id) && version !== undefined && id.endsWith(`@${version}`);
  if (config && isOwn && !config.open && !entry(config, 'input_schema')) collector.addOther(config);
}

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
