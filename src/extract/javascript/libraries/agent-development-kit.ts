import type { Library } from '../library.js';

export const library: Library = {
  label: 'Agent Development Kit',
  checkedAs: 'function',
  modules: { '@google/adk': ['tools'], '@google/': ['baseClasses'] },
  words: [['Tool', /\bFunctionTool\b/]],
  classes: ['FunctionTool'],
};
