import type { Library } from '../library.js';
import { FUNCTION_FACTORIES, keyedFunctionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'AI SDK, `ai`',
  checkedAs: 'function',
  modules: { ai$: ['tools', 'client', 'baseClasses'], '@ai-sdk/': ['tools', 'client', 'baseClasses'] },
  exports: { tool: keyedFunctionTool, ...FUNCTION_FACTORIES },
};
