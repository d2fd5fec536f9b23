/** A manifest format as data: how it is recognised, where its tools are, what its JSON Schema says. */
import type { Code } from './code.js';
import type { DiffRule } from './message.js';
import type { FormatId, Rule, Severity, Tool } from './rule.js';
import type { Node } from './tree.js';
/** What is wrong with a value, by ajv. */
export interface SchemaError {
    readonly instancePath: string;
    readonly schemaPath: string;
    readonly keyword: string;
    readonly params: Record<string, unknown>;
}
/** A validator that was compiled at build time. */
export interface Validator {
    (value: unknown): boolean;
    errors?: SchemaError[] | null;
}
export interface Format {
    readonly id: FormatId;
    readonly title: string;
    /** It is never written in source code, so its rules do not apply to JavaScript and TypeScript. */
    readonly isDataOnly?: true;
    /** A file of this name beside one of those is meant to be of this format, however broken it is. */
    readonly standsBeside?: {
        readonly name: string;
        readonly siblings: readonly string[];
    };
    /** What it is recognised by, for people, in Markdown: "`a` and `b`". */
    readonly knownBy: string;
    /**
     * Words that are in the text of every file of this format, each group an alternative;
     * a file without them need not be parsed. The word of a group that other files seldom have comes first.
     */
    readonly requiredWords: readonly (readonly string[])[];
    /**
     * Keys at the root of a file that is recognised without being named, each group an alternative. Where the
     * root may be a list, `items` has the words one of which is in it.
     */
    readonly rootKeys: readonly (readonly string[])[];
    readonly items?: readonly string[];
    /** The top-level fields. */
    readonly fields: readonly string[];
    /**
     * What tells the format of a value that is not recognised, where its file was named: so many fields, and one of
     * its own, or an object that it shares with others where nothing but fields is beside it.
     */
    readonly guess?: {
        readonly own?: readonly string[];
        readonly shared?: readonly string[];
        readonly atLeast: number;
    };
    /** Keys that tell what a text was meant to be that is too broken to be recognised, each group an alternative. */
    readonly traces?: readonly (readonly string[])[];
    /**
     * Recognition by content; weaker evidence will do where the file was named. A string says why the value is none
     * of ours though it looks so. `path` is a further sign: some files are known by their names.
     */
    recognise(root: Node, code: Code, isNamed: boolean, path: string): boolean | string;
    /** A value of this format is of that one as well: their rules complete each other. */
    isAlso?(root: Node): FormatId | undefined;
    /** What its JSON Schema judges, each by itself. */
    units(root: Node, code: Code): readonly Node[];
    tools(root: Node): readonly Tool[];
    readonly contract: ToolContract;
    /** How many servers a manifest names that has no tools, for reports that say what was read. */
    readonly counts?: {
        in(root: Node): number;
    };
    /** A rule of its own reports strings of the wrong length or form; in other formats the rule about types does. */
    readonly hasFieldFormat?: true;
    /** Structure only: judgement belongs to rules. */
    readonly schema: Readonly<Record<string, unknown>>;
    readonly validate: Validator;
}
/** What callers know of a tool of this format, and where: for what compares and lists tools. */
export interface ToolContract {
    /** A tool is a manifest of its own, in a list under `tools`, or in an object under `tools` by its name. */
    readonly toolsIn: 'manifest' | 'list' | 'object';
    /** What tells a tool of this format that is handed over without its manifest, if that alone is not recognised. */
    isTool?(tool: Node): boolean;
    /** A tool in a list is of this format where nothing tells of another. */
    readonly isFallback?: true;
    /** MCP servers list such tools, and clients read them. */
    readonly isServed?: true;
    /** As callers know it, where that is not its label: without a version. */
    nameOf?(tool: Tool): string | undefined;
    /** Where schemas are in a tool, by the key that holds each, if that is not the tool's own. */
    readonly pointers?: Readonly<Record<string, string>>;
    /** The key of the schema that every tool has, though source code may hide it. */
    readonly inputKey?: string;
    /** The key of the hints about what a tool does. */
    readonly hintsKey?: string;
    /** The key of the services that users sign in to, each with its scopes. */
    readonly servicesKey?: string;
    /** A tool has its own version. Without this, the version of its package counts. */
    readonly version?: OwnVersion;
}
interface OwnVersion {
    /** Reported if a tool has changed under the same version. */
    readonly rule: Extract<DiffRule, `${FormatId}/version-not-raised`>;
    /** How severe that is; undefined where the version may stay. */
    severityOf(change: {
        readonly isBreak: boolean;
        readonly isTextOnly: boolean;
    }): Severity | undefined;
}
/** Why a value is left alone that has some signs of a format, and too few to be sure. */
export declare const looksLike: ({ title, knownBy }: Pick<Format, "title" | "knownBy">) => string;
/** What a file looks like that was left alone since it has too few signs of it: "a Shinkai manifest". */
export declare const nearMissIn: (reason: string) => string | undefined;
/** All that there is to lint with. */
export interface Knowledge {
    readonly rules: readonly Rule[];
    readonly formats: readonly Format[];
}
/** What formats have in common that describe no tools and are only ever written as data. */
export declare const WITHOUT_TOOLS: {
    isDataOnly: true;
    units: (root: Node) => Node[];
    tools: () => never[];
    contract: {
        toolsIn: "manifest";
    };
    counts: {
        in: () => number;
    };
    hasFieldFormat: true;
};
export {};
