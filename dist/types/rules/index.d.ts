import type { Format } from '../src/core/format.js';
import type { Rule } from '../src/core/rule.js';
export declare const formats: readonly Format[];
export declare const rules: readonly Rule[];
