import type { Library } from '../library.js';
import { readModuleTool } from '../registrations/module-tools.js';

export const library: Library = {
  label: 'sunpeak',
  checkedAs: 'mcp',
  modules: { 'sunpeak/mcp$': [] },
  words: [['sunpeak/mcp', /[Tt]ool/]],
  readModule: (all) => readModuleTool(all, { config: 'tool', isNamed: false }),
};
