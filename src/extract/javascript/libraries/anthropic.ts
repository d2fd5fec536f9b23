import type { Library } from '../library.js';
import { madeFunctionTool } from '../registrations/configs.js';
import { underscoredTool } from '../registrations/literals.js';

export const library: Library = {
  label: 'Anthropic',
  checkedAs: 'function',
  modules: { '@anthropic-ai/sdk/': ['tools'], '@anthropic-ai/': ['client'] },
  words: ['input_schema'],
  exports: { betaTool: madeFunctionTool, betaZodTool: madeFunctionTool },
  // With one of the others it is a definition of Open Tool Calling.
  literals: [{ keys: ['name', 'input_schema'], noneOf: ['id', 'output_schema', 'version'], read: underscoredTool }],
};
