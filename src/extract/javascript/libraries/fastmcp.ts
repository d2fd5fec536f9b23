import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import { propertyOf, type Site, asInputSchema, MAY_NAME_SCHEMA } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { isServer } from '../registrations/mcp-imports.js';
import { addPrompt } from '../registrations/prompts.js';
import { positionalTool } from '../registrations/registrars.js';
import { textOf } from '../../result/values.js';

export const library: Library = {
  label: 'FastMCP',
  checkedAs: 'mcp',
  modules: { fastmcp: ['server'] },
  words: [
    ['fastmcp', /["'](?:[a-z]{3,5}:[\w:./]{0,40})?fastmcp\b/, /description/, MAY_NAME_SCHEMA],
    ['fastmcp', /\binstructions\b|addPrompt|\btransportType\b/],
  ],
  calls: { addTool, addPrompt },
};

/** `server.addTool({ name, parameters, execute })` */
function addTool(site: Site, collector: Collector): void {
  const { call, args } = site;
  const config = collector.evaluate(args[0]!);
  if (config.kind === 'string') return positionalTool(site, collector);
  if (config.kind !== 'object' || !entry(config, 'name')) return;
  const isOfServer = isServer(site, collector) && (entry(config, 'execute') ?? entry(config, 'parameters'));
  if (!entry(config, 'inputSchema') && !isOfServer) return;
  collector.takeArgument(args[0]!);
  collector.addTool(asInputSchema(config, 'parameters'), call, { api: 'literal' });
  collector.addHandler(args[1] ?? propertyOf(args[0], 'execute', 'handler'), textOf(entry(config, 'name')?.value));
}
