/**
 * What stores demand before they take a submission, as data: each is `recommended`, and these rules with these severities.
 * The rules themselves keep the severity that they have.
 */
import type { Severity } from './rule.js';
export interface Store {
    readonly title: string;
    /** What a submission consists of: ESLint has a config for these files. */
    readonly files: 'source' | 'json';
    readonly demands: readonly Demand[];
    /** What the store looks at and no linter can. */
    readonly beyond: readonly string[];
}
export interface Demand {
    readonly rule: string;
    readonly severity: Severity;
    /** What the store demands, in our own words. */
    readonly says: string;
    readonly source: string;
}
export declare const STORES: {
    readonly 'mcp-registry': {
        readonly title: "the MCP registry (registry.modelcontextprotocol.io)";
        readonly files: "json";
        readonly demands: readonly [Demand, Demand, Demand, Demand, Demand, Demand, Demand];
        readonly beyond: readonly ["whether the namespace is yours: you sign in when you publish", "whether the package version is published, and names the server there", "whether this version of the server is published already"];
    };
};
export type StoreName = keyof typeof STORES;
export declare const STORE_NAMES: readonly StoreName[];
/** The severities that a store sets; none for a preset that is no store. */
export declare function storeSeverities(preset: string): ReadonlyMap<string, Severity>;
