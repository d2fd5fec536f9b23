import type { Rule } from '../core/rule.js';
import type { ConfigSource } from './config-source.js';
export interface PluginOptions {
    readonly cwd: string;
    readonly allowCode: boolean;
}
/** The rules of all plugins of a config, each beside the name of its plugin. */
export declare function loadPlugins(source: ConfigSource, plugins: readonly unknown[], options: PluginOptions): Promise<PluginRule[]>;
export interface PluginRule {
    readonly plugin: string;
    readonly rule: Rule;
}
