import type { Library } from '../library.js';
import { FUNCTION_FACTORIES } from '../registrations/configs.js';

export const library: Library = {
  label: 'Genkit',
  checkedAs: 'function',
  modules: { '(.*[@/])?genkit': ['lookalikes'] },
  methods: FUNCTION_FACTORIES,
};
