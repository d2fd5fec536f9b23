import type { Library } from '../library.js';
import { setRequestHandler } from '../registrations/list-handlers.js';
import { MAY_NAME_SCHEMA } from '../registrations/objects.js';
import { prompt, registerPrompt } from '../registrations/prompts.js';
import { registerResource, registerTool, resource, tool } from '../registrations/server.js';

export const library: Library = {
  label: 'MCP SDK, versions 1 and 2',
  checkedAs: 'mcp',
  modules: {
    '@modelcontextprotocol/': ['server'],
    '@modelcontextprotocol/(sdk/)?client': ['client'],
  },

  words: [
    'registerTool',
    ['Resource', /registerResource/],
    ['Prompt', /registerPrompt/],
    'setRequestHandler',
    'inputSchema',
    '.tool(',
    ['Hint', /\b(readOnly|destructive|idempotent|openWorld)Hint\b/],
    // Whatever has the SDK's type is a tool.
    [
      '@modelcontextprotocol/',
      /(\b(Tool|ListToolsResult)\b|\*\s{1,9}as\b)[^;'"]{0,300}\sfrom\s{0,9}["'][\w:./]{0,40}@modelcontextprotocol\//,
    ],
    // What a server has beside tools may be in a file of its own.
    ['@modelcontextprotocol/', /\binstructions\b|\.(prompt|resource)\(/],
    // It may only connect a server that another file makes.
    ['@modelcontextprotocol/', /\.handlePostMessage\(/],
    // The file that starts a server may leave its tools to others. What it prints is looked at.
    ['@modelcontextprotocol/', /\bnew\s{1,9}StdioServerTransport\b/],
    // One that serves by HTTP may connect a server again and again.
    ['@modelcontextprotocol/', /\bnew\s{1,9}\w{0,30}(?:HTTP|SSE)ServerTransport\b/],
    // It may be handed to a package that registers tools on it.
    ['@modelcontextprotocol/', /\bnew\s{1,9}McpServer\b/],
    // An answer that is written without the SDK.
    ['tools/list', /jsonrpc/],
    // What hands a server on says which tools are its own.
    [
      'erver',
      /mcp/i,
      /\b(?:register|add|set|setup|attach|init|install|mount|bind|load|apply|use)\w{0,60}\(\s{0,9}(?:this\.)?\w{0,30}[sS]erver\s{0,9}[,)]/,
    ],
    // A server may keep its tools in words of its own.
    [
      '@modelcontextprotocol/',
      /["'](?:[a-z]{3,5}:[\w:./]{0,40})?@modelcontextprotocol\//,
      /description/,
      MAY_NAME_SCHEMA,
    ],
  ],
  calls: {
    registerTool,
    // `server.experimental.tasks`
    registerToolTask: registerTool,
    tool,
    registerResource,
    resource,
    registerPrompt,
    prompt,
    setRequestHandler,
  },
};
