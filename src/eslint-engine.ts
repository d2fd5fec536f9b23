/** What judges files for the ESLint plugin; scripts/build makes a bundle of its own of it. */
import { formats, rules } from '../rules/index.js';
import { createEngine, type Engine } from './eslint/engine/engine.js';

const engine = createEngine(rules, formats);

export const openEngine = (): Engine => engine;

export { asAtStart } from './v8-options.js';
