import type { Library } from '../library.js';
import { functionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'LlamaIndex',
  checkedAs: 'function',
  modules: { '@?llamaindex': ['tools', 'baseClasses'] },
  words: [['Tool', /\bFunctionTool\b/]],
  exports: { tool: functionTool },
  classes: ['FunctionTool'],
};
