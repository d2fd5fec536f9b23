import type { Library } from '../library.js';

export const library: Library = {
  label: 'Cloudflare Agents',
  checkedAs: 'mcp',
  modules: { 'agents/mcp': ['server'] },
};
