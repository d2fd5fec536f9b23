import type { Library } from '../library.js';
import { decoratedTool, projectFactory } from '../registrations/configs.js';

/** What projects call functions and decorators of their own. */
export const library: Library = {
  checkedAs: 'mcp',
  modules: {},
  words: [
    ['Tool', /(register|add|define|create)\w{0,40}Tool\b/],
    ['Tool', /(extends|implements)\s[\w$.,<>\s]{0,100}Tool\b/],
    ['Tool', /@(Mcp|MCP)Tool\(/],
  ],
  calls: {
    createTool: projectFactory,
    defineTool: projectFactory,
    McpTool: decoratedTool,
    MCPTool: decoratedTool,
  },
};
