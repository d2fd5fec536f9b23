import type { Library } from '../library.js';
import { describedTool } from '../registrations/configs.js';

/** Tools of a web page, which a bridge in the browser serves as a server does. */
export const library: Library = {
  label: 'WebMCP, `@mcp-b/…`',
  checkedAs: 'mcp',
  modules: { '@mcp-b/': [] },
  words: ['useWebMCP'],
  exports: { useWebMCP: (site, all) => describedTool(site, all, true) },
};
