import type { Library } from '../library.js';
import { propertyOf, type Site, named, withEntries } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { tool } from '../registrations/server.js';
import { textOf } from '../../result/values.js';

export const library: Library = {
  label: 'mcp-lite',
  checkedAs: 'mcp',
  modules: { 'mcp-lite': ['server'] },
  methods: { tool: toolWithHandler },
};

/** `server.tool(name, { description, inputSchema, handler })` */
function toolWithHandler(site: Site, collector: Collector): void {
  const { call, names, args } = site;
  const [first, second] = args;
  if (names.length === 1 || args.length !== 2 || first!.type === 'ObjectExpression') return tool(site, collector);
  const name = collector.evaluate(first!);
  const config = collector.evaluate(second!);
  if (config.kind !== 'object') return;
  collector.takeArgument(second!);
  collector.addTool(withEntries(config, [named('name', first!, name)]), call, { api: 'literal' });
  collector.addHandler(propertyOf(second, 'handler'), textOf(name));
}
