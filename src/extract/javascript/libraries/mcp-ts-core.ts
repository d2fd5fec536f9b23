import type { Library } from '../library.js';
import { type Site, asInputSchema, named, opened, withEntries } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';

export const library: Library = {
  label: 'mcp-ts-core',
  checkedAs: 'mcp',
  modules: { '@cyanheads/mcp-ts-core': ['tools'] },
  exports: { tool: definedTool, appTool: definedTool },
};

/** `tool('search', { description, input, handler })`, and `appTool` for one with a widget. */
function definedTool({ call, args: [name, definition] }: Site, collector: Collector): void {
  const config = definition && collector.evaluate(definition);
  if (config?.kind !== 'object') return;
  collector.takeArgument(definition!);
  const tool = withEntries(asInputSchema(config, 'input'), [named('name', name!, collector.evaluate(name!))]);
  collector.addTool(opened(tool), call, { api: 'literal', takesShapes: true });
}
