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
    /** Options of the rule that are not those of `recommended`. */
    readonly options?: Readonly<Record<string, unknown>>;
}
export declare const STORES: {
    readonly 'claude-directory': {
        readonly title: "the Claude Connectors Directory";
        readonly files: "source";
        readonly demands: readonly Demand[];
        readonly beyond: readonly ["whether reading and writing are in separate tools, and no tool takes the HTTP method as a parameter", "whether a tool that takes free paths or queries names the API that they go to", "whether each tool does what its description says: reviewers call every one", "sign-in, callback URLs, the privacy policy, the test account and the screenshots"];
    };
    readonly 'chatgpt-apps': {
        readonly title: "apps in ChatGPT";
        readonly files: "source";
        readonly demands: readonly Demand[];
        readonly beyond: readonly ["whether the hints are right for what the tool does, where its name and description do not tell", "whether each widget has a domain of its own", "whether the server asks for no more data than it needs, and answers with no more", "whether you are a verified developer; the privacy policy, the test account, the test cases and the screenshots"];
    };
    readonly 'mcp-registry': {
        readonly title: "the MCP registry (registry.modelcontextprotocol.io)";
        readonly files: "json";
        readonly demands: readonly Demand[];
        readonly beyond: readonly ["whether the namespace is yours: you sign in when you publish", "whether the package version is published, and names the server there", "whether this version of the server is published already"];
    };
};
export type StoreName = keyof typeof STORES;
export declare const STORE_NAMES: readonly StoreName[];
/** A run that is a check before a submission. */
export interface Submission {
    readonly store: StoreName;
    /** Rules of the store that the config has switched off. */
    readonly off: readonly string[];
}
/** The store that a preset is, and what of it is switched off, where a run begins. */
export declare function submissionTo(preset: string, on: {
    has(rule: string): boolean;
}): Submission | undefined;
/** What a store demands, by rule; nothing for a preset that is no store. */
export declare function demandsOf(preset: string): ReadonlyMap<string, Demand>;
