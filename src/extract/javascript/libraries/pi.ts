import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import type { Site } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { isServer } from '../registrations/mcp-imports.js';
import { isToolConfig, registerTool } from '../registrations/server.js';

export const library: Library = {
  label: 'pi and OpenClaw',
  checkedAs: 'function',
  modules: { '@[^/]+/pi-(coding-agent|agent-core)(/|$)': [], 'openclaw/plugin-sdk(/|$)': [] },
  methods: { registerTool: extensionTool },
};

/** `pi.registerTool({ name, description, parameters, execute })` */
function extensionTool(site: Site, collector: Collector): void {
  const { call, args } = site;
  const config = collector.evaluate(args[0]!);
  if (config.kind !== 'object' || isServer(site, collector) || isToolConfig(config, args[1]))
    return registerTool(site, collector);
  if (!entry(config, 'name') || !entry(config, 'parameters')) return;
  collector.takeArgument(args[0]!);
  collector.addFunction(config, collector.shownWith(call));
}
