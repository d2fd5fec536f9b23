import type { Library } from '../library.js';
import { decoratedTool, projectFactory } from '../registrations/configs.js';

/** What projects call functions and decorators of their own. */
export const library: Library = {
  checkedAs: 'mcp',
  modules: {},
  words: [
    ['Tool', /(register|add|define|create)\w{0,40}Tool(Def|Definition|Spec)?\b/],
    ['Tool', /(extends|implements)\s[\w$.,<>\s]{0,100}Tool\b/],
    ['Tool', /@(Mcp|MCP)Tool\(/],
    // Whatever it is called, it is given a name or a definition.
    ['Tool', /[a-z]Tool\w{0,30}\(\s{0,20}(?:["'`{]|\w{1,30},\s{0,20}["'`{])/, /\bdescri/, /[sS]chema|parameters|\bz\./],
    ['tool(', /\btool\(\s{0,20}["'`][\w.:-]{1,80}["'`],/],
    ['toolName', /\bregister\w{0,30}\(/, /\bdescription\b/],
    // A list or a constant of tools whose schemas are called `parameters`.
    [
      'Tool',
      /\b(?:const|let)\s\w{0,60}Tools?\b|:\s{0,9}\w{0,60}Tool\w{0,60}(?:<[^<>]{0,80}>|\[\])?\s=/,
      /\bdescription\b/,
      /\b(parameters|schema)\b/,
    ],
  ],
  calls: {
    createTool: projectFactory,
    defineTool: projectFactory,
    McpTool: decoratedTool,
    MCPTool: decoratedTool,
  },
};
