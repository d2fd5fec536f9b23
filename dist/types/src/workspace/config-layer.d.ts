/** One config with all that it extends, ready to be asked about paths. */
import type { Preset, Rule, Validator } from '../core/rule.js';
import { type ConfigSource, type ReadConfigOptions } from './config-source.js';
import { type Config, type RuleSettings } from './config-types.js';
import type { IgnoreRule } from './gitignore.js';
import { type PluginRule } from './plugins.js';
import type { Test } from './wildcard.js';
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
/** What stands in one file. */
export interface Part {
    readonly source: ConfigSource;
    readonly config: Config;
    readonly plugins: readonly PluginRule[];
    readonly overrides: readonly {
        readonly matches: Test;
        readonly rules: RuleSettings;
    }[];
    readonly ignore: readonly IgnoreRule[];
    readonly files: Test | undefined;
    readonly formats: readonly {
        readonly matches: Test;
        readonly format: NonNullable<Config['formats']>[string];
    }[];
    readonly servers: readonly {
        readonly name: string;
        readonly matches: Test;
    }[];
}
export declare function makeLayer(source: ConfigSource, folder: string, options: LayerOptions): Promise<Layer>;
