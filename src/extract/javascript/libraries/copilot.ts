import type { Library } from '../library.js';
import { FUNCTION_FACTORIES } from '../registrations/configs.js';

export const library: Library = {
  label: 'GitHub Copilot SDK',
  checkedAs: 'function',
  modules: { '@github/copilot-sdk': [] },
  exports: FUNCTION_FACTORIES,
};
