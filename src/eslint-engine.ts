/** What judges files for the ESLint plugin; scripts/build makes a bundle of its own of it. */
import { formats, rules } from '../rules/index.js';
import { createEngine, type Engine } from './eslint/engine.js';

const engine = createEngine(rules, formats);

/** So few run little of the code. */
const FEW = 10;

export const openEngine = (): Engine => engine;

/** What the run used of the code, which is kept for later ones; what many files need is added to what few needed. */
export const used = (): readonly string[] => (engine.judged > FEW ? ['rules', 'many'] : ['rules']);

export { asAtStart } from './v8-options.js';
