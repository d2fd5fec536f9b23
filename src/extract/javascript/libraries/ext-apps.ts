import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import { EXT_APPS } from '../modules.js';
import { type Site, withEntries } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { register, registerResource } from '../registrations/server.js';
import { place } from '../syntax.js';

export const library: Library = {
  label: 'MCP Apps, `ext-apps`',
  checkedAs: 'mcp',
  modules: { '@modelcontextprotocol/ext-apps(/|$)': [] },
  words: ['registerAppTool', 'registerAppResource', 'ui://'],
  calls: { registerAppTool, registerAppResource },
};

/** `registerAppTool(server, name, config, handler)` */
function registerAppTool(site: Site, collector: Collector): void {
  register({ ...site, args: site.args.slice(1) }, collector, 'registerAppTool');
}

/** `registerAppResource(server, name, uri, config, reader)`; the MIME type has a default. */
function registerAppResource(site: Site, collector: Collector): void {
  const before = collector.resources.length;
  registerResource({ ...site, args: site.args.slice(1) }, collector);
  const added = collector.resources[before];
  if (added?.kind !== 'object' || added.open || entry(added, 'mimeType')) return;
  if (!collector.modules.has(EXT_APPS)) {
    collector.resources[before] = { ...added, open: true };
    return;
  }
  collector.register({ ...place(site.call), api: 'registerAppResource', resource: added });
  const at = place(site.call.callee);
  collector.resources[before] = withEntries(added, [{ key: 'mimeType', ...at, value: { kind: 'unknown', ...at } }]);
}
