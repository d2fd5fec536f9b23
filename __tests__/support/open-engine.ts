/** In place of `src/eslint/open-engine.ts`: from source, the engine is imported, since Jest cannot require ES modules on every Node. */
import { engine } from '../../src/eslint-engine.js';

export const openEngine = () => engine;
