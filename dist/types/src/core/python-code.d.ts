/** What only Python has: functions whose signatures are schemas, and the texts in and around them. Places and names, no syntax. */
import type { Place } from './tree.js';
export interface PythonView {
    readonly tools: readonly PythonTool[];
    /** Decorators without parentheses, of a server that needs them. */
    readonly bareDecorators: readonly Place[];
}
export interface PythonTool {
    /** The function by its name, at the name. */
    readonly function: Place & {
        readonly name: string;
    };
    /** Which library serves it, where that is known. */
    readonly library?: PythonLibrary;
    /** Why it cannot be registered or called, or asks a model for what no one meant. */
    readonly faults: readonly SignatureFault[];
    /** All that it has, also what no model fills in. */
    readonly parameters: readonly (Place & {
        readonly name: string;
    })[];
    /** It takes any argument, or decorators around it may change which it takes. */
    readonly mayTakeMore: boolean;
    /** The parameters that its docstring lists, each at its name there. */
    readonly documented: readonly (Place & {
        readonly name: string;
    })[];
    /** All words of the docstring. */
    readonly words: ReadonlySet<string>;
    /** Texts in `Annotated` that describe a parameter. */
    readonly texts: readonly AnnotatedText[];
}
export type PythonLibrary = 'official' | 'fastmcp';
export interface SignatureFault extends Place {
    readonly is: 'args' | 'kwargs' | 'underscore' | 'self' | 'context' | 'positional-only' | 'required-after-optional';
    readonly name: string;
    /** `true` where it is so in all versions that it may be. */
    readonly isCertain: boolean;
}
export interface AnnotatedText extends Place {
    /** The parameter. */
    readonly name: string;
    readonly parameter: Place;
    /** The library reads it; undefined where only some versions do. */
    readonly isServed: boolean | undefined;
    /** What the file calls pydantic's `Field`, where it imports it. */
    readonly field?: string;
}
