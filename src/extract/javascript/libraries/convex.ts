import type { Library } from '../library.js';
import { type Site, renamed } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { addFunctionOf, givenToFactory } from '../registrations/configs.js';

export const library: Library = {
  label: 'Convex',
  checkedAs: 'function',
  modules: { '@convex-dev/agent': ['tools', 'client'] },
  exports: { createTool: factory, defineTool: factory },
};

/** `{ search: createTool({ description, args, handler }) }`: the key is the name. */
function factory(site: Site, collector: Collector): void {
  const given = givenToFactory(site, collector);
  if (given) addFunctionOf({ ...given, config: renamed(given.config, { args: 'inputSchema' }) }, site, collector);
}
