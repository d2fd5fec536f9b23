import type { Document } from './document.js';
import { Locator } from './locate.js';
import type { Directive, Format, FormatId, Manifest, OpenaiDialect } from './rule.js';
export interface Hints {
    /** The config says what the file is. */
    readonly format?: FormatId;
    /** Somebody named the file, or its place tells what it is: weaker evidence will do. */
    readonly named: boolean;
    readonly servers: readonly string[];
    readonly dialect?: {
        readonly openai: OpenaiDialect;
    };
}
export interface Recognition {
    readonly manifests: readonly Manifest[];
    readonly locator: Locator;
    readonly directives: readonly Directive[];
    /** Why a file was left alone, when it was. */
    readonly skipped?: string;
}
export declare const NO_FORMAT = "no known format";
export declare function recognise(document: Document, formats: readonly Format[], hints: Hints): Recognition;
