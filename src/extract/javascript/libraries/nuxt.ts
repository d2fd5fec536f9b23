import type { Library } from '../library.js';
import { describedTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'Nuxt',
  checkedAs: 'mcp',
  modules: {},
  // Nuxt imports it by itself. Without a name, that of the file is the tool's.
  calls: { defineMcpTool: (site, all) => describedTool(site, all, true) },
};
