import type { Library } from '../library.js';
import { functionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'xsAI',
  checkedAs: 'function',
  modules: { '@xsai/tool$': ['tools'] },
  exports: { tool: functionTool },
};
