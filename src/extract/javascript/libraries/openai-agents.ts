import type { Library } from '../library.js';
import { FUNCTION_FACTORIES, functionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'OpenAI Agents SDK',
  checkedAs: 'function',
  modules: { '@openai/agents': ['tools', 'client', 'baseClasses'] },
  exports: { tool: functionTool, ...FUNCTION_FACTORIES },
};
