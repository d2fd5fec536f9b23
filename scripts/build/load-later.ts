/** A plugin for esbuild: a module is left to a CommonJS bundle of its own, loaded by the first call of its function. */
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** `bundle`: as seen from the one that calls it. */
export function loadLater(module: string, name: string, bundle: string): Plugin {
  const contents = `
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    export const ${name} = () => require('${bundle}').${name}();
  `;
  return {
    name: 'load-later',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path }) => (path === resolve(module) ? { contents } : undefined)),
  };
}
