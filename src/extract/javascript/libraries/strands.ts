import type { Library } from '../library.js';
import { functionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'Strands Agents',
  checkedAs: 'function',
  modules: { '@strands-agents/': ['tools'] },
  words: [['Tool', /\bFunctionTool\b/]],
  exports: { tool: functionTool },
  classes: ['FunctionTool'],
};
