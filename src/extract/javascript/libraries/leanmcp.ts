import type { Library } from '../library.js';
import { decoratedTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'LeanMCP',
  checkedAs: 'mcp',
  modules: { '@leanmcp/core$': [] },
  words: [['Tool', /@leanmcp\/core/]],
  exports: { Tool: decoratedTool },
};
