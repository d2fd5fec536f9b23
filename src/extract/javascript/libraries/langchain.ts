import type { Library } from '../library.js';
import { FUNCTION_FACTORIES, functionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'LangChain',
  checkedAs: 'function',
  modules: { '@?langchain': ['tools', 'client', 'baseClasses'] },
  exports: { tool: functionTool, ...FUNCTION_FACTORIES },
  classes: ['DynamicTool', 'DynamicStructuredTool'],
};
