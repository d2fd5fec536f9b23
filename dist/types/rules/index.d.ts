import type { Format, Rule } from '../src/core/rule.js';
export declare const formats: readonly Format[];
export declare const rules: readonly Rule[];
