/** The same, and ours. */
import toolint from '../../dist/eslint.js';
import without from './without-ours.config.mjs';

export default [...without, toolint.configs.recommended];
