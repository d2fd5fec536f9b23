/** The targets, built with counters in all that is ours. */
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type PluginBuild } from 'esbuild';
import type { Target } from '../../__tests__/fuzz/target.js';
import { instrument } from './instrument.js';

const BUILT = resolve('node_modules/.cache/toolint/fuzz');

export interface Fuzzed {
  readonly targets: readonly Target[];
  /** How often each way was taken, up to 255. */
  readonly counts: Uint8Array;
}

export async function loadTargets(): Promise<Fuzzed> {
  let ways = 0;
  const setup = ({ onLoad, onResolve }: PluginBuild): void => {
    onLoad({ filter: /\/(src|rules)\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents: instrument(text, () => `__ways[${ways++}]++`), loader: 'ts' };
    });
    // As in Jest's own configuration.
    onResolve({ filter: /\/open-engine\.js$/ }, () => ({ path: resolve('__tests__/support/open-engine.ts') }));
  };
  const { outputFiles } = await build({
    entryPoints: ['__tests__/fuzz/targets.ts'],
    outdir: BUILT,
    bundle: true,
    splitting: true,
    packages: 'external',
    // The same assertions, outside of Jest.
    alias: { '@jest/globals': 'expect' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    write: false,
    plugins: [{ name: 'ways', setup }],
  });
  mkdirSync(BUILT, { recursive: true });
  for (const { contents, path } of outputFiles) writeFileSync(path, contents);
  const counts = new Uint8Array(ways);
  Object.assign(globalThis, { __ways: counts, requireOnce: createRequire(import.meta.url) });
  const { TARGETS } = (await import(pathToFileURL(`${BUILT}/targets.js`).href)) as { TARGETS: readonly Target[] };
  return { targets: TARGETS, counts };
}
