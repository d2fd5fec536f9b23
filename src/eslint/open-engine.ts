/** Loads the engine when the first file may hold tools: most files that ESLint lints do not. */
import { createRequire } from 'node:module';
import type { Engine } from './engine.js';

let engine: Engine | undefined;

/** ESLint's rules are synchronous, so it cannot be imported. Both files are next to each other in dist/. */
export function openEngine(): Engine {
  engine ??= (createRequire(import.meta.url)('./eslint-engine.js') as { engine: Engine }).engine;
  return engine;
}
