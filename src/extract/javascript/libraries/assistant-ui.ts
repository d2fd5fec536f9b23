import type { Library } from '../library.js';
import { functionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'assistant-ui',
  checkedAs: 'function',
  modules: { '@assistant-ui/': ['tools', 'client'] },
  exports: { tool: functionTool },
};
