import type { Library } from '../library.js';
import { madeFunctionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'TanStack AI',
  checkedAs: 'function',
  modules: { '@tanstack/ai': ['tools'] },
  exports: { toolDefinition: madeFunctionTool },
};
