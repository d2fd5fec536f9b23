import type { Library } from '../library.js';
import { FUNCTION_FACTORIES } from '../registrations/configs.js';

export const library: Library = {
  label: 'Mastra',
  checkedAs: 'function',
  modules: { '@mastra/': ['tools', 'client', 'baseClasses'] },
  exports: FUNCTION_FACTORIES,
};
