/** What judges files for the ESLint plugin, with all rules. */
import { formats, rules } from '../rules/index.js';
import { createEngine } from './eslint/engine.js';

export const engine = createEngine(rules, formats);
