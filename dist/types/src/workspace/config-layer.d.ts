import type { Preset, Rule, Validator } from '../core/rule.js';
import { type Part } from './config-part.js';
import { type ConfigSource, type ReadConfigOptions } from './config-source.js';
export interface LayerOptions extends ReadConfigOptions {
    readonly validate: Validator;
    readonly builtinRules: readonly Rule[];
}
/** Patterns in it count from `folder`, also those of configs that it extends. */
export interface Layer {
    readonly folder: string;
    readonly root: boolean;
    readonly preset: Preset | undefined;
    /** What is extended comes before what extends it. */
    readonly parts: readonly Part[];
}
export declare function makeLayer(source: ConfigSource, folder: string, options: LayerOptions): Promise<Layer>;
