import type { Library } from '../library.js';

export const library: Library = {
  label: 'BeeAI',
  checkedAs: 'function',
  modules: { 'beeai-framework': ['tools', 'baseClasses'] },
  classes: ['DynamicTool'],
};
