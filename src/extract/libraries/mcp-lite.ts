import type { Library } from '../library.js';
import { propertyOf, type Site } from '../registrations/call-site.js';
import type { Collector } from '../registrations/collector.js';
import { named, withEntries } from '../registrations/objects.js';
import { tool } from '../registrations/server.js';
import { textOf } from '../values.js';

export const library: Library = {
  label: 'mcp-lite',
  checkedAs: 'mcp',
  modules: { 'mcp-lite': ['server'] },
  methods: { tool: toolWithHandler },
};

/** `server.tool(name, { description, inputSchema, handler })` */
function toolWithHandler(site: Site, all: Collector): void {
  const { call, names, args } = site;
  const [first, second] = args;
  if (names.length === 1 || args.length !== 2 || first!.type === 'ObjectExpression') return tool(site, all);
  const name = all.evaluate(first!);
  const config = all.evaluate(second!);
  if (config.kind !== 'object') return;
  all.takeArgument(second!);
  all.addTool(withEntries(config, [named('name', first!, name)]), call, { api: 'literal' });
  all.addHandler(propertyOf(second, 'handler'), textOf(name));
}
