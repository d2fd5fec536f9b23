import type { Library } from '../library.js';

export const library: Library = {
  label: 'mcp-handler',
  checkedAs: 'mcp',
  modules: { 'mcp-handler': ['server'], '@vercel/mcp-adapter': ['server'] },
};
