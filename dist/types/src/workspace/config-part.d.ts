/** What stands in one config file, made ready: its plugins loaded, its patterns compiled. */
import type { FormatId } from '../core/rule.js';
import type { ConfigSource } from './config-source.js';
import type { Config, RuleSettings } from './config-types.js';
import type { IgnoreRule } from './gitignore.js';
import { type PluginOptions, type PluginRule } from './plugins.js';
import type { Test } from './wildcard.js';
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
    /** `isKind`: its pattern says of which name or extension the files are. */
    readonly formats: readonly {
        readonly matches: Test;
        readonly format: FormatId;
        readonly isKind: boolean;
    }[];
    readonly servers: readonly {
        readonly name: string;
        readonly matches: Test;
    }[];
}
/** `budget` is shared by the files of a layer. */
export declare function makePart(source: ConfigSource, config: Config, options: PluginOptions, budget: {
    patterns: number;
}): Promise<Part>;
